import type { ServiceReplies } from './service-replies.ts'

const panels = [
  '(?:solar |pv )?(?:panels?|modules?|arrays?)|solar (?:system|roof)|pv(?: system)?',
  '|photovoltaics?|panel(?:es)?(?: solar(?:es)?)?|placas?(?: solares)?',
].join('')

export const solarPanel: ServiceReplies = {
  names: [
    'solar panels?|(?:solar|pv) (?:install(?:s|er|ers|ation|ations)|arrays?)',
    '|panel(?:es)? solar(?:es)?|placas? solar(?:es)?|instalador(?:es)? solar(?:es)?',
    '|instalacion solar',
  ].join(''),
  covers: {
    en: 'a look at roof and wiring, the work on the panels and a test',
    es: 'revisar el techo y el cableado, el trabajo en los paneles y una prueba',
  },
  tip: {
    en: 'Stay off the roof; photos from the ground and the roof’s age are all we need for now.',
    es: 'No se suba al techo; por ahora bastan fotos desde el suelo y la edad del techo.',
  },
  ask: {
    en: 'What kind of roof is it, and which way does it face?',
    es: '¿Qué tipo de techo es y hacia dónde mira?',
  },
  problems: [
    {
      when: new RegExp(
        [
          String.raw`\b(?:remov(?:e|ed|al|ing)|tak(?:e|en|ing) (?:off|down)|detach\w*|uninstall\w*`,
          '|quitar|desmontar|retirar|bajar|desinstalar) (?:the |my |our |old |existing ',
          '|all |those |these |some |of |los |las |mis |unos ',
          String.raw`|of the ){0,4}(?:${panels})\b|\b(?:${panels})\b (?:\w+ ){0,3}(?:removed`,
          String.raw`|removal|taken (?:off|down)|detach\w*|reinstall\w*|uninstalled`,
          String.raw`|off and (?:put )?back)\b|\breinstall\w* (?:the |my |our )?(?:${panels})\b`,
          String.raw`|\btake (?:the |my |our )?(?:${panels}) (?:off|down)\b`,
        ].join(''),
      ),
      echo: { en: 'Solar panels to take down', es: 'Paneles solares por desmontar' },
      tip: {
        en: 'Find the system’s papers, and tell us if a roofer is to work there.',
        es: 'Busque los papeles del sistema, y díganos si un techador va a trabajar ahí.',
      },
      ask: {
        en: 'How many panels are there?',
        es: '¿Cuántos paneles son?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:birds?|pigeons?|squirrels?|rats?|rodents?|critters?|nests?|nesting`,
          String.raw`|palomas?|pajaros?|aves|ardillas?|ratas?|nidos?)\b`,
        ].join(''),
      ),
      echo: { en: 'Animals around the panels', es: 'Animales en los paneles' },
      tip: {
        en: 'Stay off the roof and touch no wires; a photo from the ground helps.',
        es: 'No se suba al techo ni toque cables; una foto desde el suelo ayuda.',
      },
      ask: {
        en: 'How many panels are there?',
        es: '¿Cuántos paneles son?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:cracked|broken|shattered|damaged|smashed|loose) (?:${panels})\b`,
          String.raw`|\b(?:${panels})\b.{0,25}\b(?:crack(?:s|ed)?|broke|broken|shatter\w*|smashed`,
          String.raw`|loose|rattl\w*|blew off|blown off|fell|hail\w*|damaged|rot[oa]s?`,
          String.raw`|quebrad[oa]s?|rompi\w*|danad[oa]s?|suelt[oa]s?|granizo|se cay(?:o|eron))\b`,
          String.raw`|\b(?:hail|granizo|branch|rama)\b.{0,30}\b(?:${panels})\b`,
        ].join(''),
      ),
      echo: {
        en: 'Panels that are damaged or loose',
        es: 'Paneles dañados o sueltos',
      },
      tip: {
        en: 'Keep away from them and from any glass: even a cracked panel makes current in daylight.',
        es: 'No se acerque a ellos ni al vidrio: aun roto, un panel da corriente con luz.',
      },
      ask: {
        en: 'How many panels are there, and is any loose?',
        es: '¿Cuántos paneles son, y hay alguno suelto?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:${panels}|system|solar|inverters?|microinverters?)\b.{0,30}\b(?:not|isnt`,
          '|arent|stopped|doesnt|dont|wont|quit|no longer|barely',
          String.raw`|hardly) (?:\w+ )?(?:produc\w*|work\w*|generat\w*|making|make|turn\w* on`,
          String.raw`|charging)\b|\b(?:production|output)\b.{0,20}\b(?:drop\w*|low|lower|down|fell`,
          String.raw`|zero|less)\b|\b(?:low|lower|less|no) (?:solar )?(?:production|output)\b`,
          String.raw`|\b(?:micro)?inverters?\b.{0,35}\b(?:faults?|errors?|red|dead|died|broke\w*`,
          String.raw`|failed|beep\w*|offline|code)\b|\b(?:faults?`,
          String.raw`|errors?)\b.{0,20}\b(?:micro)?inverters?\b|\b(?:paneles|placas|sistema`,
          String.raw`|inversor)\b.{0,25}\b(?:no (?:produc\w+|generan?|funcionan?|sirven?|prende)`,
          String.raw`|error|en rojo|falla)\b`,
        ].join(''),
      ),
      echo: { en: 'A solar system that acts up', es: 'Un sistema solar que falla' },
      tip: {
        en: 'Take a photo of the inverter’s display or the app, and do not open anything.',
        es: 'Tome una foto de la pantalla del inversor o de la aplicación, y no abra nada.',
      },
      ask: {
        en: 'What does the inverter or its app show?',
        es: '¿Qué muestra el inversor o su aplicación?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:clean(?! energy| power| electric)(?:ed|ing)?|wash(?:ed|ing)?|limpi\w+`,
          String.raw`|limpieza|lavar)\b.{0,25}\b(?:${panels})\b`,
          String.raw`|\b(?:${panels})\b.{0,25}\b(?:clean(?:ed|ing)|wash(?:ed|ing)|dirty|dusty`,
          String.raw`|filthy|limpi\w+|limpieza|suci[oa]s|polvo)\b|\bdirty (?:${panels})\b`,
        ].join(''),
      ),
      echo: { en: 'Solar panels to clean', es: 'Paneles solares por limpiar' },
      tip: {
        en: 'Stay off the roof, and spray no cold water on hot panels: the glass can crack.',
        es: 'No se suba al techo, ni eche agua fría a paneles calientes: el vidrio puede romperse.',
      },
      ask: {
        en: 'How many panels are there, and how many floors up?',
        es: '¿Cuántos paneles son, y en qué piso están?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:add|adding|agregar|anadir|aumentar)\b.{0,20}\b(?:${panels})\b|\b(?:more`,
          String.raw`|extra|additional) (?:solar )?(?:panels|modules)\b|\bmas (?:paneles|placas)\b`,
          String.raw`|\b(?:expand|expanding|ampliar)\b.{0,20}\b(?:array|solar|system|sistema`,
          String.raw`|paneles)\b`,
        ].join(''),
      ),
      echo: { en: 'Solar panels to add', es: 'Paneles solares por agregar' },
      tip: {
        en: 'If you have panels already, find the brand of them and of the inverter.',
        es: 'Si ya tiene paneles, busque la marca de ellos y del inversor.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:ground.?mount\w*|carports?|pergola|pole.?mount\w*|en el (?:patio|jardin`,
          String.raw`|suelo|terreno))\b|\b(?:in|on) (?:the |my |our |a )?(?:back ?yard|back field`,
          String.raw`|field|yard|ground|pasture|pole)\b`,
        ].join(''),
      ),
      echo: { en: 'Panels off the main roof', es: 'Paneles fuera del techo principal' },
      tip: {
        en: 'Photograph the spot in full sun so that shade shows, and note where pipes or cables are buried.',
        es: 'Fotografíe el lugar a pleno sol para ver la sombra, y anote dónde hay tuberías enterradas.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:install(?:ing|ation)?(?: of)?|mount|mounting|put(?:ting)?(?: up| on)?`,
          '|instalar|poner|colocar|instalacion(?: de)?|instalen',
          String.raw`|pongan)\b.{0,20}\b(?:${panels})\b|\b(?:want|need|get|getting|interested in`,
          '|quiero|necesito|quisiera) (?:some |a few |a |an |to get |to have |new ',
          String.raw`|rooftop |\d+ |unos |poner |ponerle ){0,3}(?:${panels})\b(?! (?:repair|clean`,
          String.raw`|remov|inspect|servic|check|fix|wash|replac|maint|fixed|looked)\w*)`,
          String.raw`|\b(?:${panels}) (?:put|mounted) (?:up|on)\b|\b(?:solar panel|panel`,
          String.raw`|pv) installation\b`,
        ].join(''),
      ),
      echo: { en: 'Solar panels to put up', es: 'Paneles solares por instalar' },
      tip: {
        en: 'Find out the roof’s age and which way it faces, and have recent electric bills ready.',
        es: 'Averigüe la edad del techo y hacia dónde mira, y tenga recibos de luz recientes.',
      },
    },
  ],
}
