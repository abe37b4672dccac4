pitch-guilds = Draž lotry a čaroděje a postav jim sídlo.
