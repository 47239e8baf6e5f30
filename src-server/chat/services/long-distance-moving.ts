import type { ServiceReplies } from './service-replies.ts'

export const longDistanceMoving: ServiceReplies = {
  names: [
    '(?:long.?distance|interstate|cross.?country|out.?of.?state',
    '|state.?to.?state) (?:mov(?:e|es|er|ers|ing)|moving company)',
    '|mudanzas? (?:de larga distancia|larga distancia|interestatal(?:es)?',
    '|a otro estado|fuera del estado)',
  ].join(''),
  covers: {
    en: 'an inventory, wrapping, loading, the long drive and unloading at the other end',
    es: 'el inventario, envolver, cargar, el viaje largo y descargar al llegar',
  },
  tip: {
    en: 'Keep papers, medicines and a few days of clothes with you, not in the truck.',
    es: 'Lleve con usted papeles, medicinas y ropa para unos días, no en el camión.',
  },
  ask: {
    en: 'Is it a whole household or a few pieces?',
    es: '¿Es toda la casa o solo algunas piezas?',
  },
  problems: [
    {
      when: /\b(?:military|pcs|dity|army|navy(?! blue)|air force|marines|militar|ejercito)\b/,
      echo: { en: 'A military move', es: 'Una mudanza por servicio militar' },
      tip: {
        en: 'Keep your orders and the receipts together: the base will ask for them.',
        es: 'Guarde juntas sus órdenes y los recibos: la base se los pedirá.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:his|her|my|our|a|two|2|one|three|both) (?:\w+ )?(?:cars?|vehicles?`,
          String.raw`|motorcycles?|trucks?) (?:too|also|as well|along|goes|shipped)\b`,
          String.raw`|\b(?:ship|transport|haul|move) (?:my|our|a|his|her|the|two`,
          String.raw`|one) (?:\w+ )?(?:cars?|vehicle|motorcycle)\b`,
          String.raw`|\b(?:cars?|vehicle|motorcycle) (?:shipping|transport)\b`,
          String.raw`|\b(?:llevar|mandar|transportar)\b`,
          String.raw`.{0,15}\b(?:carros?|autos?|coches?|motos?|motocicletas?)\b`,
        ].join(''),
      ),
      echo: { en: 'A vehicle to take along', es: 'Un vehículo que también va' },
      tip: {
        en: 'Photograph it from all sides, take your things out of it, and leave little fuel in it.',
        es: 'Tómele fotos por todos lados, saque sus cosas y deje poco combustible.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:dorms?|off to college|(?:college|university) (?:student|apartment|move)`,
          String.raw`|dormitorio universitario)\b`,
          String.raw`|\b(?:daughter|son|kid|student)s?\b.{0,40}\b(?:college|university|campus)\b`,
          String.raw`|\bhij[oa]\b.{0,40}\buniversidad\b`,
        ].join(''),
      ),
      echo: { en: 'A student’s things to move', es: 'Las cosas de un estudiante por mover' },
      tip: {
        en: 'Ask the school about its move-out rules and where a truck may stop.',
        es: 'Pregunte a la escuela por sus reglas de salida y dónde puede parar un camión.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`(?<!\b(?:no|without|sin) )\b(?:antiques?|grandfather clock|china cabinet`,
          String.raw`|armoire|paintings|artwork|heirlooms?|piano|antiguedades|cuadros)\b`,
        ].join(''),
      ),
      echo: {
        en: 'A delicate or special piece to move',
        es: 'Una pieza delicada o especial por mover',
      },
      tip: {
        en: 'Photograph it from every side, and write down its size and any old damage.',
        es: 'Tómele fotos por cada lado, y anote su tamaño y los daños que ya tenga.',
      },
    },
    {
      when: /\b(?:storage|bodega|almacen|guardar)\b/,
      echo: { en: 'A long move with storage', es: 'Una mudanza larga con bodega' },
      tip: {
        en: 'Mark what you need early, so it is not buried at the back.',
        es: 'Marque lo que necesitará pronto, para que no quede hasta el fondo.',
      },
    },
    {
      when: /(?<!\b(?:no|sin) )\b(?:cats?|dogs?|pets?|plants|perros?|gatos?|mascotas?|plantas?)\b/,
      echo: {
        en: 'A long move with pets or plants',
        es: 'Una mudanza larga con mascotas o plantas',
      },
      tip: {
        en: 'Plan for them to travel with you: they cannot ride in the truck.',
        es: 'Planee que viajen con usted: no pueden ir en el camión.',
      },
    },
    {
      when: /\b(?:packs?|packing|packers?|(?<!\b(?:already|all) )packed|bubble wrap|empac\w*)\b/,
      echo: { en: 'Packing for a long move', es: 'El empaque para una mudanza larga' },
      tip: {
        en: 'Sort out first what is not worth the trip, and label each box with its room.',
        es: 'Separe primero lo que no vale la pena llevar, y marque cada caja con su cuarto.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`(?<!\b(?:no|sin) )\b(?:stairs|walk.?up|elevator|flights|(?:second|third`,
          '|fourth|2nd|3rd|4th) floor|escaleras|elevador|ascensor|(?:segundo|tercer',
          String.raw`|cuarto) piso)\b`,
        ].join(''),
      ),
      echo: {
        en: 'A long move with stairs or floors',
        es: 'Una mudanza larga con escaleras o pisos',
      },
      tip: {
        en: 'Find out where a large truck can park at both ends, and measure the stairs.',
        es: 'Averigüe dónde cabe un camión grande en ambos lugares, y mida la escalera.',
      },
    },
  ],
}
