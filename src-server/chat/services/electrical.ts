import type { ServiceReplies } from './service-replies.ts'

export const electrical: ServiceReplies = {
  names: 'electric(?:ian|ians|al)(?: (?:work|repairs?))?|electricistas?|trabajos? electricos?',
  covers: {
    en: 'finding the fault and repairing it, or fitting what is new, and a test of the circuit',
    es: 'encontrar la falla y repararla, o instalar lo nuevo, y la prueba del circuito',
  },
  tip: {
    en: 'Leave what does not work switched off or unplugged, and do not touch bare wires.',
    es: 'Deje apagado o desconectado lo que falla, y no toque cables pelados.',
  },
  ask: { en: 'Is it one spot, or several rooms?', es: '¿Es en un solo punto o en varios cuartos?' },
  problems: [
    {
      when: /\b(?:detectors?|smoke alarms?|fire alarms?)\b[^.!?]{0,40}\b(?:chirp\w*|beeps? (?:every|once)|low battery)\b|\bchirp\w*\b[^.!?]{0,30}\b(?:detectors?|alarms?)\b|\bdetector de humo\b[^.!?]{0,40}\b(?:pita|chilla|suena cada)\b/,
      echo: { en: 'A smoke detector that chirps', es: 'Un detector de humo que pita' },
      tip: {
        en: 'A chirp each minute is mostly the battery: change it today, and press the test button; one that is older than ten years has to be replaced.',
        es: 'Si pita cada minuto, casi siempre es la pila: cámbiela hoy y oprima el botón de prueba; uno de más de diez años hay que cambiarlo.',
      },
      until: {
        en: 'Change the detector’s battery today and press its test button: until it works, it would not warn you. One that is older than ten years has to be replaced; the electrician can do it on the same visit.',
        es: 'Cambie hoy la pila del detector y oprima el botón de prueba: mientras no funcione, no avisa. Uno de más de diez años hay que cambiarlo; el electricista puede hacerlo en la misma visita.',
      },
      ask: {
        en: 'How old is it, and is it wired or on a battery?',
        es: '¿Qué tan viejo es, y va con cable o con pila?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:outlets?|plug|switch|socket|receptacle|dimmer)\b`,
          String.raw`.{0,30}(?<!\b(?:no|not) )\b(?:warm|hot to|is hot|gets hot|spark\w*|burn\w*`,
          String.raw`|melt\w*|scorch\w*|buzz\w*|sizzl\w*|smok\w*)\b`,
          String.raw`|\b(?:buzzing|sparking|burnt|melted|warm|scorched) (?:\w+ )?(?:outlets?|plug`,
          String.raw`|switch|socket|dimmer)\b`,
          String.raw`|\b(?:contacto|enchufe|apagador|tomacorriente|toma)\b`,
          String.raw`.{0,30}\b(?:chisp\w*|caliente|calienta|quema\w*|derreti\w*|zumba)\b`,
        ].join(''),
      ),
      echo: {
        en: 'An outlet or switch with warning signs',
        es: 'Un contacto o apagador con señales de peligro',
      },
      tip: {
        en: 'Do not use it, and switch off its breaker if your hands are dry and the panel is too.',
        es: 'No lo use, y baje su interruptor en la caja si tiene las manos secas y la caja también.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`(?!.*\b(?:not|isnt|didnt|hasnt|never|no) (?:been )?trip\w*)`,
          String.raw`(?:\b(?:breakers?|fuses?)\b.{0,40}\b(?:trip\w*|pops?|popping|kicks? off`,
          String.raw`|wont (?:stay|reset)|blow\w*|keeps? (?:going|flipping))\b`,
          String.raw`|\b(?:trip\w*|blow\w*|pops?|popping|flips?) (?:the |my |a `,
          String.raw`|our )?(?:\w+ )?(?:breakers?|fuses?)\b`,
          String.raw`|\b(?:breakers?|pastilla|fusibles?|disyuntor|termico)\b`,
          String.raw`.{0,30}\b(?:se (?:bota|baja|dispara|quema|cae)|bota\w*|salta\w*|brinca)\b`,
          String.raw`|\bse (?:bota|baja|dispara|brinca|bajan|botan) (?:el |la |los `,
          String.raw`|las )?(?:breakers?|pastillas?|fusibles?)\b)`,
        ].join(''),
      ),
      echo: {
        en: 'A breaker or fuse that keeps going off',
        es: 'Un interruptor o fusible que se dispara',
      },
      tip: {
        en: 'Unplug what was running on that circuit, and leave the breaker off if it trips again.',
        es: 'Desconecte lo que estaba en ese circuito, y deje el interruptor abajo si vuelve a dispararse.',
      },
      until: {
        en: 'Until then, leave that circuit off and run what you need from another one, with no cord under a rug.',
        es: 'Mientras tanto, deje apagado ese circuito y conecte lo necesario en otro, sin extensiones debajo de alfombras.',
      },
      ask: {
        en: 'What runs on that breaker?',
        es: '¿Qué está conectado a ese interruptor?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:ev|car|tesla|electric (?:car|vehicle)) ?charg(?:er|ing)\b`,
          String.raw`|\bcharger\b.{0,25}\b(?:tesla|ev|electric car|garage)\b`,
          String.raw`|\b(?:plug|outlet)\b.{0,25}\b(?:tesla|ev)\b`,
          String.raw`|\bcargador\b.{0,25}\b(?:tesla|carro|auto|coche|electrico)\b`,
        ].join(''),
      ),
      echo: { en: 'A charger for an electric car', es: 'Un cargador para auto eléctrico' },
      tip: {
        en: 'Have the charger’s model ready, and a photo of your electrical panel as it is.',
        es: 'Tenga a mano el modelo del cargador y una foto de la caja eléctrica tal como está.',
      },
      ask: {
        en: 'Where is the panel, and how far is it from the parking spot?',
        es: '¿Dónde está el panel, y a qué distancia queda del auto?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:install\w*|hang\w*|put (?:in|up)|mount\w*|replac\w*|swap\w*|add|new|want`,
          String.raw`|instalar|poner|colocar|cambiar)\b`,
          String.raw`.{0,25}\b(?:ceiling fans?|fan put|ventilador(?:es)?|abanicos?)\b`,
        ].join(''),
      ),
      echo: {
        en: 'A ceiling fan to put up or replace',
        es: 'Un ventilador de techo por instalar o cambiar',
      },
      tip: {
        en: 'Have the fan there in its box, and a photo of the spot on the ceiling.',
        es: 'Tenga el ventilador en su caja, y una foto del lugar en el techo.',
      },
      ask: {
        en: 'Is there a light or a fan there now?',
        es: '¿Ya hay ahí una lámpara o un ventilador?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:lights?|lamps?|luz|luces|focos?)\b`,
          String.raw`.{0,25}\b(?:flicker\w*|dims?|dimming|blink\w*|parpade\w*|se bajan?`,
          String.raw`|titila\w*)\b|\b(?:flicker\w*|dimming|blinking) (?:\w+ )?lights?\b`,
          String.raw`|\bparpadean? (?:la |las |los )?(?:luz|luces|focos)\b|\bflickering\b`,
        ].join(''),
      ),
      echo: { en: 'Lights that flicker or dim', es: 'Luces que parpadean o bajan' },
      tip: {
        en: 'Notice whether it is one lamp or many and what was running, and leave that lamp off.',
        es: 'Fíjese si es una lámpara o varias y qué estaba encendido, y deje esa apagada.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\bhalf (?:of )?(?:the |my |our )?(?:house|kitchen|home|apartment|upstairs`,
          String.raw`|downstairs)\b.{0,25}\b(?:dead|no power|out|dark|lost|went)\b`,
          String.raw`|\b(?:no power|lost power|power (?:is |went )?out|no electricity)\b`,
          String.raw`.{0,30}\b(?:rooms?|kitchen|bedrooms?|half|upstairs|downstairs|part|side`,
          String.raw`|garage|basement)\b`,
          String.raw`|\b(?:rooms?|kitchen|bedrooms?|upstairs|downstairs|garage)\b`,
          String.raw`.{0,20}\b(?:no power|lost power)\b`,
          String.raw`|\b(?:se fue|no hay|sin) (?:la )?(?:luz|electricidad)\b`,
          String.raw`.{0,30}\b(?:cuartos?|cocina|recamaras?|mitad|arriba|abajo|parte|sala)\b`,
        ].join(''),
      ),
      echo: { en: 'Part of the home without power', es: 'Una parte de la casa sin luz' },
      tip: {
        en: 'Unplug what was on there, and ask a neighbor whether their lights are on.',
        es: 'Desconecte lo que estaba encendido ahí, y pregunte a un vecino si tiene luz.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:outlets?|receptacles?|sockets?|gfci|gfi)\b`,
          String.raw`.{0,35}\b(?:dead|stopped|(?:doesnt|dont|not|isnt|arent|wont) (?:work\w*`,
          String.raw`|reset)|no power|quit|out)\b|\bdead (?:\w+ )?outlets?\b`,
          String.raw`|\b(?:contactos?|enchufes?|tomacorrientes?)\b`,
          String.raw`.{0,25}\b(?:no (?:sirven?|funcionan?|jalan?|tienen? (?:luz|corriente))`,
          String.raw`|muert[oa]s?)\b`,
        ].join(''),
      ),
      echo: { en: 'Outlets that do not work', es: 'Contactos que no funcionan' },
      tip: {
        en: 'Press reset once on outlets with buttons in kitchen, baths and garage: one of them may feed yours.',
        es: 'Presione una vez el botón en los contactos de cocina, baños y garaje: uno puede alimentar el suyo.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:install\w*|hang\w*|put (?:in|up)|mount\w*|replac\w*|swap\w*|add|new`,
          String.raw`|instalar|poner|colocar|cambiar)\b`,
          String.raw`.{0,30}\b(?:light fixtures?|chandeliers?|can lights|recessed lights?`,
          String.raw`|recessed lighting|pendants?|sconces?|lights|lamparas?|candil(?:es)?|focos)\b`,
        ].join(''),
      ),
      echo: { en: 'Light fixtures to put in or replace', es: 'Lámparas por instalar o cambiar' },
      tip: {
        en: 'Have the fixtures there in their boxes, and a photo of each spot.',
        es: 'Tenga las lámparas en sus cajas, y una foto de cada lugar.',
      },
      ask: {
        en: 'How many are there, and how high is the ceiling?',
        es: '¿Cuántas son, y qué tan alto es el techo?',
      },
    },
  ],
}
