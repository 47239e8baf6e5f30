import type { ServiceReplies } from './service-replies.ts'

export const moving: ServiceReplies = {
  names: 'movers|moving (?:services?|company|companies|help|crew)|mudanzas?|mudanceros?',
  covers: {
    en: 'protecting the furniture, loading, the drive and setting everything in its room',
    es: 'proteger los muebles, cargar, el viaje y dejar todo en su cuarto',
  },
  tip: {
    en: 'Label each box with its room, and keep papers, keys and medicines with you.',
    es: 'Marque cada caja con su cuarto, y lleve con usted papeles, llaves y medicinas.',
  },
  ask: {
    en: 'What are the heaviest or most delicate pieces?',
    es: '¿Cuáles son las piezas más pesadas o delicadas?',
  },
  problems: [
    {
      when: new RegExp(
        [
          String.raw`(?<!\b(?:no|without|sin) )\b(?:pianos?|organ|(?:gun|fireproof|heavy|a|my|the`,
          String.raw`|our|lb) safe|pool table|hot tub|slate|caja fuerte|mesa de billar|jacuzzi)\b`,
        ].join(''),
      ),
      echo: { en: 'A very heavy piece to move', es: 'Una pieza muy pesada por mover' },
      tip: {
        en: 'Do not try to shift it alone, and measure doors and stairs on its way.',
        es: 'No intente moverla por su cuenta, y mida puertas y escaleras del camino.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:antiques?|antique glass|limoges|(?:and|the|our|my) crystal|(?:fine|the`,
          '|our|my) china|china cabinet|dishes|glassware|fragile|heirlooms?|harp',
          String.raw`|paintings|artwork|antiguedades|fragil(?:es)?|cristaleria|vajilla)\b`,
        ].join(''),
      ),
      echo: { en: 'Delicate things to move', es: 'Cosas delicadas por mover' },
      tip: {
        en: 'Photograph each piece, and point it out to the crew before anything is lifted.',
        es: 'Tome una foto de cada pieza, y muéstresela al equipo antes de levantar algo.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:load\w*|unload\w*|cargar|descargar)\b`,
          String.raw`.{0,50}\b(?:truck|uhaul|u haul|pods?|container|trailer|penske|camion|troca`,
          String.raw`|contenedor)\b`,
          String.raw`|\b(?:truck|uhaul|pods?|container|trailer|penske)\b`,
          String.raw`.{0,40}\b(?:load\w*|unload\w*)\b|\b(?:loading|unloading) (?:help|only)\b`,
        ].join(''),
      ),
      echo: { en: 'Help with loading or unloading', es: 'Ayuda para cargar o descargar' },
      tip: {
        en: 'Keep parking free close to the door, and have blankets and straps with the truck.',
        es: 'Reserve lugar cerca de la puerta, y tenga cobijas y correas en el camión.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:storage (?:unit|place|facility)|(?:into|from|in) storage|bodega`,
          String.raw`|mini ?bodega|almacen)\b`,
        ].join(''),
      ),
      echo: { en: 'A move with a storage unit', es: 'Una mudanza con bodega' },
      tip: {
        en: 'Have the gate code and key ready, and put what you need first near the door.',
        es: 'Tenga listos el código y la llave, y ponga cerca de la puerta lo que usará primero.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:pack|packing|packers?|(?<!\b(?:already|all) )packed|bring the boxes`,
          String.raw`|in(?:to)? boxes|boxes, tape|bubble wrap|empac\w*)\b`,
        ].join(''),
      ),
      echo: { en: 'Packing for a move', es: 'El empaque para una mudanza' },
      tip: {
        en: 'Set aside what travels with you, and leave drawers and closets as they are until then.',
        es: 'Aparte lo que llevará con usted, y deje cajones y clósets como están hasta entonces.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`(?<!\b(?:no|sin) )\b(?:stairs|walk.?up|elevator|(?:second|third|fourth|fifth`,
          '|2nd|3rd|4th|5th) floor|escaleras|elevador|ascensor|(?:segundo|tercer|cuarto',
          String.raw`|quinto) piso)\b`,
        ].join(''),
      ),
      echo: { en: 'A move with stairs or an elevator', es: 'Una mudanza con escaleras o elevador' },
      tip: {
        en: 'Ask the building about reserving the elevator and measure the tightest turn.',
        es: 'Pregunte al edificio por la reserva del elevador y mida la vuelta más estrecha.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:couch(?:es)?|sofas?|sectional|dressers?|mattress(?:es)?|(?:king|queen`,
          '|twin|sleigh|hospital|bunk|adjustable|my|his|her|the|a|of) beds?|refrigerator',
          '|fridge|washer|heavy furniture|muebles?|cama|colchon|refri(?:gerador)?',
          String.raw`|lavadora|sillon)\b`,
        ].join(''),
      ),
      echo: { en: 'Furniture or appliances to move', es: 'Muebles o aparatos por mover' },
      tip: {
        en: 'Empty drawers and the fridge, and measure the doors the largest piece must pass.',
        es: 'Vacíe cajones y refrigerador, y mida las puertas por donde pasará lo más grande.',
      },
    },
  ],
}
