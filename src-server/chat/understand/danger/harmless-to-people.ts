export const living =
  /\b(?:niet[oa]s?|sobrin[oa]s?|suegr[oa]|ti[oa]|gemel[oa]s|cunad[oa]|chiquit[oa]s?|senora?|abuel[oa]s?|espos[oa]|worker|estufa|horno|stove|oven|unconscious|passed out|breath\w*|respira\w*|responde|arms?|hands?|fingers?|brazo|mano|dedos?|nephew|niece|uncle|aunt|husband|wife|bab(ys?|ies)|child\w*|kids?|sons?|daughters?|toddlers?|infants?|dogs?|cats?|pupp(ys?|ies)|kittens?|pets?|mothers?|moms?|mums?|dads?|fathers?|grand\w+|wifes?|husbands?|some(body|one)s?|persons?|people|mans?|womans?|boys?|girls?|me|im|i am|bebe|nin[oa]s?|hij[oa]s?|perr\w+|gat\w+|mama|papa|abuel\w+|alguien)\b/
export const vehicle =
  /\b(car|truck|van|suv|bike|motorcycle|carro|coche|moto|camioneta)s?\b.{0,16}\b(stuck|inside|trapped|locked|atorad\w|encerrad\w|adentro)\b/
/** Not at home when somebody comes. */
export const isAway =
  /\b(?:hij\w+|espos\w+|herman\w+|vecin\w+|mama|papa|inquilin\w+|ella|el)\b.{0,20}\bno (?:puede|va a poder|pueden) estar\b|\bno (?:voy|vamos) a estar en (?:la |mi )?casa\b|\b(?:(?<!\bya )no (?:voy|vamos) a estar|(?:wont|will not|not going to) be (?:here|there|home))\b.{0,80}\b(?:llaves?|keys?|vecin\w|neighbors?|super|herman[ao]|espos[ao]|sister|roommate|door ?man|code|codigo|let (?:you|them|him) in|abr\w+)\b|\b(?:llaves?|keys?|codigo|code)\b.{0,80}\b(?:(?<!\bya )no (?:voy|vamos) a estar|(?:wont|will not|not going to) be (?:here|there|home))\b/
export const dies =
  /\b(?:tell my kids|love them|let my kids see|ever again|perdon\w*|die|dead|kill|alive|live|living|anymore|any ?longer|much longer|for long|have my (?:keys|things|car|dog|cat)|burden|goodbye|pills?|gun|morir\w*|muert\w+|matar\w*|vivir|viva|vivo|mas aqui|aqui mas|mucho tiempo|cuid(?:a|e|en) (?:a|de) m|carga|adios|pastillas|en este mundo)\b/
/** 'Estoy cansada de esta gotera, ya no aguanto' */
export const wearyOf =
  /\b(?:no (?:lo )?aguanto|cansad[oa] de|hart[oa] de|cant (?:take|stand|deal with)|tired of|sick of|fed up|done with)\b.{0,24}\b(?:goter\w+|goteo|fuga|ruido|calor|frio|olor|plaga|cucarach\w+|rat(?:on|ones|as)|hormigas|vecin\w+|casero|plomero|mugre|leak\w*|drip\w*|noise|landlord|smell|roaches|mice|ants|faucet|toilet|sink|roof|kitchen|bathroom|remodel\w*|renovation|contractors?|yard|lawn|mess|clutter|furnace|ac|company|companies|quotes?)\b|\b(?:goter\w+|ruido|calor|frio|olor|cucarach\w+|ratones|leak\w*|noise|smell|roaches|mice|ants)\b.{0,24}\bno (?:lo )?aguanto\b/
export const assembles =
  /\b(?:beds?|crib|bunks?|mattress|dresser|cama|cuna|litera)\b.{0,24}\b(?:put )?(?:together|assembled|built|armad[oa]|armar)\b/
/** 'Bites in a line on my arms, and a bug in the mattress' */
export const bitten = /\b(?:bug bites?|bites?|bed ?bugs?|picad\w+|ronchas?|chinches?|zancudos?)\b/
export const speaksOfDeath =
  /\b(?:hang (?:myself)|slit|wrists?|venas|aventar\w*|colgar\w*|no despertar|this life|die|dying|dead|death|kill|end it|alive|living|burden|goodbye|pills?|gun|rope|morir\w*|muert\w+|matar\w*|vivir|viva|vivo|carga|pastillas|pistola|desaparecer|without me|sin mi)\b/
export const jammed =
  /\b(?:lock|key|deadbolt|knob|llave|cerradura|chapa)s?\b.{0,24}\b(?:jam\w*|stuck|broke\w*|busted|bust|worn\w*|shot|wont|snapped|turn\w*|atasc\w+|atorad\w|rompi\w|trabad\w)\b/
export const wantsNoStranger =
  /\b(?:dont|do not|wouldnt|would not|didnt|not) (?:want|like|feel comfortable|feel safe)\b.{0,24}\b(?:some\w+|any\w+|a (?:man|stranger|guy)|strangers)\b/
/** 'Can I keep using the bathroom until they come?' */
export const keepsUsing =
  /\b(?:puedo|podemos|can (?:i|we)|is it ok to|should (?:i|we)) (?:seguir |still |keep |go on )?(?:usando|usar|us(?:e|ing)|flush\w*|shower\w*|run(?:ning)?|lavar|lavando)\b.{0,30}\b(?:bath\w*|toilets?|sinks?|showers?|water|washer|laundry|drains?|dishwasher|kitchen|bano|inodoro|agua|lavadora|regadera|fregadero|cocina|desague)\b/
/** Of somebody else, or of what is metered */
export const ofNeighbors =
  /\b(?:her|his|their|neighbors?|codes?|meters?|cards?|vecin\w+|medidor\w*|luz|tarjeta)\b/
export const cannotGetOut =
  /\b(?:encerrad\w+|atrapad\w+|no puedo salir|no podemos salir|cant get out|cannot get out|locked in)\b/
/** 'The door shut behind me, the keys are on the counter': the customer is outside. */
export const keysInside =
  /\bse me (?:cerro|trabo|tranco) la puerta\b(?=.*\bllaves?\b)|\bllaves? (?:adentro|dentro|se (?:me )?quedaron)\b|\b(?:shut|closed|locked|slammed) behind me\b|\bkeys? (?:is|are|were|was)? ?(?:still )?(?:inside|on the|in the)\b/
/** Somebody else is told of, or that somebody is not well. */
export const otherIsThere =
  /\b(?:niet[oa]s?|sobrin[oa]s?|suegr[oa]|ti[oa]|gemel[oa]s|cunad[oa]|chiquit[oa]s?|senora?|abuel[oa]s?|espos[oa]|worker|estufa|horno|stove|oven|he|she|they|hes|shes|him|her|them|bab\w+|kids?|child\w*|sons?|daughters?|dogs?|pupp\w+|pugs?|cats?|kittens?|pets?|toddlers?|infants?|twins|m[ou]ms?|mothers?|dads?|fathers?|parents|grand\w+|wife|husband|partner|girlfriend|boyfriend|brothers?|sisters?|nieces?|nephews?|aunts?|uncles?|cousins?|neighbors?|roommates?|friends?|guests?|tenants?|some(?:one|body) (?:is |s )?(?:inside|in there|stuck|trapped|in it)|nen[ae]s?|bebes?|nin[oa]s?|perr\w+|gat[oa]s?|hij[oa]s?|espos[oa]|mam[ai]|pap[ai]|abuel[oa]s?|herman[oa]s?|vecin[oa]s?|collaps\w*|unconscious|fell|hurt|bleed\w*|stove|oven|burn\w*|smoke|desmay\w*)\b/
/** 'I want the lock changed on the door of my unit' */
export const ownLock =
  /^(?=.*\b(?:chang\w*|rekey\w*|replac\w*|new)\b.{0,30}\blocks?\b|.*\blocks?\b.{0,24}\b(?:chang\w*|rekey\w*|replac\w*)\b)(?=.*\b(?:my|our) (?:unit|apartment|place|door|front door|house|condo|home)\b)/s
export const ofOthersHome =
  /\b(?:evict\w*|tenants?|court|wifes?|husbands?|girlfriend|boyfriend|partner|cant get (?:back )?in|cannot get (?:back )?in|keep (?:him|her|them|\w+) out|stay out|restraining|while (?:she|he|they|shes|hes)|without (?:him|her|them)|her (?:place|house|apartment)|his (?:place|house|apartment)|my ex|exs)\b(?! roommate)/
/** Of bugs, not of a dog */
export const inBed =
  /^(?!.*\b(?:scorpions?|alacran\w*|drool\w*|tongue|lengua|baba\w*|spiders?|snakes?|dogs?|swell\w*|swollen|breath\w*|allerg\w*|arana|vibora|perro|hinch\w*|respir\w*)\b).*\b(?:sheets?|beds?|mattress|bugs?|insects?|mosquito\w*|sabanas?|camas?|colchon|bichos?|zancudos?)\b/
/** 'Se me partió la llave dentro de la cerradura' */
export const doorKey =
  /^(?=.*\bllaves?\b)(?!.*\b(?:agua|chorro\w*|gote\w*|fuga)\b)(?=.*\b(?:cerradura|chapa|cerrajero|puerta|carro|encerr\w+|copia)\b)/
/** A car’s battery, no meter */
export const jumpsCar =
  /\b(?:car|truck|van|suv)s?\b.{0,40}\bjump\b|\bjump(?:[- ]?start)?\b.{0,20}\b(?:car|truck|van|suv)s?\b/
export const intruder =
  /\b(?:man|guy|hombre|tipo|alguien|someone|somebody|knife|cuchillo|stranger|coming through|climbing (?:in|through)|broke in|break ?in|broken into|burglar\w*|robb\w+|stole\w*|kick\w*|pry|pried|forced|intruder|ransack\w*|smash\w*|someone (?:is|was)|somebody (?:is|was)|footsteps|ladr\w+|rob\w+|forz\w+)\b/
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
  /\b(?:(?:neighbors?|vecin[oa]s?|roommates?) (?:\w+ )?(?:electricity|power|breaker|tree|cable|gas|water|meter|shower)|(?:breaker|electricity|luz|arbol|power) (?:of|del|de la|de mi) (?:the )?(?:neighbors?|vecin[oa])|so (?:he|she|they|it) (?:leaves?|freezes?|dies)|take (?:the )?(?:front )?door off|hidden cam\w*|(?:doesnt|does not|didnt|no) (?:agree|consent|know)|without (?:her|him|them|his|their|anyone|anybody|permission|telling|asking|knowing|the (?:landlord|owner|tenant))|secret\w*|behind (?:his|her|their)|hidden|spy\w*|ex|exs|bypass\w*|jumper|meters?|seal|utility|restraining|evict\w*|lease|moved out|changed the locks?|kicked me|doesnt know|dont know|wont know|isnt mine|not mine|padlock|poison\w*|fake|forg\w+|sin que|sin permiso|sin avisar|a escondidas|candado|medidor|phone|celular|camera|camara|track\w*|record\w*|dump\w*|creek|woods|river|ditch|after dark|permits?|inspect\w*|books|claim|insurance|aseguradora)\b/
/** 'Do they drill the lock?' */
export const asksDrill =
  /\b(?:do|does|will|would|gonna|going to|have to) (?:they|you|he|she|u)\b.{0,14}\bdrill\b/
/** A utility's lock or tag */
export const lockedOff = /\b(?:lock|locked|tag|tagged|seal|sealed)\b|\bput (?:a|an|some)\b/

/** 'My husband is hanging the TV himself' */
export const hangsThings =
  /\b(?:hang\w*|colg\w+)\b.{0,24}\b(?:tv|television|tele|picture\w*|mirror\w*|curtain\w*|shel\w+|lights?|art|blinds?|door|fan|cuadros?|espejos?|cortinas?|repisas?)\b/
export const hurts =
  /\b(?:knocked out|through (?:my|his|her|the) (?:hand|foot|arm|leg)|enterr\w+|perfor\w+|despierta|electrocut\w*|skull|open (?:gash|wound)|hurt\w*|bleed\w*|blood|fell|fallen|falls|ladder|broke|broken|cut|shock\w*|burn\w*|down|sangr\w+|cay\w+|lastim\w+|golpe\w*)\b/
/** 'She is on oxygen, she has had the machine for years' */
export const onOxygen = /\b(?:oxygen|oxigeno)\b/
export const oxygenFails =
  /\b(?:stop\w*|ran out|running out|out of|low|fail\w*|broke\w*|beep\w*|alarm\w*|breath\w*|blue|gasp\w*|wak\w*|unconscious|respond\w*|collaps\w*|fell|fallen|acab\w+|respir\w*)\b/
/** 'Can you do it without me there?', from a landlord */
export const lets =
  /\b(?:i own|im the (?:landlord|owner)|i am the (?:landlord|owner)|my (?:rental|tenants?)|mi inquilin[oa])\b.{0,200}\bwithout me\b/
/** 'She may have touched some, and seems fine, no fever' */
export const onlyTouched =
  /^(?=.*\b(?:touch\w*|toc[oó])\b).*\b(?:(?:seems?|is|shes|hes|looks?|acting) (?:fine|ok|okay|normal)|no fever|esta bien|sin fiebre)\b/s
/** 'Can I put bleach on it?' */
export const asksBleach =
  /\b(?:can|could|should|ok|puedo|podemos|debo)\b.{0,24}\b(?:bleach|cloro|blanqueador)\b/
export const wasInhaled =
  /\b(?:drank|swallow\w*|drink|eyes?|burn\w*|cough\w*|breath\w*|inhal\w*|mixed|cuts?|bleed\w*|blood|wounds?|bit(?:e|ten)|skin|mezcl\w+|ojos?|quem\w+|tos\w*|respir\w+|trag\w+|tom[oó]|bebio)\b/
/** 'My husband passed away, and I want to empty his garage' */
export const grieves =
  /\b(?:passed away|passed on|has died|died (?:in|last|this)|late (?:husband|wife|mother|father|mom|dad)|lost my (?:husband|wife|mother|father|mom|dad)|widow\w*|fallecio|murio mi|viud[oa])\b/
export const sortsOut =
  /\b(?:empt\w+|clear\w*|clean\w*|sort\w*|haul\w*|sell\w*|garage|attic|closets?|furniture|clothes|gutters?|outlet|fix\w*|repair\w*|vaciar|limpi\w+|arregl\w+|vender)\b/
export const ownDeath =
  /\b(?:rope|nothing left|(?:see|be|go) (?:with |where )?(?:him|her|he is|she is) (?:again|tonight|now)|irme con|voy con (?:el|ella)|reun\w+|no despertar|join (?:him|her)|with (?:him|her) (?:soon|again)|anymore|any longer|cant go on|no point|end it|pills|burden|without me|kill|want to die|why (?:live|bother)|ya no puedo|reunirme|sin mi)\b/
/** How somebody pays */
export const pays =
  /\b(?:pay|pays|give|gives|cash|check|tip|paga\w*|efectivo|cheque|propina)\b.{0,30}\b(?:cash|check|card|zelle|venmo|guy|him|her|them|efectivo|cheque|tarjeta)\b|\bpay (?:in )?cash\b/

/** Over, or told to the police. */
export const reported =
  /\b(?:cops?|police|officers?|policia)\b.{0,24}\b(?:already|came|did|took|made|filed|left|been|ya|vino|vinieron|hicieron|tomaron)\b|\b(?:police|filed a|made a) report\b|\b(?:last (?:week|month|year|summer|spring|fall|winter)|(?:two|three|few|\d+) (?:weeks|months) ago|la semana pasada|el mes pasado|hace (?:un|dos|tres|\d+) (?:mes|meses|semanas))\b/
export const goesOn =
  /\b(?:back|volvio|regreso|window|ventana|knife|cuchillo|tonight|at the door|golpeando|now|still|inside|again|footsteps|hear|hearing|outside|ahorita|ahora|todavia|sigue|otra vez|adentro)\b/
/** 'Can the baby be in the room while you work?' */
export const asksToStay =
  /\b(?:can|could|should|may|puede|pueden|puedo)\b.{0,24}\b(?:be|stay|sit|sleep|estar|quedarse|quedar|dormir)\b.{0,40}\b(?:when|while|during|cuando|mientras)\b|\b(?:puede|pueden) (?:estar|quedarse)\b.{0,30}\b(?:cuarto|casa|ahi)\b/
export const shutIn =
  /\b(?:wedged|pinned|prensad\w+|climb out|stuck|locked|trapped|shut in|cant get out|encerrad\w+|atorad\w+|atrapad\w+|no puede salir)\b/

/** Thanks and a farewell, and little else. */
export const farewell =
  /^\W*(?:(?:ok|okay|well|so|bueno)\W+)?(?:(?:thanks?(?: you)?|gracias)\b[^.!?]{0,40}\W+)?(?:(?:ok|and|then)\W+)?(?:good ?bye|bye|adios|hasta luego)(?:\W+(?:then|now|and thanks[^.!?]{0,40}|y gracias[^.!?]{0,40}))?\W*$/

/** 'How long is my gas turned off for a new water heater?' */
export const gasIsOff =
  /\b(?:does|do|will|would|must|should|(?:has|have|needs?) to|tiene\w* que|va\w* a)\b.{0,40}\b(?:turn\w*|shut\w*|cut\w*|cerr\w+|cort\w+) (?:off )?(?:my |the |our |el |la )?gas\b/
/** 'I just do not want him to walk in': somebody else is spoken of. */
export const comesBack =
  /\b(?:he|she|him|her|they|them|my ex)\b.{0,80}\b(?:walk\w* in|comes? (?:back|in)|get in|let himself in|has a key)\b/
export const newLocks =
  /\b(?:chang\w+|rekey\w*|replac\w+|new|swap\w*|cambi\w+)\b.{0,24}\b(?:locks?|deadbolts?|cylinders?|chapas?|cerraduras?)\b|\b(?:locks?|chapas?|cerraduras?)\b.{0,16}\b(?:chang\w+|rekey\w*|replac\w+|cambi\w+)\b/
export const threatens =
  /\b(?:outside|at (?:the|my) (?:door|window)|right now|banging|pounding|trying to|stalk\w*|follow\w*|threat\w*|hit|hits|weapon|gun|knife|afuera|amenaz\w+|golpe\w+|siguiendo)\b/
/** 'He fell off one in 2019' */
export const longAgo =
  /^(?!.*\b(?:tipped|onto (?:my|him|her)|le cayo encima|le pego|reacciona|came off the wall)\b).*(?:\b(?:in|back in) (?:19|20)\d\d\b|\b(?:\d+|two|three|few|some) (?:years?|months?) ago\b|\blast (?:year|summer|winter|spring|fall|month|week)\b|\bhace (?:\d+|unos) (?:anos|meses)\b|\b(?:el|la) (?:mes|semana|ano|verano|invierno) pasad[oa]\b)/s
export const rightNow =
  /\b(?:now|just|today|tonight|this (?:morning|afternoon)|again|bleeding|ahora|hoy|acaba)\b/
/** 'Just give me the number' */
export const asksFigure = /\bgive me (?:the|a|your) (?:number|total|price|figure|quote|amount)\b/
/** 'Locked out with my kid': both are outside. */
export const outTogether =
  /\blocked (?:us |me |ourselves )?out\b.{0,12}\b(?:with|w) (?:my|our|the|a|\d)\b/
export const shutInside =
  /\b(?:trapped|in the (?:hot )?car)\b|\b(?:is|are|hes|shes|its|theyre|still|baby|kids?|son|daughter|dog|cat|toddler|alone) (?:still )?(?:in|inside)\b|\b(?:stove|oven) (?:is )?on\b/

/** Something scratches in the attic, and it is no burglar. */
export const animal =
  /\b(?:squir+el\w*|rac+oon\w*|mouse|mice|rats?|bats?|birds?|pigeons?|possums?|opossums?|skunks?|ardillas?|raton(?:es)?|mapaches?|murcielagos?|palomas?|bichos?|roaches?|wasps?)\b/
/** 'Mrs. Henderson can confirm by phone' */
export const ownerAgrees =
  /\b(?:owner|client|landlady|he|she|they|mr|mrs|ms)\b.{0,60}\b(?:reach\w*|confirm\w*|consent\w*|agree\w*|permission|authoriz\w*|on the phone|by phone|said (?:its|it is) (?:ok|fine)|knows? about it)\b|\bhouse ?sit\w*\b/
/** 'I turned the knob behind the toilet' */
export const shutsWater =
  /\b(?:turned|turn|shut|closed|twisted)\b.{0,24}\b(?:knob|valve|handle|water|tap)\b|\bllave (?:del agua|de paso)\b/
/** Late, not shut in. */
export const held =
  /^(?!.*\b(?:locked|trapped|encerrad\w+|atrapad\w+|(?:son|daughter|kid|baby|mom|dad|dog|wife|husband)s? (?:is |s )?(?:locked|stuck|trapped))\b).*(?:\bstuck (?:on|in|at) (?:the |a |my )?(?:train|bus|subway|traffic|metro|work|airport|line|meeting|office|call|hospital|plane|car ?pool)\b)/s
/** Whose name the invoice has */
export const namesInvoice =
  /\b(?:business|company|llc|shop|store)\b.{0,24}\b(?:invoices?|receipts?|bill)\b|\b(?:invoices?|receipts?|bill)\b.{0,24}\b(?:to|in|with) (?:the |my |our )?(?:business|company|shop|store|name)\b|\b(?:name|llc)\b.{0,16}\b(?:on|for) (?:the |my |our )?(?:invoices?|receipts?|bill)\b/
export const forges =
  /\b(?:fake|forg\w*|higher|more than|inflat\w*|pad|backdat\w*|different (?:amount|date)|insurance|twice|never (?:did|done)|not really)\b/

/** A machine keeps its own door shut: 'the washer is locked with my clothes inside'. */
export const machine =
  /\b(?:washers?|dryers?|washing machine|dishwasher|oven|lavadora|secadora|lavavajillas|horno)\b.{0,60}\b(?:clothes|laundry|uniforms?|towels?|sheets|load|cycle|ropa|toallas)\b/
/** 'She got stuck last week, and she is fine' */
export const isOut =
  /\b(?:(?:got|let|popped|pulled|took) (?:him|her|them|it|the \w+) (?:out|off)|(?:shes|hes|theyre|she is|he is|they are) (?:fine|ok|okay|out|safe)(?: now)?)\b/
/** 'Le puedo echar cloro?' */
export const asksProduct =
  /\b(?:echar|echo|poner|pongo|usar|uso|use|pour|put|try|spray)(?:le|les)? (?:un poco de |some |a little )?(?:el |the )?(?:cloro|drano|vinagre|bicarbonato|lejia|destapador|bleach|vinegar|baking soda|liquid plumber|wd ?40)\b/
/** A cold home or bugs in a bed, with a baby or not: nobody is ill yet. */
export const coldOrBitten =
  /\b(?:no heat|heat(?:ing|er)? (?:is |went )?(?:out|off|broke\w*|died)|bed ?bugs?|(?:no tengo|sin|no hay|no prende la) (?:calefaccion|calenton)|chinches)\b/
export const symptoms =
  /\b(?:(?:doesnt|does not|wont|not|cant|cannot|no se|no me) (?:\w+ )?(?:wak\w+|despierta\w*)|no despierta\w*|respond\w*|react\w*|reaccion\w*|contesta\w*|no se mueve|azul\w*|blue|floppy|twitch\w*|espuma|stiff|palid\w*|inconsciente|hypotherm\w*|ice cold|drool\w*|tongue|throwing up|throw up|faint\w*|breath\w*|chest|faint\w*|unconscious|unrespons\w*|seizures?|stroke|blue|limp|pass(?:ed|ing)? out|collaps\w*|swell\w*|swollen|throat|vomit\w*|throwing up|fever|heart|pain|numb|slur\w*|chok\w*|overdos\w*|poison\w*|swallow\w*|shiver\w*|letharg\w*|sleepy|confus\w*|dizz\w*|pale|gr[ae]y|hives|allerg\w*|epi ?pen|wont (?:eat|move|answer|wake)|not waking|shock|respira\w*|pecho|desmay\w*|convuls\w*|fiebre|morad\w*|dolor|ahog\w*|tiembl\w*|hinch\w*|no despierta|temblando)\b/
