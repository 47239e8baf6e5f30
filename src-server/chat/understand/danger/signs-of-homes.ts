import { near } from './near.ts'

const electric = String.raw`outlets?|sockets?|plugs?|plugged|panel|breakers?|breaker box|fuse ?box|switch(?:es)?|wires?|wiring|cords?|lights?|bulb|chandelier|fixture|electric\w*|power strip|charger|meter|lamp|enchufes?|contactos?|cables?|tomas?|apagador(?:es)?|interruptor(?:es)?|lampara|foco|luz|luces|caja de (?:luz|fusibles|breakers)|socket|receptacle|fan|circuit`
const appliance =
  'dryer|washer|oven|stove|microwave|toaster|fridge|refrigerator|dishwasher|furnace|heater|boiler|ac|air conditioner|vent|fireplace|chimney|wood stove|estufa|horno|secadora|lavadora|refrigerador|microondas|calenton|calentador|boiler|chimenea|aire'
const water = String.raw`water|wet|leak\w*|flood\w*|drip\w*|rain\w*|pour\w*|soak\w*|sewage|standing|spray\w*|submerged|puddle|damp|filling|agua|mojad\w+|moja|gote\w+|inund\w+|lluvia|llueve|chorre\w+|escurr\w+|charco|empapad\w+`

/** Over plain text: one of them must be said before a danger is believed on little other evidence. */
export const signsOfHomes = {
  gas: [
    near(
      String.raw`smell\w*|smelt|stinks?|stench|reek\w*|whiff|odou?r\w*|scent|hiss\w*|leak\w*|leek\w*|fumes?|olor|huele|fuga|escape|apesta|silb\w+|zumb\w+`,
      'gas|propane|propano|natural gas|rotten eggs?|eggs?|huevos?|sulfur|sulphur|azufre|lp tank|tanque',
      60,
    ),
    near(
      'gas|propane|propano',
      String.raw`hit|cut|broke|broken|dug|digging|blowing|burst|punctur\w*|nicked|cracked|disconnected|open|on all night|left on|dizzy|headaches?|nause\w+|abiert\w+|rompi\w*|corto|cortamos|mareo|marea\w*`,
      50,
    ),
    /\brotten eggs?\b|\bhuevos? podridos?\b/,
    near(
      'burner|knob|stove|pilot|perilla|piloto|hornilla',
      String.raw`hiss\w*|smell\w*|stinks?|left on|wont light|all night|huele|olor|prendid\w+|apag\w+`,
      50,
    ),
  ],
  'carbon-monoxide': [
    /\bmon[io]xide\b|\bmonoxido\b|\bco2?\b.{0,30}\b(alarm|detector|meter|monitor|thing|beep\w*|going|off|ppm|levels?|poison\w*|alarma)\b|\b(alarm|detector|alarma)\b.{0,25}\bco\b/,
    near(
      String.raw`headaches?|dizz\w*|nause\w*|throwing up|sick|woozy|faint\w*|passed out|sleepy|drowsy|flu|lightheaded|vomit\w*|mare\w+|dolor(?:es)? de cabeza|dueles?|duele la cabeza|nauseas|vomit\w+|sueno`,
      'furnace|heat(?:er|ing)?|boiler|car|garage|generator|grill|fireplace|stove|propane|kerosene|flue|engine|exhaust|running|calentador|calefaccion|generador|carro|cochera|estufa|brasero|anafre|parrilla',
      120,
    ),
    near(
      'generator|grill|hibachi|camp stove|charcoal|car|engine|truck|generador|asador|anafre|carbon|brasero',
      'inside|indoors|in the (?:house|garage|basement|kitchen|living room|bedroom)|running in|adentro|dentro|en la (?:sala|cochera|casa|cocina)',
      50,
    ),
  ],
  fire: [
    /\b(fire|flames?|smok\w+|smolder\w*|embers?|burning|fuego|llamas?|humo|incendi\w*|quem\w+|humea\w*)\b/,
    near(
      String.raw`glow\w*|orange|red hot|roaring|rumbling|jet|freight train|rojo vivo|ruge|rugid\w+`,
      'chimney|flue|stove ?pipe|fireplace|wall|outlet|chimenea|tubo',
      50,
    ),
    near(appliance, String.raw`on fire|smok\w+|burn\w*|char\w*|flam\w+|humo|quemad\w*|fuego`, 60),
  ],
  electrical: [
    near(
      electric,
      String.raw`spark\w*|smok\w+|burn\w*|melt\w*|arc\w*|scorch\w*|crackl\w*|sizzl\w*|popp\w*|buzz\w*|hum\w*|hot|warm|charred|blue flash|flash\w*|brown|black\w*|shock\w*|zap\w*|tingl\w*|bit|jolt\w*|glow\w*|exposed|bare|hanging|fishy|fish smell|chisp\w+|humo|quemad\w*|quema|derret\w+|caliente|truena|tron\w+|zumb\w+|toques?|calambre\w*|pelad\w+|huele|olor|flicker\w*|bang`,
      60,
    ),
    /\b(electrocut\w*|toques? electricos?|shock\w*|zapped|zaps?|live wire|burning (plastic|rubber|wires?|electrical)|(plastic|rubber|electrical) (smell|burning)|me da (toques?|corriente)|da(n)? (toques?|corriente)|pasa corriente)\b/,
    near(
      String.raw`tingl\w*|buzz\w*|shock\w*|zap\w*|jolt|bit(?:es|ten)?|toques?|corriente`,
      String.raw`${appliance}|faucet|sink|shower|metal|touch\w*|handle|toc\w+|grifo|regadera`,
      50,
    ),
  ],
  'water-electricity': [
    near(water, electric, 90),
    near(
      String.raw`shock\w*|tingl\w*|zap\w*|buzz\w*|jolt|toques?|corriente|calambre`,
      'water|shower|tub|bath|sink|faucet|pool|hot tub|wet|agua|regadera|tina|ducha|grifo|alberca|piscina',
      60,
    ),
  ],
  'burst-pipe': [
    near(
      String.raw`burst\w*|bust(?:ed)?|broke|broken|split|popped|exploded|blew|snapped|ruptur\w*|cracked|cut|hit|came off|sheared|shot off|revent\w+|rompi\w*|rot[oa]|explot\w+|trono|parti\w*|solt\w+`,
      'pipes?|line|hose|main|valve|heater|spigot|supply|copper|pex|fitting|tub(?:o|os|eria)|mangueras?|llave|caneria|calentador|boiler|faucet|water',
      60,
    ),
    near(
      'water|agua|it|hose|pipe|ceiling|heater',
      String.raw`gush\w*|spray\w*|pour\w*|shoot\w*|everywhere|geyser|fountain|waterfall|rushing|spewing|blasting|cascad\w+|raining|wont stop|cant stop|cant shut|wont shut|cant turn|wont turn|cant get it (?:off|to stop)|no shut|fast|filling|rising|inches|ankle|river|lake|niagara|jacuzzi|a chorros?|chorro|por todos lados|no para|no se detiene|no puedo cerrar|no cierra|brota\w*|inund\w+|por donde quiera|salpica|flood\w*|saliendo|coming (?:through|down|out|from)|cannot`,
      70,
    ),
    near(
      'ceiling|drywall|techo|cielo',
      String.raw`bulg\w*|sagg\w*|balloon\w*|belly|coming down|drooping|pregnant|caved?|fell|collaps\w*|infl\w+|panza|cae\w*|cayo|cayendo|pand\w*|abomb\w*`,
      50,
    ),
    /\b(cant|cannot|dont know how to|no puedo|no se como)\b.{0,40}\b(shut|turn|stop|close|cerrar|parar|apagar)\b.{0,30}\b(water|valve|main|off|agua|llave|fuga)\b/,
  ],
  sewage: [
    /\b(sewage|sewer|septic|raw sewage|poop\w*|feces|fecal|turds?|crap|shit\w*|toilet (water|paper)|waste ?water|black water|brown water|aguas? negras?|drenaje|caca|popo|excremento|mierda|heces|cloaca)\b/,
    near(
      String.raw`coming (?:up|back|out)|back(?:ed|ing|s)? ?up|backup|overflow\w*|bubbl\w*|gurgl\w*|rising|spill\w*|burp\w*|regres\w+|se devuelve|sale por|saliendo por|brota|desbord\w+|rebos\w+|subiendo|levant\w+`,
      'toilets?|tubs?|showers?|drains?|floor drain|basement|sinks?|cleanout|inodoros?|tina|regadera|coladera|banos?|fregadero|desague|tasa|taza',
      70,
    ),
  ],
  'tree-or-line': [
    near(
      String.raw`trees?|branch\w*|limbs?|oak|pine|maple|trunk|elm|palm|poplar|willow|sycamore|ash|arbol\w*|ramas?|tronco|palma|palo|encino|pino`,
      String.raw`fell|fallen|falling|fall|down on|on (?:the|our|my|a) (?:roof|house|car|truck|garage|wires?|lines?|fence|shed|deck|porch|power)|landed|lean\w*|crashed|came down|through|split\w*|cracking|crack\w*|hanging|uproot\w*|hung up|snapped|resting|cayo|caido|caida|caer\w*|cae|recargad\w+|inclin\w*|se partio|encima|colgando|troz\w+|ladead\w+`,
      60,
    ),
    near(
      'power ?lines?|lines?|wires?|cables?|service drop|pole|transformer|weatherhead|mast|poste|alambres?',
      String.raw`down\w*|fell|fallen|hanging|on the (?:ground|lawn|grass|driveway|street|fence|roof|car)|low|spark\w*|dangling|tree|branch|snapped|ripped|pulled|leaning|across|in the yard|arcing|humming|cayo|caido|caidos|colgando|colgad\w+|suelo|patio|arbol|rama|pasto|chisp\w+|tirad\w*|tumb\w+|broke`,
      60,
    ),
  ],
  'door-spring': [
    near(
      'springs?|cables?|torsion|resortes?|muelles?|bobina',
      String.raw`garage|door|opener|overhead|broke|broken|snapp\w*|bang|loud|popped|loose|unwound|off the drum|wind|tension|replace|myself|undo|dangling|hang\w*|winding|frayed|puerta|porton|cochera|garaje|garage|rompi\w*|trono|solto|suelt\w+|revent\w*|quit\w+|cambi\w+|tronado`,
      70,
    ),
    near(
      'garage|door|puerta|porton|cochera',
      String.raw`crooked|hanging|sideways|off (?:the|its|one|track)|half ?way|fell|falling|about to|slam\w*|crash\w*|came down|tilted|one side|dropped|guillotine|one cable|lopsided|chueca|colgando|de lado|se cayo|caer\w*|azot\w+|atorad\w+|descarril\w+|ladead\w+|wont stay`,
      60,
    ),
  ],
  structure: [
    near(
      String.raw`ceiling|wall|balcony|deck|porch|chimney|beam|joists?|floor|roof|stairs?|staircase|retaining wall|foundation|column|post|carport|awning|soffit|brick\w*|basement|truss\w*|rafter\w*|plaster|header|pool wall|arch|facade|patio cover|pergola|railing|techo|pared|muro|barda|balcon|terraza|chimenea|viga\w*|piso|escaleras?|columna\w*|cimient\w*|marquesina|losa|plafon|cielo raso`,
      String.raw`collaps\w*|cav\w*|sagg\w*|sag|bow\w*|bulg\w*|lean\w*|crack\w*|about to|falling|fell|came down|coming down|dropp\w*|pull\w* away|separat\w*|giving way|gave way|give way|buckl\w*|shift\w*|sinking|creak\w*|groan\w*|moving|moved|tilt\w*|hang\w*|detach\w*|rotted|bounc\w*|swa(?:y|ying|ys)|split\w*|popping|chunks?|wide|derrumb\w*|cae\w*|cayo|cayendo|caer\w*|grietas?|agriet\w*|hund\w*|inclin\w*|pand\w*|abri\w*|cruj\w*|truena|desplom\w*|venir|despeg\w*|venc\w*|colaps\w*|tumba\w*|guind\w*|colg\w*|desprend\w*`,
      70,
    ),
  ],
} as const
