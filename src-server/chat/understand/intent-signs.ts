/** What a message is about besides services. */
export type Intent =
  | 'greeting'
  | 'thanks'
  | 'goodbye'
  | 'yes'
  | 'no'
  | 'somethingElse'
  | 'correction'
  | 'person'
  | 'complaint'
  | 'complaintOthers'
  | 'guarantee'
  | 'price'
  | 'competitor'
  | 'time'
  | 'sameDay'
  | 'book'
  | 'discount'
  | 'trick'
  | 'offTopic'
  | 'outOfScope'
  | 'rude'
  | 'undecided'
  | 'curious'
  | 'bot'
  | 'isItSafe'
  | 'shutOff'
  | 'utilityFirst'
  | 'finalPrice'
  | 'priceBasis'
  | 'whoPays'
  | 'overcharged'
  | 'taxCredit'
  | 'safeForFamily'
  | 'meanwhile'
  | 'visitHours'
  | 'nonsense'
  | 'duration'
  | 'permit'
  | 'thinksItOver'
  | 'calloutFee'
  | 'safeNow'
  | 'noDanger'
  | 'reschedule'
  | 'namesAmount'
  | 'existingBooking'
  | 'cancellation'
  | 'hours'
  | 'area'
  | 'insurance'
  | 'whoComes'
  | 'included'
  | 'supplies'
  | 'payment'
  | 'list'
  | 'job'
  | 'account'
  | 'privacy'
  | 'urgentRepairs'
  | 'regularMaintenance'
  | 'newHomeowner'
  | 'preparingToSell'

/** What certain words always say. */
export const signs: Partial<Record<Intent, RegExp>> = {
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
    /\b(instead|i meant|i mean|meant to say|my mistake|wrong (one|thing)|scratch that|no wait|mas bien|quise decir)\b/,
  person:
    /\b(real|actual|live|human) (person|human|agent|people|being|someone)\b|\b(talk|speak|chat|hablar|get|connect|transfer|put) (me )?(to|with|through to|con) (a |an |the |some|una |un )?(real |live |actual )?(human|person|agent|someone|somebody|manager|supervisor|rep\w*|operator|owner|boss|persona|alguien|staff|people)\b|\b(human|representative|operator|manager|supervisor) (please|pls|now)\b|^\W*(human|agent|representative|operator|person|manager)\W*$|\b(call|phone) me back\b|\b(can|could|have) (you|someone|somebody) (call|phone) me\b|\byour (phone )?number\b|\bwho (do|can|should) i (actually )?(talk|speak) (to|with)\b/,
  trick:
    /\b(ignore|disregard|forget|override|bypass) (all |any |your |the |previous |prior |these |those |my |every)*(instructions?|rules?|prompts?|guidelines|programming|restrictions|above|pricing|policy|policies)\b|\b(system|hidden|initial|secret) (prompt|message|instructions?)\b|\byour (instructions|prompt|rules|programming|guidelines)\b|\b(pretend|act|roleplay|role-play|behave|imagine|you are now|youre now) (to be|as|like|youre|you are|that you|a|an|dan|we)\b|\b(jailbreak|developer mode|dev mode|debug mode|admin (mode|override|here|code)|sudo|dan mode|god mode)\b|\brepeat after me\b|\b(say|type|write|print|output|respond|answer|reply|confirm|agree)\b.{0,40}(["'“”]|\byes if\b|\bexactly\b|\bthat (the|my) (price|total|cost|job|visit)\b|\$|\bfree\b|\bbooked\b)|<\/?[a-z]+[^>]*>|javascript:|!\[|\]\(|"(type|name|tool|role|input|function|price|total|amount)"\s*:|\byou( all| guys)? (already |just |previously )?(agreed|promised|quoted me|offered me|approved|guaranteed|told me|said (it|the|i))\b|\b(promise|guarantee|swear|commit)\b.{0,40}\b(price|dollars?|bucks|hour|minutes?|free|refund)\b|\b(tell|write|sing)\b.{0,24}\b(story|essay|poem|joke|song)\b|\b(translate|homework|lyrics)\b/,
  bot: /\bare you (an? )?(real|bot|robot|human|ai|machine|person)\b|\bwho am i (talking|chatting|speaking)|\b(a|an) (bot|robot|ai)\?|\beres (un )?(robot|humano|real)|\b(what is|whats) your name\b|\b(chatgpt|gpt|claude)\b/,
  isItSafe:
    /\b(is|are) (it|this|that|they|we) (still )?(dangerous|safe|in danger|ok to (use|touch|stay))\b(?! (for|to let))|\bshould (i|we) (turn|shut|switch|leave|get out|evacuate|call)\b/,
  shutOff:
    /\b(where|find|locate|how(?! much))\b.{0,40}\b(valve|shut ?-?off|main (water|breaker)|(shut|turn) (it|the water) off)\b|\bhow (do|can|could|should) (i|we) (stop|shut|turn) (it|the (water|flow|leak))\b|\bcomo (lo|la|le) (paro|cierro|detengo)\b/,
  finalPrice:
    /\b(final|firm|fixed|exact) (price|cost)\b|\b(will|would|could|can|does|might) (it|that|this|the (price|cost)) (go up|increase|change later|be (more|higher))\b|\bhidden (fee|cost|charge)s?\b|\bprecio (final|fijo)\b|\b(va|puede) a? ?(subir|costar mas)\b|\b(costos?|cargos?) (ocultos?|extras?)\b/,
  utilityFirst:
    /\b(gas|electric|power|water|utility|light) company\b.{0,25}\b(first|before)\b|\b(compania|empresa) (de|del) (gas|luz|agua)\b.{0,25}\b(primero|antes)\b|\b(primero|antes)\b.{0,25}\b(compania|empresa) (de|del) (gas|luz|agua)\b/,
  // 'There is no gas, I asked for a plumber': not if anything goes on.
  noDanger:
    /^(?!.*\b(but|still|pero|todavia|sigue)\b).*(\b(im|i am|we are|were|hes|he is|shes|she is|theyre|they are) not (suicidal|in (a |any )?(crisis|danger))\b|\b(nobody|no ?one) (broke in|is in (any )?danger)\b|\b(theres|there is|there was|theres been) no (fire|danger|gas|smoke|emergency|break ?in|burglar|sewage)\b|\b(its|it is|this is|thats) not (an? )?(emergency|fire|dangerous|break ?in)\b|\bno (estoy|estamos|esta) en peligro\b|\bno hay (peligro|fuego|incendio)\b)/,
  safeNow:
    /^(?!.*\b(are we|is everyone|if|once|when|until)\b)(?=[^?]*$).*(\b(we|i|everyone|everybody|all|im|were|kids|they) ?(are|is|am|re|m)? ?(all )?(safe|ok|okay|fine|out(side)?(?! of))\b|\bsafe now\b|\ba salvo\b|\bestamos bien\b|\bfalse alarm\b|\b(fire department|fire ?fighters|police|gas company|ambulance|paramedics|bomberos|policia|ambulancia)\b.{0,30}\b(came|left|said|cleared|checked|(is|are) (already )?here|llego|llegaron|vino|vinieron|ya esta\w* aqui)\b|^\W*safe\W*$|\bits (off|out|under control) now\b)/,
  // 'Is that for both?', '¿es por cada una?': what the amount stands for.
  priceBasis:
    /\b(is|are|was) (that|it|this|the (price|cost)|\$?\d+( dollars)?)( the)?( price| cost| total)? (for|per) (both|all|each|everything|every|one|just|only|the (whole|first|entire)|how many|\d+|a|an)\b|\bfor (both|all( of them| three| four)?|everything) or\b|\b(each|per (piece|window|room|item|hour|door|unit|panel|visit)) or\b|\bfor how many\b|\bprice per\b|\b(es|seria|sale|son|cuesta)( eso)? (por|para|de) (l[oa]s (dos|tres)|amb[oa]s|cada|tod[oa]s?|un[oa])\b|\bpor (pieza|hora|ventana|cuarto|visita|cada un[oa])\b.*\?|\bpara cuant[oa]s\b/,
  duration:
    /\bhow (long|many (hours|days|weeks)) (does|do|will|would|is|are|should|before)\b.{0,40}\b(takes?|last|be there|job|work|appointment|visit|need|done|finish\w*)\b|\bhow long (is|are) (the|a|your) (visit|appointment|job|slot|cleaning)s?\b|\bhow long (does|will|would) (it|this|that)( usually| normally)?\W*$|^\W*how (long|many hours)\W*$|\b(cuanto (tiempo )?(tarda\w*|dura\w*|toma\w*|se lleva\w*)|cuantas horas)\b/,
  // 'Do I pay if they cannot fix it?'
  calloutFee:
    /\b(call ?-?out|service call|trip|diagnos\w+|visit|travel|show ?up) (fee|charge|cost)s?\b|\b(charge|pay|cost|owe|fee|free)\w*\b.{0,50}\b(even if|if (they|you|he|she|it|the \w+)) (cant|cannot|dont|doesnt|do not|can not|isnt|is not|wont|couldnt)\b|\b(even if|if) (they|you|he|she|it) (cant|cannot|dont|do not|wont|couldnt) (fix|repair|do|be)\b.{0,40}\b(charge|pay|cost|owe|free)\b|\b(cobran|pago|cuesta)\b.{0,30}\b(si|aunque) no (se )?(puede\w*|arregla\w*|lo arregla\w*|queda)\b|\bcobran por (venir|la visita|revisar)\b/,
  permit:
    /\b(need|get|pull|require|handle|take care of|have|without)\w* (a |any |the |building |city )*permits?\b|\bpermits? (needed|required|included|necessary)\b|\bpermisos? (de (obra|construccion)|de la ciudad|para)\b|\b(necesito|hace falta|sacan|piden) (un )?permisos?\b/,
  thinksItOver:
    /\b(think (about it|it over)|(let you|will let u) know|get back to (you|u)|talk (it over|to my (wife|husband|partner|landlord))|lo (voy a |vamos a )?pens(ar|amos|are)|le aviso|les aviso)\b/,
  whoPays:
    /\bwho (pays|has to pay|should pay|is paying|covers)\b(?! (for )?(travel|parking|parts))|\b(landlord|owner|tenant|renter|property manager|hoa)\b.{0,25}\b(pays?|responsible|cover it|billed|send (him|her|them) the bill)\b|\b(bill|invoice|charge) (my|the) (landlord|owner|property manager|hoa|insurance)\b|\bquien (paga|lo paga|tiene que pagar)\b|\b(el )?(dueno|casero|arrendador)\b.{0,25}\b(paga|pagar|cobrar\w*|factura)\b/,
  overcharged:
    /\b(you|u|they|yall|guys|company) (just )?(over ?charged|double charged|charged (me|us|my card) \$?\d[\d.,]*\b.{0,40}\b(but|instead|not|when)|charged (me|us|my card) (twice|double|more|too much|extra|for|wrong))\b|\b(i|we) (was|were|got|been|have been) (over ?charged|double charged|charged (twice|double|more|too much|extra|wrong)|billed (twice|double|more|too much|wrong))\b|\b(my|our|the) (bill|invoice|charge|receipt) (is|was|came|says|has) (out )?(wrong|higher|more|too|incorrect|double)\b|\bme (cobraron|cargaron) (de mas|doble|dos veces|mas)\b/,
  taxCredit:
    /\b(tax (credits?|breaks?|rebates?|incentives?|deductions?)|(federal|state|utility) (credits?|rebates?|incentives?)|rebates? (for|on|from)|tax deductible|creditos? (fiscal\w*|de impuestos)|incentivos?|deducib\w+)\b/,
  // About what is used in the house, not about a danger that is there.
  safeForFamily:
    /\b(safe|toxic|harmful|harsh|dangerous|ok|okay|bad|harm|hurt|poison\w*|chemicals?)\b.{0,50}\b(kids?|child(ren)?|bab(y|ies)|toddlers?|infants?|newborn|grandkids|pets?|dogs?|pupp(y|ies)|cats?|kittens?|pregnant|birds?|parrots?|fish|chickens|asthma|allerg\w+)\b.*\?|\b(segur[oa]s?|toxic[oa]s?|peligros[oa]s?|hace dano|malo|quimicos?)\b.{0,50}\b(ninos?|ninas?|bebes?|hij[oa]s?|mascotas?|perr\w+|gat\w+|embarazada|asma|alergi\w+)\b.*\?/,
  // 'What do I do tonight?': until somebody comes.
  meanwhile:
    /\b(in the )?mean ?(time|while)\b|\b(until|till) (then|(you|they|someone|somebody|he|the \w+) (come|comes|get|gets|can|arrive|arrives|is|are)\b)|\bwhat (do|can|should|would) (i|we)( \w+)? do\b(?! (with|to (book|pay|prepare)))|\b(anything|something) (i|we) (can|should) do\b|\b(get|tide) (me|us) (through|over|by)\b|\bmientras( tanto)?\b|\bque (hago|hacemos|puedo hacer|podemos hacer|debo hacer)\b|\bhasta que (vengan|lleguen|venga|llegue|pueda)\b/,
  // 'Do you work evenings or Sundays at all?'; 'can you come Sunday?' is a wish.
  visitHours:
    /\b(do|does|can|could|would|will|are) (you|u|they|yall|your (guys|crews?|people))( guys| all)? (also |ever |even )?(work|come|available|open|do|out|offer|have)\b.{0,30}\b(evenings|nights|weekends|sundays|saturdays|holidays|after hours|(on|at) (night|(a |the )?(sunday|saturday|weekends?)))\b|\b(evening|weekend|sunday|saturday|night) (hours|visits|appointments|slots|times|availability)\b(?! (fee|rate|charge|price))|\bhow (late|early) (do|can|are|will) (you|u|they|your)\b|\b(trabajan|vienen|atienden|abren|pueden venir) (tambien )?(los |en |por )?(la |las )?(domingos?|sabados?|fin(es)? de semana|noches?|feriados)\b/,
  namesAmount:
    /[$€£]\s?\d|\b\d[\d,.]*\s?(dollars?|bucks|usd|dolares|pesos|cents)\b|\b\d+\s?(%|percent)/,
  complaint:
    /\b(nobody|no one|noone) (came|showed|arrived)\b|\bnever (showed|came|arrived)\b|\b(didnt|did not) show( up)?\b|\bno[- ]?shows?\b|\bnadie (vino|llego)\b|\bnunca (vino|llego|llegaron)\b/,
  competitor:
    /\b(other|another|different|competing|local|neighbors?) (company|guy|place|quote|plumber|contractor|outfit|estimate)\b.{0,60}[$\d]|\b(quoted|charged|wants|wanted|asking|said|offer\w*)\b.{0,20}\$\s?\d|\b(quote|estimate|bid) (from|of|by)\b.{0,40}\$\s?\d|\$\s?\d.{0,40}\b(from|by|somewhere|elsewhere|other|another|neighbor|competitor)\b|\bmatch (it|that|(their|his|that|the|this) (price|quote|offer|estimate))\b/,
  existingBooking:
    /\b(my|our) (booking|appointment|reservation|visit)\b|\bthe (booking|appointment|reservation)\b|\bbooking (id|number|#)?\s?#?[0-9a-f]{6,}\b|\b(reschedul\w*|reagendar|reprogramar)\b|\bmi (cita|reserva(cion)?)\b|\b(cost|charged?|fee|free)\b.{0,30}\b(to )?(move|change|postpone) (it|my|the (booking|appointment|visit))\b|\bi (already )?have (an?|my) \w+( \w+)? (booked|scheduled)\b/,
  reschedule:
    /\b(mov(e|ing)|reschedul\w*|postpone|push (it|back)|(another|different|new) (day|date|time)|change (the |my )?(day|date|time|appointment|booking)|cambiar|mover|reagendar|reprogramar|otr[oa] (dia|hora|fecha))\b/,
  cancellation: /\b(cancel\w*|refund policy)\b/,
  sameDay:
    /\b(who|someone|somebody|anyone|you|u) (can|could) come( out)? (right )?(now|today|tonight|asap)\b|\bcan (someone|somebody|anyone|you|u) (come|be here|get here)( out)? (right )?(now|today|tonight|asap)\b|\bis (it|that|this) extra\b|\bcost(s)? extra\b|\b(same[- ]day|emergency|rush|weekend|after hours) (fee|charge|rate|price|extra|surcharge)\b|\b(cobran|cuesta|sale) (mas|extra)\b|\bes mas caro\b|\bpueden? venir (ahora|hoy|ya)\b/,
  undecided:
    /\b(not sure( yet)?|dont know( yet)?|idk|no idea|i forget|no se|todavia no se|skip (it|that)|later|maybe|depends|whenever|any ?time)\b/,
  area: /\b(do|can|will|are) (you|u|ya|yall)( guys| all)? (also )?(((serve|service|cover) (my|our|this|the) (area|zip|town|city|county|neighborhood))|come( out)? to (?!my |the |our |do )|work in (?!the |my )|go to (?!the |my )|operate in|in (?!the |my )|do (jobs|work) in)\b|\b(service area|areas (do )?you (serve|cover)|where are you (located|based)|in my area|near me)\b|\b(trabajan|llegan|atienden|vienen|cubren) (en|a|hasta) (?!domingo|sabado|fin|la casa|mi casa)/,
  hours:
    /\b(what are your hours|your hours|business hours|office hours|what time do you (open|close)|are you open|horario)\b/,
  list: /\b(what services|what (do|can) you (guys )?(do|offer)|kind of (services|work|jobs)|list of services|services (do )?you (offer|have|provide)|que servicios)\b/,
  privacy:
    /\b(my data|privacy|delete my (data|account|info)|what do you (store|know about)|personal information|mis datos)\b/,
  discount:
    /\b(discounts?|coupons?|promo( code)?|bundles?|price ?match|military|veteran|percent off|% ?off|half (price|off)|haggle|negotiate|knock (off|something)|special offer|descuento|rebaja|cupon|waive|(can|do|will|would) i save|save money|ahorrar)\b/,
  price:
    /\b(how much|whats the total|what is the total|total (cost|price)|what.{0,12} run me|ballpark|cuanto (cuesta|cobran|es|seria|vale|sale|me)|prices?|pricing|quote|estimate|precios?|fee|extra)\b/,
  time: /\b(how (long|fast|quick(ly)?) (until|till|before|can|will|would)|when can (you|someone|u|somebody)|how soon|earliest|soonest|openings?|(next|first) available|availab\w*|cuando pueden|(can|could) (you|someone|somebody|anyone|u) (come|be here|make it|get here)|who can come|que horas?|disponib\w*)\b|^\W*(when|cuando)\W*$/,
  book: /\b(book (it|this|that|them|me|now|the)|reserve|sign me up|schedule (it|me|this)|ready to (book|schedule)|place (an|the) order|reservar|agendar|checkout)\b|^\W*book\W*$/,
  // 'Do you also wash carpets? Just curious.', '¿También limpian alfombras? Nomás por saber.'
  curious:
    /\b(just (curious|asking|wondering|checking)|out of curiosity|curiosidad|(solo|nomas|nada mas) (por saber|preguntaba|pregunto|preguntando|para saber)|por saber|maybe (later|someday)|some ?day|not needed|only asking|no need|(dont|do not) need anything)\b/,
  urgentRepairs: /^\W*urgent repairs?\W*$/,
  regularMaintenance: /^\W*regular maintenance\W*$/,
  newHomeowner: /^\W*new home ?owner\W*$/,
  preparingToSell: /^\W*preparing to sell\W*$/,
}
