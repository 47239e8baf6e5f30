import type { Danger } from './danger-kinds.ts'

/** What leaves no doubt. */
export const plainReports: Partial<Record<Danger, RegExp>> = {
  electrical:
    /\b(?:outlets?|sockets?|switch(?:es)?|breakers?|fuse ?box|enchufes?|contactos?|apagador(?:es)?)\b(?!.*\b(?:water|agua)\b).{0,45}\b(?:humm\w*|buzz\w*|crackl\w*|sizzl\w*|zumb\w*|truena|chisporrot\w*)\b|\b(?:panel|outlets?|breakers?|sockets?|switch(?:es)?|fuse ?box|enchufes?|apagador(?:es)?|contactos?|tablero)\b.{0,30}\b(?:smell\w*|stinks?|huel\w+|olor)\b.{0,20}\b(?:burn\w*|hot plastic|melt\w*|smok\w*|quemad\w+|chamuscad\w+|humo)\b|\b(?:flash(?:es|ing)?|arc(?:s|ing)?)\b.{0,24}\b(?:canopy|outlets?|switch|panel|fixture|socket|breaker|plug)\b/,
  'water-electricity':
    /\b(?:soak\w*|drench\w*|flooded|sprayed)\b.{0,16}\b(?:sub ?panel|panel|breaker box|fuse ?box|outlets?)\b|\bwaters?\b.{0,16}\bover\b.{0,12}\b(?:power strips?|outlets?|router|extension cords?|surge protector)\b/,
  'tree-or-line':
    /\b(?:tree|elm|oak|pine|maple|branch|trunk|limb|palm)\b.{0,24}\b(?:went into|went through|came through|crashed (?:into|through|on)|landed on|is on)\b.{0,16}\b(?:house|roof|room|nursery|bedroom|kitchen)\b/,
  declined:
    /\b(?:read|give|tell|text|send) me (?:the|her|his|their) (?:door|gate|alarm|lock ?box|entry|garage|key)? ?(?:code|password|combination)\b(?! (?:back|again))|\b(?:customer|client|lady|woman|guy|man|girl|blonde|vecina)\b.{0,30}\b(?:give|tell|get) me (?:her|his|their) (?:phone )?(?:number|address|name)\b|\b(?:list|show|print|give me|read me) (?:me )?(?:every|all(?: the)?|tomorrows|todays|the|your) (?:bookings?|customers?|clients?|appointments?)\b|\bignore (?:all |your |any )*(?:previous |prior |earlier )?instructions\b|\b(?:paper|certificate|letter|report|sticker)\b.{0,12}\b(?:says?|saying|stating)\b.{0,12}\b(?:passed|approved|complies|up to code)\b/,
  structure:
    /\bceiling\b.{0,30}\b(?:part|piece|chunk|half|some) of it (?:just )?(?:fell|came down|collapsed|dropped)\b|\b(?:sink ?hole|hole (?:is |thats |that is )?(?:opening|growing))\b/,
  'burst-pipe':
    /\b(?:its|it is|water is|waters|is now|now its|still|started) (?:just )?(?:gushing|spewing|pouring (?:out|in|down|everywhere|through)|spraying (?:everywhere|all over|out))\b/,
  medical:
    /\b(?:ate|swallowed|drank|eaten|se comio|se trago|se tomo|bebio)\b.{0,30}\b(?:poison|bait|pellets|drain opener|drano|bleach|antifreeze|pills|veneno|cloro|pastillas|raticida)\b(?=.*\b(?:son|daughter|kid|baby|toddler|child|hij[oa]|nin[oa]|bebe)\b)|\b(?:son|daughter|kid|baby|toddler|child|hij[oa]|nin[oa]|bebe)\b.{0,24}\b(?:ate|swallowed|drank|got into|se comio|se trago|se tomo|bebio)\b.{0,30}\b(?:poison|bait|pellets|drain opener|drano|bleach|antifreeze|pills|veneno|cloro|pastillas|raticida)\b/,
  injury:
    /\b(?:legs?|arms?|ankles?|wrists?|foot|knee|shoulder)\b.{0,24}\b(?:(?:pointing|bent|facing|going) (?:in )?(?:a |the )?(?:funny|wrong|odd|weird|bad|backwards?)(?: way| direction)?|(?:is|s|all)? ?(?:tore|torn) (?:up|open))\b|\b(?:nail|clavo|screw|tornillo|glass|vidrio)\b.{0,40}\b(?:through|in|inside|adentro de|dentro de|en) (?:his|her|my|the|el|la|su|mi) (?:foot|hand|leg|arm|eye|pie|mano|pierna|brazo|ojo)\b|\ble atraveso el (?:zapato|pie)\b/,
  sewage: /\braw (?:you know what|sewage|stuff)\b/,
  'carbon-monoxide':
    /\b(?:kidde|first alert|detector|alarm|monoxide)\b.{0,60}\b(?:screech\w*|shriek\w*|blar\w*)\b.{0,40}\breads? \d{2,3}\b|\b(?:co|carbon monoxide|monoxide)\b.{0,40}\breads? (?:[3-9]\d|\d{3})\b|\b(?:screech\w*|shriek\w*|blar\w*)\b.{0,24}\bit reads \d{2,3}\b|\b(?:says|reads|shows|flash(?:es|ing)|dice|marca)\b.{0,12}\b(?:co|carbon monoxide|monoxido)\b(?! (?:sensor|alarm|detector))|\bco (?:alarm|detector) (?:is |keeps |has been |wont stop |started )?(?:going off|sounding|screaming|blaring)\b/,
  'break-in':
    /\b(?:flashlights?|linternas?)\b.{0,16}\b(?:mov\w+|inside|in (?:the|my)|adentro)\b|\b(?:somebody|someone|alguien)(?:s| is|s| esta)? (?:downstairs|upstairs|abajo|arriba)\b(?=.*\b(?:alone|quiet|hid\w*|dont|scared|police|miedo|sola?)\b)|\b(?:someone|somebody|alguien|a (?:man|guy|stranger)|(?:two|three|some) (?:guys|men|people)) (?:is |are |s )?(?:breaking in(?:to)?|trying to (?:get|break) in(?:to)?|in(?:side)? (?:my|our) (?:house|home|kitchen|apartment|garage|basement|bedroom))\b(?! (?:last|to))|\bse (?:esta|estan) metiendo (?:a|en) (?:la|mi) casa\b|\bse (?:me )?(?:quieren?|estan? tratando de) meter\b/,
  suicide:
    /\b(?:i )?(?:just )?took (?:all (?:of )?(?:my|the|his|her|these) (?:pills|meds|medication)|(?:a|the) (?:whole |full |entire )?bottle of (?:pills|\w+))\b|\bme tome (?:todas (?:mis|las)|(?:un|el|todo el) (?:frasco|bote)(?: entero| completo)?(?: de(?: las)?)?) (?:pastillas|pildoras)\b|\bme (?:corte|he cortado) (?:los brazos|las venas|las munecas|las piernas)\b|\b(?:se avienta|se va a aventar|se quiere aventar|me aviento|me voy a aventar)\b|\b(?:roof|ledge|bridge|balcony|railing)\b.{0,60}\b(?:doesnt|does not|dont|do not) want to be here\b|\b(?:rifle|shotgun|pistol|revolver|pistola|escopeta)(?: is|s)? (?:loaded )?(?:on the (?:table|bench|desk|bed|seat|counter)|on my (?:lap|knees?)|in my (?:lap|hand|mouth)|right here|here with me|beside me|next to me|en la mesa|en la mano)\b|\b(?:lock\w*|hid\w*)\b.{0,40}\bafraid of what (?:ill|i will|i might|id) do\b|\b(?:run|running|leave|leaving) (?:the |my |a )?(?:car|engine|motor)\b.{0,30}\bgarage\b.{0,40}\b(?:over|done|work|die|dead)\b|\bi (?:want|wanna|am going|m going|plan)(?: to)? (?:die|kill myself|end (?:it all|my life))\b|\bi (?:dont|do not) want to (?:live|be alive|exist)\b|\b(?:quiero|voy a) (?:morir(?:me)?|matarme)\b|\bno quiero (?:seguir )?viv(?:ir|iendo)\b|\bwant it all to (?:end|stop|be over)\b|\b(?:done with|tired of) (?:life|living)\b|\bplanning my (?:own )?death\b|\bwhy bother living\b|\b(?:world|everyone|everybody|they|family) (?:would|will|is|are|d)\b.{0,20}\b(?:better off|fine) (?:without|minus) me\b|\bla vida ya no\b|\b(?:estaran|estarian) mejor sin mi\b|\b(?:whoever|who(?:ever)? is the one that) finds me\b|\b(?:quien|el que|la que) me encuentre\b|\b(?:ill|i will|going to|want to) (?:be )?(?:join|joining) (?:her|him|my (?:late )?(?:wife|husband|son|daughter|mom|mother|dad)) soon\b|\bnobody (?:has|will have|ll have) to worry about me\b/,
}

/** Words without which a hint is none. */
export const hints: Partial<Record<Danger, RegExp>> = {
  gas: /\b(?:gas|propane|smell\w*|odou?r\w*|stink\w*|hiss\w*|rotten|eggs?|huele|olor|fuga)\b/,
  'carbon-monoxide':
    /\b(co|carbon|monoxid\w*|alarms?|detectors?|dizz\w*|headaches?|fumes|exhaust|generator|kerosene|charcoal|grill|nause\w*|sick|alarma|mare\w+|dolor de cabeza|generador|anafre)\b/,
  'locked-in':
    /\b(stuck|locks?|locked|trapped|shut|latch\w*|bolt\w*|inside|in there|cant (?:get|open)|encerrad\w*|atorad\w*|atrapad\w*|no (?:puede|pueden) salir|adentro)\b/,
  injury:
    /\b(hurt\w*|bleed\w*|blood|cut|fell|fallen|burn\w*|broke|hit|shock\w*|poison\w*|swallow\w*|sangr\w+|cort\w+|quem\w+|golpe\w*|cay\w+|lastim\w+|trag\w+|glass|shards?|splinters?|vidrios?|clavad[oa]|astilla)\b/,
  medical:
    /\b(chest|breath\w*|faint\w*|dizz\w*|pass(?:ed|ing)? out|stroke|numb|seizure|unconscious|heart|collaps\w*|pecho|respir\w*|desmay\w*|corazon|ambulanc\w*)\b/,
  'burst-pipe':
    /\b(water|wet|pipe\w*|leak\w*|flood\w*|drip\w*|pour\w*|gush\w*|spray\w* (?:every|all|out|water)|valve|squishy|soak\w*|agua|tubo|fuga|moja\w*|inund\w*|llave)\b/,
  suicide:
    /\b(finds? me|found me|join (?:her|him)|joining (?:her|him)|letters|in order|without me|minus me|worry about me|(?:wont|not|never) be here|needing|goodbye|burden|anymore|any longer|pills|alone|die|dead|dying|kill\w*|hurt|harm|better off|insurance|wont matter|matter to me|hang|rope|beam|gun|pistol|knife|jump|edge|end it|point of|give (?:it |them )?away|sin mi|adios|carga|pastillas|frasco|pistola|avienta|cort[eo]|matar\w*|despedir\w*|morir\w*|no vale|ya no|seguro de vida|mejor (?:con|sin)|conmigo|estorb\w*|descans\w*)\b/,
  sewage:
    /\b(toilet|drain\w*|sew\w+|septic|smell\w*|stink\w*|back\w*|brown|poop|inodoro|excusado|drenaje|desague|olor|huele|negras|cano)\b/,
}
