/** Questions about where and when somebody comes, who, and what they need to know; over plain text. */
export const visitSigns = {
  whereServed:
    /\b(where|which|what) (cities|areas|places|states|towns)?\s?(do|are|does) (you|yall|u)( guys| all| even)?( \w+)? ?(work|serve|cover|go|come|operate|located|in|available)\b|\bwhere do you work\b|\b(en )?(que|cuales) (ciudades|zonas|lugares|estados)\b|\bdonde (trabajan|atienden|llegan)\b/,
  // 'Do you work evenings or Sundays at all?'; 'can you come Sunday?' is a wish.
  visitHours:
    /\b(do|does|can|could|would|will|are) (you|u|they|yall|your (guys|crews?|people))( guys| all)? (also |ever |even )?(work|come|available|open|do|out|offer|have)\b.{0,30}\b(evenings|nights|weekends|sundays|saturdays|holidays|after hours|(on|at) (night|(a |the )?(sunday|saturday|weekends?)))\b|\b(evening|weekend|sunday|saturday|night) (hours|visits|appointments|slots|times|availability)\b(?! (fee|rate|charge|price))|\bhow (late|early) (do|can|are|will) (you|u|they|your)\b|\b(trabajan|vienen|atienden|abren|pueden venir) (tambien )?(los |en |por )?(la |las )?(domingos?|sabados?|fin(es)? de semana|noches?|feriados)\b/,
  whoIsIt:
    /\b(does|do|will|can|should|would) (he|she|they|the \w+|your \w+) (show|have|carry|bring|wear|present)\b.{0,20}\b(id|badge|uniform|identification)\b|\bwhether (he|she|they|the \w+) (will|would|can|could) (show|carry|have)\b.{0,20}\b(id|badge|identification)\b|\b(does|do|will|can|should) (he|she|they|the \w+|your \w+) (show|have|carry|bring|wear)\b.{0,20}\b(id|badge|uniform|identification)\b|\bhow (do|will|would|can) i know (its|it is|he|she|who|thats|that)\b|\bcomo se (que es|quien es)\b|\btraen? (gafete|identificacion|uniforme)\b/,
  // 'Can you send a woman?', 'somebody who speaks Polish'
  someoneInParticular:
    /\b(send|have|ask for|request|want|prefer|get|is there) (me )?(a |an )?(woman|female|lady)\b|\b(woman|female|lady) (electrician|plumber|cleaner|technician|tech|painter|professional|person|come)\b|\bspeaks? (spanish|english|polish|russian|chinese|portuguese|creole|korean|my language)\b|\bhablan? (?:espanol|ingles)\b|\b(una mujer|que sea mujer|que hable (espanol|ingles))\b/,
  // 'Tell him to take off his shoes'
  tellThem:
    /\b(tell|remind|let) (him|her|them|the (guy|man|crew|plumber|electrician|cleaners?|painters?|movers?|professional|technician|tech))\b(?! in\b)|\b(put|write|say|mention|add) (that|it|this)? ?(down )?in the notes?\b|\bwhere (do|can) i (put|write|say) (it|that|this)\b|\b(digale|diganle|avisele) (al|a la|que)\b|\b(ponga|escriba|apunte)(lo)? en las notas\b|\b(no shoes|take (off )?(his|her|their|the) shoes( off)?)\b/,
  callAhead:
    /\b(call|phone|text|ring) (me|her|him|us|them|my \w+|ahead|first)?\b.{0,14}\b(before|ahead|first|on the way|when (you|they|he) (are|is|get))\b|\bheads up\b|\ba que hora (?:me )?llaman\b|\b(llam\w+|avis\w+)\b.{0,14}\bantes\b/,
  // 'Who lets them in if we open at 9?'
  keyAccess:
    /\bwho (?:lets|will let|is going to let|has to let|opens|will open)\b.{0,24}\b(?:in|up|door|gate|them|him|her)\b|\bquien (?:les |le )?abre\b/,
  // 'Is there somewhere they can park?': the place before the word
  parking:
    /\b(?:where|somewhere|place|spot|room|donde)\b.{0,16}\b(?:(?:to|can|they|i|we) (?:\w+ )?park|estacion\w+|parque\w+)\b|\balternate side\b/,
  beHome:
    /\babrir(les|le|la puerta)?\b.{0,16}\b(mi|el|la|un|una) (espos[oa]|vecin[oa]|hij[oa]|herman[oa]|mama|papa|super|encargad[oa]|conserje|portero|roommate)\b|\b(dejar|dejo|dejarle|leave)\b.{0,10}\b(llaves?|keys?)\b|\b(llaves?|keys?) (con|with|under) (el|la|the|mi|my)\b|\b(roommate|neighbor|husband|wife|son|daughter|tenant|super|somebody|someone|mother|mom|friend|vecin[oa]|espos[oa]) (can |could |will |to |puede )?(let (him|her|them|you) in|open|abrir\w*)\b|\blet (him|her|them|you) in\b|\b(have|need|got|got to|has|needs) to (be|stay|wait) (home|there|here|present|around|in)\b|\b(do|does|should|must) (i|we|somebody|someone|anyone|she|he) (need to |have to |not )?be (home|there|here|present)\b|\bif (im|i am|we are|were|nobody is|no one is) not (home|there|here)\b|\b(tengo|tiene|tenemos|hay) que estar\b|\bhace falta (que )?(este|estar)\b|\b(can|could|may|will|would) (my|the|a|our|his|her|their) (\w+ )?(tenants?|brother|sister|mom|mother|dad|father|wife|husband|son|daughter|super|door ?man|porter|neighbor|realtor|landlord|roommate|friend|nanny|aunt|uncle|cousin|caretaker|concierge)\b.{0,24}\b(let|open|be (there|here|home)|meet)\b|\bcan (you|they|u|he|she|the \w+) (go|come|get in|do it|work|clean|let themselves in)\b.{0,16}\b(without me|with the (lock ?box|key|code)|if im not (there|home))\b|\block ?box\b.{0,20}[?]|\bneeds? a key\b|\b(casero|dueno|espos[oa]|herman[oa]|mama|papa|vecin[oa]|super|inquilin[oa])\b.{0,20}\b(puede|pueden) (estar|abrir)\b|\bell[oa]s? (les )?abren?\b|\b(mom|dad|wife|husband|tenant|brother|sister|doorman|realtor|neighbor|super|son|daughter|she|he|they) (can|will|could) (open|let)\b/,
  howMany:
    /\b(same|one|un|una|mism[oa]s?)( (person|man|guy|crew|team|persona|gente))? (or|o) (two|different|another|other|otr[oa]s?|distint\w+|dos)\b|\bhow many (people|guys|men|workers|movers|cleaners|of (you|them)|professionals)\b|\b(one|same) (person|guy|man|crew) or\b|\bcuant[oa]s (personas|hombres|trabajadores)\b/,
  proofNeeded:
    /\b(need|show|have|see|bring|ask for|prove)\b.{0,24}\b((an|my|any|some|photo) id|identification|drivers license|proof|papers?|documents?|that (its|it is) (mine|my))\b|\b(ensenar|mostrar|traer|necesito|piden)\b.{0,24}\b(papel\w*|identificacion|dni|documentos?|comprobante|ine)\b/,
  // The building wants proof of insurance.
  certificate:
    /\bcertificates? of insurance\b|\bcoi\b|\bproof of insurance\b|\bcertificado de seguro\b/,
  damage:
    /\b(something|anything|things?) (goes|went|gets|go) (missing|stolen|broken)\b|\b(if|what if|do|would) (they|he|she|someone|somebody) (steals?|stole|takes? (something|things))\b|\bsi (se )?(roban|pierde algo|falta algo)\b|\bwhat if (its|it is|it gets|something gets|anything gets|they get|that gets) (damaged|broken|scratched|dented)\b|\bwhat (if|happens if|when) (he|she|they|you|u|your \w+|the \w+|something|anything) (gets? )?(break|breaks|broken|broke|damag\w+|scratch\w*|ruin\w*|dent\w*|floods?)\b|\bwho pays (for|if) .{0,20}(damage|broken|breaks?)\b|\bif (?:your|the|a|one of your) \w+(?: \w+)? (?:breaks?|damages?|scratch\w*|ruins?|dents?|floods?|drops?|cracks?)\b|\bsi (?:su|el|la|un) \w+ (?:rompe|dana|raya|quiebra|tira)\b|\bsi (rompen|se rompe|danan|rayan|quiebran)\b/,
  // 'Do you tell the tenant or do I?'
  notifyOther:
    /\b(do|will|would) (you|u|they) (tell|call|text|contact|let)\b.{0,16}\b(tenant|her|him|wife|husband|mom|brother|landlord)\b(?! in\b)|\bdo (you|u|they) need (her|his|their|the \w+) (number|phone|name)\b|\bdo i (have to|need to) (tell|call) (the )?(tenant|her|him)\b/,
  drills:
    /\b(do|will|would|gonna|going to|have to) (they|you|he|u)? ?(have to )?drill\b|\bdrill (it|the lock)\b|\btaladr\w+ (la )?(chapa|cerradura)\b/,
  // Not of a move.
  furniture:
    /\b(move|moves|mover|muevo|mueven)\b.{0,12}\b(furniture|couch|sofa|beds?|dressers?|muebles|sillon|cama)\b.*\?|\bfurniture\b.{0,8}\bwho moves\b/,
  ifNoShow:
    /\bwhat if\b.{0,30}\b(doesnt|dont|does not|do not|never|nobody|no one) (shows?|comes?|arrives?)\b|\by si (no (llegan?|vienen?)|nadie (llega|viene))\b/,
  waitlist:
    /\b(e-?mail|mailing|waiting|wait) ?list\b|\b(let me know|tell me|notify me|email me) when (you|u) (come|get|are)\b|\bavis\w+ cuando lleguen\b/,
} as const satisfies Record<string, RegExp>
