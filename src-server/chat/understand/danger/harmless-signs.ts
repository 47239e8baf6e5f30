export const living =
  /\b(bab(ys?|ies)|child\w*|kids?|sons?|daughters?|toddlers?|infants?|dogs?|cats?|pupp(ys?|ies)|kittens?|pets?|mothers?|moms?|mums?|dads?|fathers?|grand\w+|wifes?|husbands?|some(body|one)s?|persons?|people|mans?|womans?|boys?|girls?|me|im|i am|bebe|nin[oa]s?|hij[oa]s?|perr\w+|gat\w+|mama|papa|abuel\w+|alguien)\b/
export const vehicle =
  /\b(car|truck|van|suv|bike|motorcycle|carro|coche|moto|camioneta)s?\b.{0,16}\b(stuck|inside|trapped|locked|atorad\w|encerrad\w|adentro)\b/
export const heat =
  /\b(from|del|de|por el|with|in) ?(the |this |tanto )?(heat|calor)\b|\bdel calor\b/
export const burns = /\b(alarm\w*|detector\w*|gas|furnace|heater|generator|humo|smoke|monoxid\w*)\b/

/** Not at home when somebody comes. */
export const isAway =
  /\b(?:hij\w+|espos\w+|herman\w+|vecin\w+|mama|papa|inquilin\w+|ella|el)\b.{0,20}\bno (?:puede|va a poder|pueden) estar\b|\bno (?:voy|vamos) a estar en (?:la |mi )?casa\b|\b(?:no (?:voy|vamos) a estar|(?:wont|will not|not going to) be (?:here|there|home))\b.{0,80}\b(?:llaves?|keys?|vecin\w|neighbors?|super|herman[ao]|espos[ao]|sister|roommate|door ?man|code|codigo|let (?:you|them|him) in|abr\w+)\b/
export const dies =
  /\b(?:die|dead|kill|alive|live|living|anymore|any longer|burden|goodbye|pills?|gun|morir\w*|muert\w+|matar\w*|vivir|viva|vivo|mas aqui|aqui mas|carga|adios|pastillas|en este mundo)\b/
/** 'Estoy cansada de esta gotera, ya no aguanto' */
export const wearyOf =
  /\b(?:no (?:lo )?aguanto|cansad[oa] de|hart[oa] de|cant (?:take|stand|deal with)|tired of|sick of|fed up|done with)\b.{0,24}\b(?:goter\w+|goteo|fuga|ruido|calor|frio|olor|plaga|cucarach\w+|rat(?:on|ones|as)|hormigas|vecin\w+|casero|plomero|mugre|leak\w*|drip\w*|noise|landlord|smell|roaches|mice|ants|faucet|toilet|sink|roof|kitchen|bathroom|remodel\w*|renovation|contractors?|yard|lawn|mess|clutter|furnace|ac|company|companies|quotes?)\b|\b(?:goter\w+|ruido|calor|frio|olor|cucarach\w+|ratones|leak\w*|noise|smell|roaches|mice|ants)\b.{0,24}\bno (?:lo )?aguanto\b/
export const assembles =
  /\b(?:beds?|crib|bunks?|mattress|dresser|cama|cuna|litera)\b.{0,24}\b(?:put )?(?:together|assembled|built|armad[oa]|armar)\b/
export const speaksOfDeath =
  /\b(?:die|dying|dead|death|kill|end it|alive|living|burden|goodbye|pills?|gun|rope|morir\w*|muert\w+|matar\w*|vivir|viva|vivo|carga|pastillas|pistola|desaparecer|without me|sin mi)\b/
export const gasAppliance =
  /^\W*(?:(?:its|it is|they are|theyre|a|an|the|my|yes|es|son|de)\W+)*(?:natural )?gas (?:dryer|stove|range|oven|cooktop|furnace|boiler|heater|water heater|heat|fireplace|grill|one|line)?\W*$|^\W*(?:es|son)? ?(?:un[ao]? |la |el )?(?:secadora|estufa|horno|caldera|calentador|boiler)? ?(?:es )?de gas\W*$/
export const structural =
  /\b(?:ceiling|walls?|beam|joists?|deck|balcon\w*|porch|roof\w*|chimney|floors?|foundation|column|post|stairs?|steps|retaining|carport|garage|shed|awning|drywall|plaster|brick\w*|house|building|patio|pergola|fence|gazebo|overhang|lintel|arch|tree|crack\w*|sag\w*|collaps\w*|cav(?:e|ed|ing)|techos?|pared\w*|viga|columna|escaleras?|piso|terraza|muro|barda|losa|plafon|cimientos?|casa|grietas?|hundi\w*|derrumb\w*|cay\w+|cae)\b/
export const chirps =
  /\b(?:smoke|fire|co|carbon monoxide|humo)?\W*(?:detectors?|alarms?)\b.{0,40}\b(?:chirp\w*|batter\w+|every (?:minute|\d+ (?:seconds|minutes)))\b|\bchirp\w*\b.{0,30}\b(?:detectors?|alarms?)\b/
export const alarms =
  /\b(?:going off|went off|sounding|smoke (?:in|from|coming)|flames?|on fire|fire in|burning|dizzy|headaches?)\b/
export const jammed =
  /\b(?:lock|key|deadbolt|knob|llave|cerradura|chapa)s?\b.{0,24}\b(?:jam\w*|stuck|broke\w*|busted|bust|worn\w*|shot|wont|snapped|turn\w*|atasc\w+|atorad\w|rompi\w|trabad\w)\b/
export const wantsNoStranger =
  /\b(?:dont|do not|wouldnt|would not|didnt|not) (?:want|like|feel comfortable|feel safe)\b.{0,24}\b(?:some\w+|any\w+|a (?:man|stranger|guy)|strangers)\b/
export const intruder =
  /\b(?:broke in|break ?in|broken into|burglar\w*|robb\w+|stole\w*|kick\w*|pry|pried|forced|intruder|ransack\w*|smash\w*|someone (?:is|was)|somebody (?:is|was)|footsteps|ladr\w+|rob\w+|forz\w+)\b/
/** 'Half the outlets quit, and the breaker is not tripped' */
export const circuits =
  /\b(?:outlets?|breakers?|gfci|circuits?|sockets?|toilets?|faucets?|flappers?|tomacorrientes?|enchufes?|inodoros?)\b/
export const utilityCame =
  /\b(?:gas|electric|power|utility|water) company (?:came|shut|turned|said|says|tagged|left)\b/

/** Who opens the door, has the key, or gets the receipt. */
export const givesAccess =
  /\b(?:mom|mother|dad|father|parents|wife|husband|son|daughter|sister|brother|tenants?|super|door ?man|porter|neighbor|realtor|agent|landlord|roommate|friend|girlfriend|boyfriend|nanny|babysitter|cleaner|he|she|they|mama|papa|espos[oa]|hij[oa]|herman[oa]|vecin[oa]|inquilin[oa]|portero)\b.{0,24}\b(?:opens?|let|lets|be there|be home|abre|abrir\w*|estar)\b|\b(?:needs?|leave|has|have|give|bring|dejar?|dejo|tiene) (?:a |an |the |my |la |una |mi )?(?:keys?|code|llaves?)\b|\b(?:receipts?|invoices?|bill|recibos?|factura)\b.{0,24}\b(?:to me|not (?:the|my)|a mi)\b|\bcan (?:you|they|u|he|she) (?:go|come|get in|do it|work|clean)\b.{0,12}\bwithout me\b/
/** What no key of theirs makes right. */
export const wrongs =
  /\b(?:without (?:her|him|them|his|their|anyone|anybody|permission|telling|asking|knowing|the (?:landlord|owner|tenant))|secret\w*|behind (?:his|her|their)|hidden|spy\w*|ex|exs|bypass\w*|jumper|meters?|seal|utility|restraining|evict\w*|lease|moved out|changed the locks?|kicked me|doesnt know|dont know|wont know|isnt mine|not mine|padlock|poison\w*|fake|forg\w+|sin que|sin permiso|sin avisar|a escondidas|candado|medidor|phone|celular|camera|camara|track\w*|record\w*|dump\w*|creek|woods|river|ditch|after dark|permits?|inspect\w*|books|claim|insurance|aseguradora)\b/
/** 'Do they drill the lock?' */
export const asksDrill =
  /\b(?:do|does|will|would|gonna|going to|have to) (?:they|you|he|she|u)\b.{0,14}\bdrill\b/
/** A utility's lock or tag */
export const lockedOff = /\b(?:lock|locked|tag|tagged|seal|sealed)\b|\bput (?:a|an|some)\b/

/** 'My husband is hanging the TV himself' */
export const hangsThings =
  /\b(?:hang\w*|colg\w+)\b.{0,24}\b(?:tv|television|tele|picture\w*|mirror\w*|curtain\w*|shel\w+|lights?|art|blinds?|door|fan|cuadros?|espejos?|cortinas?|repisas?)\b/
export const hurts =
  /\b(?:hurt\w*|bleed\w*|blood|fell|fallen|falls|ladder|broke|broken|cut|shock\w*|burn\w*|down|sangr\w+|cay\w+|lastim\w+|golpe\w*)\b/
/** 'She is on oxygen, she has had the machine for years' */
export const onOxygen = /\b(?:oxygen|oxigeno)\b/
export const oxygenFails =
  /\b(?:stop\w*|ran out|running out|out of|low|fail\w*|broke\w*|beep\w*|alarm\w*|breath\w*|blue|gasp\w*|acab\w+|respir\w*)\b/
/** 'Can you do it without me there?', from a landlord */
export const lets =
  /\b(?:i own|im the (?:landlord|owner)|i am the (?:landlord|owner)|my (?:rental|tenants?)|mi inquilin[oa])\b.{0,200}\bwithout me\b/
/** 'It says END': an alarm past its years */
export const endOfLife = /\b(?:detectors?|alarms?)\b.{0,40}\b(?:end|eol|expired?|too old)\b/
export const goesOff =
  /\b(?:going off|goes off|went off|beep\w*|sounding|screaming|dizz\w*|headaches?|sick|suena|sonando|mare\w+)\b/
/** 'She may have touched some, and seems fine, no fever' */
export const onlyTouched =
  /^(?=.*\b(?:touch\w*|toc[oó])\b).*\b(?:(?:seems?|is|shes|hes|looks?|acting) (?:fine|ok|okay|normal)|no fever|esta bien|sin fiebre)\b/s
/** 'Mouse poop' is no sewage. */
export const pests =
  /\b(?:mouse|mice|rats?|roach\w*|bugs?|squirrels?|bats?|raccoons?|droppings?|rat[oó]n\w*|ratas?)\b/
export const drains =
  /\b(?:toilet|drain\w*|sewer|sewage|septic|backs? up|backed up|pipe\w*|tub|shower|inodoro|drenaje|cano)\b/
/** 'Can I put bleach on it?' */
export const asksBleach =
  /\b(?:can|could|should|ok|puedo|podemos|debo)\b.{0,24}\b(?:bleach|cloro|blanqueador)\b/
export const wasInhaled =
  /\b(?:drank|swallow\w*|drink|eyes?|burn\w*|cough\w*|breath\w*|inhal\w*|mixed|mezcl\w+|ojos?|quem\w+|tos\w*|respir\w+|trag\w+|tom[oó]|bebio)\b/
/** 'Price to put up three detectors' */
export const wantsAlarms =
  /\b(?:put(?:ting)? up|install\w*|mount\w*|add|replac\w*|hang|price|cost|how much|instalar|poner|cambiar|ponen)\b.{0,60}\b(?:detectors?|alarms?|detectores|alarmas)\b|\b(?:detectors?|alarms?|detectores|alarmas)\b.{0,60}\b(?:do you (?:sell|install|do|put)|install\w*|replacements?|years old|hardwired|instal\w+)\b/
export const sounds =
  /\b(?:going off|goes off|went off|beep\w*|sounding|screaming|reads?|shows|says|dizz\w*|headaches?|sick|suena|sonando|mare\w+)\b/
export const season = /\b(?:burning|heating|fire|fireplace) season\b/
/** 'My husband passed away, and I want to empty his garage' */
export const grieves =
  /\b(?:passed away|passed on|has died|died (?:in|last|this)|late (?:husband|wife|mother|father|mom|dad)|lost my (?:husband|wife|mother|father|mom|dad)|widow\w*|fallecio|murio mi|viud[oa])\b/
export const sortsOut =
  /\b(?:empt\w+|clear\w*|clean\w*|sort\w*|haul\w*|sell\w*|garage|attic|closets?|furniture|clothes|gutters?|outlet|fix\w*|repair\w*|vaciar|limpi\w+|arregl\w+|vender)\b/
export const ownDeath =
  /\b(?:join (?:him|her)|with (?:him|her) (?:soon|again)|anymore|any longer|cant go on|no point|end it|pills|burden|without me|kill|want to die|why (?:live|bother)|ya no puedo|reunirme|sin mi)\b/
/** 'The furnace blows cold air' */
export const blowsCold =
  /\b(?:cold air|no heat|wont heat|not heating|blow\w* (?:cold|cool|warm)|aire frio|no calienta)\b/
export const speaksOfGas =
  /\b(?:gas|propane|smell\w*|odou?r\w*|stink\w*|hiss\w*|rotten|eggs?|fumes|sulfur|dizz\w*|huele|olor|apest\w*|fuga|leak\w*)\b/
/** How somebody pays */
export const pays =
  /\b(?:pay|pays|give|gives|cash|check|tip|paga\w*|efectivo|cheque|propina)\b.{0,30}\b(?:cash|check|card|zelle|venmo|guy|him|her|them|efectivo|cheque|tarjeta)\b|\bpay (?:in )?cash\b/

/** Over, or told to the police. */
export const reported =
  /\b(?:cops?|police|officers?|policia)\b.{0,24}\b(?:already|came|did|took|made|filed|left|been|ya|vino|vinieron|hicieron|tomaron)\b|\b(?:police|filed a|made a) report\b|\b(?:last (?:week|month|year|summer|spring|fall|winter)|(?:two|three|few|\d+) (?:weeks|months) ago|la semana pasada|el mes pasado|hace (?:un|dos|tres|\d+) (?:mes|meses|semanas))\b/
export const goesOn =
  /\b(?:now|still|inside|again|footsteps|hear|hearing|outside|ahorita|ahora|todavia|sigue|otra vez|adentro)\b/
/** 'Can the baby be in the room while you work?' */
export const asksToStay =
  /\b(?:can|could|should|may|puede|pueden|puedo)\b.{0,24}\b(?:be|stay|sit|sleep|estar|quedarse|quedar|dormir)\b.{0,40}\b(?:when|while|during|cuando|mientras)\b|\b(?:puede|pueden) (?:estar|quedarse)\b.{0,30}\b(?:cuarto|casa|ahi)\b/
export const shutIn =
  /\b(?:stuck|locked|trapped|shut in|cant get out|encerrad\w+|atorad\w+|atrapad\w+|no puede salir)\b/

/** 'Do you take the garage door off the track?' */
export const asksForWork =
  /\b(?:do|does|will|can|would) (?:you|they|he|she|u) (?:take|put|replace|fix|repair|install|carry|have)\b/
export const hangs =
  /\b(?:hang\w*|crooked|snapp\w*|broke\w*|loose|popp\w*|fell|falling|bang\w*|stuck|cuelg\w*|torcid\w*|revent\w*|rot[oa])\b/

/** An oven's door hangs too: 'the oven door does not close'. */
export const smallDoor =
  /\b(?:oven|stove|dishwasher|fridge|refrigerator|freezer|washer|dryer|microwave|cabinet|closet|shower|screen|pantry|toaster|horno|estufa|lavaplatos|refrigerador|lavadora|secadora|closet|gabinete)\b/
export const bigDoor = /\b(?:garage|overhead|torsion|opener|porton|cochera|garaje)\b/

/** Thanks and a farewell, and little else. */
export const farewell =
  /^\W*(?:(?:ok|okay|well|so|bueno)\W+)?(?:(?:thanks?(?: you)?|gracias)\b[^.!?]{0,40}\W+)?(?:(?:ok|and|then)\W+)?(?:good ?bye|bye|adios|hasta luego)(?:\W+(?:then|now|and thanks[^.!?]{0,40}|y gracias[^.!?]{0,40}))?\W*$/

/** The utility or the fire department has been there and found nothing. */
export const cleared =
  /\b(?:national grid|con ?ed\w*|pg e|gas (?:company|guy|man|people)|utility|fire (?:department|dept)|fire ?fighters|meter|compania del gas|bomberos)\b.{0,80}\b(?:no leaks?|found no\w*|nothing|cleared|all clear|safe|says? (?:its|it is) (?:ok|fine|good)|no hay fuga|todo bien)\b/
/** 'A quote to move the gas line' */
export const gasWork =
  /\b(?:mov(?:e|ing)|extend\w*|run|install\w*|convert\w*|relocat\w*|add|cap|quote|convertir\w*|cambiar)\b.{0,40}\b(?:gas (?:line|pipe|hookup|natural)|natural gas)\b|\bgas (?:line|pipe)\b.{0,12}\b(?:run|put in|moved|extended|added|out to)\b|\bgas (?:range|stove|dryer|oven|cooktop|grill)\b.{0,60}\b(?:hook ?ups?|hooked up|connect\w*|delivery|delivered)\b/
/** 'How long is my gas turned off for a new water heater?' */
export const gasIsOff =
  /\b(?:technician|plumber|tech|pro|professional|they|he|you|someone|somebody|tecnico|plomero)\b.{0,40}\b(?:turn\w*|shut\w*|cut\w*|cerr\w+|cort\w+) (?:off )?(?:my |the |our |el |la )?gas\b/
/** 'The tank is leaking. Do I shut the water and the gas?', 'the grill still has a propane tank' */
export const tankOfWater =
  /\b(?:tank|heater)\b.*\bwater\b|\bwater\b.*\b(?:tank|heater)\b|\b(?:gas )?(?:wh|hwh|water heater)\b.{0,24}\bleak\w*\b/
export const propaneTank = /\bpropane (?:tank|bottle|cylinder)s?\b|\btanque de (?:gas|propano)\b/
export const escapes =
  /\b(?:smell\w*|hiss\w*|rotten|eggs?|odou?r|stink\w*|(?:gas|propane|tanque) (?:is |tank is )?(?:leak\w*|tira\w*|escap\w*)|fire|hot|hit|punctur\w*|damag\w*|open|fog|vapor|cloud|regulator|hear\w*|coming out|escap\w*|blow\w*|headaches?|sick|nause\w*|sale|huele|olor|fuga|dizzy)\b/
export const gasEscapes =
  /\b(?:smell\w*|leak\w*|hiss\w*|stink\w*|odor|sulfur|eggs?|nick\w*|cut|hit|broke\w*|crack\w*|dizzy)\b/
export const smellsAgain =
  /\b(?:again|still|right now|smell it now|back|getting|otra vez|todavia|ahorita)\b/
/** 'I just do not want him to walk in': somebody else is spoken of. */
export const comesBack =
  /\b(?:he|she|him|her|they|them|my ex)\b.{0,80}\b(?:walk\w* in|comes? (?:back|in)|get in|let himself in|has a key)\b/
export const newLocks =
  /\b(?:chang\w+|rekey\w*|replac\w+|new|swap\w*|cambi\w+)\b.{0,24}\b(?:locks?|deadbolts?|cylinders?|chapas?|cerraduras?)\b|\b(?:locks?|chapas?|cerraduras?)\b.{0,16}\b(?:chang\w+|rekey\w*|replac\w+|cambi\w+)\b/
export const threatens =
  /\b(?:outside|at (?:the|my) (?:door|window)|right now|banging|pounding|trying to|stalk\w*|follow\w*|threat\w*|hit|hits|weapon|gun|knife|afuera|amenaz\w+|golpe\w+|siguiendo)\b/
/** 'Just give me the number' */
/** 'He fell off one in 2019' */
export const longAgo =
  /\b(?:in|back in) (?:19|20)\d\d\b|\b(?:\d+|two|three|few|some) (?:years?|months?) ago\b|\blast (?:year|summer|winter|spring|fall|month|week)\b|\bhace (?:\d+|unos) (?:anos|meses)\b/
export const rightNow =
  /\b(?:now|just|today|tonight|this (?:morning|afternoon)|again|bleeding|ahora|hoy|acaba)\b/
export const asksFigure = /\bgive me (?:the|a|your) (?:number|total|price|figure|quote|amount)\b/
/** 'Locked out with my kid': both are outside. */
export const outTogether =
  /\blocked (?:us |me |ourselves )?out\b.{0,12}\b(?:with|w) (?:my|our|the|a|\d)\b/
export const shutInside =
  /\b(?:is|are|hes|shes|its|theyre|still|baby|kids?|son|daughter|dog|cat|toddler|alone) (?:still )?(?:in|inside)\b|\b(?:stove|oven) (?:is )?on\b/

/** Something scratches in the attic, and it is no burglar. */
export const animal =
  /\b(?:squir+el\w*|rac+oon\w*|mouse|mice|rats?|bats?|birds?|pigeons?|possums?|opossums?|skunks?|ardillas?|raton(?:es)?|mapaches?|murcielagos?|palomas?|bichos?|roaches?|wasps?)\b/
/** A freezer has gas in it too. */
export const coolant =
  /\b(?:freezer|fridge|refrigerator|ac|air conditioner|coolant|freon|refrigerant)\b.{0,40}\bgas\b|\bgas\b.{0,24}\b(?:freezer|fridge|refrigerator|freon|refrigerant)\b/
/** Rain through a roof has no valve. */
export const rainIn =
  /\b(?:rain\w*|storm\w*|llov\w+|lluvi\w+|llueve)\b.{0,60}\b(?:roof|ceiling|attic|techo)\b|\b(?:roof|ceiling|techo)\b.{0,60}\b(?:rain\w*|storm\w*|llov\w+|lluvi\w+|llueve)\b/
export const pipes = /\b(?:pipes?|burst|tubos?|tuber\w+|cano|llave|heater|valve|main)\b/
/** 'Mrs. Henderson can confirm by phone' */
export const ownerAgrees =
  /\b(?:owner|client|landlady|he|she|they|mr|mrs|ms)\b.{0,60}\b(?:reach\w*|confirm\w*|consent\w*|agree\w*|permission|authoriz\w*|on the phone|by phone|said (?:its|it is) (?:ok|fine)|knows? about it)\b|\bhouse ?sit\w*\b/
/** 'I turned the knob behind the toilet' */
export const shutsWater =
  /\b(?:turned|turn|shut|closed|twisted)\b.{0,24}\b(?:knob|valve|handle|water|tap)\b|\bllave (?:del agua|de paso)\b/
/** Late, not shut in. */
export const held =
  /\bstuck (?:on|in|at) (?:the |a |my )?(?:train|bus|subway|traffic|metro|work|airport|line|meeting|office|call|hospital|plane|car ?pool)\b/
/** 'It is a gas dryer, does that matter?' */
export const namesGas =
  /\bgas (?:dryer|stove|range|oven|cooktop|furnace|boiler|heater|water heater|fireplace|grill)\b|\b(?:secadora|estufa|horno|caldera|calentador) de gas\b/
export const anyEscape =
  /\b(?:smell\w*|leak\w*|hiss\w*|stink\w*|odou?r|sulfur|eggs?|cut|hit|broke\w*|crack\w*|dizzy|line|pipe|valve|on|open|click\w*|alarm\w*|whoosh\w*|loose|huele|olor|fuga|escap\w*|tir\w+|apest\w+)\b/
export const fewWords = 14
/** 'Is a space heater in her room ok overnight?' */
export const asksHeater = /\b(?:space|electric|portable) heaters?\b/
/** Whose name the invoice has */
export const namesInvoice =
  /\b(?:business|company|llc|shop|store)\b.{0,24}\b(?:invoices?|receipts?|bill)\b|\b(?:invoices?|receipts?|bill)\b.{0,24}\b(?:to|in|with) (?:the |my |our )?(?:business|company|shop|store|name)\b|\b(?:name|llc)\b.{0,16}\b(?:on|for) (?:the |my |our )?(?:invoices?|receipts?|bill)\b/
export const forges =
  /\b(?:fake|forg\w*|higher|more than|inflat\w*|pad|backdat\w*|different (?:amount|date)|insurance|twice|never (?:did|done)|not really)\b/

/** 'My toilet won't stop running', 'the tub faucet won't shut off all the way': it runs down the drain. */
export const runsOn =
  /\b(?:toilet|tank|faucet|tap|spigot|hose bib|shower|tub|sink|inodoro|excusado|taza|llave|grifo|regadera)s?\b.{0,40}\b(?:run(?:s|ning)?|refill\w*|drip\w*|hiss\w*|(?:shut|turn|cut) (?:it )?off|handle|corr\w+|got\w+|cierra\w*)\b/
export const floods =
  /\b(?:floods?|flood(?:ed|ing)|floors?|rim|pour\w*|everywhere|ceiling|gush\w*|spray\w*|shoot\w*|burst\w*|walls?|hall|overflow\w*|over|up|main|pip\w+|inunda\w*|piso|techo|desbord\w*|chorro|tirando|tubo\w*|cant stop|valve|broke off|blew|flew|came off|wont stop (?:spray|pour|flow|gush|com)\w*)\b/
/** 'It is clogged, the water rises almost to the rim' */
export const clogs =
  /\b(?:toilet|inodoro|excusado|taza)\b.*\b(?:wont go down|clogg\w*|stopped up|(?:almost|nearly) to the (?:rim|top)|tapad[oa]|se tapo)\b|\b(?:clogg\w*|tapad[oa])\b.*\b(?:toilet|inodoro|excusado|taza)\b/
export const spills =
  /\b(?:overflow\w*|floors?|spill\w*|pour\w*|everywhere|over the (?:rim|top)|ceiling|wont stop|cant stop|burst\w*|sewage|desbord\w*|piso|techo)\b/
/** 'Could I pour boiling water until then?' */
export const asksToPour =
  /\b(?:can|could|should|may|ok|puedo)\b.{0,12}\b(?:pour|echar(?:le)?)\b[^.!?]{0,30}\b(?:water|vinegar|drano|bleach|agua|vinagre)\b/
/** 'The stain is soft and gets bigger' */
export const softStain = /\bstain\b.{0,40}\b(?:soft|bigger|grow\w*|wet|spread\w*)\b/
/** 'A little water at the base of the toilet', 'the tub gurgles' */
export const seeps =
  /\b(?:gurgl\w*|bubbl\w*|glug\w*|wax (?:ring|seal)|base of the (?:toilet|throne)|(?:little|bit of|ring of|drop of) water|slow\w*)\b/
export const comesUp =
  /\b(?:sewage|poop\w*|shit|crap|turds?|feces|waste|brown|black|com(?:e|es|ing) (?:up|out|back)|back(?:s|ed|ing)? up|up (?:through|into|from|in)|overflow\w*|fill(?:s|ed|ing)|floors?|stink\w*|smells?|aguas negras|popo|caca|sal(?:e|en|iendo)|regres\w+|desbord\w*)\b/
/** A machine keeps its own door shut: 'the washer is locked with my clothes inside'. */
export const machine =
  /\b(?:washers?|dryers?|washing machine|dishwasher|oven|lavadora|secadora|lavavajillas|horno)\b.{0,60}\b(?:clothes|laundry|uniforms?|towels?|sheets|load|cycle|ropa|toallas)\b/
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
/** 'She got stuck last week, and she is fine' */
export const isOut =
  /\b(?:(?:got|let|popped|pulled|took) (?:him|her|them|it|the \w+) (?:out|off)|(?:shes|hes|theyre|she is|he is|they are) (?:fine|ok|okay|out|safe)(?: now)?)\b/
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
  /\b(?:outlets?|plugs?|plugged|wir(?:e|es|ing)|cords?|cables?|panel|subpanel|breakers?|fuse\w*|boxe?s?|lights?|lamps?|bulbs?|fixtures?|chandelier|fan|switch\w*|strips?|router|tv|electr\w*|power|socket\w*|sparks?|spark\w*|buzz\w*|hum\w*|shock\w*|zap\w*|tingl\w*|charg\w*|battery|heater|furnace|boiler|washer|dryer|dishwasher|fridge|refrigerator|freezer|microwave|oven|stove|appliances?|machine|computer|laptop|console|meter|enchufes?|luz|luces|focos?|lampara|apagador(?:es)?|cable\w*|corriente|contactos?|toma\w*|caja|tablero|regleta|extension|toques?|chisp\w+|lavadora|secadora|refri\w*|estufa|horno|calentador|ventilador)\b/
/** A gutter that hangs is no building that falls. */
export const gutterOnly =
  /^(?!.*\b(?:ceiling|wall|beam|deck|porch|balcony|stairs|pared|viga|terraza|losa|escalera)\b).*\b(?:gutters?|downspouts?|canaletas?|canalon\w*|bajantes?)\b/
/** 'Le puedo echar cloro?' */
export const asksProduct =
  /\b(?:echar|echo|poner|pongo|usar|uso|use|pour|put|try|spray)(?:le|les)? (?:un poco de |some |a little )?(?:el |the )?(?:cloro|drano|vinagre|bicarbonato|lejia|destapador|bleach|vinegar|baking soda|liquid plumber|wd ?40)\b/
/** A cold home or bugs in a bed, with a baby or not: nobody is ill yet. */
export const coldOrBitten =
  /\b(?:no heat|heat(?:ing|er)? (?:is |went )?(?:out|off|broke\w*|died)|bed ?bugs?|(?:no tengo|sin|no hay|no prende la) (?:calefaccion|calenton)|chinches)\b/
export const symptoms =
  /\b(?:breath\w*|chest|faint\w*|unconscious|unrespons\w*|seizures?|stroke|blue|limp|pass(?:ed|ing)? out|collaps\w*|swell\w*|swollen|throat|vomit\w*|throwing up|fever|heart|pain|numb|slur\w*|chok\w*|overdos\w*|poison\w*|swallow\w*|shiver\w*|letharg\w*|sleepy|confus\w*|dizz\w*|pale|gr[ae]y|hives|allerg\w*|epi ?pen|wont (?:eat|move|answer|wake)|not waking|shock|respira\w*|pecho|desmay\w*|convuls\w*|fiebre|morad\w*|dolor|ahog\w*|tiembl\w*|hinch\w*|no despierta|temblando)\b/
/** 'El refri huele raro' */
export const smellyAppliance =
  /\b(?:refri\w*|fridge|freezer|nevera|dishwasher|washing machine|washer|lavadora|lavavajillas|garbage disposal)\b.{0,24}\b(?:huele|smell\w*|stinks?|olor|apesta)\b|\b(?:smell|olor|stink)\b.{0,24}\b(?:refri\w*|fridge|freezer|nevera|dishwasher|washer|lavadora)\b/
export const saysGas = /\b(?:gas|propane|propano|rotten|eggs?|huevos?|hiss\w*|sulfur)\b/
