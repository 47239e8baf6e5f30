import type { ServiceReplies } from './service-replies.ts'

export const applianceRepair: ServiceReplies = {
  names: [
    'appliances? (?:repairs?|service|tech|techs|guy|technicians?|man|person|repair(?:man|men))',
    '|(?:washer|dryer|fridge|refrigerator|oven|stove|dishwasher',
    '|freezer) (?:repairs?|repair(?:man|men))',
    '|(?:reparacion|tecnicos?) de (?:electrodomesticos|aparatos|lavadoras?',
    '|secadoras?|refrigerador(?:es)?|estufas?|linea blanca)',
    '|cocina (?:de gas )?no (?:me |nos )?(?:prende|enciende)',
  ].join(''),
  covers: {
    en: 'a diagnosis, the repair on the spot where parts allow, and a test run',
    es: 'el diagnóstico, la reparación si hay piezas a mano y una prueba',
  },
  tip: {
    en: 'Have a photo of the model label ready; it is mostly inside the door.',
    es: 'Tenga una foto de la etiqueta del modelo; casi siempre está dentro de la puerta.',
  },
  ask: {
    en: 'What brand is it, and what does its display show?',
    es: '¿De qué marca es, y muestra algún código?',
  },
  problems: [
    {
      when: new RegExp(
        [
          String.raw`\bice ?makers?\b.{0,30}\b(?:quit|not|wont|doesnt|isnt|stopped|broke\w*`,
          String.raw`|leak\w*|jam\w*|dead|no ice|empty)\b|\b(?:broken|dead|jammed) ice ?maker\b`,
          String.raw`|\b(?:fabrica|maquina) de hielos?\b.{0,25}\bno\b|\bno hace hielos?\b`,
        ].join(''),
      ),
      echo: { en: 'Trouble with an ice maker', es: 'Una falla en la fábrica de hielo' },
      tip: {
        en: 'Check that it is switched on and that the freezer door closes well.',
        es: 'Revise que esté encendida y que la puerta del congelador cierre bien.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:fridge|refrigerator|freezer)\b`,
          String.raw`.{0,40}\b(?:warm|not (?:cool\w*|cold|freez\w*|work\w*)|(?:isnt|doesnt|wont`,
          String.raw`|stopped) (?:cool\w*|cold|freez\w*|keep\w*|work\w*|run\w*|stay\w*)|sour`,
          String.raw`|thaw\w*|melt\w*|spoil\w*|died|dead|quit)\b`,
          String.raw`|\b(?:warm|dead) (?:fridge|refrigerator|freezer)\b`,
          String.raw`|\b(?:refri|refrigerador|refrigeradora|nevera|heladera|congelador)\b`,
          String.raw`.{0,25}\b(?:no (?:enfria|congela|sirve|funciona|prende)|calient[ea]|tibio`,
          String.raw`|se descongel\w*)\b`,
        ].join(''),
      ),
      echo: {
        en: 'A fridge or freezer that is not working right',
        es: 'Un refrigerador o congelador que falla',
      },
      tip: {
        en: 'Keep the doors closed, and move what spoils easily to a cooler with ice.',
        es: 'Mantenga las puertas cerradas, y pase lo que se echa a perder a una hielera.',
      },
      until: {
        en: 'Until then, a closed fridge keeps food cold for about four hours, a full freezer for two days; after that use a cooler with ice.',
        es: 'Mientras tanto, cerrado, un refrigerador conserva unas cuatro horas y un congelador lleno dos días; después, una hielera con hielo.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\bdish ?washer\b.{0,50}\b(?:standing water|(?:wont|doesnt|not`,
          String.raw`|isnt) (?:drain\w*|empty\w*)|leak\w*|puddle|lake|water (?:in|at) the bottom)\b`,
          String.raw`|\bpuddle\b.{0,20}\bdish ?washer\b`,
          String.raw`|\blavavajillas\b.{0,40}\b(?:no (?:desagua|drena|tira)|gotea|charco|tira agua`,
          String.raw`|agua)\b`,
        ].join(''),
      ),
      echo: {
        en: 'Water left in or under a dishwasher',
        es: 'Agua dentro o debajo del lavavajillas',
      },
      tip: {
        en: 'Run no more cycles, and soak up what you see with a towel.',
        es: 'No ponga más ciclos, y seque con una toalla lo que vea.',
      },
      until: {
        en: 'Keep it off; the water in it can be scooped out. The sink can be used sparingly: stop if the water in the dishwasher rises, and close the small valve under the sink if it leaks.',
        es: 'Déjelo apagado; el agua de adentro se puede sacar con un vaso. El fregadero se puede usar con poca agua: pare si sube en el lavavajillas, y cierre la llavecita de abajo si gotea.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`(?<!dish )\b(?:washer|washing machine|front loader|top loader)\b`,
          String.raw`.{0,35}(?<!\b(?:no|not) )\b(?:leak\w*|puddle|drip\w*|flood\w*)\b`,
          String.raw`|\b(?:leak\w*|puddle)\b.{0,20}\b(?:from|under) (?:the |my |our )?(?:washer`,
          String.raw`|washing machine)\b|\blavadora\b.{0,25}\b(?:gotea|tira agua|fuga|charco)\b`,
        ].join(''),
      ),
      echo: { en: 'A washer that leaks', es: 'Una lavadora que tira agua' },
      tip: {
        en: 'Close the water taps behind it, run no more loads, and soak up the water with towels.',
        es: 'Cierre las llaves de atrás, no lave más, y seque el agua con toallas.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`(?<!dish )\b(?:washer|washing machine|front loader|top loader|maytag`,
          String.raw`|speed queen)\b.{0,40}\b(?:shak\w*|walks?|walking|jump\w*|vibrat\w*|bang\w*`,
          String.raw`|wobbl\w*)\b|\blavadora\b.{0,25}\b(?:brinca|vibra|se mueve|camina|golpea)\b`,
        ].join(''),
      ),
      echo: { en: 'A washer that shakes or walks', es: 'Una lavadora que vibra o se mueve' },
      tip: {
        en: 'Stop the cycle, spread the laundry evenly, and keep loads small until it is seen.',
        es: 'Detenga el ciclo, reparta bien la ropa, y lave cargas pequeñas mientras tanto.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`(?<!dish )\b(?:washer|washing machine|front loader|top loader)\b`,
          String.raw`.{0,40}\b(?:(?:wont|doesnt|not|isnt|no|stopped) (?:spin\w*|drain\w*|agitat\w*`,
          String.raw`|start\w*|turn\w*|fill\w*|work\w*)|full of water|standing water)\b`,
          String.raw`|\blavadora\b.{0,25}\bno (?:exprime|centrifuga|desagua|tira|gira|prende|sirve`,
          String.raw`|funciona|lava)\b`,
        ].join(''),
      ),
      echo: { en: 'A washer that does not do its cycle', es: 'Una lavadora que no hace su ciclo' },
      tip: {
        en: 'Stop the cycle, do not force the door, and keep a towel nearby.',
        es: 'Detenga el ciclo, no fuerce la puerta, y tenga una toalla cerca.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`(?<!hair )\bdryer\b.{0,40}\b(?:no heat|cold|(?:wont|doesnt|not|isnt`,
          String.raw`|stopped) (?:heat\w*|dry\w*|get hot|start\w*|spin\w*|turn\w*|tumbl\w*`,
          String.raw`|work\w*)|takes (?:forever|hours|two|three))\b`,
          String.raw`|\bsecadora\b.{0,25}\bno (?:calienta|seca|gira|prende|sirve|funciona)\b`,
        ].join(''),
      ),
      echo: {
        en: 'A dryer that does not dry or run',
        es: 'Una secadora que no seca o no funciona',
      },
      tip: {
        en: 'Clean the lint screen, and do not leave it running unattended.',
        es: 'Limpie el filtro de pelusa, y no la deje funcionando sin vigilarla.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:oven|stove|(?<!over the )range(?! hood)|cooktop|burners?)\b`,
          String.raw`.{0,40}\b(?:(?:wont|doesnt|not|isnt|stopped) (?:heat\w*|work\w*|light\w*`,
          String.raw`|turn\w*|get\w*|go\w*|ignit\w*|bak\w*)|no heat|cold spot|uneven\w*|dead`,
          String.raw`|broken?|quit)\b`,
          String.raw`|\b(?:horno|estufa|parrilla|hornillas?|quemador(?:es)?)\b`,
          String.raw`.{0,25}\bno (?:me )?(?:calientan?|prenden?|enciende|sirven?|funcionan?)\b`,
          String.raw`|\bcocina\b.{0,12}\bno (?:me |nos )?(?:prende|enciende)\b`,
        ].join(''),
      ),
      echo: {
        en: 'An oven or stove that does not work right',
        es: 'Un horno o estufa que no funciona bien',
      },
      tip: {
        en: 'Leave it off until it is seen, and have a photo of the model label ready.',
        es: 'Déjelo apagado hasta la revisión, y tenga una foto de la etiqueta del modelo.',
      },
      until: {
        en: 'Leave its knobs closed, and hold none open while it clicks. Without a smell of gas it is no emergency; if you smell gas, light and switch nothing, go outside and call 911 or your gas utility from there.',
        es: 'Deje cerradas las perillas, y no mantenga ninguna abierta mientras hace clic. Si no huele a gas no es una emergencia; si huele, no prenda ni apague nada, salga y llame desde afuera al 911 o a su compañía de gas.',
      },
    },
  ],
}
