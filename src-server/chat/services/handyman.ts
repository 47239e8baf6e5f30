import type { ServiceReplies } from './service-replies.ts'

const rail = '(?:(?:hand ?)?rail(?:s|ings?)?|banisters?|barandas?|barandal|pasamanos)'
const loose = String.raw`(?:loose|wobbl\w*|shak\w*|broken?|coming off|came off|pull\w* (?:out|off)|floj[oa]|suelt[oa]|se mueve)`

export const handyman: ServiceReplies = {
  names: [
    'handy ?(?:man|men|person|woman)|odd jobs?|mil ?usos|todologos?',
    '|(?:window )?glass (?:replacement|repair)|(?:window|glass) board(?:ing)?[- ]?up',
    '|(?:clean\\w* (?:out )?(?:the |my |our )?)?gutter[sz]?(?: (?:need |have |want )?(?:to be )?cle\\w+ing| cle\\w+ed| guards?)?',
    '|(?:tv|television) (?:mount\\w*|hung|hanging|install\\w*)|(?:mount|mounting|hang|hanging) (?:a |an |the |my |our )?(?:\\d\\d ?(?:inch )?)?(?:tv|television)s?',
    '|(?:montar|montan|monten|colgar|colgan|instalar|instalan) (?:un |una |el |la |mi |los |las )?(?:tv|tvs|tele|teles|televisor|television)',
    '|(?:limpi(?:eza|ar|en) (?:de )?(?:las |los |mis )?)?(?:canaletas|canalones|canales del techo)',
  ].join(''),
  covers: {
    en: 'the small job itself, the usual tools and tidying up afterwards',
    es: 'el trabajo en sí, las herramientas usuales y dejar todo recogido',
  },
  tip: {
    en: 'Have a photo and rough measurements ready, and keep loose parts and screws together.',
    es: 'Tenga una foto y medidas aproximadas, y guarde juntas las piezas y los tornillos.',
  },
  ask: {
    en: 'What is it made of, and do you have the parts?',
    es: '¿De qué material es, y ya tiene las piezas?',
  },
  problems: [
    {
      when: new RegExp(
        [
          String.raw`\b(?:mount\w*|hang\w*|install\w*|put up|colgar|montar|instalar|poner)\b`,
          String.raw`.{0,35}\b(?:tvs?|television|tele(?:vision|visor)?|flat ?screen|inch samsung)\b`,
          String.raw`|\b(?:tv|television|tele)\b.{0,25}\b(?:mount\w*|on (?:the |a |my )?wall`,
          '|en la pared|above (?:the |my )?fireplace|over (?:the |my )?(?:mantel',
          String.raw`|fireplace))\b`,
        ].join(''),
      ),
      echo: { en: 'A TV to put on the wall', es: 'Una televisión por colgar en la pared' },
      tip: {
        en: 'Have the bracket and the TV’s model ready, and know what the wall is made of.',
        es: 'Tenga a mano el soporte y el modelo, y averigüe de qué es la pared.',
      },
      ask: {
        en: 'How big is the TV, and is the bracket there already?',
        es: '¿De cuántas pulgadas es, y ya tiene el soporte?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:drywall|sheetrock|plaster)\b`,
          String.raw`.{0,30}\b(?:holes?|patch\w*|cracks?|cracked|repair\w*|fix\w*|damaged?|dents?`,
          String.raw`|cut|square)\b`,
          String.raw`|\b(?:holes?|patch\w*|repair\w*|fix|cracks?|cut|square)\b`,
          String.raw`.{0,30}\b(?:drywall|sheetrock|plaster)\b`,
          String.raw`|\b(?:resanar|reparar|arreglar)\b.{0,20}\b(?:tablaroca|pared(?:es)?)\b`,
          String.raw`|\bholes?\b.{0,25}\b(?:walls?|ceiling)\b`,
          String.raw`|\b(?:walls?|ceiling)\b.{0,20}\bholes?\b`,
          String.raw`|\b(?:hoyos?|agujeros?|huecos?)\b.{0,25}\b(?:pared(?:es)?|techo)\b`,
          String.raw`|\bpared\b.{0,15}\b(?:hoyo|agujero)\b`,
        ].join(''),
      ),
      echo: { en: 'A wall or ceiling to patch', es: 'Una pared o techo por resanar' },
      tip: {
        en: 'Take a photo with a coin beside it for size, and keep leftover paint at hand.',
        es: 'Tome una foto con una moneda al lado, y tenga pintura sobrante a mano.',
      },
      ask: {
        en: 'How big is it, and in how many places?',
        es: '¿De qué tamaño es, y en cuántos lugares?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:gutter[sz]?|downspouts?|canaletas?|canalones?|canales del techo|bajantes?)\b`,
        ].join(''),
      ),
      echo: { en: 'Gutters that need attention', es: 'Canaletas que necesitan atención' },
      tip: {
        en: 'Stay off ladders, and take photos from the ground of where the water comes over.',
        es: 'No se suba a escaleras, y tome fotos desde el suelo de donde se desborda.',
      },
      covers: {
        en: 'cleaning, fastening and sealing them, the downspouts too',
        es: 'limpiarlas, fijarlas y sellarlas, también los bajantes',
      },
      ask: {
        en: 'How many floors does the house have?',
        es: '¿Cuántos pisos tiene la casa?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:fence|gate)\b.{0,40}\b(?:boards?|posts?|fell|broke\w*|loose|lean\w*`,
          String.raw`|sag\w*|latch\w*|fix\w*|repair\w*|replac\w*|blew|rot\w*|down|swings?|wont)\b`,
          String.raw`|\b(?:fix\w*|repair\w*|replac\w*|broken|leaning|sagging|loose|rotten)\b`,
          String.raw`.{0,20}\b(?:fence|gate)\b`,
          String.raw`|\b(?:cerca|barda|porton|reja)\b`,
          String.raw`.{0,30}\b(?:rot[oa]|cayo|caid[oa]|suelt[oa]|no cierra)\b`,
          String.raw`|\b(?:arreglar|reparar)\b.{0,15}\b(?:cerca|barda|porton|reja)\b`,
        ].join(''),
      ),
      echo: { en: 'Work on a fence or gate', es: 'Un trabajo en cerca o portón' },
      tip: {
        en: 'Set loose boards aside with their nails down, and keep pets in until it is done.',
        es: 'Aparte las tablas sueltas con los clavos hacia abajo, y no deje salir a las mascotas.',
      },
      until: {
        en: 'Keep children and pets away from the side that it leans to, and tell the neighbor. A brace helps only where two can set it without standing under the fence; otherwise leave it, and take photos for an insurer.',
        es: 'Aleje a niños y mascotas del lado al que se inclina, y avise al vecino. Apuntalarla ayuda solo si lo hacen entre dos sin ponerse debajo; si no, déjela, y tome fotos para el seguro.',
      },
      ask: {
        en: 'Is it wood, vinyl or metal?',
        es: '¿Es de madera, vinilo o metal?',
      },
    },
    {
      when: new RegExp(String.raw`^(?![\s\S]*\b${loose}\b)[\s\S]*\b${rail}\b`),
      echo: { en: 'Work on a railing', es: 'Un trabajo en un barandal' },
      tip: {
        en: 'Measure how long it should be, and note what the wall is made of.',
        es: 'Mida de qué largo debe ser, y vea de qué es la pared.',
      },
      ask: {
        en: 'How long should it be, and what is the wall made of?',
        es: '¿De qué largo debe ser, y de qué es la pared?',
      },
    },
    {
      when: new RegExp(String.raw`\b${loose}\b.{0,40}\b${rail}\b|\b${rail}\b.{0,60}\b${loose}\b`),
      echo: { en: 'A loose railing', es: 'Un barandal flojo' },
      tip: {
        en: 'Let nobody lean on it until it is fastened, and tape it off if children are around.',
        es: 'Que nadie se apoye hasta que esté fijo, y márquelo con cinta si hay niños.',
      },
      ask: {
        en: 'Is it wood or metal, indoors or outdoors?',
        es: '¿Es de madera o de metal, adentro o afuera?',
      },
    },
    {
      when: /\b(?:power|pressure).?wash\w*\b|\blavado a presion\b|\blavar a presion\b|\bhidrolavad\w*\b/,
      echo: { en: 'A pressure washing job', es: 'Un lavado a presión' },
      tip: {
        en: 'Move cars, pots and furniture away, and close the windows on that side.',
        es: 'Aparte carros, macetas y muebles, y cierre las ventanas de ese lado.',
      },
      ask: {
        en: 'What should be washed, and about how large is it?',
        es: '¿Qué hay que lavar, y más o menos de qué tamaño?',
      },
    },
    {
      when: /\b(?:caulk\w*|silicone|recaulk\w*|silicon|calafate\w*|sellador de (?:la )?tina)\b/,
      echo: { en: 'Caulk to renew', es: 'Sellador o silicón por renovar' },
      tip: {
        en: 'Keep the spot dry before the visit: new caulk holds only on a dry joint.',
        es: 'Mantenga seco el lugar antes de la visita: el sellador nuevo solo pega en seco.',
      },
      ask: {
        en: 'Which spot is it, and about how long?',
        es: '¿En qué lugar es, y más o menos de qué largo?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`(?<!garage )\bdoors?\b.{0,30}\b(?:stick\w*|stuck|wont (?:close|latch|shut`,
          String.raw`|open)|doesnt (?:close|latch|shut)|rubs?|drags?|squeak\w*|off (?:the `,
          String.raw`|its )?(?:track|hinges?))\b`,
          String.raw`|\bpuertas?\b.{0,25}\b(?:no (?:cierra|abre)|atorad[ao]|se atora|roza|arrastra`,
          String.raw`|rechina)\b`,
        ].join(''),
      ),
      echo: { en: 'A door that does not move right', es: 'Una puerta que no abre o cierra bien' },
      tip: {
        en: 'Do not force it, and note where it rubs: top, bottom or at the latch.',
        es: 'No la fuerce, y fíjese dónde roza: arriba, abajo o en el pestillo.',
      },
      ask: {
        en: 'Is it an inside door or an outside one?',
        es: '¿Es una puerta de adentro o de afuera?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:hang\w*|mount\w*|install\w*|put up|put in|colgar|montar|instalar`,
          String.raw`|poner)\b.{0,30}\b(?:shel(?:f|ves)|mirrors?|pictures?|pic frames|frames?|art`,
          '|curtain rods?|curtains?|blinds?|shades|towel bars?|repisas?|espejos?',
          String.raw`|cuadros?|cortiner[oa]s?|cortinas?|persianas?)\b`,
          String.raw`|\b(?:mirrors?|shel(?:f|ves)|pictures?|curtain rods?|blinds?)\b`,
          String.raw`.{0,15}\b(?:hung|mounted|installed|put up)\b`,
        ].join(''),
      ),
      echo: { en: 'Something to hang or mount', es: 'Algo por colgar o montar' },
      tip: {
        en: 'Have the pieces and their hardware together, and mark each spot with painter’s tape.',
        es: 'Tenga juntas las piezas y sus herrajes, y marque cada lugar con cinta.',
      },
      ask: {
        en: 'How many pieces are there, and what is the wall made of?',
        es: '¿Cuántas piezas son, y de qué es la pared?',
      },
    },
  ],
}
