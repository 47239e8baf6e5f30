import { near } from './near.ts'

const person = String.raw`baby|child\w*|kid\w*|son|daughter|toddler|infant|grandson|granddaughter|grandma|grandmother|grandpa|grandfather|mother|mom|mum|father|dad|husband|wife|neighbor|person|someone|somebody|man|woman|guy|elderly|worker|dog|cat|puppy|kitten|pet|boy|girl|roommate|brother|sister|uncle|aunt|client|tenant|nephew|niece|bebe|nin[oa]s?|hij[oa]s?|niet[oa]|abuel[oa]|mama|papa|espos[oa]|perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|senor\w*|vecin[oa]|herman[oa]|suegr[oa]|alguien|chic[oa]|\d{1,2} ?(?:yo|yr old|year old|month old|anos|meses)`
const trapped = String.raw`trapped|stuck|locked|lock|pinned|crushed|shut in|cant (?:get|open|come)|wont open|jammed|wedged|caught|inside|encerrad\w+|atrapad\w+|atorad\w+|encerr\w+|no (?:puede|puedo|podemos) salir|prensad\w+|adentro|quedo|quede`
const hurt = String.raw`hurt\w*|injur\w*|bleed\w*|blood\w*|bled|cut\w*|gash\w*|slic\w*|burn\w*|burnt|scald\w*|fell|fallen|falling|broke\w*|unconscious|knocked|passed out|stung|sting|bitten|bit|bite|swell\w*|swollen|swallow\w*|drank|poison\w*|inhal\w*|breath\w*|fumes|bleach|ammonia|chlorine|acid|eyes?|electrocut\w*|shock\w*|crush\w*|impal\w*|nail gun|nail|saw|blade|finger|stab\w*|concuss\w*|wont wake|not responding|isnt responding|amputat\w*|stitch\w*|cayo|caido|cai|sangr\w*|cort\w+|quem\w+|aceite|hirviendo|olla|golpe\w*|herid\w*|lastim\w*|inconsciente|desmay\w*|pic[oa]\w*|mordi\w*|hinch\w*|trag\w*|tom[oe]\b|vomit\w*|respir\w*|envenen\w*|cloro|fractur\w*|quebr\w*|dedo|electrocut\w*|descarga`

/** The same for what happens to people. */
export const signsOfPeople = {
  'locked-in': [
    near(person, trapped, 70),
    /\b(i am|im|were|we are|me|i got|estoy|estamos|me quede)\b.{0,25}\b(trapped|stuck|locked|shut|pinned|encerrad\w+|atrapad\w+|atorad\w+)\b.{0,20}\b(in|inside|under|between|behind|on|en|dentro|debajo|adentro)\b/,
    /\b(locked|shut|trapped|stuck|encerr\w+)\b.{0,20}\b(him|her|my|them|it)self\b|\b(elevator|ascensor|elevador|lift)\b.{0,40}\b(stuck|stopped|between|parado|atorado|atrapad\w+)\b|\b(stuck|trapped|atrapad\w+|encerrad\w+|atorad\w+)\b.{0,30}\b(elevator|ascensor|elevador|lift|bathroom|closet|attic|garage|basement|car|sauna|chimney|crawl ?space|bano|closet|carro|cuarto|cochera|panic room|freezer|vault|safe|shed|balcony|roof|techo|azotea|balcon)\b/,
  ],
  injury: [
    near(
      `${person}|me|my|i|he|she|him|her|his|myself|hand|arm|leg|head|foot|eye|face|finger|tech|helper|roofer|painter|mi|se|le|mano|brazo|pierna|cabeza|pie|ojo|cara`,
      hurt,
      60,
    ),
    /\b(ladder|escalera)\b.{0,60}\b(fell|slipped|cant move|cayo|cai|no se mueve)\b|\b(fell|cayo|cai|cayendo)\b.{0,30}\b(off|from|down|through|de la|del|desde)\b/,
    /\b(mixed|mezcl\w+)\b.{0,50}\b(bleach|ammonia|cloro|vinegar|vinagre|amonia\w*|chemicals?|cleaner)\b/,
  ],
  medical: [
    /\bchest\b.{0,25}\b(pain\w*|tight\w*|hurt\w*|pressure|heavy|squeez\w*|crushing)\b|\b(pain\w*|tight\w*|pressure|elephant)\b.{0,25}\bchest\b|\b(heart attack|cardiac|stroke|seizures?|seizing|convuls\w*|overdos\w*|in labor|water broke|contractions?|giving birth|crowning|anaphyla\w*|epipen|diabetic|insulin|choking|cant breathe|not breathing|trouble breathing|hard to breathe|short of breath|blue lips|turning blue|stopped breathing|unresponsive|passed out|fainted|collapsed|asthma attack|face is drooping|slurr\w*|numb|left arm|narcan|too many pills|pulse|heat ?stroke|dolor (en el|de) pecho|pecho|infarto|derrame|convulsi\w*|sobredosis|parto|contracciones|rompio la fuente|no respira|no puede respirar|no puedo respirar|ahog\w+|desmay\w+|ataque (al corazon|cardiaco|de asma)|embolia|se le fue la cara|brazo izquierdo|perdio el conocimiento|no reacciona|no despierta|brazo dormido|se puso azul|morad[oa])\b/,
    near(
      `${person}|i|im|she|he|me|mi`,
      String.raw`collapsed|slumped|wont wake|not waking|cant wake|unconscious|gasping|wheez\w*|drool\w*|confused|cant (?:talk|speak|move|feel)|shaking|pale|clammy|sweating|swelling|no despierta|no contesta|inconsciente|tembl\w+|palid[oa]|sudando|tirad[oa]|no puede hablar|no se mueve|labor`,
      60,
    ),
  ],
  'break-in': [
    /\b(burgl\w*|break[- ]?in|broke(n)? in\w*|break(?:s|ing)? in(?:to)?|broken into|intruder\w*|prowler\w*|robb\w*|ransack\w*|kicked (in|down|my|our|the)|pried|smashed|jimmied|stalk\w*|home invasion|forced (open|entry)|trying to (get|break) in|someone (is|was) (in|inside|at|outside|trying)|somebody (is|was) (in|inside|at|outside|trying)|following me|peeping|footsteps|knife|gun|weapon|threat\w*|restraining|thie(f|ves)|stole\w*|lurking|jiggl\w*|rattl\w*|ladron\w*|robo|robaron|robar\w*|rob[oa]ndo|entraron|metieron|meterse|forzar\w*|forz\w+|patearon|tumbaron|alguien (esta|anda|quiere|trata|entro|se metio|intenta)|acos\w*|me sigue|amenaz\w*|intrus\w*|desconocido|quebraron|rompieron|asalt\w*)\b/,
    near(
      'man|guys?|someone|somebody|strangers?|people|men|women|kids|ex|boyfriend|person|hombre|tipo|alguien|ex|persona|gente',
      String.raw`(?:in|inside|outside|upstairs|downstairs|at|on|around|behind) (?:the|my|our)|window|door|handle|knob|doorknob|yard|porch|hiding|banging|pounding|watching|trying|still|adentro|afuera|puerta|ventana|patio|golpe\w*|chapa|tocando|escondid\w*|mirando|jardin|merodea\w*`,
      50,
    ),
  ],
  suicide: [
    /\b(whoever (finds|found) me|(after|when|once) im gone|picked (the|a) (day|date)|(motor|engine|car) running\b.{0,30}\b(shut|closed|garage)|(find|finds) (me|my body)|(gave|giving|given) (away )?(my|the) (dog|cat|things|keys|tools)|tired of (it all|everything|fighting|waking)|(see|join|be with) (my |her |him )?(late |dead )?(wife|husband|mom|mother|dad|father|son|daughter|her|him) (again|soon)|cuando ya no este|ya no voy a (estar|necesitar)|ya no aguanto( mas)?|para que seguir|desaparecer|ganas de (vivir|seguir))\b/,
    /\b(suicid\w*|kill(ing)? (my|him|her|them)sel\w*|end(ing)? (it|my life|it all|everything|things|her life|his life|myself)|want(s|ed|ing)? to die|wanna die|better off (dead|without)|dont want to (live|be here|wake|be alive|exist|go on)|not want to (live|be|wake|go on)|no reason to|self[- ]?harm\w*|hurt(ing)? mysel\w*|harm mysel\w*|cut(ting)? (my ?sel\w*|my wrists?)|my (last|final)|wont be (here|around|needing|alive)|not (be|going to be) (here|around|alive)|be around|say(ing)? goodbye|goodbye (letter|note)|give up|giving up|cant (go on|do this|take it|keep going|live)|done with (life|living|everything|it all)|tired of (living|life|being alive|being here)|no point|nothing (left|to live)|burden|whats the point|disappear|jump(ing)? off|overdose|pills|hang(ing)? my ?self|noose|rope|gone (soon|by|forever)|rather be dead|wish i (was|were) dead|wish i (wasnt|werent|could|would|never)|didnt wake up|never wake|not wake up|sleep forever|miss me|without me|suicidi\w*|matar(me|se|lo|la)?|quitar(me|se) la vida|quiero morir\w*|me quiero morir|morirme|no quiero (vivir|seguir|despertar|estar)|ya no quiero|no vale la pena|acabar con|terminar con todo|despedir\w*|sin mi|no (voy a|vaya a) estar|ganas de (vivir|nada|seguir)|cortarme|hacerme dano|hacerse dano|harta? de vivir|cansad[oa] de (vivir|la vida|todo)|estorbo|carga para|no aguanto (mas|la vida)|no puedo mas|desaparecer)\b/,
  ],
} as const
