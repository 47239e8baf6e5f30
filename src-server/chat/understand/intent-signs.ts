import type { QuestionKind } from './question-kinds.ts'

/** What a message is about besides services. */
export type Intent =
  | QuestionKind
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'yes'
  | 'no'
  | 'somethingElse'
  | 'correction'
  | 'complaint'
  | 'complaintOthers'
  | 'sameDay'
  | 'book'
  | 'trick'
  | 'offTopic'
  | 'outOfScope'
  | 'rude'
  | 'undecided'
  | 'curious'
  | 'causeAsked'
  | 'asksCost'
  | 'priceBasis'
  | 'noLink'
  | 'notBooked'
  | 'handlesDanger'
  | 'keepWarm'
  | 'keepCool'
  | 'spaceHeater'
  | 'extraFee'
  | 'nonsense'
  | 'readBack'
  | 'noShow'
  | 'unhelpful'
  | 'willCall'
  | 'bereaved'
  | 'embarrassed'
  | 'safeNow'
  | 'noDanger'
  | 'turnedOff'
  | 'namesAmount'
  | 'existingBooking'
  | 'urgentRepairs'
  | 'regularMaintenance'
  | 'newHomeowner'
  | 'preparingToSell'

/** What certain words always say. */
export const signs: Partial<Record<Intent, RegExp>> = {
  // 'I have no booking yet!'
  notBooked:
    /\b(have|made|got) no (booking|appointment|order)\b|\b(havent|have not|didnt|did not|never) (booked|made (a|any) (booking|appointment))\b|\bnot booked (anything|yet)\b|(?<!\b(?:dont|do not|didnt) (?:want|need) (?:a|another) )\bnew (booking|appointment)\b|\b(no|aun no|todavia no) (tengo|he hecho) (reserva|cita)\b/,
  // 'I booked by phone and have no link'
  noLink:
    /\b(no|without|lost|cant find|never got|dont have|didnt get)\b.{0,16}\b(link|account|confirmation)\b|\b(lost|cant find|never got|didnt get|deleted)\b.{0,16}\bemails?\b|\b(booked|made) (it )?(by|over the) phone\b|\bsin (enlace|cuenta)\b/,
  // 'What is on my list?', 'read it back to me'
  readBack:
    /\b(?:what|which) (?:day|date|time) (?:did|have) (?:we|i|you) (?:say|said|agree\w*|pick\w*|choose|chosen|settle\w*)\b|\bwhich day is the \w+ (?:down|set|booked)\b|\bwhat (?:\w+ )?(?:dates?|days?|times?) (?:do|did) (?:you|u|we|i) have\b|\bwhat do i have (?:booked|scheduled|set up)\b|\bremind (?:me|us) (?:what|of|again)\b|\b(?:recap|summar(?:y|ize)|sum (?:it|that|everything) up|go over (?:it|that|everything))\b|\bread (?:me|us) (?:it |that |everything |all )?back\b|\bwhat (?:day|date|time)s?\b[^?]{0,30}\b(?:how much|price|cost|total)\b|\b(?:how much|price|total)\b[^?]{0,24}\b(?:what|which) (?:day|date|time)|\bwhat do (?:i|we) have (?:now|there|on it|booked so far|with)\b|\b(?:resumen|resuma\w*|repitame|que tengo (?:hasta|en|ya|ahora))\b|\bwhat (?:did )?we (?:said|agreed|say|agree)\b|\b(?:tell|give|repeat|say) (?:me |us )?(?:the |all )?(?:\w+ )?(?:dates?|days?|times?) (?:once more|again)\b|\bwhich day is which\b|\b(?:are|is) (?:they|it|those|that|all|all of (?:them|it|that)) (?:all )?(?:on (?:there|it|the list|my list)|in there|down)\b|^\W*(no+\W+)?(please )?(take|remove|get) [\w ]{2,30}\b(off|out)\b\W*$|\b(what|whats|what is|whats all|tell|show|list|repeat|everything)\b.{0,30}\b(on|in) (my|the|that) (\w+ )?(list|order|cart)\b|\bread (it|that|me|them|everything)?( \w+)? ?back\b|\bwhole list\b|\bis (the )?[\w ]{2,24} (on|off|in) (there|it|the list|my list|the booking|the order)\b|\bis [\w ]{2,24} (off|removed|added)( now)?\W*$|\bwhat (do|have) (i|we) (have|got|put|ordered)( down)?( so far)?\W*$|\b(que|cual)\b.{0,20}\b(mi|la) (lista|pedido)\b|\b(esta|quedo|quedaron|estan) (ya )?en (mi|la) lista\b|\bl[oa]s? (agregaste|agrego|pusiste|puso)( ya)? o no\b|\bis (it|that|the \w+( \w+)?) on (my|the) list\b|\bdid (you|u) (add|put|take) (it|them|that|the)\b/,
  noShow:
    /^(?!.*\b(?:tomorrow|keys?|mat|if|until|till|hasta|manana|si|next)\b).*\b(booked|appointment|scheduled|supposed|confirmation|reserva|cita)\b.*\b(nobody|no one|noone|nadie)(s| is| esta)? (here|there|aca|aqui|ahi)\b|\b(need|want) to know where (he|she|they) (is|are)\b|\b(nobody|no one|noone) (came|showed|arrived|has (come|shown))\b|\bnever (showed|came|arrived)\b|\b(didnt|did not|hasnt|has not) (show|come|arrived?|shown)( up)?\b|\bno[- ]?shows?\b|\b(was|were|is|are)? ?supposed to (be here|come|arrive|show)\b|\bwhere (is|are|s) (he|she|they|my|the|your) ?(\w+ )?(guy|man|crew|tech|technician|plumber|electrician|cleaner|cleaners|handyman|painter|mover|movers|person|people)?\W*$|\b(still|been) waiting (for (him|her|them|the \w+|your \w+)|all (morning|day|afternoon)|since)\b|\bnadie (vino|llego|ha (venido|llegado))\b|\bnunca (vino|llego|llegaron)\b|\bno (vino|llego|vinieron|llegaron|ha (venido|llegado))( nadie)?\b/,
  unhelpful:
    /\bare you (?:even |actually )?(?:reading|listening)\b|^\W*(?:useless|unbelievable|ridiculous|jesus|omg|wtf|good grief)\b|\b(?:didnt|did not|havent|never) answer(?:ed)? (?:me|my|that|it)\b|\bgracias por nada\b|\bno me entend\w+\b|\bthanks for nothing\b|\b(you|youre|this|this (chat|bot|thing)|thats|its) (is |are |so |just )?(useless|no help|not helping|pointless)\b|\bthat(s| is) not what i (asked|said|meant|want)\b|\bnot my question\b|\byou (are|re)? ?(not |dont |do not |didnt |never )(listen\w*|answer\w*|understand\w*|hear\w*|read\w*)\b|\banswer (my|the) question\b|\byou (already )?(keep|just) (saying|repeating|asking)\b|\bno me (entiende|escucha|contesta|esta ayudando)\b|\beso no (es lo que )?pregunte\b|\bno contest\w+\b/,
  willCall:
    /\b(ill|i will|id rather|i would rather|let me|going to|gonna|better) (just )?(call|phone|ring)( you| instead| them| then| tomorrow| the)?\b(?! (me|my|911))|(?<!\bwho )\bcan i (just )?(phone|call)( you| somebody| someone)?\b|\b(los |les |voy a |mejor )?llam(o|ar|are)( yo)? (por telefono|manana|despues|mejor|alla)\b|\bmejor llamo\b/,
  // Whatever else is asked: what it costs.
  asksCost: /\b(costs?|fees?|free|charged?|pay|gratis|cuesta|cobr\w+|cargo|pagar)\b/,
  priceBasis:
    /\b(?:hourly|by the hour)\b|\b(?:an|per) hour or\b|\b(?:cobran|es) por hora\b|\bhow (?:is|are|do|did|was) (?:it|that|this|they|you|u|(?:the )?pric\w+|the (?:cost|total|estimate)) (?:\w+ )?(?:calculated|figured?|worked out|set|determin\w*|comput\w*|come up)\b|\bper (?:sq\w*|square|hour)\b.*\bper\b|\bcomo (?:se )?(?:calcula\w*|sacan)\b|\b(would|will|does|is) (the |that |it )?\$?\d{2,4} (?:for \w+ )?(?:\w+ )?(cover|include|get|buy|enough|still)\b|\bstill (the )?\$?\d{2,4}\b|\b\d{2,4} too\b|\b(will|would|does|could) (it|that) (cost|be) (less|cheaper)\b|\b(thats|that is|its|it is|so|for) (for )?(all|each|both|the) ?(\d|three|two|four|of (it|them))?\W*\?|\bfor all \d|\b\d{2,4},? (right|correct|verdad)\b|\b\d{2,4} for (all|both|each|one|two|three|four|\d)\b|\b(is|for) .{0,40}\bor (just|only) (for |to )?|\b(separate|another|second|additional) (charge|price|fee|cost)\b|\bis (that|it|this) (separate|extra)\b|\b\d{2,4} for .{2,40}\b(right|together|total|correct|verdad|correcto)\b|\bson \$?\d{2,4}\b.{0,20}\bverdad\b|\b(is|are|was) (that|it|this|the (price|cost)|\$?\d+( dollars)?)( the)?( price| cost| total)? (for|per) (both|all|each|everything|every|one|just|only|the (whole|first|entire)|how many|\d+|a|an)\b|\bfor (both|all( of them| three| four)?|everything) or\b|\b(each|per (piece|window|room|item|hour|door|unit|panel|visit)) or\b|\bfor how many\b|\bprice per\b|\b(es|seria|sale|son|cuesta)( eso)? (por|para|de) (l[oa]s (dos|tres)|amb[oa]s|cada|tod[oa]s?|un[oa])\b|\bpor (pieza|hora|ventana|cuarto|visita|cada un[oa])\b.*\?|\bpara cuant[oa]s\b/,
  // 'Is tomorrow $50 extra?'
  extraFee:
    /\b(?:cheaper|less)\b.{0,30}\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|another day)\b|\bmas barato\b.{0,24}\b(?:manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|otro dia)\b|\bno (?:me )?cobran? (?:los|esos|el cargo de) \$?50\b|\b(?:save|avoid|skip|without) (?:the|that) \$?50\b|\bsave the (?:extra )?fee\b|\b(is|s|are) (it|that|this|tomorrow|saturday|sunday|friday|monday)( also| still)? \$?(50|fifty)( more| extra)?\b|\$?\b(50|fifty) extra\b|\b(?:extra|additional) \$?(?:50|fifty)\b|\bwhat(?:s| is) the \$?(?:50|fifty)\b|\b\d{2,4} or \d{2,4} ?(\+|plus) ?50\b|\bsame[- ]day fee\b.{0,24}\b(tomorrow|friday|saturday)\b|\b(is|are) there (a|an|any) (surcharge|extra (charge|fee|cost)|same[- ]day fee) (for|if|to)\b.{0,16}\b(today|same|now)\b|\brecargo\b|\bcobran mas por\b.{0,12}\bhoy\b|\bis (tomorrow|the weekend|saturday|sunday|friday) (more|extra)\b|\bpay the (fee for )?same[- ]day\b/,
  // 'Can we lift it by hand?', after the warning not to.
  handlesDanger:
    /\b(can|could|should|may|ok(ay)? if|ok(ay)? to|safe to) (i|we|he|she|they|my \w+|two guys)?\b.{0,40}\b(lift|open|pull|use|move|close|turn|relight|light|plug|touch|raise|reset)\b|\bby hand\b|\b(red )?(cord|handle|rope)\b|\b(puedo|podemos|se puede) (abrir|levantar|jalar|usar|mover|cerrar|prender|tocar)\w*\b/,
  // 'Is it the hose, you think?'
  causeAsked:
    /\b(?:is|could|might|can) (?:it|that|this)(?: be)?(?: just| only)? (?:the|a|an|my|from) [a-z ]{2,30}(?:,? (?:do )?you (?:think|reckon)\b|\?)|\bdo you (?:think|know) (?:it(?:s| is)?|thats?|what) (?:the|a|an|my|from|caus\w+|wrong)\b|\bwhat(?:s| is| could be| might be)? (?:causing|caus\w+|wrong with) (?:it|that|this|the)\b|\bwhat do you (?:think|reckon) (?:it is|is wrong|its?)\b|(?<!\b(?:cuanto|cual|quien|cuando) )\b(?:sera|es|seria) (?:el|la|un|una) [a-z ]{2,30}(?:,? (?:cree|usted cree|verdad)\b|\?)|\bque cree que (?:sea|es|tenga)\b|\ba que se debe\b/,
  // 'No heat, and we have a baby'
  keepWarm:
    /\b(bab(y|ies)|newborn|infant|toddler|kids?|children|elderly|(mother|mom|father|dad|grand(ma|pa|mother|father))s?|years? old|bebes?|recien nacid\w|ninos|mama|papa|abuel[oa])\b.*\b(no heat|cold|freezing|heat(er|ing)? (is |went |just )?(out|off|broke\w*|died|quit|stopped)|furnace (is |went |just )?(out|off|dead|broke\w*|died|quit|stopped)|frio|sin calefaccion|heladas?)\b|\b(no heat|cold|freezing|(4|5)\d degrees|heat(er|ing)? (is |went )?(out|off|broke\w*|died)|furnace (is |went )?(out|dead|broke\w*|died)|frio|sin calefaccion)\b.*\b(bab(y|ies)|newborn|infant|toddler|kids|children|elderly|grand(ma|pa|mother|father)|bebes?|recien nacid\w|ninos|abuel[oa])\b|\b(furnace|boiler|heat(er|ing)?)\b.*\b(moms?|mothers?|dads?|fathers?|parents)\b.*\b(cold|freezing)\b|\b(?:bb|beba|nin[ao]|hij[oa])\b.{0,30}\b(?:fri[ao]|helad[oa])\b|\b(?:sin|no (?:hay|tengo|tenemos)) calefaccion\b.*\b(?:bb|beba|bebe|nin[ao]s?|abuel[oa])\b|\bheat\b.{0,30}\b(?:urgent|emergency)\b.*\b(?:baby|newborn|infant)\b/,
  keepCool:
    /\b(bab(y|ies)|newborn|infant|elderly|(mother|mom|father|dad|grand(ma|pa|mother|father))s?|bebe|mama|papa|abuel[oa])\b.*\b(no (ac|air)|(this|the|from) heat|so hot|too hot|(8|9)\d degrees|hace (un |mucho )?calor|calor (horrible|terrible|fuerte)|del calor)\b|\b(no (ac|air)|so hot|too hot|(8|9)\d degrees|hace (un |mucho )?calor|calor (horrible|terrible|fuerte))\b.*\b(bab(y|ies)|newborn|infant|elderly|grand(ma|pa|mother|father)|bebe|abuel[oa]|mi (mama|papa))\b|\b(dizzy|mareada|mareado)\b.{0,20}\b(from the heat|del calor|con el calor|por el calor)\b|\b(?:8[2-9]|9\d)\b.*\b(?:7|8|9)\d\b.*\b(?:heart|frail|oxygen|lungs)\b|\b(?:7|8|9)\d\b.{0,30}\b(?:heart|frail|oxygen|lungs)\b.*\b(?:8[2-9]|9\d) degrees\b/,
  greeting:
    /^\W*(hi+|hello+|hey+|hiya|yo|sup|howdy|good (morning|afternoon|evening|day)|hola|buenos dias|buenas( tardes| noches)?|greetings|whats up)\b/,
  thanks:
    /\b(thanks?( you| u| so| a)?|thx|ty|tysm|gracias|appreciate (it|you|that|the)|you rock|lifesaver)\b|^\W*(perfect|awesome|great|cool)\W*$/,
  goodbye:
    /\b(bye|goodbye|good ?night|see (you|ya)|adios|hasta luego|thats all( for now)?|thats it for now|im done|nothing else)\b\W*$/,
  yes: /^\W*(yes+|yeah|yep|yup|ya(?! (no|vino|vinieron|esta|lo|tengo|se))|yea|sure|ok(ay)?|k|correct|right|exactly|thats (right|it|the one)|sounds good|please do|go ahead|do it|si+|claro|por favor|definitely|absolutely|lets do (it|that)|both|all of (it|them)|dale|de acuerdo|esta bien)\b(?![,\s]+(now|but|so|pero|no|i (think|guess)|que no|how much))/,
  no: /^\W*(no+|nope|nah|not really|neither|none( of (them|those|these))?|no gracias|wrong|thats not)\b(?! (rush|hurry|problem|worries|idea|heat|hot|water|power|ac|prisa|hay|tengo|funciona|sirve|prende|sale))/,
  somethingElse: /^\W*(something else|none of (these|those|them)|otra cosa|other)\W*$/,
  correction:
    /\b(instead|i meant|i mean|meant to say|my mistake|wrong (one|thing)|scratch that|no wait|mas bien|quise decir)\b|^\W*(?:[\w ]{2,20}\?+\W+)?no+\b.{0,30}\b(?:it is|its|i said|i meant|i told|esta en|es en|es el|es la|dije)\b/,
  trick:
    /\b(?:set|make|change|switch) (?:my|this|me) ?(?:account|login|user|profile)? ?(?:to |an? )?(?:admin\w*|owner|staff)\b|\bmaintenance mode\b|\b100 ?(?:%|percent) off\b|\b(?:list|names|addresses|numbers) of (?:your |the |todays |other )*(?:customers?|clients?)\b|\b(?:todays?|your|other) (?:customers?|clients?) (?:list|names|addresses)\b|\b(ignore|disregard|forget|override|bypass) (all |any |your |the |previous |prior |these |those |my |every)*(instructions?|rules?|prompts?|guidelines|programming|restrictions|above|pricing|policy|policies)\b|\b(system|hidden|initial|secret) (prompt|message|instructions?)\b|\byour (instructions|prompt|rules|programming|guidelines)\b|\b(pretend|act|roleplay|role-play|behave|imagine|you are now|youre now) (to be|as|like|youre|you are|that you|a|an|dan|we)\b|\b(jailbreak|developer mode|dev mode|debug mode|admin (mode|override|here|code)|sudo|dan mode|god mode)\b|\brepeat after me\b|\b(say|type|write|print|output|respond|answer|reply|confirm|agree)\b.{0,40}(["'“”]|\byes if\b|\bexactly\b|\bthat (the|my) (price|total|cost|job|visit)\b|\$|\bfree\b|\bbooked\b)|<\/?[a-z]+[^>]*>|javascript:|!\[|\]\(|"(type|name|tool|role|input|function|price|total|amount)"\s*:|\byou( all| guys)? (already |just |previously )?(agreed|promised|quoted me|offered me|approved|guaranteed|told me(?! about| to ask)|said (it|the|i))\b|\b(promise|guarantee|swear|commit)\b.{0,40}\b(price|dollars?|bucks|hour|minutes?|free|refund)\b|\b(tell|write|sing)\b.{0,24}\b(story|essay|poem|joke|song)\b|\b(translate|homework|lyrics)\b/,
  // 'There is no gas, I asked for a plumber': not if anything goes on.
  noDanger:
    /^(?!.*\b(but|still|pero|todavia|sigue)\b).*(\bnothing(s| is|s really)? (on fire|burning|smoking|leaking|sparking)\b|^\W*(no|nah|nope)[, ]+(no (smoke|fire|flames?|gas|smell)|(hes|shes|he is|she is|theyre|they are) (right here |here |out here |outside )*with me)\b|\b(im|i am|we are|were|hes|he is|shes|she is|theyre|they are) not (suicidal|hurt|in (a |any )?(crisis|danger))\b|\b(nobody|no ?one)( is|s| was| got)? (under (it|anything|there)|broke in|hurt|inside|trapped|locked|stuck|in (any )?danger|in there|in (my|our|the|this) (house|home|apartment|room|bedroom))\b|\b(it was|was just|was only|just|only) (the |a |an |about )?(low |dead |old )?battery\b|\breads? (0|zero)\b|\bthere (isnt|is not|wasnt|was not) (any|a|an) (fire|gas|smoke|danger|emergency)\b|\b(theres|there is|there was|theres been) (no|nobody|no one)( in( there)?| inside)?( fire| danger| gas| smoke| emergency| break ?in| burglar| sewage)?\b|\b(its|it is|this is|thats) not (an? )?(emergency|fire|dangerous|break ?in)\b|\bno (estoy|estamos|esta) en peligro\b|\bno hay (peligro|fuego|incendio|nadie|gas|humo|olor)\b|\b(no|not|dont|doesnt|isnt) (any |a )?(smell\w* )?(of |like |a )?(gas|smoke|fire)\b(?! (dep\w*|ext\w*|alarm|compan\w*|valve|detector|truck|fighters?))|\bno huele\b|\bnadie (esta |quedo |se quedo )?(encerrad\w*|herid\w*|dentro|adentro|en peligro|entro|lastimad\w*)\b)/,
  complaint:
    /(?=.*\b(?:ustedes|su (?:gente|pintor|plomero|electricista|tecnico|equipo)|(?:vino|vinieron) (?:un|el|a|los|las|ustedes))\b).*\b(?:quede (?:muy )?(?:inconforme|descontent[oa])|(?:me|nos) (?:mancharon|rayaron|rompieron|danaron|dejaron (?:mal|sucio))|quedo (?:muy |bien )?mal (?:hecho|pintad[oa]|puest[oa]))\b|\b(?:de ustedes|from you(?: guys| all|r company)?|(?:you guys|ustedes) (?:sent|fixed|installed|did|came|mandaron|arreglaron|instalaron|vinieron))\b.*\b(?:(?:broke|stuck|stopped|leak\w*|dead|out) again|same (?:thing|problem) again|pay (?:again|twice)|volver a pagar|pagar (?:otra vez|de nuevo)|(?:se )?volvio a (?:quedar|romper|tapar|danar|trancar|salir|gotear))\b|\byour (\w+ )?(guy|guys|man|plumber|electrician|cleaners?|painters?|movers?|company|people|crew)s? fault\b|\b(its|it is|was|is) your fault\b|\byour (guy|guys|man|plumber|electrician|cleaners?|painters?|movers?|crew|people|technician) (broke|damaged|ruined|scratched|caused|cracked|stole|flooded|left a)\b|\b(por|es) culpa (suya|de ustedes|de su \w+)\b|\bes una queja\b|\b(?:la muchacha|el muchacho|los muchachos|el plomero|el electricista|el tecnico|el pintor|con ustedes)\b.{0,40}\b(?:se fue|se fueron|me dejaron|la dejaron|lo dejaron) (?:sin|a medias)\b|\b(?:your|the) (?:guys?|men|cleaners?|painters?|movers?|plumber|electrician|crew|people|technician)\b.{0,24}\bleft without (?:clean\w*|finish\w*|fix\w*|doing)\b/,
  safeNow:
    /^(?!.*\b(are we|is everyone|if|once|when|until)\b)(?=[^?]*$).*(\b(we|i|everyone|everybody|all|im|were|kids|they) ?(are|is|am|re|m)? ?(all |both |perfectly |totally )*(safe|ok|okay|fine|out(side)?(?! (of(?! (there|the (house|room|basement|kitchen|apartment|building|dining|living|bed|bath)))|cold)))\b|\bsafe now\b|\b(?:its|it is) (?:all |totally |perfectly )?safe\b(?! (?:to|for|if))|\b(?:going to|gonna) be (?:ok|okay|fine|all ?right)\b|\b(?:at|in) the hospital (?:now|already)\b|\b(?:im|i am) (?:perfectly|quite|really|doing|absolutely|just) (?:all ?right|fine|well|ok|okay|good)\b|\ba salvo\b|\bestamos (bien|afuera|fuera|en la calle)\b|\bya (salimos|sali|estamos afuera)\b|\bfalse alarm\b|\balready left\b|\b(the )?gas is (shut )?off\b|\bno (more )?smell\b(?! of)|\b(fire (department|dept)|fire ?fighters|firemen|fd|police|cops|gas (company|guy|man)|utility( company| guy| man)?|ambulance|paramedics|bomberos|policia|ambulancia)\b.{0,30}\b(came|left|just left|said|cleared|checked|aired|all clear|(is|are) (already )?here|llego|llegaron|vino|vinieron|ya esta\w* aqui)\b|^\W*safe\W*$|\ball clear\b|\b(hes|shes|theyre|he is|she is|they are|((the|my) )?(dog|cat|baby|kid|kids|son|daughter|mom|dad)s?( is| are)?) (all )?(fine|ok|okay|safe|asleep)\b|\b(hes|shes|theyre|he is|she is|they are) (right here |here |out here |outside )*with me\b|\bits (off|out|under control) now\b)/,
  // Enough where it is water or a circuit; gas that has come out is still there.
  turnedOff:
    /\bya no (?:sale|gotea|tira)\b|\b(turned|shut|switched|closed|flipped|cerre|cerro|cerramos|apague|apago|corte|baje|bajo|bajamos)\b.{0,24}\b(off|it|valve|knob|handle|water|main|breaker|llave(?:cita)?s?|agua|luz|interruptor|pastilla|switch)\b|\b(valve|water|main|breaker|power|llave|agua|luz) (is|esta) (now )?(off|shut|closed|cerrad[oa]|apagad[oa])\b/,
  namesAmount:
    /\b\d{2,4} (?:in total|total|all in|altogether|en total)\b|\b(?:is it|its|it is) \d{2,4} or \d{2,4}\b|\b(?:is|be) (?:also|still) \$?\d{2,4}\b|\b(?:its|it is|so|thats|still|is it|it be) \d{2,4}(?= (?:if|for|or|yes|y|then|right|total|today|tomorrow|even|with)\b|\W*[?])|[$€£]\s?\d|\b\d[\d,.]*\s?(dollars?|bucks|usd|dolares|pesos|cents)\b|\b\d+\s?(%|percent)/,
  existingBooking:
    /\b(my|our) (booking|appointment|reservation|visit)\b|\bthe (booking|appointment|reservation)\b(?! (?:page|form|button|step|process|site|screen))|\bbooking (id|number|#)?\s?#?[0-9a-f]{6,}\b|\b(reschedul\w*|reagendar|reprogramar)\b|\bmi (cita|reserva(cion)?)\b|\b(cost|charged?|fee|free)\b.{0,30}\b(to )?(move|change|postpone) (it|my|the (booking|appointment|visit))\b|\b(?:i|we) (?:already )?(?:have|had) (?:an? |my |the )?(?!(?:nothing|never|not|another|no)\b)\w+(?: (?!company)\w+)? (?:booked|scheduled)\b(?! (?:with (?:another|somebody|someone)|elsewhere))|\b(?:i|we) (?:just |already )?booked (?:an?|the|my|your|with|for|some(?:one|body))\b/,
  sameDay:
    /\b(who|someone|somebody|anyone|you|u) (can|could) come( out)? (right )?(now|today|tonight|asap)\b|\bcan (someone|somebody|anyone|you|u) (come|be here|get here)( out)? (right )?(now|today|tonight|asap)\b|^(?=.*\b(now|today|tonight|asap|weekend|sunday|saturday|hoy|ahora|domingo|sabado)\b).*\b(is (it|that|this) extra|costs? extra)\b|\b(same[- ]day|emergency|rush|weekend|after hours) (fee|charge|rate|price|extra|surcharge)\b|^(?=.*\b(hoy|ahora|ya|urgente|noche|domingo|sabado|fin de semana)\b).*\b((cobran|cuesta|sale) (mas|extra)|es mas caro)\b|\bpueden? venir (ahora|hoy|ya)\b|\btienen a (?:nadie|alguien) (?:ahora|ya|hoy)\b|^\W*(?:(?:yes|no|ok|please|si|but)\W+)*(?:right now|now|asap|ahora mismo|ahora)(?=\W*(?:$|[.!,;]|please|pls|por favor))/,
  undecided:
    /\b(not sure( yet)?|dont know( yet)?|idk|no idea|i forget|no se|todavia no se|skip (it|that)|later|maybe|depends|whenever|any ?time)\b/,
  book: /\b(?<!\b(?:didnt|did not|dont|do not|not|never)(?: \w+)? )(book (it|this|that|them|me|now|the)|reserve|sign me up|schedule (it|me|this)|ready to (book|schedule)|place (an|the) order|reservar|agendar|checkout)\b|^\W*book\W*$/,
  spaceHeater:
    /\b(space|electric|portable) heaters?\b(?!.{0,30}\b(install\w*|repair\w*|broke\w*|haul\w*|outlet|wir\w+)\b)|\bcalentador(es)? electricos?\b/,
  bereaved:
    /\b((husband|wife|mother|mom|mum|father|dad|son|daughter|sister|brother|partner)s? (just |recently )?(passed|died|has died|is gone)\b|passed away|funeral|lost my (husband|wife|mother|mom|father|dad|son|daughter|partner)|widow(er|ed)?|fallecio|viud[oa]|murio mi|se murio mi)\b/,
  embarrassed:
    /\b(embarrass\w*|ashamed|dont judge|me da (pena|verguenza)(?! (?:con|que (?:venga|entre)) (?:un )?(?:hombre|alguien|extran\w+)))\b/,
  // 'Do you also wash carpets? Just curious.', '¿También limpian alfombras? Nomás por saber.'
  curious:
    /\b(just (curious|asking|wondering|checking)|out of curiosity|curiosidad|(solo|nomas|nada mas) (por saber|preguntaba|pregunto|preguntando|para saber)|por saber|maybe (later|someday)|some ?day|not needed|only asking|no need|(dont|do not) need anything)\b/,
  urgentRepairs: /^\W*urgent repairs?\W*$/,
  regularMaintenance: /^\W*regular maintenance\W*$/,
  newHomeowner:
    /^\W*new home ?owner\W*$|\b(?:closed on|bought|buying) (?:our|my|a|the) (?:first |new )?(?:house|home|condo|place)\b.*\b(?:list of (?:stuff|things)|what fits|where (?:do|should) (?:i|we) (?:start|begin)|figure out)\b/s,
  preparingToSell:
    /^\W*preparing to sell\W*$|\b(?:listing|selling|list|sell) (?:our|my|the) (?:house|home|condo|place)\b.*\b(?:where (?:do|should) (?:i|we) (?:start|begin)|what (?:should|do) (?:i|we) (?:do|fix)(?: first)?)\b/s,
}
