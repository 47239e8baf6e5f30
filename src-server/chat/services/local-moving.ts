import type { ServiceReplies } from './service-replies.ts'

export const localMoving: ServiceReplies = {
  names: [
    'local (?:mov(?:e|es|er|ers|ing)|moving company)',
    '|(?:cross.?town|in.?town|same.?city) mov(?:e|es|ers|ing)',
    '|mudanzas? (?:locales|local|dentro de la ciudad)',
  ].join(''),
  covers: {
    en: 'a truck with a crew, wrapping, loading, the drive and carrying everything in',
    es: 'el camión con equipo, envolver, cargar, el viaje y meter todo',
  },
  tip: {
    en: 'Close and label the boxes, and keep a free parking space near both doors if you can.',
    es: 'Cierre y marque las cajas, y aparte lugar para estacionar cerca de ambas puertas.',
  },
  ask: {
    en: 'Are there stairs or an elevator at either end?',
    es: '¿Hay escaleras o elevador en alguno de los lugares?',
  },
  problems: [
    {
      when: /(?:\b(?:bed(?:room)?s?|br|apartment|condo|house|home|recamaras?|cuartos?|departamento|apartamento|casa)\b[^.!?]{0,80}(?<!\b(?:no|without|sin) )\bpianos?\b|\bpianos?\b[^.!?]{0,60}\b(?:bedrooms?|br|recamaras?|rest of (?:it|the house))\b)/,
      echo: { en: 'A home with a piano to move', es: 'Una casa con piano que mudar' },
      tip: {
        en: 'Do not roll the piano on its own casters, and measure doors, turns and steps on the way.',
        es: 'No ruede el piano sobre sus propias ruedas, y mida puertas, vueltas y escalones del camino.',
      },
    },
    {
      when: /(?<!\b(?:no|without|sin) )\bpianos?\b/,
      echo: { en: 'A piano to move', es: 'Un piano que hay que mover' },
      tip: {
        en: 'Do not roll it on its own casters, and measure doors, turns and steps on the way.',
        es: 'No lo ruede sobre sus propias ruedas, y mida puertas, vueltas y escalones del camino.',
      },
    },
    {
      when: /\b(?:(?:gun|fireproof|heavy|a|my|the|our|lb) safe|caja fuerte)\b/,
      echo: { en: 'A safe to move', es: 'Una caja fuerte por mover' },
      tip: {
        en: 'Empty it and lock it beforehand, and know its weight from the label or the manual.',
        es: 'Vacíela y ciérrela antes, y averigüe su peso en la etiqueta o el manual.',
      },
    },
    {
      when: /\b(?:pool table|hot tub|slate|mesa de billar|jacuzzi)\b/,
      echo: { en: 'A pool table or hot tub to move', es: 'Una mesa de billar o jacuzzi por mover' },
      tip: {
        en: 'Photograph it with its way out, since it may have to be taken apart first.',
        es: 'Tome fotos de la pieza y su salida, porque quizá haya que desarmarla antes.',
      },
    },
    {
      when: /\b(?:fridge|refrigerator|washer|dryer|freezer|refri|refrigerador|lavadora|secadora)\b/,
      echo: { en: 'Appliances to move', es: 'Aparatos que hay que mover' },
      tip: {
        en: 'Empty the fridge and let it thaw the night before; keep it upright.',
        es: 'Vacíe el refrigerador y deje que se descongele la noche anterior; manténgalo de pie.',
      },
    },
    {
      when: /\b(?:storage|bodega|almacen)\b/,
      echo: { en: 'A move with a storage unit', es: 'Una mudanza con bodega' },
      tip: {
        en: 'Have the gate code and key at hand, and ask when trucks may drive in.',
        es: 'Tenga a mano el código y la llave, y pregunte cuándo pueden entrar camiones.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:same (?:building|complex)|within (?:the|my) (?:building|complex)`,
          String.raw`|mismo (?:edificio|complejo))\b`,
        ].join(''),
      ),
      echo: { en: 'A move inside the same building', es: 'Una mudanza dentro del mismo edificio' },
      tip: {
        en: 'Ask the building about reserving the elevator, and measure it for the largest piece.',
        es: 'Pregunte por la reserva del elevador, y mídalo para la pieza más grande.',
      },
      ask: {
        en: 'Which floors are they, and is there an elevator?',
        es: '¿De qué piso a qué piso, y hay elevador?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:go|goes|get|carry|carried|bring|brought|take|taken|moved?)\b`,
          String.raw`.{0,40}\b(?:to the |from the )?(?:upstairs|downstairs)\b`,
          String.raw`|\bfrom the (?:\w+ )?(?:basement|garage|attic|bedroom|den|living room`,
          String.raw`|floor)\b.{0,20}\bto the\b|\bbetween (?:the )?(?:two )?(?:bed)?rooms\b`,
          String.raw`|\bout of (?:\w+ )?rooms\b|\bde un cuarto a otro\b|\bal otro cuarto\b`,
          String.raw`|\bdel (?:sotano|garaje) al\b`,
        ].join(''),
      ),
      echo: { en: 'Things to carry within the home', es: 'Cosas por mover dentro de la casa' },
      tip: {
        en: 'Clear the way and roll up rugs, and measure the stairs and the doors.',
        es: 'Despeje el paso y enrolle los tapetes, y mida la escalera y las puertas.',
      },
      ask: {
        en: 'Which pieces are the heaviest, and are there stairs?',
        es: '¿Cuáles son las piezas más pesadas, y hay escaleras?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:couch(?:es)?|sofas?|sectional|recliner|dressers?|armoire|mattress(?:es)?`,
          '|(?:king|queen|twin|sleigh|hospital|bunk|adjustable|my|his|her|the|a',
          '|of) beds?|treadmill|desks?|sillon|juego de sala|muebles?|cama|colchon',
          String.raw`|escritorio|comoda)\b`,
        ].join(''),
      ),
      echo: { en: 'Furniture to move nearby', es: 'Muebles por mover cerca' },
      tip: {
        en: 'Empty the drawers, and measure the piece and the narrowest door it must pass.',
        es: 'Vacíe los cajones, y mida la pieza y la puerta más estrecha del camino.',
      },
    },
  ],
}
