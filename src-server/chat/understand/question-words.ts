import type { QuestionKind } from './question-kinds.ts'

/**
 * Words that most ways of asking this have: without any of them a sentence has to read very much like it. Over plain
 * text, of which any part may match.
 */
export const questionWords: Partial<Record<QuestionKind, RegExp>> = {
  emergencyNumber: /emergen|urgen|24|after hours|night|number|hotline|numero|noche|telefono/,
  privacy:
    /privac|\bdata\b|\binfo|stor(?:e|ed|ing)|delete|\bkeep\b|\bshare|sell|\bdato|personal|spam|recording/,
  // 'Are you reading what I write?' asks for no bot.
  bot: /^(?!.*\breading\b).*(?:\bbot\b|robot|human|\breal\b|person|machine|computer|\bai\b|automat|chatgpt|software|flesh|staff|talking|who am i|humano|maquina)/,
  changesPrice:
    /chang|pric|cost|extra|\bmore\b|\bless\b|affect|differ|depend|\badd|cheap|\$|charge|estimate|precio|cuest|cambi|\bmas\b|menos|sub[ei]|cobr/,
  // 'Two weeks away?? Nothing sooner?' is about the day.
  expensive:
    /^(?!.*\b(?:sooner|earlier|soonest|earliest)\b).*(?:expens|pric|cost|much|\$|\d|cheap|afford|\bpay|worth|steep|\bhigh|charge|budget|money|crazy|caro|carit|precio|cuest|cobr|dinero)/,
  callBack: /call|phone|ring|reach|contact|text|number|llam|telefono|marc|comunic/,
  whatIsKnown:
    /have|know|\bgot\b|info|so far|on file|repeat|summar|recap|noted|wrote|remember|tiene|sabe|datos|apunt|anot|recuerd|resum/,
  howMany:
    /many|people|guys|crew|\bmen\b|alone|\bone\b|\btwo\b|team|helper|number|strong|cuant|gente|person|solo|\bdos\b|equipo/,
  receipt: /receipt|invoice|bill|paper|document|proof|statement|recibo|factura|comprobante|nota/,
  shutOff:
    /shut|turn|valve|main|\boff\b|stop|breaker|switch|handle|knob|cerr|llave|apag|corto|cortar|valvula/,
  callAhead:
    /call|text|notice|heads|ring|warn|know|before|way|ahead|early|arriv|llam|avis|antes|mensaje|lleg/,
  bookForOther:
    /\bfor\b|mother|father|\bmom\b|\bdad\b|friend|neighbor|someone|somebody|\belse\b|parent|aunt|uncle|sister|brother|client|\bpara\b|mama|papa|otr[ao]|ella|tia|abuel/,
  recurringVisits:
    /every|each|regular|recurr|weekly|monthly|yearly|standing|again|lock in|automatic|schedule|repeat|once a|twice|remind|other week|cada|siempre|seguido|mensual|semanal/,
  cashOrCheck:
    /cash|cheque|checks?\b(?! (?:that|it|on|for|the|if|whether|this|out|in))|venmo|zelle|money order|efectivo|transfer|paypal|bill/,
  whyChanged:
    /why|how come|change|differ|\bwas\b|said|\bwent\b|\bnow\b|higher|lower|more|less|before|earlier|another|por que|cambi|antes|subio|bajo|dijo|ahora/,
  hauledAway:
    /haul|remov|dump|trash|garbage|dispos|get rid|away|pick.?up|cart|toss|throw|\btak(?:e|es|en|ing) (?!the \d|it\b.{0,8}\d)|llev|basura|tir[ae]|\bgo(?:es)?\b/,
  results:
    /result|report|\blab\b|find|findings|resultado|reporte|informe|sample|muestra|answer|test/,
  hazard: /asbest|lead\b|radon|vermicul|hazard|toxic|plomo|insulat|popcorn|formaldehyde/,
  fumes: /fume|smell|odor|\bvoc\b|sleep|olor|huele|vent|air\b|dormir|vapor/,
  frequencyPrice:
    /week|month|often|one.?time|once|every|regular|recurr|seman|\bmes\b|quincen|frecuen|cada|twice/,
  roomsCounted:
    /room|kitchen|bath|hall|stair|closet|floor|basement|attic|count|area|cuarto|cocina|pasillo|escal|bano|piso|recamara|sala|garage|loft|landing/,
  isNeeded:
    /need|necess|both|without|skip|require|worth|have to|really|necesit|falta|ambos|los dos|forzos|tengo que/,
  whereServed:
    /where|area|cit(?:y|ies)|state|town|serve|come to|zip|locat|cover|count(?:y|ies)|based|work in|donde|zona|ciudad|cubren|llegan/,
  area: /where|area|cit(?:y|ies)|town|serve|come|zip|locat|cover|do you|donde|zona|ciudad|llegan|vienen/,
  weather:
    /weather|rain|snow|storm|wind|wet|cold|hot|freez|ice|sun|clima|llu[ve]|llov|nieve|nieva|viento/,
  safeForFamily:
    /kid|child|bab(?:y|ies)|toddler|infant|son\b|daughter|family|pregn|pet|dog|cat\b|cats|bird|fish|allerg|asthma|safe|toxic|chemical|poison|fume|spray|smell|breath|nino|nina|bebe|embaraz|mascota|perro|gato|alerg|segur|quimic|toxic|veneno/,
  noEmail: /mail|correo/,
  // 'They did not show up' tells it.
  ifNoShow:
    /^(?=.*(?:\bif\b|\bwhat happens\b|\bin case\b|\bsi (?:no|nadie)\b|\bque pasa\b|[?]\W*$)).*(?:(?:no|never|not|n['’]?t)\b.{0,30}(?:come|show|arriv|turn)|no.?show|miss|no (?:viene|llega)|nadie|nobody.{0,12}(?:come|show))/,
  someoneInParticular:
    /same(?! (?:time|day|hour|price|visit))|wom[ae]n|lady|female|male|spanish|english|speak|particular|specific|certain|again|prefer|him|her|older|mism|mujer|hombre|espanol|habl|prefier|that one|crew|team/,
  timeZone:
    /zone|est\b|edt\b|eastern|pacific|central|mountain|(?:local|your|my|our) time|huso|hora (?:del|local|de (?:nueva|california|florida))/,
  heatWithStove: /heat|warm|calent|calor|frio|cold/,
  drills: /drill|damage|break|destroy|ruin|taladr|rompe|danar|pick/,
  permit: /permit|permiso|licen[sc]|inspect|code|city|ciudad/,
  taxCredit: /tax|credit|rebate|incentiv|impuesto|credito|irs/,
  weapons: /gun|firearm|weapon|ammo|ammunition|rifle|pistol|knife|arma/,
  photos:
    /(?:send|share|show|upload|attach|email|text|take|look|see|want|need|mand|envi|sub|ver\b).{0,40}(?:photo|pics?\b|picture|image|foto|imagen)|(?:photo|pics?\b|picture|image|foto|imagen).{0,40}(?:send|share|show|upload|attach|email|text|look|enough|mand|envi|sirve)|video (?:call|chat|of)|(?:send|email|take) (?:you )?(?:a )?video/,
  moldRemoval: /mold|mildew|moho|remov|clean|kill|rid|hongo/,
  ceilingBubble: /bubbl|bulg|\bsag|soft|swell|swollen|poke|lump|\bhang|burbuj|bolsa|abomb|bland/,
  drying: /dry|damp|wet|walk|sec[ao]|humed|mojad|pisar/,
  // 'Heat first.' wishes for an order.
  whichOrder:
    /before|after|\border\b|which|what|should|\bdo (?:i|we|they|you)\b|antes|despues|orden|cual|debo|que va|who/,
  // 'Scratch that' takes back.
  damage: /^(?!\W*scratch that\b)/,
  paintIncluded:
    /^(?=.*(?:paint|pint|primer|brush|coat)).*(?:inclu|bring|provid|suppl|buy|bought|\bown\b|cost|extra|materi|with|who|get the|need|trae|compr|pon[eg]|quien|aparte|cubr|lleva|tengo que|marca|brand|kind|type|tipo|qual)/,
  insuranceClaim: /insur|claim|adjust|policy|deduct|segur|reclam/,
  installments:
    /month|install|financ|payment|split|parts|plan|later|half|pagos|plazos|meses|abono|mensual|deposit/,
  monthlyFee: /month|fee|subscri|membership|year|mes\b|mensual|cuota|suscri|record|cloud|contract/,
  utilityFirst:
    /\b(?:utility|company|provider|compania|con ?ed|pg&?e|city|tagged)\b|\b(?:gas|power|electric|meter)\b.{0,20}\b(?:guy|people|back on)\b|\bcall\b.{0,30}\bfirst\b|\bllam\w+\b.{0,20}\b(?:primero|antes)\b/,
  waitlist: /list|wait|notif|tell|let me know|avis|lista|when you come|expand/,
  moveFee: /fee|charge|cost|(?<!still )free|pay|extra|\$|cobr|cargo|cuesta|costo|gratis|penal|24/,
  addToBooking:
    /add|also|too|same|include|extra|another|more|while|combin|agreg|anad|tambien|otro|otra|sum/,
  skipVisits:
    /skip|paus|stop|end|cancel|away|vacation|travel|out of town|miss|hold|week|month|salt|paus|termin|viaje|vacacion/,
  petsHome: /pet|dog|cat\b|cats|pupp|kitten|bird|rabbit|animal|mascota|perr|gat/,
  parking: /park|permit|dock|elevator|garage|street|truck|van|estacion|elevador|camion|ticket/,
  discreet:
    /van|truck|marked|logo|sign|neighbor|discre|private|secret|between us|letrer|vecin|camion|uniform|know/,
  solarSavings:
    /solar|panel|batter|electric|\b(?:my|our|power|light|energy|the) bills?\b(?! (?:go|to|come|sent))|kwh|meter|shade|roof|\bsun|recibo|sombra|techo|\bluz\b/,
  packing:
    /pack|box|wrap|crate|apart|dissassembl|disassembl|unpack|blanket|tape|empa[cq]|caja|desarm|envolv|bubble/,
  keyAccess:
    /key|door|super|neighbor|lock ?box|code|let .{0,12}in|open|access|llave|porter|vecin|codigo|abr|hide|mat\b|front desk|concierge|without me/,
  heavyItems:
    /stair|elevator|piano|heavy|floor|walk-?up|safe\b|lift|carry|weigh|escaler|elevador|pesad|piso|couch|fridge|big|large|narrow/,
  travelTime:
    /long|day|arriv|get there|deliver|drive|road|truck|other (?:end|city)|there|llega|dias|tarda|camino|entreg|when/,
  fearsSomeone:
    /\b(?:he|she|him|her|ex|they|them|husband|boyfriend|girlfriend|wife|roommate|neighbor|alone|el|ella|sola|solo|novio|esposo)\b/,
  renter:
    /^(?!.*\b(?:rent (?:it|them|this|that) out|i own|im the (?:landlord|owner)|my tenant)\b).*(?:rent|landlord|lease|tenant|building|hoa|super|manager|owner|apartment|upstairs|neighbor|casero|dueno|inquilin|arriend|alquil|edificio)/,
  commercial:
    /office|shop|store|restaurant|business|commercial|rental|warehouse|salon|church|building|negocio|oficina|tienda|local|studio|unit/,
  repairAfter: /paint|patch|wall|ceiling|drywall|hole|stain|plaster|pared|techo|hoyo|pint|resan/,
  worthRepair:
    /worth|repair|fix|replac|new|old|last|year|buy|better|vale|pena|repar|arregl|cambi|nuev|viej|conviene|dura/,
  cleaningExtras:
    /oven|fridge|refriger|freezer|laundry|dish|window|inside|cabinet|garage|extra|horno|refri|nevera|ropa|trast|plato|ventana|adentro|baseboard|sheet|bed/,
  deepOrRegular:
    /deep|regular|standard|normal|basic|thorough|profund|sencill|general|difference|which|kind/,
  certificate:
    /certificate|coi\b|insur|building|management|hoa|proof|certificad|segur|edificio|papers|document/,
}
