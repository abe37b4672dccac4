# Simurgh. Stejné identifikátory a proměnné ve všech jazycích; názvy součástí jsou v souborech obsahu.

title = Simurgh

## Skryté

hidden-tile = skrytá destička
hidden-dragon = skrytý drak
hidden-objective = skrytý cíl

## Kapitoly pravidel

chapter-power-draft = Příprava: destičky moci
chapter-tile-draft = Příprava: destičky akcí
chapter-dragon-choice = Příprava: draci
chapter-turn = Tah
chapter-laid = Tah: vyložená destička
chapter-recalling = Tah: stažení
chapter-effect = Tah: účinek
chapter-after-place = Tah: účinek
chapter-after-move = Tah: průzkum
chapter-paying = Tah: placení
chapter-spending = Tah: odevzdání vazala
chapter-paying-tokens = Tah: placení žetony
chapter-gaining = Tah: zisk
chapter-tokens = Tah: pokládání žetonů
chapter-keeping = Tah: nový drak
chapter-returning-dragons = Tah: vracení draků
chapter-boosting = Tah: schopnosti draků
chapter-scouting = Tah: Ležení zvědů
chapter-taking = Tah: výběr destičky
chapter-monument = Tah: Pomník
chapter-returning-objectives = Tah: vracení cílů
chapter-hand-limit = Konec tahu: limit ruky
chapter-resource-limit = Konec tahu: limit surovin
chapter-end = Závěrečné bodování

## Otázky

ask-power = Nech si jednu destičku moci. Ostatní dostane soused.
ask-draft = Vezmi si jednu z odkrytých destiček.
ask-dragon = Vyber si tajně jednoho ze tří draků.
ask-turn = Postav vazala (i na novou destičku), nebo stáhni.
ask-turn-recall = Nemáš už koho postavit. Stáhni vazaly.
ask-end-turn = Proveď volné akce, nebo ukonči tah.
ask-only-end-turn = Nic dalšího ti nezbývá. Ukonči tah.
ask-laid = Postav vazala na právě vyloženou destičku.
ask-recall = Stáhni další vazaly, nebo skonči.
ask-pay = Vyber platbu.
ask-spend = { $vassal_id ->
    [spearman] Vyber kopiníka, kterého odevzdáš.
   *[other] Vyber dračího jezdce, kterého odevzdáš.
}
ask-pay-token = Vyber žeton, kterým platíš.
ask-gain = Vyber zisk.
ask-token = { $count ->
    [one] Vyber draka, který dostane žeton.
   *[other] Vyber draka pro další z { $count } žetonů.
}
ask-keep-dragon = { $count ->
    [0] Nech si jednoho draka. Nedostane žádné žetony.
    [one] Nech si jednoho draka. Dostane { $count } žeton.
    [few] Nech si jednoho draka. Dostane { $count } žetony.
   *[other] Nech si jednoho draka. Dostane { $count } žetonů.
}
ask-return-dragon = { $count ->
    [one] Vrať posledního draka navrch, nebo dospod hromádky.
    [few] Vrať { $count } draky, každého navrch, nebo dospod hromádky.
   *[other] Vrať { $count } draků, každého navrch, nebo dospod hromádky.
}
ask-boost = Použij vhodnou schopnost, nebo žádnou.
ask-buy = Vezmi si jednu destičku akce.
ask-take = Vezmi si jednu z odkrytých destiček.
ask-objective = Umísti jeden z cílů, nebo žádný.
ask-return-objective = { $count ->
    [one] Vrať poslední cíl navrch, nebo dospod hromádky.
    [few] Vrať { $count } cíle, každý navrch, nebo dospod hromádky.
   *[other] Vrať { $count } cílů, každý navrch, nebo dospod hromádky.
}
ask-hand-limit = { $count ->
    [one] Máš o jednu destičku víc. Vrať ji do hromádky.
    [few] Máš o { $count } destičky víc. Vrať je do hromádky.
   *[other] Máš o { $count } destiček víc. Vrať je do hromádky.
}
ask-resource-limit = { $count ->
    [one] Máš o jednu surovinu víc. Vrať ji.
    [few] Máš o { $count } suroviny víc. Vrať je.
   *[other] Máš o { $count } surovin víc. Vrať je.
}

## Tahy

move-keep-power = Ponechat: { $tile }
move-draft = Vzít: { $tile }
move-choose-dragon = Vybrat: { $dragon }
move-place = { $vassal_id ->
    [spearman] Pošli kopiníka: { $space }
   *[other] Pošli dračího jezdce: { $space }
}
move-lay = Vylož destičku { $tile }: { $area }
move-replace = Zaplať zbraň, uvolni místo a vylož destičku { $tile }: { $area }
move-recall = { $vassal_id ->
    [spearman] Stáhni kopiníka: { $space }
   *[other] Stáhni dračího jezdce: { $space }
}
move-recall-all = Stáhnout všechny vazaly
move-recalled = Už nikoho nestahovat
move-skip = Vynechat hlavní akci
move-pay = Zaplatit: { $bundle }
move-gain = Získat: { $bundle }
move-spend = { $vassal_id ->
    [spearman] Odevzdej kopiníka: { $space }
   *[other] Odevzdej dračího jezdce: { $space }
}
move-pay-token = Zaplatit žetonem: { $dragon }, schopnost { $ability }
move-token = Polož žeton na draka { $dragon }
move-keep-dragon = Ponechat: { $dragon }
move-dragon-top = Na vršek hromádky: { $dragon }
move-dragon-bottom = Na spodek hromádky: { $dragon }
move-buy = Koupit destičku z pole { $slot }
move-buy-blind = Koupit vrchní destičku hromádky naslepo
move-take = Vzít destičku z pole { $slot }
move-objective = Umísti na pole { $slot } cíl „{ $objective }“
move-exchange-objective = Vyměň cíl na poli { $slot } za cíl „{ $objective }“
move-no-objective = Neumístit žádný cíl
move-objective-top = Na vršek hromádky: { $objective }
move-objective-bottom = Na spodek hromádky: { $objective }
move-explore = Posuň jezdce o úroveň níž: { $area }
move-ability = Použít: { $dragon }, schopnost { $ability }
move-boost = Použít: { $dragon }, schopnost { $ability }
move-no-boost = Nepoužít schopnost
move-tile-top = Na vršek hromádky: { $tile }
move-tile-bottom = Na spodek hromádky: { $tile }
move-discard = Vrátit: { $thing }
move-end-turn = Ukončit tah

## Krátké názvy do filtrů: druhy tahů a to, co se v nich vybírá

action-keep-power = Ponechat destičku moci
action-draft = Vzít destičku
action-choose-dragon = Vybrat draka
action-place = Postavit vazala
action-lay = Vyložit destičku
action-replace = Nahradit destičku
action-recall = Stáhnout vazala
action-recall-all = Stáhnout všechny vazaly
action-recalled = Už nikoho nestahovat
action-skip = Vynechat hlavní akci
action-pay = Zaplatit
action-gain = Získat
action-spend = Odevzdat vazala
action-pay-token = Zaplatit žetonem
action-token = Položit žeton
action-keep-dragon = Ponechat draka
action-dragon-top = Drak navrch
action-dragon-bottom = Drak dospod
action-buy = Koupit destičku
action-buy-blind = Koupit destičku naslepo
action-take = Vzít odkrytou destičku
action-objective = Umístit cíl
action-exchange-objective = Vyměnit cíl
action-no-objective = Neumístit žádný cíl
action-objective-top = Cíl navrch
action-objective-bottom = Cíl dospod
action-explore = Prozkoumat
action-ability = Použít schopnost
action-boost = Použít vhodnou schopnost
action-no-boost = Nepoužít schopnost
action-tile-top = Destička navrch
action-tile-bottom = Destička dospod
action-discard = Vrátit
action-end-turn = Ukončit tah
param-tile = Destička
param-dragon = Drak
param-vassal = Vazal
param-space = Pole
param-area = Oblast
param-bundle = Suroviny
param-ability = Schopnost
param-slot = Pole
param-objective = Cíl
param-thing = Surovina

## Události

event-turn = { $seat } začíná tah.
event-keep-power = { $tile_id ->
    [hidden] { $seat } si tajně nechává destičku moci.
   *[other] { $seat } si nechává destičku { $tile }.
}
event-draft = { $seat } si bere destičku { $tile }.
event-dragon = { $count ->
    [0] { $seat } získává draka { $dragon } bez žetonů.
    [one] { $seat } získává draka { $dragon } s { $count } žetonem.
   *[other] { $seat } získává draka { $dragon } se { $count } žetony.
}
event-place = { $vassal_id ->
    [spearman] { $seat } posílá kopiníka
   *[other] { $seat } posílá dračího jezdce
} { onto-spot }.
event-lay = { $seat } vykládá destičku { $tile } ({ $area }).
event-remove = Destička { $tile } ({ $area }) jde do kroniky.
event-recall = { $vassal_id ->
    [spearman] { $seat } stahuje kopiníka
   *[other] { $seat } stahuje dračího jezdce
} { from-spot }.
event-skip = { $seat } nemá žádnou možnou hlavní akci a vynechává ji.
event-pay = { $seat } platí { $bundle }.
event-gain = { $seat } získává { $bundle }.
event-short = { $seat } dostává méně, než dává účinek. V zásobě chybí { counted-missing }.
event-spend = { $vassal_id ->
    [spearman] { $seat } odevzdává kopiníka
   *[other] { $seat } odevzdává dračího jezdce
}{ $spot_id ->
    [none] {""}
   *[other] {" "}{ from-spot }
}.
event-pay-token = { $seat } platí žetonem ze schopnosti { $ability } draka { $dragon }.
event-token = { $seat } pokládá žeton na schopnost { $ability } draka { $dragon }.
event-tokens-lost = { $count ->
    [one] { $seat } nemá místo pro { $count } žeton a ztrácí ho.
    [few] { $seat } nemá místo pro { $count } žetony a ztrácí je.
   *[other] { $seat } nemá místo pro { $count } žetonů a ztrácí je.
}
event-dragons-drawn = { $count ->
    [one] { $seat } dobírá { $count } draka.
    [few] { $seat } dobírá { $count } draky.
   *[other] { $seat } dobírá { $count } draků.
}
event-dragon-seen = { $seat } dobírá draka { $dragon }.
event-dragon-top = { $dragon_id ->
    [hidden] { $seat } vrací draka navrch hromádky.
   *[other] { $seat } vrací draka { $dragon } navrch hromádky.
}
event-dragon-bottom = { $dragon_id ->
    [hidden] { $seat } vrací draka dospod hromádky.
   *[other] { $seat } vrací draka { $dragon } dospod hromádky.
}
event-buy = { $seat } si bere z nabídky destičku { $tile }.
event-blind = { $tile_id ->
    [hidden] { $seat } dobírá destičku z hromádky.
   *[other] { $seat } dobírá z hromádky destičku { $tile }.
}
event-look = { $count ->
    [one] { $seat } si prohlíží { $count } cíl.
    [few] { $seat } si prohlíží { $count } cíle.
   *[other] { $seat } si prohlíží { $count } cílů.
}
event-objective-seen = { $seat } si prohlíží cíl „{ $objective }“.
event-objective = { $seat } umisťuje na pole { $slot } cíl „{ $objective }“.
event-objective-gone = { $seat } odstraňuje ze hry cíl „{ $objective }“.
event-no-objective = { $seat } neumisťuje žádný cíl.
event-objective-top = { $objective_id ->
    [hidden] { $seat } vrací cíl navrch hromádky.
   *[other] { $seat } vrací navrch hromádky cíl „{ $objective }“.
}
event-objective-bottom = { $objective_id ->
    [hidden] { $seat } vrací cíl dospod hromádky.
   *[other] { $seat } vrací dospod hromádky cíl „{ $objective }“.
}
event-explore = { $tile_id ->
    [none] { $seat } posouvá jezdce na úroveň { $level } ({ $area }).
   *[other] { $seat } posouvá jezdce na úroveň { $level } destičky { $tile }.
}
event-ability = { $seat } používá schopnost { $ability } draka { $dragon }.
event-tile-top = { $tile_id ->
    [hidden] { $seat } vrací destičku navrch hromádky.
   *[other] { $seat } vrací destičku { $tile } navrch hromádky.
}
event-tile-bottom = { $tile_id ->
    [hidden] { $seat } vrací destičku dospod hromádky.
   *[other] { $seat } vrací destičku { $tile } dospod hromádky.
}
event-discard = { $thing_id ->
    [veg] { $seat } vrací do zásoby 1 zeleninu.
    [weapon] { $seat } vrací do zásoby 1 zbraň.
   *[other] { $seat } vrací do zásoby 1 { $thing }.
}
event-display = Destička { $tile } přichází na pole { $slot } Ležení zvědů.
event-ending = { $seat } ohlašuje konec hry. Všichni ostatní mají ještě jeden tah.
event-end = Hra skončila. Počítají se body.

## Odmítnutí

refused-not-offered = To vybrat nemůžeš.
refused-main-done = Hlavní akci tohoto tahu už máš za sebou.
refused-main-action-first = Nejdřív proveď hlavní akci.
refused-no-vassal = Nemáš volného vazala tohoto druhu.
refused-no-tile = V této oblasti neleží destička.
refused-space = Tohoto vazala sem postavit nemůžeš.
refused-effect = Účinek tohoto pole nemůžeš provést celý.
refused-not-in-hand = Tuto destičku nemáš v ruce.
refused-area-closed = Při tomto počtu hráčů je tato oblast uzavřená.
refused-area-taken = Už tu leží destička. Vylož svou na volnou oblast.
refused-lay = Na této destičce nemůžeš provést účinek žádného pole.
refused-nobody-there = Takového vazala tam nemáš.
refused-ability = Tuto schopnost teď použít nemůžeš.
refused-laid-tile = Postav vazala na právě vyloženou destičku.
refused-placing-due = Potom by nešlo postavit vazala na právě vyloženou destičku.
refused-tile-due = Potom by nešlo zaplatit žádnou destičku.
refused-pay = Za tento účinek se takhle neplatí.
refused-gain = Tohle účinek nedává.
refused-spend = Vazaly z pole, jehož účinek právě probíhá, odevzdat nelze.
refused-no-token = Na této schopnosti není žeton.
refused-no-room = Na tomto drakovi není místo pro žeton.
refused-not-drawn = Tohle není mezi prohlíženými.
refused-boost = Tato schopnost neodpovídá na to, co se právě stalo.
refused-slot-empty = Na tomto poli neleží destička.
refused-slot-taken = Na tomto poli už cíl leží.
refused-stack-empty = Hromádka je prázdná.
refused-too-expensive = Tohle zaplatit nemůžeš.
refused-no-oracle = Potřebuješ žeton na jednorázové schopnosti, která vyměňuje cíle.
refused-buy-tile = Nejdřív si vezmi destičku akce.
refused-place-objective = Nejdřív umísti cíl, nebo se ho vzdej.
refused-hand-limit = Nejdřív vrať destičku z ruky. Destičky moci zůstávají.
refused-resource-limit = Nejdřív vrať přebytečné suroviny.
refused-first-recalling = Nejdřív stáhni další vazaly, nebo stahování ukonči.
refused-first-paying = Nejdřív vyber platbu.
refused-first-spending = Nejdřív vyber vazala, kterého odevzdáš.
refused-first-paying-tokens = Nejdřív vyber žeton, kterým zaplatíš.
refused-first-gaining = Nejdřív vyber zisk.
refused-first-tokens = Nejdřív umísti získaný žeton.
refused-first-keeping = Nejdřív si ponech jednoho z dobraných draků.
refused-first-returning-dragons = Nejdřív vrať ostatní draky, každého navrch nebo dospod hromádky.
refused-first-boosting = Nejdřív použij schopnost, nebo možnost nevyužij.
refused-first-taking = Nejdřív si vezmi vyloženou destičku.
refused-first-returning-objectives = Nejdřív vrať ostatní cíle, každý navrch nebo dospod hromádky.
refused-first-hand-limit = Nejdřív vrať destičku z ruky. Destičky moci zůstávají.
refused-first-resource-limit = Nejdřív vrať přebytečné suroviny.
refused-return-tiles = { $count ->
    [one] Nejdřív vrať jednu destičku z ruky.
    [few] Nejdřív vrať { $count } destičky z ruky.
   *[other] Nejdřív vrať { $count } destiček z ruky.
}
refused-return-resources = { $count ->
    [one] Nejdřív vrať jednu přebytečnou surovinu.
    [few] Nejdřív vrať { $count } přebytečné suroviny.
   *[other] Nejdřív vrať { $count } přebytečných surovin.
}
refused-none-free = { $vassal_id ->
    [spearman] Nemáš volného kopiníka.
   *[other] Nemáš volného dračího jezdce.
}
refused-vassal-back = { $vassal_id ->
    [spearman] Tvůj kopiník se vrátil v tomto tahu. Postavit ho můžeš až v příštím.
   *[other] Tvůj dračí jezdec se vrátil v tomto tahu. Postavit ho můžeš až v příštím.
}
refused-nobody-left = Všichni tvoji vazalové jsou na desce. Nejdřív někoho stáhni.
refused-all-back = Tvoji volní vazalové se vrátili v tomto tahu. Postavit je můžeš až v příštím.
refused-no-such-space = Destička v této oblasti takové pole nemá.
refused-enter-top = Na destičku průzkumu vstupuje jezdec nejvyšší úrovní.
refused-riders-only = Na toto pole smí jen dračí jezdec.
refused-occupied = Už tu stojí { $player } a vejde se jen jeden vazal.
refused-own-rider = Na této destičce už jezdce máš.
refused-needs = Je k tomu potřeba { counted-thing }, máš { $have }.
refused-needs-nearest = Nemáš čím zaplatit. Nejsnáz zaplatíš { $bundle }, ale k tomu je potřeba { counted-thing } a máš { $have }.
refused-needs-vassal = Je třeba odevzdat { counted-vassal }, můžeš odevzdat { $have }.
refused-last-vassal = Posledního vazala odevzdat nesmíš.
refused-reserve = { $vassal_id ->
    [spearman] Všechny své kopiníky ({ $count }) už máš ve hře.
   *[other] Všechny své dračí jezdce ({ $count }) už máš ve hře.
}
refused-supply = Účinek dává { counted-thing } a v zásobě zbývá { $have }.
refused-no-dragons = Hromádka draků je prázdná.
refused-no-tiles-left = Žádné destičky akcí už nejsou.
refused-no-tile-payable = V Ležení zvědů nemůžeš zaplatit žádnou destičku. K nejbližší je potřeba { counted-thing } a můžeš mít { $have }.
refused-display-empty = V Ležení zvědů neleží žádná odkrytá destička.
refused-area-exploration = Leží tu destička průzkumu. Nahradit ji nelze.
refused-area-free = Tato oblast je volná. Vylož destičku bez placení.
refused-replace-instead = Leží tu destička. Zaplať zbraň a nahraď ji.
refused-lay-riders = Na tuto destičku smějí jen dračí jezdci a žádného volného nemáš.
refused-lay-needs = Na této destičce nemůžeš využít žádné pole. K nejbližšímu je potřeba { counted-thing }, s bonusem máš { $have }.
refused-not-there = { $vassal_id ->
    [spearman] Nemáš kopiníka { at-spot }.
   *[other] Nemáš dračího jezdce { at-spot }.
}
refused-no-rider-there = Nemáš dračího jezdce na destičce { $tile }.
refused-recall-all = „Stáhnout všechny“ vyžaduje vazaly na dvou místech nebo dvou druhů.
refused-skip = Ještě můžeš postavit nebo stáhnout vazala.
refused-not-your-dragon = Tento drak není tvůj.
refused-ability-answers = Tato schopnost se používá jen v odpovědi na svou událost. Hra se na ni zeptá.
refused-ability-monument = Tato schopnost se používá jen při výměně cíle u Pomníku.
refused-other-tokens = { $count ->
    [one] Tato schopnost stojí { $count } jiný žeton, máš { $have }.
    [few] Tato schopnost stojí { $count } jiné žetony, máš { $have }.
   *[other] Tato schopnost stojí { $count } jiných žetonů, máš { $have }.
}
refused-no-exploration = Neleží tam destička průzkumu.
refused-entered-now = Tvůj jezdec na tuto destičku vstoupil v tomto tahu. Sestoupit může až v příštím.
refused-moved-already = V tomto tahu už jeden tvůj jezdec sestoupil.
refused-lowest-level = Tvůj jezdec už je na nejnižší úrovni.
refused-explore-later = Nejdřív postav vazala na právě vyloženou destičku. Potom můžeš zkoumat.
refused-at-scouts = Destičku akce získáš, když pošleš vazala do Ležení zvědů.
refused-at-monument = Cíl umístíš, když pošleš vazala k Pomníku.
refused-same-kind = Tato schopnost dává jen to, co bylo právě získáno.
refused-spend-other = { $vassal_id ->
    [spearman] Odevzdej kopiníka.
   *[other] Odevzdej dračího jezdce.
}
refused-spend-unplaced = { $vassal_id ->
    [spearman] Nejdřív odevzdej volného kopiníka.
   *[other] Nejdřív odevzdej volného dračího jezdce.
}
refused-boost-used = Tato schopnost tu už byla použita.
refused-boost-move = Jezdec nemůže sestoupit ještě níž.
refused-slot-free = Toto pole je prázdné. Není co měnit.
refused-power-stays = Destičku moci vrátit nesmíš.
refused-have-none = { $thing_id ->
    [veg] Nemáš zeleninu.
    [meat] Nemáš maso.
    [wood] Nemáš dřevo.
    [stone] Nemáš kámen.
    [wisdom] Nemáš moudrost.
   *[other] Nemáš zbraně.
}
refused-none-placed = { $vassal_id ->
    [spearman] Na desce nemáš kopiníka.
   *[other] Na desce nemáš dračího jezdce.
}
refused-nowhere = Není pro tebe volné žádné místo.
refused-nowhere-needs = Žádné z těch míst nemůžeš zaplatit. K nejbližšímu je potřeba { counted-thing }, máš { $have }.

## Bodování

category-power = Body moci
category-objectives = Cíle
category-leftovers = Zbylé suroviny
amount-veg = Zelenina
amount-meat = Maso
amount-wood = Dřevo
amount-stone = Kámen
amount-wisdom = Moudrost
amount-weapon = Zbraně
amount-token = Žetony schopností
amount-spearman = Kopiníci
amount-rider = Dračí jezdci
score-power = { $count ->
    [one] { $count } bod moci na stupnici
    [few] { $count } body moci na stupnici
   *[other] { $count } bodů moci na stupnici
}
score-objective = { $place ->
    [0] { $objective }: { $count }
   *[other] { $objective }: { $count }, místo { $place }
}
score-objective-none = { $objective }: není co počítat
score-leftovers = { $count ->
    [one] Zbývá { $count } surovina
    [few] Zbývají { $count } suroviny
   *[other] Zbývá { $count } surovin
}
pad-table = Všichni hráči
pad-thing = Zbývá: { $thing }
pad-dragons = Draci
pad-tokens = žetony

## Účinky

effect-or = nebo
effect-dragon = { $draw ->
    [one] dober { $draw } draka
    [few] dober { $draw } draky
   *[other] dober { $draw } draků
}, 1 si ponech ({ $tokens ->
    [0] bez žetonů
   *[other] žetony: { $tokens }
})
effect-same = +{ $count } stejného druhu
effect-scouts = pak kup destičku akce
effect-monument = prohlédni 3 cíle, umísti nejvýš jeden
effect-take-display = vezmi libovolnou odkrytou destičku z Ležení zvědů
effect-take-stack = vezmi vrchní destičku hromádky
effect-extra-move = týž jezdec sestoupí ještě jednou za plnou cenu
effect-replace-objective = u Pomníku: vyměň umístěný cíl za nový
effect-once = jednou za hru
when-gain-veg = při zisku zeleniny
when-gain-meat = při zisku masa
when-gain-wood = při zisku dřeva
when-gain-stone = při zisku kamene
when-gain-wisdom = při zisku moudrosti
when-gain-weapon = při zisku zbraní
when-gain-pp = při zisku bodů moci
when-gain-veg-or-meat = při zisku zeleniny nebo masa
when-move = když tvůj jezdec sestupuje
when-spend-spearman = při odevzdání kopiníka
when-spend-rider = při odevzdání dračího jezdce

## Deska jako text

board-city = Město
board-wilds = Divočina
board-key = · kterýkoli vazal, { board-rider } jen jezdci; 1 jeden vazal, * libovolný počet
board-rider = J
board-free = volná
board-gap = prázdné
board-move-cost = Cena kroku
board-stack = hromádka: { $count }
board-objectives = Cíle { $count }/{ $limit }
board-chronicle = Kronika { $count }/{ $limit }
board-last-turns = { $count ->
    [one] zbývá { $count } tah
    [few] zbývají { $count } tahy
   *[other] zbývá { $count } tahů
}
board-hand = Ruka
board-unplaced = nepostavení
board-returned = vrácení v tomto tahu
board-reserve = zásoba
board-supply = V zásobě zbývá
board-offer = Destičky moci na výběr
board-drawn = Prohlížení draci
board-looked = Prohlížené cíle

## Volby

option-mode = Režim
option-mode-spearman = režim Kopiníka
option-mode-dragon-lord = režim Dračího pána
option-length = Délka hry
option-length-short = krátká hra
option-length-medium = střední hra
option-length-long = dlouhá hra
option-supply = Suroviny a žetony
option-supply-unlimited = nikdy nedojdou
option-supply-strict = jen tolik, kolik je v krabici
option-start_player = Začínající hráč
option-start_player-random = náhodně
option-start_player-first-seat = první místo
option-exploration = Krok průzkumu jako volná akce
option-exploration-one-rider = jeden jezdec za tah
option-exploration-every-rider = každý jezdec jednou za tah
option-refill = Doplňování nabídky
option-refill-end-of-turn = na konci tahu
option-refill-at-once = ihned
option-returned_vassals = Vlastní vazalové z odstraněné destičky
option-returned_vassals-later = lze postavit od příštího tahu
option-returned_vassals-at-once = lze postavit ihned
option-boosts_boost = Schopnost smí navázat na jinou schopnost
option-boosts_boost-true = ano
option-boosts_boost-false = ne
option-objective_ties = Po remíze u cíle
option-objective_ties-skip = další místa se přeskočí
option-objective_ties-next = další hráč obsadí další místo
option-tied_victory = Remíza o vítězství
option-tied_victory-tokens = rozhodují žetony na dracích
option-tied_victory-shared = společné vítězství
option-hands = Destičky v ruce
option-hands-hidden = skryté
option-hands-open = odkryté, kromě destiček moci
option-tile_backs = Rub destiček
option-tile_backs-plain = všechny stejné
option-tile_backs-kind = ukazují druh
option-extra_moves = Kroky průzkumu navíc
option-extra_moves-chain = mohou následovat po sobě
option-extra_moves-once = jeden po běžném kroku
option-turn_cap = Nejvíce tahů na hráče
option-turn_cap-150 = 150
option-turn_cap-50 = 50
option-turn_cap-0 = bez limitu
counted-thing = { $thing_id ->
    [veg] { $count ->
        [one] { $count } zelenina
        [few] { $count } zeleniny
       *[other] { $count } zelenin
    }
    [meat] { $count ->
        [one] { $count } maso
        [few] { $count } masa
       *[other] { $count } mas
    }
    [wood] { $count ->
        [one] { $count } dřevo
        [few] { $count } dřeva
       *[other] { $count } dřev
    }
    [stone] { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }
    [wisdom] { $count ->
        [one] { $count } moudrost
        [few] { $count } moudrosti
       *[other] { $count } moudrostí
    }
    [weapon] { $count ->
        [one] { $count } zbraň
        [few] { $count } zbraně
       *[other] { $count } zbraní
    }
    [pp] { $count ->
        [one] { $count } bod moci
        [few] { $count } body moci
       *[other] { $count } bodů moci
    }
   *[other] { $count ->
        [one] { $count } žeton schopnosti
        [few] { $count } žetony schopností
       *[other] { $count } žetonů schopností
    }
}
counted-vassal = { $vassal_id ->
    [spearman] { $count ->
        [one] { $count } kopiníka
        [few] { $count } kopiníky
       *[other] { $count } kopiníků
    }
   *[other] { $count ->
        [one] { $count } dračího jezdce
        [few] { $count } dračí jezdce
       *[other] { $count } dračích jezdců
    }
}
counted-missing = { counted-thing }

## Kde stojí vazalové

onto-spot = { $spot_id ->
    [none] na pole { $space }
    [armoury] na pole { $spot }
    [library] na pole { $spot }
    [sages-hall] na pole { $spot }
    [dragon-forge] na pole { $spot }
    [main-market] na pole { $spot }
    [barracks] na pole { $spot }
    [hunting-grounds] na pole { $spot }
    [training-arena] na pole { $spot }
    [builders-square] na pole { $spot }
    [breeding-grounds] na pole { $spot }
    [scouts-quarters] na pole { $spot }
    [monument] na pole { $spot }
   *[other] na destičku { $spot }
}
from-spot = { $spot_id ->
    [none] z pole { $space }
    [armoury] z pole { $spot }
    [library] z pole { $spot }
    [sages-hall] z pole { $spot }
    [dragon-forge] z pole { $spot }
    [main-market] z pole { $spot }
    [barracks] z pole { $spot }
    [hunting-grounds] z pole { $spot }
    [training-arena] z pole { $spot }
    [builders-square] z pole { $spot }
    [breeding-grounds] z pole { $spot }
    [scouts-quarters] z pole { $spot }
    [monument] z pole { $spot }
   *[other] z destičky { $spot }
}

at-spot = { $spot_id ->
    [none] na poli { $space }
    [armoury] na poli { $spot }
    [library] na poli { $spot }
    [sages-hall] na poli { $spot }
    [dragon-forge] na poli { $spot }
    [main-market] na poli { $spot }
    [barracks] na poli { $spot }
    [hunting-grounds] na poli { $spot }
    [training-arena] na poli { $spot }
    [builders-square] na poli { $spot }
    [breeding-grounds] na poli { $spot }
    [scouts-quarters] na poli { $spot }
    [monument] na poli { $spot }
   *[other] na destičce { $spot }
}
