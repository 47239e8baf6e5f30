export const heat =
  /\b(from|del|de|por el|with|in) ?(the |this |tanto )?(heat|calor)\b|\bdel calor\b/
export const burns = /\b(alarm\w*|detector\w*|gas|furnace|heater|generator|humo|smoke|monoxid\w*)\b/

export const gasAppliance =
  /^\W*(?:(?:its|it is|they are|theyre|a|an|the|my|yes|es|son|de)\W+)*(?:natural )?gas (?:dryer|stove|range|oven|cooktop|furnace|boiler|heater|water heater|heat|fireplace|grill|one|line)?\W*$|^\W*(?:es|son)? ?(?:un[ao]? |la |el )?(?:secadora|estufa|horno|caldera|calentador|boiler)? ?(?:es )?de gas\W*$/
export const structural =
  /\b(?:ceiling|walls?|beam|joists?|deck|balcon\w*|porch|roof\w*|chimney|floors?|foundation|column|post|stairs?|steps|retaining|carport|garage|shed|awning|drywall|plaster|brick\w*|house|building|patio|pergola|fence|gazebo|overhang|lintel|arch|tree|crack\w*|sag\w*|collaps\w*|cav(?:e|ed|ing)|techos?|pared\w*|viga|columna|escaleras?|piso|terraza|muro|barda|losa|plafon|cimientos?|casa|grietas?|hundi\w*|derrumb\w*|cay\w+|cae)\b/
export const chirps =
  /\b(?:smoke|fire|co|carbon monoxide|humo)?\W*(?:detectors?|alarms?)\b.{0,40}\b(?:chirp\w*|batter\w+|every (?:minute|\d+ (?:seconds|minutes)))\b|\bchirp\w*\b.{0,30}\b(?:detectors?|alarms?)\b/
export const comesDown =
  /\b(?:bulg\w*|bow\w*|giv(?:e|es|ing) way|about to give|snap\w*|collaps\w*|fell|falling|coming down|came down|caved?|sag\w*|cracks?|cracking|cayendo|se cayo|derrumb\w*|grieta\w*)\b/
/** 'The toilet tank hisses': its valve */
export const toiletHisses =
  /^(?=.*\b(?:toilets?|flapper|fill valve|inodoro)\b)(?=.*\b(?:hiss\w*|silba\w*)\b)(?!.*\b(?:outlets?|wires?|breakers?|panel|propane|rotten|smells? (?:of|like) gas|water heater|furnace)\b)/s
/** 'A dead palm in the corner that leans a bit' */
export const leansInYard =
  /^(?=.*\b(?:trees?|palm|palms|palmera)\b)(?=.*\blean\w* (?:a (?:bit|little)|slightly)\b)(?!.*\b(?:houses?|roofs?|wires?|lines?|cars?|moving|cracking|storm)\b)/s
export const guttersOnly =
  /^(?=.*\bgutter[sz]?\b)(?!.*\b(?:sew\w+|toilets?|drains?|tubs?|smell\w*|basement)\b)/s
/** A leak below a sink, of clean water */
export const underSink =
  /\b(?:under|below|beneath|abajo|debajo)\b.{0,14}\b(?:sink|fregadero|lavabo|lavaplatos|lavamanos)\b/
export const foul =
  /\b(?:sew\w+|toilets?|drains?|tubs?|smell\w*|stink\w*|brown|black|dirty|poop|inodoro|excusado|taza|drenaje|desague|negras|huele|apest\w*|cafe|suci[oa]|caca)\b/
/** Of smoke, not of carbon monoxide. */
export const smokeChirps =
  /^(?!.*\b(?:co|carbon|monoxide)\b).*\bsmoke (?:alarms?|detectors?)\b.{0,30}\bchirp/s
export const alarms =
  /\b(?:full of smoke|cant see|a fire|humo|fuego|llamas?|quem\w+|going off|went off|sounding|smoke (?:in|from|coming)|flames?|on fire|fire in|burning|dizzy|headaches?)\b/
/** 'The CO alarm chirps once, battery right?' */
export const chirpsOnly =
  /\b(?:detectors?|alarms?|alarma)\b.{0,24}\bchirp\w*\b.{0,40}\b(?:once|batter\w+|every|pila)\b/
/** 'It says END': an alarm past its years */
export const endOfLife = /\b(?:detectors?|alarms?)\b.{0,40}\b(?:end|eol|expired?|too old)\b/
export const goesOff =
  /\b(?:going off|goes off|went off|beep\w*|sounding|screaming|dizz\w*|headaches?|sick|suena|sonando|mare\w+)\b/
/** 'Mouse poop' is no sewage. */
export const pests =
  /\b(?:mouse|mice|rats?|roach\w*|bugs?|squirrels?|bats?|raccoons?|droppings?|rat[oó]n\w*|ratas?)\b/
export const drains =
  /\b(?:toilet|drain\w*|sewer|sewage|septic|backs? up|backed up|pipe\w*|tub|shower|inodoro|drenaje|cano)\b/
/** 'Price to put up three detectors' */
export const wantsAlarms =
  /\b(?:put(?:ting)? up|install\w*|mount\w*|add|replac\w*|hang|price|cost|how much|instalar|poner|cambiar|ponen)\b.{0,60}\b(?:detectors?|alarms?|detectores|alarmas)\b|\b(?:detectors?|alarms?|detectores|alarmas)\b.{0,60}\b(?:do you (?:sell|install|do|put)|install\w*|replacements?|years old|hardwired|instal\w+)\b/
export const sounds =
  /\b(?:going off|goes off|went off|beep\w*|sounding|screaming|reads?|shows|says|dizz\w*|headaches?|sick|suena|sonando|mare\w+)\b/
export const season = /\b(?:burning|heating|fire|fireplace) season\b/
/** 'The furnace blows cold air' */
export const blowsCold =
  /\b(?:cold air|no heat|wont heat|not heating|blow\w* (?:cold|cool|warm)|aire frio|no calienta)\b/
export const speaksOfGas =
  /\b(?:gas|propane|smell\w*|odou?r\w*|stink\w*|hiss\w*|rotten|eggs?|fumes|sulfur|dizz\w*|huele|olor|apest\w*|fuga|leak\w*)\b/
/** 'Do you take the garage door off the track?' */
export const asksForWork =
  /\b(?:do|does|will|can|would) (?:you|they|he|she|u) (?:take|put|replace|fix|repair|install|carry|have)\b/
export const hangs =
  /\b(?:hang\w*|crooked|snapp\w*|broke\w*|loose|popp\w*|fell|falling|bang\w*|stuck|cuelg\w*|torcid\w*|revent\w*|rot[oa])\b/

/** An oven's door hangs too: 'the oven door does not close'. */
export const smallDoor =
  /\b(?:oven|stove|dishwasher|fridge|refrigerator|freezer|washer|dryer|microwave|cabinet|closet|shower|screen|pantry)(?: \w+)? doors?\b|\bdoors? (?:of|on|to) (?:the |my |our )?(?:oven|stove|dishwasher|fridge|freezer|washer|dryer|microwave)\b|\bfor an? (?:oven|stove|dishwasher|fridge)\b|\bpuerta del? (?:la )?(?:horno|estufa|lavaplatos|refrigerador|lavadora|secadora|gabinete)\b/
export const bigDoor = /\b(?:garage|overhead|torsion|opener|porton|cochera|garaje)\b/

/** The utility or the fire department has been there and found nothing. */
export const cleared =
  /\b(?:national grid|con ?ed\w*|pg e|gas (?:company|guy|man|people)|utility|fire (?:department|dept)|fire ?fighters|meter|compania del gas|bomberos)\b.{0,80}\b(?:no leaks?|found no\w*|nothing|cleared|all clear|safe|says? (?:its|it is) (?:ok|fine|good)|no hay fuga|todo bien)\b/
/** 'A quote to move the gas line' */
export const gasWork =
  /\b(?:mov(?:e|ing)|extend\w*|run|install\w*|convert\w*|relocat\w*|add|cap|quote|convertir\w*|cambiar)\b.{0,40}\b(?:gas (?:line|pipe|hookup|natural)|natural gas)\b|\bgas (?:line|pipe)\b.{0,12}\b(?:run|put in|moved|extended|added|out to)\b|\bgas (?:range|stove|dryer|oven|cooktop|grill)\b.{0,60}\b(?:hook ?ups?|hooked up|connect\w*|delivery|delivered)\b/
/** 'The tank is leaking. Do I shut the water and the gas?', 'the grill still has a propane tank' */
export const tankOfWater =
  /\b(?:tank|heater)\b.*\bwater\b|\bwater\b.*\b(?:tank|heater)\b|\b(?:gas )?(?:wh|hwh|water heater)\b.{0,24}\bleak\w*\b/
export const propaneTank = /\bpropane (?:tank|bottle|cylinder)s?\b|\btanque de (?:gas|propano)\b/
export const escapes =
  /\b(?:mist|white (?:cloud|fog)|rolled|fell|knocked|volc\w+|silb\w+|roar\w*|leak\w* (?:natural )?gas|smell\w*|hiss\w*|rotten|eggs?|odou?r|stink\w*|(?:gas|propane|tanque) (?:is |tank is )?(?:leak\w*|tira\w*|escap\w*)|fire|hot|hit|punctur\w*|damag\w*|open|fog|vapor|cloud|regulator|hear\w*|coming out|escap\w*|blow\w*|headaches?|sick|nause\w*|sale|huele|olor|fuga|dizzy|nose|there(?: is|s) (?:natural )?gas)\b/
export const gasEscapes =
  /\b(?:smell\w*|leak\w*|hiss\w*|stink\w*|odor|sulfur|eggs?|nick\w*|cut|hit|broke\w*|crack\w*|dizzy|nose|there(?: is|s) (?:natural )?gas|huele|olor|fuga)\b/
export const smellsAgain =
  /\b(?:stronger|worse|fuerte|peor|tonight|hoy|again|still|right now|smell it now|back|getting|otra vez|todavia|ahorita)\b/
/** A freezer has gas in it too. */
export const coolant =
  /\b(?:freezer|fridge|refrigerator|ac|air conditioner|coolant|freon|refrigerant)\b.{0,40}\bgas\b|\bgas\b.{0,24}\b(?:freezer|fridge|refrigerator|freon|refrigerant)\b/
/** Rain through a roof has no valve. */
export const rainIn =
  /\b(?:rain\w*|storm\w*|llov\w+|lluvi\w+|llueve)\b.{0,60}\b(?:roof|ceiling|attic|techo)\b|\b(?:roof|ceiling|techo)\b.{0,60}\b(?:rain\w*|storm\w*|llov\w+|lluvi\w+|llueve)\b/
export const pipes = /\b(?:pipes?|burst|tubos?|tuber\w+|cano|llave|heater|valve|main)\b/
/** 'It is a gas dryer, does that matter?' */
export const namesGas =
  /\bgas (?:dryer|stove|range|oven|cooktop|furnace|boiler|heater|water heater|fireplace|grill)\b|\b(?:secadora|estufa|horno|caldera|calentador) de gas\b/
export const anyEscape =
  /\b(?:smell\w*|leak\w*|hiss\w*|stink\w*|odou?r|sulfur|eggs?|cut|hit|broke\w*|crack\w*|dizzy|line|pipe|valve|on|open|click\w*|alarm\w*|whoosh\w*|loose|huele|olor|fuga|escap\w*|tir\w+|apest\w+)\b/
export const fewWords = 14
/** 'Is a space heater in her room ok overnight?' */
export const asksHeater = /\b(?:space|electric|portable) heaters?\b/
/** 'My toilet won't stop running', 'the tub faucet won't shut off all the way': it runs down the drain. */
export const runsOn =
  /\b(?:toilet|tank|faucet|tap|spigot|hose bib|shower|tub|sink|inodoro|excusado|taza|llave|grifo|regadera)s?\b.{0,40}\b(?:run(?:s|ning)?|refill\w*|drip\w*|hiss\w*|(?:shut|turn|cut) (?:it )?off|handle|corr\w+|got\w+|cierra\w*)\b/
export const floods =
  /\b(?:pasillo|recamara|sala|hallway|bedroom|carpet|floods?|flood(?:ed|ing)|floors?|rim|pour\w*|everywhere|ceiling|gush\w*|spray\w*|shoot\w*|burst\w*|walls?|hall|overflow\w*|over|up|main|pip\w+|inunda\w*|piso|techo|desbord\w*|chorro|tirando|tubo\w*|cant stop|valve|broke off|blew|flew|came off|wont stop (?:spray|pour|flow|gush|com)\w*)\b/
/** 'It is clogged, the water rises almost to the rim' */
export const clogs =
  /\b(?:toilet|inodoro|excusado|taza)\b.*\b(?:wont go down|clogg\w*|stopped up|(?:almost|nearly) to the (?:rim|top)|tapad[oa]|se tapo)\b|\b(?:clogg\w*|tapad[oa])\b.*\b(?:toilet|inodoro|excusado|taza)\b/
export const spills =
  /\b(?:hallway|bedroom|pasillo|recamara|overflow\w*|floors?|spill\w*|pour\w*|everywhere|over the (?:rim|top)|ceiling|wont stop|cant stop|burst\w*|sewage|desbord\w*|piso|techo)\b/
/** 'Could I pour boiling water until then?' */
export const asksToPour =
  /\b(?:can|could|should|may|ok|puedo)\b.{0,12}\b(?:pour|echar(?:le)?)\b[^.!?]{0,30}\b(?:water|vinegar|drano|bleach|agua|vinagre)\b/
export const pours = /\b(?:pour|gush|spray|burst|flood|stream|chorre|inund)\w*\b/
/** 'The stain is soft and gets bigger' */
export const softStain =
  /^(?!.*\b(?:by the minute|comes out|sale agua|pour\w*)\b).*(?:\bstain\b.{0,40}\b(?:soft|bigger|grow\w*|wet|spread\w*)\b)/s
/** 'A little water at the base of the toilet', 'the tub gurgles' */
export const seeps =
  /\b(?:gurgl\w*|bubbl\w*|glug\w*|wax (?:ring|seal)|base of the (?:toilet|throne)|(?:little|bit of|ring of|drop of) water|slow\w*)\b/
export const comesUp =
  /\b(?:sewage|poop\w*|shit|crap|turds?|feces|waste|brown|black|com(?:e|es|ing) (?:up|out|back)|back(?:s|ed|ing)? up|up (?:through|into|from|in)|overflow\w*|fill(?:s|ed|ing)|floors?|stink\w*|smells?|aguas negras|popo|caca|sal(?:e|en|iendo)|regres\w+|desbord\w*)\b/
/** 'I saw it on the news', 'in that movie' */
export const onlySeen =
  /\b(?:saw|watch\w*|heard|read|vi|viendo)\b.{0,24}\b(?:news|movie|film|show|article|noticias|pelicula)\b/
/** 'I was shocked by your quote' */
export const shockedByPrice =
  /\bshocked\b.{0,16}\b(?:quote|price|prices|bill|cost|estimate|how much)\b|\bsticker shock\b/
/** 'The ceiling is brown and soft, and there is a smell': damp. */
export const stainedCeiling =
  /\b(?:ceiling|celing|cieling|techo)\b.{0,40}\b(?:brown|soft|soggy|stain\w*|damp|musty|wet|cafe|blando|mancha\w*|humed\w*)\b|\b(?:brown|wet|damp|musty) (?:stain|spot|patch)\b/
export const wired =
  /\b(?:outlets?|sockets?|switch\w*|lights?|lamps?|fixtures?|wir\w+|electr\w*|panel|breakers?|spark\w*|burn\w*|smok\w*|hot|buzz\w*|plugs?|cords?|melt\w*|pop(?:s|ped|ping)?|shock\w*|zap\w*|tingl\w*|crackl\w*|sizzl\w*|heaters?|enchufes?|contactos?|luz|luces|foco|cables?|quemad\w*|humo)\b/
/** 'A huge branch is down across the back yard' */
export const liesInYard =
  /\b(?:branch\w*|limbs?|trees?|trunk|ramas?|arbol)\b.{0,40}\b(?:across|in|on|all over|en) (?:the |my |our |el |mi )?(?:back ?|front ?|side ?)?(?:yard|lawn|grass|patio|jardin|pasto)\b/
export const onSomething =
  /\b(?:wir\w+|lines?|cables?|power|poles?|house|roof|cars?|truck|porch|garage|windows?|shed|leaning|hanging|cracking|someone|somebody|under|hurt|techo|casa|carro|poste|luz)\b/
/** Who has the say was there and found nothing. */
export const wasCleared =
  /\b(?:fire (?:department|dept|fighters)|firemen|utility|power company|electric company|bomberos|compania de luz)\b.{0,60}\b(?:cleared|zero|found nothing|bad battery|all clear|quito|quitaron|normal|removed|fixed)\b/
export const bathroom =
  /\b(?:toilet|bowl|tank|flush\w*|faucet|tap|sink|tub|shower|drain|inodoro|taza|lavabo|regadera|tina)\b/
/** Without any of these, water near electricity is only water. */
export const electricity =
  /\b(?:calambre\w*|jolt\w*|descarga\w*|outlets?|plugs?|plugged|wir(?:e|es|ing)|cords?|cables?|panel|subpanel|breakers?|fuse\w*|boxe?s?|lights?|lamps?|bulbs?|fixtures?|chandelier|fan|switch\w*|strips?|router|tv|electr\w*|power|socket\w*|sparks?|spark\w*|buzz\w*|hum\w*|shock\w*|zap\w*|tingl\w*|charg\w*|battery|heater|furnace|boiler|washer|dryer|dishwasher|fridge|refrigerator|freezer|microwave|oven|stove|appliances?|machine|computer|laptop|console|meter|enchufes?|luz|luces|focos?|lampara|apagador(?:es)?|cable\w*|corriente|contactos?|toma\w*|caja|tablero|regleta|extension|toques?|chisp\w+|lavadora|secadora|refri\w*|estufa|horno|calentador|ventilador)\b/
/** 'We lit our first fire last night and the room filled with smoke': it is out, and everybody is well. */
export const smokedBefore =
  /^(?!.*\b(?:flames?|llamas?|fuego|roof|caught|rug\w+|roar\w*|rojo|still|now|again|is (?:full|filling|smok\w+|burning)|keeps?|wont stop|hot|ember\w*|smolder\w*|walls?|alarm\w*|breath\w*|cough\w*|dizz\w*|sick|headaches?|todavia|sigue|ahorita|ahora|brasas?|respir\w*|tos|mare\w*)\b)(?=.*\b(?:fireplace|first fire|wood ?stove|chimney|chimenea)\b)(?=.*\b(?:last (?:night|weekend|week|winter|year|time)|yesterday|the other (?:day|night)|anoche|ayer)\b)/s
/** 'Squirrels have chewed the wires in the attic' */
export const chewedWires =
  /^(?!.*\b(?:tron\w+|truen\w+|crackl\w*|glow\w*|humo|smok\w*|hot|burn\w*|down|fell|fallen|hanging|driveway|poles?|lines?|street|trees?|caid\w*|cayo|postes?|calle|arbol\w*|chispas?|spark\w*)\b)(?=.*\b(?:chew\w*|gnaw\w*|mord(?:id[oa]s?|ieron)|roid[oa]s?)\b)(?=.*\b(?:attic|walls?|inside|basement|ceiling|crawl ?space|atico|pared|techo|adentro|sotano)\b)/s
/** 'The furnace kicks on for a minute and shuts off again', and nobody and nothing says that there are fumes */
export const shortCycles =
  /^(?!.*\b(?:throw\w*|puk\w*|collaps\w*|desmay\w*|kids are out|all (?:three|four|of us)|alarms?|detectors?|beep\w*|dizz\w*|sick|head\w*|nause\w*|vomit\w*|faint\w*|sleepy|drows\w*|tired|weak|confus\w*|feel\w*|slur\w*|breath\w*|eyes?|died|dead|smell\w*|fumes?|smok\w*|cough\w*|pass\w* out|co|monoxid\w*|mare\w*|enferm\w*|respir\w*|alarma|humo)\b)(?=.*\b(?:furnace|boiler|heat|heater|caldera|calefaccion)\b).*\b(?:kicks?|turns?|comes?|goes|starts?|prende)\b.{0,40}\b(?:(?:shuts?|turns?|cuts?|goes) (?:back |right )?(?:off|out)|se apaga)\b/s
/** 'The tank leaks. Do I shut the gas?', and no gas has come out */
export const asksToShut =
  /^(?!.*\b(?:cut|hit|nick\w*|snap\w*|broke\w*|drill\w*|romp\w*|rompi\w*|perfor\w*|tumb\w*|reven\w*|roto|rota|smell\w*|stink\w*|hiss\w*|rotten|odor|coming out|escap\w*|gas (?:is |line )?(?:leak\w*|everywhere|all over)|broke off|left .{0,12}on|headaches?|dizz\w*|sick|huele|olor|saliendo|fuga)\b).*(?:\b(?:do|should|can|must) (?:i|we) (?:shut|turn|close|switch)\b.{0,30}\bgas\b|\b(?:cierro|apago|cerramos)\b.{0,24}\bgas\b)/s
/** A gutter that hangs is no building that falls. */
export const gutterOnly =
  /^(?!.*\b(?:(?:roof|house|eaves?|techo|casa)\b.{0,40}\b(?:collaps\w*|cav\w*|sink\w*|hund\w*)|collaps\w*|caving|sinking|hundiendo|ceiling|wall|beam|deck|porch|balcony|stairs|pared|viga|terraza|losa|escalera)\b).*\b(?:gutters?|downspouts?|canaletas?|canalon\w*|bajantes?)\b/
/** A handrail that wobbles, and nothing that has come down */
export const looseRail =
  /^(?!.*\b(?:arranc\w+|hund\w+|separ\w+|drop\w*|sink\w*|gradas|balcon\w*|deck|porch|fell|fallen|falling|collaps\w*|gave way|broke|hanging|terraza|cayo|rompio|solto)\b).*\b(?:(?:hand ?)?rails?|(?:hand ?)?railings?|banisters?|barandas?|barandal|pasamanos)\b/s
/** 'A hairline crack since 2016, it does not grow' */
export const oldCrack =
  /^(?!.*\b(?:now|ahora|hoy|cruj\w+|abr\w+|wider|bigger|growing|new|sudden\w*|bow\w*|lean\w*|crece mas|mas grande|ancha|inclin\w*)\b).*\b(?:hairline|thin|tiny|fin(?:a|ita)|delgadit?a) (?:crack|grieta)|\bgrieta (?:fin(?:a|ita)|delgadit?a|chiquita)\b/s
/** Nothing that could fall or carry a current: a fence leans, gutters overflow. */
export const treeOrWire =
  /\b(?:trees?|branch\w*|limbs?|trunk|stump|lines?|wires?|cables?|poles?|power|utility|transformer|pines?|oaks?|elms?|maples?|palms?|willows?|cedars?|ash|birch\w*|spruces?|firs?|poplars?|cotton ?woods?|magnolias?|eucalyptus|hickor\w*|sycamores?|cypress\w*|hemlocks?|pecans?|walnuts?|chestnuts?|aspens?|juniper\w*|mango|aguacate|sparks?|live|electric\w*|arbol\w*|ramas?|palos?|palmas?|mata|matas|tronco|poste|postes|alambre\w*|pino|roble|luz|tendido|transformador)\b/
/** 'A branch hanging over the roof': to trim */
export const overhangs =
  /^(?!.*\b(?:crack\w*|broke\w*|split\w*|snapp\w*|fell|fall\w*|lean\w*|about to|storm|wire\w*|lines?|caer\w*|quebr\w*|parti\w*|cables?)\b).*\b(?:hang(?:s|ing)? over|overhang\w*|overgrown|grow\w* over|encima del techo)\b/s
/** 'El refri huele raro' */
export const smellyAppliance =
  /\b(?:refri\w*|fridge|freezer|nevera|dishwasher|washing machine|washer|lavadora|lavavajillas|garbage disposal)\b.{0,24}\b(?:huele|smell\w*|stinks?|olor|apesta)\b|\b(?:smell|olor|stink)\b.{0,24}\b(?:refri\w*|fridge|freezer|nevera|dishwasher|washer|lavadora)\b/
export const saysGas = /\b(?:gas|propane|propano|rotten|eggs?|huevos?|hiss\w*|sulfur)\b/
