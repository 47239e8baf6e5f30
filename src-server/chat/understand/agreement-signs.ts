/** Words before what is asked for. */
export const politely =
  '(?:(?:whatever|anyway|good|perfect|please|can you|could you|just|so|now|and|also|but|thank you|thanks|yes+|yeah|yea|ya|yep|yup|sure|(?:(?:like |as )?i (?:already )?(?:said|told you)(?: (?:yes|to))?)|(?:ya )?le dije(?: que)?(?: si)?|ok(?:ay)?|alright|fine|great|then|si|claro|dale|bueno|pues|entonces|esta bien|por favor)[,.! ]+)*'
/** 'You bet, toss it on there', 'pues ni modo, adelante' */
export const takesIt =
  /^\W*(?:(?:you bet|yup|yep|yes|sure|ok(?:ay)?|alright|do it)\W+)*(?:toss|throw|stick|slap|pop) (?:it|that|them) on\b|^\W*(?:\p{L}+,? ){0,4}(?:adelante|hagamoslo|hagale|dele)\W*$|^\W*(?:do it|go for it|lets do (?:it|this)|you bet)(?: please)?\W*$/u
export const addsIt = new RegExp(
  String.raw`^\W*${politely}(?:(?:add|include|put) (?:it|them|that|both|all)(?: (?:on|to) (?:my|the) list)?|(?:agregu?e|agrega|anada|ponga)(?:lo|la|los|las))(?: please| por favor)?\W*$`,
)
export const all =
  /^\W*(?:yes,? |yeah,? |sure,? |ok(?:ay)?,? |si,? )?(?:add |lets do |do |ill take |quiero )?(?:both|all|all of (?:them|it)|all (?:three|four)|them all|everything|ambos|ambas|los dos|las dos|los tres|las tres|todos|todas|todo)(?: of them)?(?: at once| together| to (?:my|the) list| juntos| juntas)?(?: please| pls| por favor)?\W*$/
export const only = /\b(?:just|only|solo|solamente|nada mas)\b/
/** 'I just want it covered, can you send a roofer or not' */
export const asksWhether =
  /\b(?:can|could|would|will|do) (?:you|u|someone|somebody|they)\b|\bor not\b|[?]/
export const refuses =
  /\b(?:no|not|dont|do not|wont|never|nah|nope|tampoco|unless|but|pero|if|before|first,? (?:i|tell|how))\b/

/** 'Yes. Do I have to be home?': the question is another matter. */
export const saysYesFirst =
  /^\W*(?:(?:yes+|yeah|yep|yup|sure|ok(?:ay)?|si|claro)\b[, ]*)+(?:please|finall?y|at last|thank you|thanks|por favor|por fin|gracias)?[.!]+\s/
/** 'Yes, just the dishwasher' */
export const saysYesOnly =
  /^\W*(?:ok(?:ay)?\W+)?(?:yes+|yeah|yep|yup|si)[, ]+(?:just|only|solo|nomas)\b/
/** 'Yes please, who is this?', 'yes please hold off': no yes to the list. */
export const onTheSide =
  /\b(?:hold off|wait|cancel|leave it|who (?:is|are)|speak|too much|robbery|expensive|not yet|later|espere|cancele)\b/

/** An 'ok' that no yes follows */
export const onlyOkFirst =
  /^\W*(?:ok(?:ay)?|claro)\b[.!, ]+(?!.*\b(?:yes|yeah|sure|please|por favor|add|book|put|send|do it|take|agreg\w+)\b)/
/** A price or a size: 'ok. The house is around 2,200 square feet' */
export const ofPriceOrSize = /\b(?:how much|cuanto|sq(?:uare)? f(?:ee)?t)\b/

/** 'Yes, and the door too', 'ya hablé con mi esposo, sí, pero el lunes': not 'yes, how much?' or 'yes, but first'. */
export const saysYesAmong =
  /^\W*(?:yes|yeah|si|claro) (?:too|also|that too|tambien)\b\W*[.,;]|^\W*(?:(?:ok(?:ay)?|well|bueno|pues)\W+)?(?:yes+|yeah|yea|yep|yup|si|claro)(?: (?:dear|please|sir|maam|por favor)\b)?\W*[,;\n-]\W*(?=\S)|^\W*(?:yes+|yeah|yea|yep|yup|si)(?: please)? (?:and|plus|but (?:for|on|make|at)|y|pero (?:el|para|a las|en))\b|^\W*(?:ok(?:ay)?\W+)?(?:yes+|yeah|yep|yup|si)[, ]+(?:just|only|solo|nomas) (?:for |the|that|this|it|el|la|los|las|es[eo])\b|[,;.] (?:yes|si),? (?:but (?:for|on|make|at)|pero (?:el|para|a las|en))\b/
/** 'Sí, la mudanza también, ya le dije', 'yes, the move too' */
export const takesThatToo =
  /^\W*(?:yes|yeah|si|claro)[, ]+(?:(?:the|my|la|el|los|las|mi) )?(?:[\w-]+ ){0,2}[\w-]+ (?:too|also|as well|tambien)\b/
/** Without any of these nobody takes anything. */
export const takingWord =
  /\b(?:yes+|yeah|yea|yep|yup|ya|ye|yas|k|kk|ok|okay|okie|sure|surely|fine|alright|absolutely|definitely|certainly|add|put|book|schedule|sign|send|dispatch|include|go|do (?:it|that|them|both|so|the)|please do|lets|take|need|want|love|wonderful|perfect|great|good|sounds|works|both|all|everything|every one|whole|each|please|pls|plz|please?|pleease|first|second|third|1st|2nd|3rd|last|only|just|(?<!\bporque )si|claro|dale|bueno|vale|va|listo|por favor|agreg\w+|pon\w*|apunt\w+|anot\w+|mand\w+|quiero|necesito|amb[oa]s|tod[oa]s?|l[oa]s dos|solo)\b/
/** 'Ok so the dog can go in the yard. But is it for one room?': only that it was heard, before something else. */
export const onlyHeard =
  /^\W*(?:oh|ah|hmm|well)?\W*(?:ok(?:ay)?|k|fine|good|great|perfect|alright|sure|bueno|vale)\b(?=[\s\S]{25,}(?:[?]|\bbut\b|\bpero\b))(?![\s\S]*\b(?:yes|yeah|yep|add|book|schedule|include|both|all of|put (?:it|them|that|those|me|us|both|on|down)|take (?:it|them|that|the)|go ahead|lets|do (?:it|that|them)|sign|send|works|want|need|please|si|agreg\w+|apunt\w+|mand\w+|quiero)\b)/
/** What beside a question takes something; 'ok' only says that it was heard. */
export const wishes =
  /\b(?:yes+|yeah|yea|yep|yup|absolutely|definitely|add|put|book|schedule|sign|go ahead|lets|do (?:it|that|them|both|the)|take|send|include|both|all|want|need|please|pls|plz|works|si(?= *(?:$|[.,;!\n]|por favor|claro|quiero|gracias|esta bien|dale|agreg|pon|anot|apunt|mand|lo |la |los |las |a (?:los|las|amb|tod)|pero|y |para|el ))|claro|dale|va|agreg\w+|pon\w*|apunt\w+|anot\w+|mand\w+|quiero|necesito|amb[oa]s|tod[oa]s|todo(?=\W*$)|l[oa]s dos)\b/
/** Without any of these nobody declines anything. */
export const refusingWord =
  /\b(?:no|not|nope|nah|none|skip|leave|forget|drop|scratch|cross|remove|cancel|without|except|but|dont|doesnt|didnt|cant|wont|isnt|arent|never|nobody|off|out|already|myself|ourselves|himself|herself|wait|instead|only|just|enough|covered|later|rather|pass|sin|menos|solo|nada|tampoco|ya|quit\w+|dej\w+)\b/
/** 'I do not want cords dangling': wished of the work. */
export const unwishedOfWork =
  /\bi (?:only |just )?(?:asked|was asking|am asking|was talking|meant to ask) about\b[^.!?]{0,40}\bnot [^.!?,]{0,24}|\b(?:le |yo )?pregunt(?:e|aba) por\b[^.!?]{0,40}\bno [^.!?,]{0,24}|\b(?:don['’]?t|do not) want (?:any |the |those |his |these )?(?:cords?|wires?|cables?|mess|damage|holes?|dust|smell|scratches)\b[^.!?;,]*/giu
/** 'Only the living room gets painted', 'it is not my boiler': what is said of the work, and of no wish. */
export const onlyOfWork =
  /\bno (?:bleach|chemicals?|poison|spray|pets?|dogs?|kids|stairs|elevator|rush|hurry|cloro|quimicos?|veneno)\b|\b(?:it is|its|thats|that is|isnt|is) not (?:my|mine|our|ours)\b|\b(?:only|just|solo)\b[^.!?;,]{2,40}\b(?:gets?|needs?|is|are|was|has|to be|son|es|hay|pinta\w*)\b/g
/** 'Yes, I have two dogs', 'yes that is the address': yes to something else. */
export const yesToOther =
  /\bboth of (?:those|these|them|which) (?:are|were)\b|\bi said (?:not|no)\b|(?:^|[.?!])\W*(?:yes+|yeah|yep|yup|si|correct)[,. ]+(?:i (?:have|am|do|did|own|rent|live|know|see)|im|its|it (?:is|was|does|still)|thats|that (?:is|was)|my|our|he|she|they|theres|there (?:is|are)|we (?:have|are|do|did|own|rent)|were|still|tengo|es|esta|hay|somos|vivo|todavia)\b(?!.*\b(?:add|put|book|send|please|pls|both|all|go ahead|sign|need|want|agreg\w+|mand\w+|por favor)\b)/
/** A plain no, however it is said. */
export const plainlyNo = /^\W*(?:claro que no|of course not|no|nope|nah|not now|ahora no)\W*$/
/** 'Yes, the door is a Schlage', 'both of my sons can help': a fact, and no wish. */
const tellsFactIn =
  /^(?!.*\b(?:add|book|put (?:it|them|both|that|me)|schedule|sign|send|include|go ahead|lets|do (?:it|both|that|them)|take (?:it|both|them)|(?:i|we) (?:want|need)|need (?:it|both|them)|ill take|please|pls|plz|agreg\w+|anad\w+|apunt\w+|pon(?:ga\w*|lo|la|los|las|me\w*)?|anot\w+|mand\w+|quiero|por favor|porfa|dale|urgent\w*|urge)\b)(?!.*\b(?:works?|good|fine|great|perfect|better|best|ok for me|sounds|right|correct|bien|perfecto)\b)(?!.*\b(?:and|y|plus)\b.*\b(?:too|also|as well|tambien)\b)(?!.*[?])(?:\W*(?:ok(?:ay)?|well|oh)\W+)?(?:\W*(?:yes+|yeah|yea|yep|yup|sure|si|claro)(?: thing)?\W+(?:(?:just|pero|but|and|y) )?(?:.{0,40}?\b)?(?:is|its|are|was|were|has|have|had|did|does|came|comes|goes|will|(?:he|she|they|sons?|guys?) can|says?|said|decides?|makes?|named|ask|es|esta|estan|tiene|tienen|son|fue|vino|puede\w*|dice|dijo|hay)\b|\W*both (?:of (?:my|our|the|his|her|their)|are|were|have|had)\b)/

/** Whether the first sentence of a message tells a fact after its yes. */
export const tellsFact = (text: string): boolean =>
  tellsFactIn.test(text.split(/(?<=[.!?])\s/)[0] ?? text)

/** 'Do not book anything yet, let me talk to my wife' */
export const notYet =
  /^(?!.*\b(?:anything else|(?:add|put) (?:it|them|both|all)\b(?! (?:yet|for now))|yes both|yes put|agregue?l[oa]s?)).*(?:\b(?:dont|do not) (?:book|add|put|schedule) (?:anything|it|that|me|nothing)(?: in| down)?(?: yet| for now)\b|\bdont add anything\b|\bno (?:me )?(?:ponga|agregue|reserve) nada(?: todavia| por ahora)?\b)/
/** What makes a yes no agreement yet. */
export const holdsBack =
  /^\W*(?:ok(?:ay)?|yes|sure|well),? (?:but|wait)\b(?=[^.!;]*\b(?:its|it is|what|why|does|do|is|how|can)\b)(?![^?]*\b(?:add|put|book|list)\b)|\bhow (?:much|long|many)\b|\bcuanto (?:sale|cuesta|seria|es)\b|\b(?:but|pero) (?:first|primero)\b|\b(?:first|primero),? (?:i|tell|how|what|can|let|me|quiero)\b|\b(?:before|antes de) (?:i|we|you|that|adding|booking|que)\b|\b(?:unless|depends|depende|not yet|todavia no)\b|\b(?:if|si) (?:its|it is|you(?! (?:can|could)\W*(?:$|[.,;!]))|they|the price|el precio|me)\b|^\W*\w+\W+(?:but |pero )?(?:i |we |yo )?(?:dont|do not|not|no)\b|\bi (?:know|heard|see|understand|understood)\b|\b(?:come|get|be) back (?:to you|with you|when|after|once|in)\b|\bhear (?:back )?from\b|\blet you know\b|^(?!\W*(?:yes|yeah|yep|sure|sounds good|si|dale)\b).*\bi(?:ll| will) (?:just )?(?:call|ask|think|talk to|check|wait|write|email)\b|\b(?:los llamo|voy a llamar|le pregunto)\b|\bthink (?:about it|it over)\b|\b(?:les aviso|lo pienso|luego regreso)\b|\b(?:ya se|entiendo|entendi)\b|\b(?:take|leave|cancel|remove|forget|skip) (?:it|that|them|this)\b/

/** 'Ok yes add it. Can it be Friday?', 'Sí, agréguelo. Mañana.': what follows does not take it back. */
export const saysAdd = new RegExp(
  [
    String.raw`^\W*${politely}(?:please |do |lets |go ahead and )*(?:`,
    String.raw`add(?=\W*$|[.!,;] )|(?:add|put|book|include) (?:it|that|them|both|those|(?:all )?(?:of them|two|three|four))\b`,
    `(?! (?:off|in|up|for me to))`,
    `|(?:agregu?e|agrega|anada|anot[ae]|pong[ao]|pon|apunte|incluya|mande|envie)(?:me|nos)?`,
    String.raw`(?:l[oa]s? (?:dos|tres|cuatro)|(?: (?:ambas|ambos|tod[oa]s?|l[oa]s (?:dos|tres|cuatro)))|l[oa]s?)\b`,
    String.raw`|(?:lo|la|los|las) quiero\b|(?:ill|i will) take (?:it|them|both)\b|i want (?:it|them|both)\b)`,
  ].join(''),
)
/** 'Ok send someone', 'mándeme a alguien': a whole message of few words. */
export const sendsFor = new RegExp(
  String.raw`^\W*${politely}(?:do it|send (?:it|someone|somebody|him|them)|(?:(?:bueno|pues|si)\W+)*mand(?:e|en|a)(?:me|nos)? (?:a )?alguien)(?: (?:then|please|over|out|a revisar|por favor))*\W*$`,
)
/** 'Put it in the notes', 'put my name on it' */
export const isNote = /\b(?:notes?|notas?|(?:name|number) (?:on|down))\b/
/** 'Can you just put all 5 on the list please' */
export const putsAll =
  /^\W*(?:(?:yes|ok(?:ay)?|si|claro|bueno)\W+)*(?:agregu?en?|agrega|pongan?|pon|apunten?|anadan?|add|put)(?:me|nos)? (?:(?:las|los) dos(?: cosas| servicios| trabajos)?|amb[oa]s|both(?: of them| jobs)?)\b(?!.{0,12}\?)|\b(?:yes|yeah|si) (?:to|a) (?:both|all|all of (?:it|them)|everything|amb[oa]s|tod[oa]s)\b|\bi meant (?:both|all)\b|\b(?:put|add|get|want|ponga\w*|agregue\w*)\b.{0,8}\b(?:all|all of (?:it|them|those)|all (?:the )?(?:\d|two|three|four|five|six)(?: of (?:it|them|those))?|everything|them all|tod[oa]s?|l[oa]s (?:\d|tres|cuatro|cinco))\b.{0,8}\b(?:on|in|to|en|a)\b.{0,10}\b(?:list|there|booking|order|lista)\b/
/** 'I want the fan and the faucet, both' */
export const wantsAll =
  /^\W*(?:i want|we want|quiero|queremos)\b.*\b(?:both|all (?:of them|three|four)|(?:los|las) (?:dos|tres|cuatro))\W*$/
/** 'Do $160 and I book': a condition. */
export const haggles = /\b(?:do|for|at|make it|por) \$?\d|\bif you\b|\bsi me\b/

/** 'No wait, I do want it', 'put it back on': not of work, as in 'take the door off and put it back' */
export const wantsBack =
  /\b(?:put|add) (?:it|that|them) (?:back|again)(?: (?:on|please|then))?(?: (?:the|my) list)?\W*(?:$|[.,!])|\bi (?:do|did) want (?:it|that|them)\W*(?:$|[.,!]|back|after all)|\b(?:wait|hold on|actually)\b.{0,12}\bi (?:still )?want (?:it|that|them)\W*(?:$|[.,!])|\bsi (?:lo|la|los|las) quiero\b|\b(?:pong|agregu?|anad)\w+ (?:de nuevo|otra vez)\b/
/** 'Put the TV back on': what is wanted again. */
export const putBack = /\b(?:put|add|want)\s+(.{2,40}?)\s+(?:back|again)\b/
/** 'I said both! The radiator too' */
export const addedAsWell =
  /\bboth\b.{0,8}\b(?:the|my) ([\w ]{3,24}?) (?:too|also|as well)\b|\bl[oa]s dos\b.{0,8}\b(?:el|la) ([\w ]{3,24}?) tambien\b/
/** 'I want mold inspection, put it back', 'put the mold inspection back on' */
export const wantsNamedBack =
  /\b(?:put|add|want)\b.{3,40}\bback\b|\bi (?:do|did|still) want (?:the )?\w/
/** 'I asked about the yard. Please add it too': what the message itself is about. */
export const addsNew =
  /\b(?:add|include|put) (?:it|that|them|this)(?: (?:on|to) (?:the|my) list)? (?:too|also|as well)\b|\b(?:agregu?e?|anada|ponga)(?:lo|la|los|las)? tambien\b|\b(?:add|put)(?: on (?:the|my) list)? (?:whoever|whatever|who|what) (?:i|we) need\b/
/** 'Add that one and the chimney' */
export const addsThatToo = /\b(?:add|include|put) (?:that|this|it)(?: one)?,? (?:and|plus)\b/

/** 'Ok 4 Monday works put it on' */
export const putsItOn =
  /\b(?:works|good|fine|perfect|great|ok(?:ay)?|yes|please)\b[^?]{0,20}\b(?:put|add) (?:it|them|both) on(?: (?:the|my) list)?\W*$/
/** 'Yes add it, but is that for both?': added, whatever is asked after it. */
export const addsThenAsks =
  /^\W*(?:and |so |y )?(?:(?:yes|yeah|ok(?:ay)?|sure|si|dale|claro|bueno)\W+){1,3}(?:please |pues |y |eso |esa |ese )*(?:(?:add|put) (?:it|them|that|both|the [\w ]{2,20})(?: on)?|(?:pon|agrega|agregue|anade|anada|apunta|apunte|ponga)(?:me|nos)?(?:lo|la|los|las))\b(?: (?:please|por favor|tambien|too|entonces))?\s*(?:,|\bpero\b|\bbut\b|\by\b|\band\b)/
/** 'Put it on the list please, and do I buy the rail myself?' */
export const putsOnList =
  /^\W*(?:(?:yes|ok(?:ay)?|si)\W+)?(?:please )?(?:put|add) (?:it|them|that|both) (?:on|to) (?:the|my) list\b|(?<=[.!]\s*)(?:please )?(?:put|add) (?:it|them|that|both) (?:on|to) (?:the|my) list\b(?![^.!,;]*\?\s*$)/
/** 'Add it to what?' */
export const onlyAsks = /^[^.!,;]*\?\W*$/

export const takesBack = /\b(?:not yet|wait|hold on|don'?t add|dont add|todavia no)\b/

/** 'Yes please. Tomorrow after lunch': whatever was asked last. */
export const saysYesPlease = /^\W*(?:yes|yeah|sure|si)[, ]+(?:please|por favor)\b.*\w/
/** 'Do the first one then', after what comes first was said */
export const doesPlaced =
  /\b(?:do|take|add|book|go with|start with) the (first|second)(?: one)?\b(?! (?:time|slot|day))/
/** 'Please check the water pressure too' tells of the work. */
export const asksToCheck =
  /^(?!.*\b(?:add|list|book|yes|yeah|ok|okay|sure|both)\b).*\b(?:please|can (?:he|you|they)|have (?:him|them)) (?:also )?(?:check|look at|take a look at|inspect)\b/
/** 'I asked for prices on all five, can you list them?' */
export const asksForPrices =
  /\b(?:list|itemize|break) (?:them|it|the prices|those)(?! on)(?: out| down| up)?\b|\basked (?:you )?(?:for|about) (?:the |all the )?prices?\b/
/** 'Wait, that is my own zip. The house is in Orlando, 32806' */
export const correctsPlace =
  /^(?!.*\b(?:no|not|skip|forget|drop|cancel|without|dont|remove|take off)\b).*\b(?:wait|sorry|meant|oops)\b.*\b\d{5}\b/
/** 'I asked about cleaning, not a device' refuses no cleaning. */
export const askedAlready = /\bi (?:only |just )?(?:asked|was asking|am asking) (?:you )?about\b/
/** 'Yes please hold off', 'let me ask my husband' */
export const waitsStill =
  /^\W*(?:yes+|yeah|ok(?:ay)?|sure|si)\W+(?:please\W+)?(?:hold off|wait|cancel|espere)\b|^(?!.*\b(?:add|book|put)\b).*\b(?:let me|i(?:ll| will| have to| need to| should| gotta| want to)) (?:ask|check with|talk (?:to|with)|think (?:about|it))\b|^(?!.*\b(?:agreg\w+|pong\w+)).*\b(?:dejeme|deje que|tengo que|voy a) (?:preguntar\w*|consultar\w*|pensar\w*|hablar\w*)\b/
/** 'Add it up for me' */
export const addsUp = /\badd (?:it|them|that|those|everything) (?:all )?up\b/
/** What makes a wish polite, and is none by itself. */
export const politeWords = /\b(?:please|pls|plz|por favor)\b/g
