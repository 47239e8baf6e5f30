/** Questions about what is done, what it includes, and what to do until then; over plain text. */
export const workSigns = {
  // 'Can we lift it by hand?', after the warning not to.
  handlesDanger:
    /\b(can|could|should|may|ok(ay)? if|ok(ay)? to|safe to) (i|we|he|she|they|my \w+|two guys)?\b.{0,40}\b(lift|open|pull|use|move|close|turn|relight|light|plug|touch|raise|reset)\b|\bby hand\b|\b(red )?(cord|handle|rope)\b|\b(puedo|podemos|se puede) (abrir|levantar|jalar|usar|mover|cerrar|prender|tocar)\w*\b/,
  // 'Could somebody look at it first?'
  lookFirst:
    /\b(look|see it|come out|check it( out)?) (at it )?(first|before)\b|\b(real|written|exact|proper) (quote|estimate)\b|\b(visit|come|someone|somebody) (just|only) to look\b|\b(come|visit) to look\b|\b(if|how do you know|when) .{0,40}\b(nobody|no one|without) (has |having )?(look|seen|seeing)\w*\b|\b(ver|revisar)(lo|la)? primero\b|\b(so|very|too|seems) (cheap|low)\b|\btan barat\w\b/,
  // 'What do I have to do before they come?'
  prepare:
    /\bhow (do|should|can) (i|we) (prepare|get ready|prep)\b|\bwhat (do|should|must) (i|we) (have to |need to )?(do|have|prepare|get|move|clear) (ready )?(before|beforehand|that morning|first|for (the|your) (visit|move))\b|\bwhat should (i|we) have ready\b|\bdo (i|we) (have|need) to (move|clear|empty|cover|take down|clean)\b|\b(como|que) (me )?(preparo|preparamos|tengo que (hacer|mover|sacar|preparar))\b/,
  // 'How long until it is dry?', of carpets.
  drying:
    /\b(how long|when)\b.{0,24}\b(dry|drying)\b|\bdry(ing)? time\b|\b(tarda\w*|cuando) .{0,12}\bsec\w+\b/,
  // 'Does it include taking the mold out?'
  moldRemoval:
    /\bdo you (?:guys |all |people )?(?:also )?(?:remove|take) it(?: out)?\b|\btake it out or\b|\brid of (it|this|them)\b|\b(remov\w+|rid of|take\w* .{0,12}out|kill\w*|clean\w* (up )?)\b.{0,16}\bmold\b|\bmold (remov\w+|remediation)\b|\b(quit\w+|elimin\w+|limpi\w+) (el )?moho\b|\b(quien )?lo quitan?\b|\b(nomas|solo) lo (miran?|revisan?|ven)\b/,
  // 'Do they clean inside the oven?': an extra of the cleaning form.
  cleaningExtras:
    /^(?=.*(\?|\b(do|does|is|are|will|would|can|includ\w*|extra|incluy\w*|incluid\w*)\b)).*(\b(clean\w*|inside|includ\w*|wash\w*|do|limpi\w*|incluy\w*|lavan?|adentro|dentro)\b (of |de )?(the |my |my own |el |la |los |mi )?(oven|fridge|refrigerator|freezer|laundry|dishes|inside (of )?(the |my )?(oven|fridge|refrigerator)|horno|refri\w*|nevera|ropa|trastes|platos)\b(?! (repair|fix))|\b(oven|fridge|refrigerator|laundry|dishes|horno|refri\w*|nevera|ropa|trastes|platos)\b.{0,20}\b(included|extra|too|as well|incluid\w*|aparte)\b)/,
  deepOrRegular:
    /\b(deep|profunda)\b.{0,24}\b(or|vs|versus|and|o)\b.{0,16}\b(regular|normal|standard|basic|sencilla|general)\b|\b(regular|normal|standard|basic|sencilla|general)\b.{0,16}\b(or|vs|versus|o)\b.{0,16}\b(deep|profunda)\b|\b(deep|profunda)\b.{0,24}\b(extra|more|different|mas|distint\w+)\b/,
  paintIncluded:
    /\b(paint|pintura)\b.{0,20}\b(included|extra|incluid\w+|aparte)\b|\b(includ\w+|bring|brings|supply|supplies|provide|provides|buy|price of|cost of|incluye\w*|pon(en|e)|trae(n)?|compr\w+)\b.{0,8}\b(the |your |my |own |la |mi )?(paint|pintura)\b(?! (job|my|the|color))|\b(la )?pintura\b.{0,12}\b(compro|pongo|ponen|traen|compran)\b|\b(compro|pongo) (yo )?la pintura\b/,
  // 'The ceiling too, or just the walls?', where a room is painted.
  paintScope:
    /\b(ceilings?|walls?|trim|closets?|rooms?|nail holes|techo|paredes|plafon|huequitos|cuartos)\b.{0,60}\b(too|included?|or just|or only|also|as well|tambien|incluid\w|aparte|extra)\b.*\?|\b(does|is|would|will|do) (that|it|this|you|they).{0,30}\b(ceilings?|trim|closets?|both rooms)\b.*\?|\bpintan?\b.{0,20}\b(techo|plafon|closets?)\b/,
  partsIncluded:
    /\bincluyen?\b.{0,16}\b(?:repuestos?|refaccion\w*|piezas?)\b|\b(?:repuestos?|refacciones|piezas?) (?:es|son|va|van|se (?:paga|cobra)n?) (?:aparte|extra)\b|\b(pay (extra )?for|includ\w+|price of)\b.{0,16}\b(hinges?|faucets?|toilet|light|fans?|locks?|cartridge|flapper|filters?|breakers?|outlets?|handle|wood|bars?|shelf|shelves)\b.{0,30}\?|\b(hinges?|faucet|cartridge|flapper|filter|breaker|part) (is )?(included|extra)\b|\b(parts?|materials?|brackets?|mounts?|fixtures?|hardware|refacciones|repuestos|piezas|materiales?|soportes?)\b.{0,24}\b(included|extra|separate\w*|on top|incluid\w+|aparte)\b|\b(includ\w+|bring|brings|supply|supplies|provide|provides|incluye\w*|pon(en|e)|trae(n)?)\b.{0,12}\b(parts?|materials?|brackets?|mounts?|new (faucet|fixture|toilet|lock|fan|breaker|outlet)|refacciones|repuestos|piezas|materiales?|soportes?)\b|\b(even )?if (it|they|you|he) needs? (a |new |some )?(parts?|pieces?)\b|\b(cuanto|precio)\b.{0,24}\b(piezas?|refaccion\w*|partes)\b|\bcon (las )?piezas\b|\b(disposal|calentador|aparato|inodoro|faucet|heater|unit|cabinets?|counters?|countertops?|lights?|fixtures?|tiles?|cable|spring|lock)\b.{0,30}\b(incluid\w*|included|in (the|that) (price|\$?\d+)|vienen? (en|con)|in the \d+|or do (i|we) buy)\b|\bdo (i|we) (buy|supply|provide|need to buy|have to buy) (the |my own )?(lights?|fixtures?|cabinets?|counters?|countertops?|tiles?|faucet|materials|parts?|those|them)\b/,
  hauledAway:
    /\b(do|can|will|would) (you|they|yall|u)( guys)?( also| even)? (take|haul|accept|pick up|remove)\b.{0,24}\b(paint|chemicals?|batter(y|ies)|propane|tanks?|tires?|mattress\w*|fridges?|refrigerators?|freezers?|tvs?|concrete|bricks?|dirt|oil|asbestos|pianos?|electronics)\b|\bse llevan\b.{0,24}\b(pintura|pilas|baterias|tanques?|llantas|colch\w+|refri\w*|teles?|concreto|escombro|aceite)\b/,
  // 'Is that for both?', '¿es por cada una?': what the amount stands for.
  whichOne:
    /\bwhich (one|of (them|these|the two)|service)\b.{0,24}\b(need|better|right|should|want|is it)\b|\b(what is|whats|what s) the difference\b|\bdifference between\b|\bwhy (do i need )?both\b|\bdiferencia\b|\bcual (de los dos )?(necesito|me conviene|es mejor)\b/,
  // 'Is it the hose, you think?'
  causeAsked:
    /\b(?:is|could|might|can) (?:it|that|this)(?: be)?(?: just| only)? (?:the|a|an|my|from) [a-z ]{2,30}(?:,? (?:do )?you (?:think|reckon)\b|\?)|\bdo you (?:think|know) (?:it(?:s| is)?|thats?|what) (?:the|a|an|my|from|caus\w+|wrong)\b|\bwhat(?:s| is| could be| might be)? (?:causing|caus\w+|wrong with) (?:it|that|this|the)\b|\bwhat do you (?:think|reckon) (?:it is|is wrong|its?)\b|(?<!\b(?:cuanto|cual|quien|cuando) )\b(?:sera|es|seria) (?:el|la|un|una) [a-z ]{2,30}(?:,? (?:cree|usted cree|verdad)\b|\?)|\bque cree que (?:sea|es|tenga)\b|\ba que se debe\b/,
  // 'Can my husband vacuum it himself?'
  doItMyself:
    /\b(?:something|anything) (?:else )?(?:i|we) (?:can|could|should) (?:try|do)\b|\b(?:can|could|may|should|shall|ok if|okay if|safe for) (?:i|we|he|she|they|(?:my|our|the) \w+)\b(?!.{0,40}\b(?:book|pay|reserve|order)\b).{0,40}\b(?:myself|ourselves|himself|herself|themselves)\b|\b(?:puedo|podemos|puede) .{0,40}\b(?:yo mism[oa]|nosotros mismos|el mismo|ella misma)\b/,
  supplies:
    /\bwho (brings|supplies|provides|buys|gets)\b|\b(do|does|will|should) (you|they|he|she|i|we) (bring|provide|supply|need to buy|have to buy|buy)\b|\bquien (trae|pone|compra)\b|\b(traen|tengo que comprar)\b/,
  permit:
    /\b(need|get|pull|require|handle|take care of|have|without)\w* (a |any |the |building |city )*permits?\b|\bpermits? (needed|required|included|necessary)\b|\bpermisos? (de (obra|construccion)|de la ciudad|para)\b|\b(necesito|hace falta|sacan|piden) (un )?permisos?\b/,
  duration:
    /\b(?:done|finished|free|gone|out of (?:there|here)) by (?:\d{1,2}|noon|then|lunch)\b|\bhow (long|many (hours|days|weeks)) (does|do|will|would|is|are|should|before)\b.{0,40}\b(takes?|last|be there|job|work|appointment|visit|need|done|finish\w*)\b|\bhow long (is|are) (the|a|your) (visit|appointment|job|slot|cleaning)s?\b|\bhow long (does|will|would) (it|this|that)( usually| normally)?\W*$|^\W*how (long|many hours)\W*$|\b(cuanto (tiempo )?(tarda\w*|dura\w*|toma\w*|se lleva\w*)|cuantas horas)\b/,
  // About what is used in the house, not about a danger that is there.
  safeForFamily:
    /\b(do|does|will|should) (i|we|everyone|everybody|the \w+) (have to |need to )?(leave|move out|be out|stay out)\b|\bhow long .{0,16}\bstay (out|away)\b|\b(tenemos|tengo|hay) que (salir|irnos|salirnos|dejar) (de )?(la )?(casa|cuarto)\b|\b(safe|toxic|harmful|harsh|dangerous|ok|okay|bad|harm|hurt|poison\w*|chemicals?)\b.{0,50}\b(kids?|child(ren)?|bab(y|ies)|toddlers?|infants?|newborn|grandkids|pets?|dogs?|pupp(y|ies)|cats?|kittens?|pregnant|birds?|parrots?|fish|chickens|asthma|allerg\w+|(\d|one|two|three) (year|yr)s? old)\b.*\?|\b(poison|spray\w*|chemicals?|treatment|pesticides?)\b.{0,40}\b(kids?|bab(y|ies)|toddler|(\d|one|two|three) (year|yr)s? old|dogs?|cats?|pregnant|asthma)\b|\b(asthma|pregnant|toddler|baby)\b.{0,40}\b(spray|poison|chemicals?|treatment)\b|\b(segur[oa]s?|toxic[oa]s?|peligros[oa]s?|hace dano|malo|quimicos?)\b.{0,50}\b(ninos?|ninas?|bebes?|hij[oa]s?|mascotas?|perr\w+|gat\w+|embarazada|asma|alergi\w+)\b.*\?|\b(paint|smell|fumes|spray|chemicals?|dust)\b.{0,40}\b(ok|okay|safe|bad|dangerous|harmful)\b.{0,30}\b(mom|mother|dad|father|grand\w+|elderly|old|her|him|copd|asthma|baby)\b|\bcopd\b|\b(can|could|should|may) (my |the |our )?(baby|kids?|son|daughter|dog|cat|mom|mother)\b.{0,16}\b(be|stay|sleep)\b.{0,24}\b(room|house|home|there|inside)\b|\b(puede|pueden) (estar|quedarse)\b.{0,20}\b(bebe|nena|nene|nin[oa]s?|perr\w+|gat\w+)\b|\b(bebe|nena|nene|nin[oa]s?|perr\w+|gat\w+|abuel[oa])\b.{0,30}\b(puede|pueden) (estar|quedarse)\b|\bes segur[oa]\b.{0,40}\b(bebe|nena|nin[oa]s?|perr\w+|gat\w+|mascotas?|embarazada)\b|\b(bebe|nena|nin[oa]s?|gat[oa]|perr[oa]s?)\b.{0,30}\bes seguro\b|\b(tengo|tenemos) que (salir\w*|irme|irnos)\b|\blo del (bebe|gato|perro)\b/,
  utilityFirst:
    /\b(gas|electric|power|water|utility|light) company\b.{0,25}\b(first|before)\b|\b(compania|empresa) (de|del) (gas|luz|agua)\b.{0,25}\b(primero|antes)\b|\b(primero|antes)\b.{0,25}\b(compania|empresa) (de|del) (gas|luz|agua)\b/,
  // 'What do I do tonight?': until somebody comes.
  meanwhile:
    /\b(?:lo|la) (?:apago|desconecto)\b|\b(?:lo|la) dejo (?:prendid|apagad|encendid|conectad|abiert|corriendo|asi)|\b(?:should|can|do) (?:i|we) (?:turn|shut|switch|leave|keep) (?:it|them|the \w+) (?:off|on|running|plugged in)\b|\b(?:turn|shut|switch) it off or\b|\b(in the )?mean ?(time|while)\b|(?<!\b(?:work|works|working|busy|school|class|home|out|away|closed|open|gone|asleep) )\b(until|till) (then|(you|they|someone|somebody|he|the \w+) (come|comes|get|gets|can|arrive|arrives|is|are)\b)|\bwhat (do|can|should|would) (i|we)( \w+)? do\b(?! (with|to (book|pay|prepare)))|\b(anything|something) (i|we) (can|should) do\b|\b(get|tide) (me|us) (through|over|by)\b|\bmientras( tanto)?\b|\bque (hago|hacemos|puedo hacer|podemos hacer|debo hacer)\b|\bhasta que (vengan|lleguen|venga|llegue|pueda)\b/,
  // 'No heat, and we have a baby'
  keepWarm:
    /\b(bab(y|ies)|newborn|infant|toddler|kids?|children|elderly|(mother|mom|father|dad|grand(ma|pa|mother|father))s?|years? old|bebes?|recien nacid\w|ninos|mama|papa|abuel[oa])\b.*\b(no heat|cold|freezing|heat(er|ing)? (is |went |just )?(out|off|broke\w*|died|quit|stopped)|furnace (is |went |just )?(out|off|dead|broke\w*|died|quit|stopped)|frio|sin calefaccion|heladas?)\b|\b(no heat|cold|freezing|(4|5)\d degrees|heat(er|ing)? (is |went )?(out|off|broke\w*|died)|furnace (is |went )?(out|dead|broke\w*|died)|frio|sin calefaccion)\b.*\b(bab(y|ies)|newborn|infant|toddler|kids|children|elderly|grand(ma|pa|mother|father)|bebes?|recien nacid\w|ninos|abuel[oa])\b|\b(furnace|boiler|heat(er|ing)?)\b.*\b(moms?|mothers?|dads?|fathers?|parents)\b.*\b(cold|freezing)\b|\b(?:bb|beba|nin[ao]|hij[oa])\b.{0,30}\b(?:fri[ao]|helad[oa])\b|\b(?:sin|no (?:hay|tengo|tenemos)) calefaccion\b.*\b(?:bb|beba|bebe|nin[ao]s?|abuel[oa])\b|\bheat\b.{0,30}\b(?:urgent|emergency)\b.*\b(?:baby|newborn|infant)\b/,
  keepCool:
    /\b(bab(y|ies)|newborn|infant|elderly|(mother|mom|father|dad|grand(ma|pa|mother|father))s?|bebe|mama|papa|abuel[oa])\b.*\b(no (ac|air)|(this|the|from) heat|so hot|too hot|(8|9)\d degrees|hace (un |mucho )?calor|calor (horrible|terrible|fuerte)|del calor)\b|\b(no (ac|air)|so hot|too hot|(8|9)\d degrees|hace (un |mucho )?calor|calor (horrible|terrible|fuerte))\b.*\b(bab(y|ies)|newborn|infant|elderly|grand(ma|pa|mother|father)|bebe|abuel[oa]|mi (mama|papa))\b|\b(dizzy|mareada|mareado)\b.{0,20}\b(from the heat|del calor|con el calor|por el calor)\b|\b(?:8[2-9]|9\d)\b.*\b(?:7|8|9)\d\b.*\b(?:heart|frail|oxygen|lungs)\b|\b(?:7|8|9)\d\b.{0,30}\b(?:heart|frail|oxygen|lungs)\b.*\b(?:8[2-9]|9\d) degrees\b/,
  // 'Can I use the oven to keep warm?'
  heatWithStove:
    /\b(use|with|light|turn on|run|usar|prender|con)\b.{0,24}\b(gas )?(stove|oven|grill|bbq|generator|burners?|estufa|horno|parrilla|anafre)\b.{0,40}\b(warm|heat|inside|indoors|calentar\w*|calor)\b|\b(?:estufa|horno|anafre)\b.{0,24}\b(?:la|lo) (?:puedo|podemos|podria) (?:prender|encender|usar)\b|\b(?:prender\w*|encender\w*)\b.{0,12}\b(?:para|pa) calentar\w*\b/,
  // 'Who do I call if the landlord will not answer?'
  renter:
    /\b(my |the |our )?landlord\b.{0,40}\b(answer\w*|pay\w*|fix\w*|responsib\w*|handle|supposed|tell|ask|permission|ok|job)\b|\b(ask|tell|call|is it|shouldnt|does|should|will|make) (my |the |our )?landlord\b|\bcasero\b.{0,30}\b(paga\w*|contesta\w*|arregl\w*|toca|avis\w*|permiso)\b/,
  weapons:
    /\b(rifles?|pistols?|shotguns?|handguns?|firearms?|ammo|ammunition|municion|pistolas?|escopetas?)\b|\b(dads|fathers|grandpas|husbands|old|found (some |two |a )?)\s?guns?\b/,
  // 'Who fixes the stain afterwards?'
  repairAfter:
    /\bwho (fixes|paints|repairs|closes|patches|plasters)\b.{0,30}\b(after\w*|then|later|stain|hole|wall|ceiling)\b|\b(can|do|will) (they|you|he|she) (also )?(patch|paint|close|plaster)\b.{0,24}\b(ceiling|wall|hole|drywall|stain)\b.{0,12}\b(too|as well|after\w*)\b|\bquien (arregla|pinta|tapa)\b.{0,24}\b(despues|mancha|hoyo|techo|pared)\b/,
  ceilingBubble:
    /\bceiling\b[^.?!]{0,24}\b(?:soft|sag\w*|bulg\w*|bubbl\w*|spongy|droop\w*|swollen)\b|\b(?:soft|sagging|bulging|spongy|swollen) ceiling\b|\btecho\b[^.?!]{0,20}\b(?:blando|abombado|hinchado|pandead[oa])\b/,
} as const satisfies Record<string, RegExp>
