pitch-guilds = Draž o darebáky a čaroděje a postav jim sídlo.
