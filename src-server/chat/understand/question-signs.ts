/** Words of the questions that customers ask about a visit, its price and their order; over plain text. */
export const questionSigns = {
  // 'Can I use the oven to keep warm?'
  heatWithStove:
    /\b(use|with|light|turn on|run|usar|prender|con)\b.{0,24}\b(gas )?(stove|oven|grill|bbq|generator|burners?|estufa|horno|parrilla|anafre)\b.{0,40}\b(warm|heat|inside|indoors|calentar\w*|calor)\b/,
  whereServed:
    /\b(where|which|what) (cities|areas|places|states|towns)?\s?(do|are|does) (you|yall|u)( guys| all| even)?( \w+)? ?(work|serve|cover|go|come|operate|located|in|available)\b|\bwhere do you work\b|\b(en )?(que|cuales) (ciudades|zonas|lugares|estados)\b|\bdonde (trabajan|atienden|llegan)\b/,
  damage:
    /\bwhat (if|happens if|when) (he|she|they|you|u|your \w+|the \w+|something|anything) (gets? )?(break|breaks|broken|broke|damag\w+|scratch\w*|ruin\w*|dent\w*|floods?)\b|\bwho pays (for|if) .{0,20}(damage|broken|breaks?)\b|\bsi (rompen|se rompe|danan|rayan|quiebran)\b/,
  receipt: /\b(receipts?|invoices?|facturas?|recibos?)\b/,
  cashOrCheck:
    /\b(pay|paying|take|accept|by|with|in|write|give (him|her|you|them))( you| him| them)? (a |an |by |with |in )?(cash|checks?|cheque|money order|venmo|zelle)\b|\b(en )?efectivo\b|\bcash\b.{0,8}[?]/,
  whoIsIt:
    /\b(does|do|will|can|should) (he|she|they|the \w+|your \w+) (show|have|carry|bring|wear)\b.{0,20}\b(id|badge|uniform|identification)\b|\bhow (do|will|would|can) i know (its|it is|he|she|who|thats|that)\b|\bcomo se (que es|quien es)\b|\btraen? (gafete|identificacion|uniforme)\b/,
  // 'Do they clean inside the oven?': an extra of the cleaning form.
  cleaningExtras:
    /^(?=.*(\?|\b(do|does|is|are|will|would|can|includ\w*|extra|incluy\w*|incluid\w*)\b)).*(\b(clean\w*|inside|includ\w*|wash\w*|do|limpi\w*|incluy\w*|lavan?|adentro|dentro)\b (of |de )?(the |my |my own |el |la |los |mi )?(oven|fridge|refrigerator|freezer|laundry|dishes|inside (of )?(the |my )?(oven|fridge|refrigerator)|horno|refri\w*|nevera|ropa|trastes|platos)\b(?! (repair|fix))|\b(oven|fridge|refrigerator|laundry|dishes|horno|refri\w*|nevera|ropa|trastes|platos)\b.{0,20}\b(included|extra|too|as well|incluid\w*|aparte)\b)/,
  deepOrRegular:
    /\b(deep|profunda)\b.{0,24}\b(or|vs|versus|and|o)\b.{0,16}\b(regular|normal|standard|basic|sencilla|general)\b|\b(regular|normal|standard|basic|sencilla|general)\b.{0,16}\b(or|vs|versus|o)\b.{0,16}\b(deep|profunda)\b|\b(deep|profunda)\b.{0,24}\b(extra|more|different|mas|distint\w+)\b/,
  paintIncluded:
    /\b(paint|pintura)\b.{0,20}\b(included|extra|incluid\w+|aparte)\b|\b(includ\w+|bring|brings|supply|supplies|provide|provides|buy|price of|cost of|incluye\w*|pon(en|e)|trae(n)?|compr\w+)\b.{0,8}\b(the |your |my |own |la |mi )?(paint|pintura)\b(?! (job|my|the|color))/,
  partsIncluded:
    /\b(parts?|materials?|brackets?|mounts?|fixtures?|hardware|refacciones|repuestos|piezas|materiales?|soportes?)\b.{0,24}\b(included|extra|separate\w*|on top|incluid\w+|aparte)\b|\b(includ\w+|bring|brings|supply|supplies|provide|provides|incluye\w*|pon(en|e)|trae(n)?)\b.{0,12}\b(parts?|materials?|brackets?|mounts?|new (faucet|fixture|toilet|lock|fan|breaker|outlet)|refacciones|repuestos|piezas|materiales?|soportes?)\b/,
  hauledAway:
    /\b(do|can|will|would) (you|they|yall|u)( guys)?( also| even)? (take|haul|accept|pick up|remove)\b.{0,24}\b(paint|chemicals?|batter(y|ies)|propane|tanks?|tires?|mattress\w*|fridges?|refrigerators?|freezers?|tvs?|concrete|bricks?|dirt|oil|asbestos|pianos?|electronics)\b|\bse llevan\b.{0,24}\b(pintura|pilas|baterias|tanques?|llantas|colch\w+|refri\w*|teles?|concreto|escombro|aceite)\b/,
  // 'No heat, and we have a baby'
  keepWarm:
    /\b(bab(y|ies)|newborn|infant|toddler|kids?|children|elderly|mother|mom|father|dad|grand(ma|pa|mother|father)|years? old|bebes?|recien nacid\w|ninos|mama|papa|abuel[oa])\b.*\b(no heat|cold|freezing|heat(er|ing)? (is |went |just )?(out|off|broke\w*|died|quit|stopped)|furnace (is |went |just )?(out|off|dead|broke\w*|died|quit|stopped)|frio|sin calefaccion|heladas?)\b|\b(no heat|cold|freezing|(4|5)\d degrees|heat(er|ing)? (is |went )?(out|off|broke\w*|died)|furnace (is |went )?(out|dead|broke\w*|died)|frio|sin calefaccion)\b.*\b(bab(y|ies)|newborn|infant|toddler|kids|children|elderly|grand(ma|pa|mother|father)|bebes?|recien nacid\w|ninos|abuel[oa])\b/,
  keepCool:
    /\b(bab(y|ies)|newborn|infant|elderly|mother|mom|father|dad|grand(ma|pa|mother|father)|bebe|mama|papa|abuel[oa])\b.*\b(no (ac|air)|(this|the|from) heat|so hot|too hot|(8|9)\d degrees|hace (un |mucho )?calor|calor (horrible|terrible|fuerte)|del calor)\b|\b(no (ac|air)|so hot|too hot|(8|9)\d degrees|hace (un |mucho )?calor|calor (horrible|terrible|fuerte))\b.*\b(bab(y|ies)|newborn|infant|elderly|grand(ma|pa|mother|father)|bebe|abuel[oa]|mi (mama|papa))\b|\b(dizzy|mareada|mareado)\b.{0,20}\b(from the heat|del calor|con el calor|por el calor)\b/,
  // 'Can you send a woman?', 'somebody who speaks Polish'
  someoneInParticular:
    /\b(send|have|ask for|request|want|prefer|get|is there) (me )?(a |an )?(woman|female|lady|girl|man|male)\b|\b(woman|female|lady) (electrician|plumber|cleaner|technician|tech|painter|professional|person|come)\b|\bspeaks? (spanish|english|polish|russian|chinese|portuguese|creole|korean|my language)\b|\b(una mujer|una senora|que sea mujer|que hable (espanol|ingles))\b/,
  // 'Tell him to take off his shoes'
  tellThem:
    /\b(tell|remind|let) (him|her|them|the (guy|man|crew|plumber|electrician|cleaners?|painters?|movers?|professional|technician|tech))\b(?! in\b)|\b(put|write|say|mention|add) (that|it|this)? ?(down )?in the notes?\b|\bwhere (do|can) i (put|write|say) (it|that|this)\b|\b(digale|diganle|avisele) (al|a la|que)\b|\b(ponga|escriba|apunte)(lo)? en las notas\b|\b(no shoes|take (off )?(his|her|their|the) shoes( off)?)\b/,
  noEmail:
    /\b(no|dont have( an?)?|do not have( an?)?|havent got( an?)?|without( an?)?|never had( an?)?|need( an?)?|sin|no tengo) (e ?mail|correo)\b|\b(e ?mail|correo) (is a problem|address to (book|do))\b/,
  supplies:
    /\bwho (brings|supplies|provides|buys|gets)\b|\b(do|does|will|should) (you|they|he|she|i|we) (bring|provide|supply|need to buy|have to buy|buy)\b|\bquien (trae|pone|compra)\b|\b(traen|tengo que comprar)\b/,
  // 'I booked by phone and have no link'
  // 'I have no booking yet!'
  notBooked:
    /\b(have|made|got) no (booking|appointment|order)\b|\b(havent|have not|didnt|did not|never) (booked|made (a|any) (booking|appointment))\b|\bnot booked (anything|yet)\b|\b(a )?new (booking|appointment)\b|\b(no|aun no|todavia no) (tengo|he hecho) (reserva|cita)\b/,
  noLink:
    /\b(no|without|lost|cant find|never got|dont have|didnt get)\b.{0,16}\b(link|account|confirmation)\b|\b(lost|cant find|never got|didnt get|deleted)\b.{0,16}\bemails?\b|\b(booked|made) (it )?(by|over the) phone\b|\bsin (enlace|cuenta)\b/,
  finalPrice:
    /\b(does|will|would|is) (that|this|it) (cost|be) (more|extra)\b|\b(cuesta|sale|cobran) (mas|extra)\b.{0,4}[?]|\b(final|firm|fixed|exact) (price|cost)\b|\b(will|would|could|can|does|might) (it|that|this|the (price|cost)) (go up|increase|change later|be (more|higher))\b|\bhidden (fee|cost|charge)s?\b|\bprecio (final|fijo)\b|\b(va|puede) a? ?(subir|costar mas)\b|\b(costos?|cargos?) (ocultos?|extras?)\b/,
  utilityFirst:
    /\b(gas|electric|power|water|utility|light) company\b.{0,25}\b(first|before)\b|\b(compania|empresa) (de|del) (gas|luz|agua)\b.{0,25}\b(primero|antes)\b|\b(primero|antes)\b.{0,25}\b(compania|empresa) (de|del) (gas|luz|agua)\b/,
  // 'Is that for both?', '¿es por cada una?': what the amount stands for.
  whichOne:
    /\bwhich (one|of (them|these|the two)|service)\b.{0,24}\b(need|better|right|should|want|is it)\b|\b(what is|whats|what s) the difference\b|\bdifference between\b|\bwhy (do i need )?both\b|\bdiferencia\b|\bcual (de los dos )?(necesito|me conviene|es mejor)\b/,
  priceBasis:
    /\b(thats|that is|its|it is|so|for) (for )?(all|each|both|the) ?(\d|three|two|four|of (it|them))?\W*\?|\bfor all \d|\b\d{2,4},? (right|correct|verdad)\b|\b\d{2,4} for (all|both|each|one|two|three|four|\d)\b|\b(is|for) .{0,40}\bor (just|only) (for |to )?|\b(separate|another|second|additional) (charge|price|fee|cost)\b|\bis (that|it|this) (separate|extra)\b|\b\d{2,4} for .{2,40}\b(right|together|total|correct|verdad|correcto)\b|\bson \$?\d{2,4}\b.{0,20}\bverdad\b|\b(is|are|was) (that|it|this|the (price|cost)|\$?\d+( dollars)?)( the)?( price| cost| total)? (for|per) (both|all|each|everything|every|one|just|only|the (whole|first|entire)|how many|\d+|a|an)\b|\bfor (both|all( of them| three| four)?|everything) or\b|\b(each|per (piece|window|room|item|hour|door|unit|panel|visit)) or\b|\bfor how many\b|\bprice per\b|\b(es|seria|sale|son|cuesta)( eso)? (por|para|de) (l[oa]s (dos|tres)|amb[oa]s|cada|tod[oa]s?|un[oa])\b|\bpor (pieza|hora|ventana|cuarto|visita|cada un[oa])\b.*\?|\bpara cuant[oa]s\b/,
  duration:
    /\bhow (long|many (hours|days|weeks)) (does|do|will|would|is|are|should|before)\b.{0,40}\b(takes?|last|be there|job|work|appointment|visit|need|done|finish\w*)\b|\bhow long (is|are) (the|a|your) (visit|appointment|job|slot|cleaning)s?\b|\bhow long (does|will|would) (it|this|that)( usually| normally)?\W*$|^\W*how (long|many hours)\W*$|\b(cuanto (tiempo )?(tarda\w*|dura\w*|toma\w*|se lleva\w*)|cuantas horas)\b/,
  // 'Do I pay if they cannot fix it?'
  calloutFee:
    /\b(call ?-?out|service call|trip|diagnos\w+|visit|travel|show ?up) (fee|charge|cost)s?\b|\b(charge|pay|cost|owe|fee|free)\w*\b.{0,50}\b(even if|if (they|you|he|she|it|the \w+)) (cant|cannot|dont|doesnt|do not|can not|isnt|is not|wont|couldnt)\b|\b(even if|if) (they|you|he|she|it) (cant|cannot|dont|do not|wont|couldnt) (fix|repair|do|be)\b.{0,40}\b(charge|pay|cost|owe|free)\b|\b(cobran|pago|cuesta)\b.{0,30}\b(si|aunque) no (se )?(puede\w*|arregla\w*|lo arregla\w*|queda)\b|\bcobran por (venir|la visita|revisar)\b|\b(si|aunque) no (lo |la |se |me )?(destapan?|arreglan?|pueden?|tenga arreglo|encuentran?|queda|funciona|sirve)\b.{0,24}\b(pago|pagar|cobr\w+)\b|\b(pago|pagar|cobr\w+)\b.{0,24}\b(si|aunque) no (lo |la |se |me )?(destap\w+|arregl\w+|pued\w+|ten(ga|go) arreglo|encuentr\w+|qued\w+|funcion\w+|sirv\w+)\b/,
  permit:
    /\b(need|get|pull|require|handle|take care of|have|without)\w* (a |any |the |building |city )*permits?\b|\bpermits? (needed|required|included|necessary)\b|\bpermisos? (de (obra|construccion)|de la ciudad|para)\b|\b(necesito|hace falta|sacan|piden) (un )?permisos?\b/,
  whoPays:
    /\b(do|does|should) (i|we) pay( it| for it)?,? or\b|\b(me|i|us|we) or (the|my|our) (landlord|owner)\b|\bwho (pays|has to pay|should pay|is paying|covers)\b(?! (for )?(travel|parking|parts))|\b(landlord|owner|tenant|renter|property manager|hoa)\b.{0,25}\b(pays?|responsible|cover it|billed|send (him|her|them) the bill)\b|\b(bill|invoice|charge) (my|the) (landlord|owner|property manager|hoa|insurance)\b|\bquien (paga|lo paga|tiene que pagar)\b|\bpag\w+\b.{0,10}\byo o\b|\bpago yo\b|\bme toca (a mi )?pagar\b|\b(el )?(dueno|casero|arrendador)\b.{0,25}\b(paga|pagar|cobrar\w*|factura)\b/,
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
  // 'Am I booked?', 'how do I actually book it?'
  isBooked:
    /\bwhat time did (i|we) get\b|\b(kept|held|saved|reserved) for (me|us)\b|\bhave you got (that|it) down\b|\bis that the (man|guy|one|time) for\b|\bme (mantiene|guarda|aparta)\w*\b|\b(quedan|quedaron|queda|quedo) (ya )?(apartad|guardad|agregad|list)[oa]s?\b|\bya (quede|quedaron|qued[oa] (eso|todo|la|el))\b|\bis (someone|somebody|anyone|anybody) coming\b|\b(all )?(settled|arranged)( then| now)?\W*$|\b(am i|are we|is (it|that|this|everything)( all)?|so (its|im|were)|it is|its)( all| now| then)? (booked|set|confirmed|scheduled|reserved)\b|\bbooked (or not|yet|then)\b|\bhow do i (actually |really )?(book|order|confirm|reserve)\b|\bis (that|this|it) (it|all)( then)?\W*$|\b(queda|esta|quedo|quede) (ya )?(reservad[oa]|agendad[oa]|confirmad[oa]|apartad[oa])\b|\bya quedo\W*$|\bcomo (lo |la )?(reservo|confirmo|agendo)\b|\bque (tengo que|debo|hago para) (hacer|reservar)\b/,
  // 'What is on my list?', 'read it back to me'
  readBack:
    /^\W*(no+\W+)?(please )?(take|remove|get) [\w ]{2,30}\b(off|out)\b\W*$|\b(what|whats|what is|whats all|tell|show|list|repeat|everything)\b.{0,30}\b(on|in) (my|the|that) (\w+ )?(list|order|cart)\b|\bread (it|that|me|them|everything)?( \w+)? ?back\b|\bwhole list\b|\bis (the )?[\w ]{2,24} (on|off|in) (there|it|the list|my list|the booking|the order)\b|\bis [\w ]{2,24} (off|removed|added)( now)?\W*$|\bwhat (do|have) (i|we) (have|got|put|ordered)( down)?( so far)?\W*$|\b(que|cual)\b.{0,20}\b(mi|la) (lista|pedido)\b/,
  // An objection to a price, not a complaint about work.
  expensive:
    /\bfull price\b|\bstill (have to )?pay\b|\bif (its|it is|it was|thats) (just|only) (a|an|one|the|that|this|\d|five|ten|two|minutes?|small|quick)\b.*[?]|\bsi (es|fuera) (solo|nomas|nada mas)\b.*[?]|\b(too|so|very|really|pretty|bit) (much|expensive|high|pricey|steep)\b(?! (water|noise|dust|dirt|work|for me to (do|handle)))|\bthats (a lot|high|steep|crazy|insane|ridiculous)\b|\bwhy (is|its|does|do|so) .{0,20}(much|expensive|\$?\d{2,}|more)\b|\bwhy \$?\d{2,}\b|\d{2,}\s?\?\?|\bcan ?t (afford|pay)( that| it| so| \$?\d)|\bcannot (afford|pay)\b|\bbefore (anyone|anybody|someone|somebody|you) (has |have )?(even )?(looked|seen|come)\b|\b(muy|demasiado|bastante) caro\b|\bcaro\b.{0,10}$|\bpor que (tanto|tan caro|cuesta)\b|\bno (puedo|me alcanza)( para)? (pagar|tanto|eso)?\b.{0,12}\b(tanto|pagar|dinero)\b/,
  noShow:
    /\b(nobody|no one|noone) (came|showed|arrived|has (come|shown))\b|\bnever (showed|came|arrived)\b|\b(didnt|did not|hasnt|has not) (show|come|arrived?|shown)( up)?\b|\bno[- ]?shows?\b|\b(was|were|is|are)? ?supposed to (be here|come|arrive|show)\b|\bwhere (is|are|s) (he|she|they|my|the|your) ?(\w+ )?(guy|man|crew|tech|technician|plumber|electrician|cleaner|cleaners|handyman|painter|mover|movers|person|people)?\W*$|\b(still|been) waiting (for (him|her|them|the \w+|your \w+)|all (morning|day|afternoon)|since)\b|\bnadie (vino|llego|ha (venido|llegado))\b|\bnunca (vino|llego|llegaron)\b|\bno (vino|llego|vinieron|llegaron|ha (venido|llegado))( nadie)?\b/,
  unhelpful:
    /\bgracias por nada\b|\bno me entend\w+\b|\bthanks for nothing\b|\b(you|youre|this|this (chat|bot|thing)|thats|its) (is |are |so |just )?(useless|no help|not helping|pointless)\b|\bthat(s| is) not what i (asked|said|meant|want)\b|\bnot my question\b|\byou (are|re)? ?(not |dont |do not |didnt |never )(listen\w*|answer\w*|understand\w*|hear\w*|read\w*)\b|\banswer (my|the) question\b|\byou (already )?(keep|just) (saying|repeating|asking)\b|\bno me (entiende|escucha|contesta|esta ayudando)\b|\beso no (es lo que )?pregunte\b|\bno contest\w+\b/,
  willCall:
    /\b(ill|i will|id rather|i would rather|let me|going to|gonna|better) (just )?(call|phone|ring)( you| instead| them| then| tomorrow| the)?\b(?! (me|my|911))|\bcan i (just )?(phone|call)( you| somebody| someone)?\b|\b(los |les |voy a |mejor )?llam(o|ar|are)( yo)? (por telefono|manana|despues|mejor|alla)\b|\bmejor llamo\b/,
  callAhead:
    /\b(call|phone|text|ring) (me|her|him|us|them|my \w+|ahead|first)?\b.{0,14}\b(before|ahead|first|on the way|when (you|they|he) (are|is|get))\b|\bheads up\b|\b(llam\w+|avis\w+)\b.{0,14}\bantes\b/,
  beHome:
    /\babrir(les|le|la puerta)?\b.{0,16}\b(mi|el|la|un|una) (espos[oa]|vecin[oa]|hij[oa]|herman[oa]|mama|papa|super|encargad[oa]|conserje|portero|roommate)\b|\b(dejar|dejo|dejarle|leave)\b.{0,10}\b(llaves?|keys?)\b|\b(llaves?|keys?) (con|with|under) (el|la|the|mi|my)\b|\b(roommate|neighbor|husband|wife|son|daughter|tenant|super|somebody|someone|mother|mom|friend|vecin[oa]|espos[oa]) (can |could |will |to |puede )?(let (him|her|them|you) in|open|abrir\w*)\b|\blet (him|her|them|you) in\b|\b(have|need|got|got to|has|needs) to (be|stay|wait) (home|there|here|present|around|in)\b|\b(do|does|should|must|can) (i|we|somebody|someone|anyone|she|he) (need to |have to |not )?be (home|there|here|present)\b|\bif (im|i am|we are|were|nobody is|no one is) not (home|there|here)\b|\b(tengo|tiene|tenemos|hay) que estar\b|\bhace falta (que )?(este|estar)\b/,
  howMany:
    /\b(same|one|un|una|mism[oa]s?)( (person|man|guy|crew|team|persona|gente))? (or|o) (two|different|another|other|otr[oa]s?|distint\w+|dos)\b|\bhow many (people|guys|men|workers|movers|cleaners|of (you|them)|professionals)\b|\b(one|same) (person|guy|man|crew) or\b|\bcuant[oa]s (personas|hombres|trabajadores)\b/,
  proofNeeded:
    /\b(need|show|have|see|bring|ask for|prove)\b.{0,24}\b((an|my|any|some|photo) id|identification|drivers license|proof|papers?|documents?|that (its|it is) (mine|my))\b|\b(ensenar|mostrar|traer|necesito|piden)\b.{0,24}\b(papel\w*|identificacion|dni|documentos?|comprobante|ine)\b/,
  bookForOther:
    /\b(book|order|arrange|set (it|this) up|do this) (it |this |that )?for (my|her|him|them|someone|somebody|a (friend|neighbor)|an? \w+ (friend|neighbor))\b|\b(reservar|pedir|agendar)(lo|la)? (yo )?(por|para) (ella|el|mi|ellos|otra)\b/,
  differentDays:
    /\b(different|separate|two|another) (days|day for|dates|visits)\b|\bthe day (after|before)\b.{0,30}\b(clean\w*|mov\w*|paint\w*|it|that|them)\b|\bone (on|for)\b.{0,20}\b(and )?the other (on|for)\b|\b(dias|fechas) (distint\w+|diferent\w+|separad\w+)\b|\bun dia .{0,20} y otro\b/,
} as const satisfies Record<string, RegExp>
