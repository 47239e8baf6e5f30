import type { ServiceReplies } from './service-replies.ts'

export const carpetCleaning: ServiceReplies = {
  names: [
    '(?:carpets?|rugs?|upholstery|sofa|couch|mattress) (?:clean(?:er|ers|ing)',
    '|shampoo(?:er|ers|ing)?|steam(?:er|ers|ing)?)',
    '|limpieza de (?:alfombras?|carpetas?|tapetes?|sofas?|colchon(?:es)?|tapiceria',
    '|muebles)|lavado de (?:alfombras?|tapetes?|muebles|colchon(?:es)?)',
  ].join(''),
  covers: {
    en: 'vacuuming, treating the spots, a deep wash and drawing the water out',
    es: 'aspirar, tratar las manchas, lavar a fondo y extraer el agua',
  },
  tip: {
    en: 'Blot a fresh spot with a dry white cloth, never rub, and leave store sprays out of it.',
    es: 'Seque una mancha fresca con un paño blanco sin frotar, y no use productos de tienda.',
  },
  ask: {
    en: 'What is the material, and how old are the spots?',
    es: '¿De qué material es y de cuándo son las manchas?',
  },
  problems: [
    {
      when: new RegExp(
        [
          String.raw`\b(?:pets?|dogs?|pupp(?:y|ies)|cats?|kittens?)\b`,
          String.raw`.{0,40}\b(?:pee|peed|pees|peeing|urine|accidents?|piss|pissed)\b`,
          String.raw`|\b(?:pet|dog|cat|puppy) (?:pee|urine|stains?|accidents?)\b`,
          String.raw`|\b(?:perr[oa]s?|gat[oa]s?|mascotas?)\b.{0,40}\b(?:orin\w*|pipi|mea|meo)\b`,
          String.raw`|\borin(?:es|a)? de (?:perro|gato|mascota)s?\b`,
        ].join(''),
      ),
      echo: { en: 'A pet accident to clean up', es: 'Un accidente de mascota por limpiar' },
      tip: {
        en: 'Blot it with a dry cloth and then cool water; steam or hot water would set the smell.',
        es: 'Séquelo con un paño y luego agua fría; el vapor o el agua caliente fijarían el olor.',
      },
    },
    {
      when: /\bblood(?:y|stains?)?\b|\bsangre\b/,
      echo: { en: 'A blood stain', es: 'Una mancha de sangre en tela' },
      tip: {
        en: 'Dab it with cold water and a white cloth, never hot water, and leave it at that.',
        es: 'Humedezca con agua fría y un paño blanco, nunca agua caliente, y no haga más.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:wine|coffee|kool.?aid|juice|soda|tea|vino|cafe|jugo|refresco)\b`,
          String.raw`.{0,40}\b(?:carpet\w*|rugs?|sofa|couch|mattress|stain\w*|spill\w*|spot`,
          String.raw`|alfombra|tapete|colchon|sillon|mancha)\b`,
          String.raw`|\b(?:spill\w*|stain\w*|mancha)\b`,
          String.raw`.{0,30}\b(?:wine|coffee|kool.?aid|juice|soda|tea|vino|cafe|jugo|refresco)\b`,
          String.raw`|\b(?:carpet|rug|sofa|couch|alfombra|tapete)\b`,
          String.raw`.{0,30}\b(?:wine|coffee|kool.?aid|juice|vino|cafe|jugo)\b`,
        ].join(''),
      ),
      echo: { en: 'A stain from a drink', es: 'Una mancha de bebida' },
      tip: {
        en: 'Blot with a dry white cloth from the edge to the middle, then with a little cool water.',
        es: 'Seque con un paño blanco del borde al centro, luego con un poco de agua fría.',
      },
    },
    {
      when: /\b(?:gum|wax|crayons?|slime|chicle|cera|plastilina)\b/,
      echo: { en: 'Something sticky in the fibers', es: 'Algo pegado en las fibras' },
      tip: {
        en: 'Let it harden, with ice in a plastic bag if you like, and do not pull at the fibers.',
        es: 'Deje que se endurezca, con hielo en una bolsa si quiere, y no jale las fibras.',
      },
    },
    {
      when: /\b(?:vomit\w*|puke\w*|threw up|diarrhea|poop\w*|vomit[oa]|diarrea|popo|caca)\b/,
      echo: {
        en: 'A mess from a sick stomach or bowels',
        es: 'Una suciedad de vómito o excremento',
      },
      tip: {
        en: 'Lift off what you can with gloves, blot with cool water, and keep children and pets away.',
        es: 'Retire lo que pueda con guantes, seque con agua fría, y aleje a niños y mascotas.',
      },
    },
    {
      when: /\b(?:mattress(?:es)?|colchon(?:es)?)\b/,
      echo: { en: 'A mattress to clean', es: 'Un colchón que hay que limpiar' },
      tip: {
        en: 'Take the bedding off and let it air; soaking it would take days to dry.',
        es: 'Quite la ropa de cama y déjelo airear; mojarlo mucho tardaría días en secar.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`(?<!\b(?:not|to|by|under|behind|near|beside|from|around) (?:the |my `,
          String.raw`|our )?)\b(?:sofas?|couch(?:es)?|sectionals?|recliners?|loveseat`,
          '|upholster(?:y|ed)|armchairs?|dining chairs|sillon(?:es)?|sillas',
          String.raw`|muebles de (?:la )?sala|tapiceria)\b`,
        ].join(''),
      ),
      echo: { en: 'Upholstery to clean', es: 'Muebles tapizados por limpiar' },
      tip: {
        en: 'Look for the care tag under the cushions and have a photo of it ready.',
        es: 'Busque la etiqueta de cuidado bajo los cojines y tenga una foto de ella.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:wool|persian|oriental|antique|silk|shag|area) rugs?\b`,
          String.raw`|\b(?:persian|oriental)\b|\btapetes? (?:persas?|de lana|orientales?)\b`,
        ].join(''),
      ),
      echo: { en: 'A rug that needs special care', es: 'Un tapete que necesita cuidado especial' },
      tip: {
        en: 'Keep it dry and flat, and have a photo of its back and label ready.',
        es: 'Manténgalo seco y extendido, y tenga una foto del reverso y la etiqueta.',
      },
    },
  ],
}
