import type { ServiceReplies } from './service-replies.ts'

export const interiorPainting: ServiceReplies = {
  names: [
    '(?:(?:interior|house|wall|room|cabinet) )?paint(?:er|ers)',
    '|(?:interior|house|wall|room|cabinet) painting',
    '|painting(?: (?:job|service|company))?|pintor(?:a|es|as)?',
    '|pintura (?:de )?(?:interior(?:es)?|paredes)',
  ].join(''),
  covers: {
    en: 'protecting floors and furniture, small patching, priming where needed and the coats of paint',
    es: 'cubrir pisos y muebles, resanar lo pequeño, sellar donde haga falta y las manos de pintura',
  },
  tip: {
    en: 'Move small things and wall decorations out of the room, and think about the finish you like.',
    es: 'Saque del cuarto lo pequeño y los adornos, y piense qué acabado le gusta.',
  },
  ask: {
    en: 'Which surfaces: walls, ceiling, trim or all?',
    es: '¿Qué superficies: paredes, techo, molduras o todo?',
  },
  problems: [
    {
      when: /\bwall ?paper\b|\bpapel (?:tapiz|de colgadura|pintado)\b|\btapiz\b/,
      echo: { en: 'Wallpaper to deal with', es: 'Papel tapiz por atender' },
      tip: {
        en: 'Leave it in place for now: dry pulling tears the wall behind it.',
        es: 'Déjelo puesto por ahora: jalarlo en seco daña la pared de atrás.',
      },
      ask: {
        en: 'How many walls is it, and should it come off or go up?',
        es: '¿Cuántas paredes son, y se quita o se pone?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\bcabinets?\b.{0,50}\b(?:paint\w*|white|spray\w*|orange|refinish\w*|color`,
          String.raw`|greige|gray|grey|oak)\b`,
          String.raw`|\b(?:paint|painting|spray|refinish\w*)\b.{0,25}\bcabinets?\b`,
          String.raw`|\b(?:pintar|pintura)\b.{0,25}\b(?:gabinetes?|alacenas?)\b`,
          String.raw`|\bgabinetes?\b.{0,30}\b(?:pintar|pintados|blancos?)\b`,
        ].join(''),
      ),
      echo: { en: 'Cabinets to paint', es: 'Gabinetes por pintar en casa' },
      tip: {
        en: 'Empty them beforehand and count the doors and drawers.',
        es: 'Vacíelos antes y cuente las puertas y los cajones.',
      },
      ask: {
        en: 'How many doors and drawers are there?',
        es: '¿Cuántas puertas y cajones son?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:peel\w*|flak\w*|bubbl\w*|blister\w*|chipp\w*)\b`,
          String.raw`|\b(?:descascar\w*|despeg\w*|se (?:pela|cae|bota|levanta)|ampollas|pelando)\b`,
        ].join(''),
      ),
      echo: { en: 'Paint that is coming off', es: 'Pintura que se está cayendo' },
      tip: {
        en: 'Do not sand or scrape it: in older homes the paint can hold lead.',
        es: 'No la lije ni raspe: en casas antiguas la pintura puede tener plomo.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:water|yellow|brown|old|ugly)\b.{0,15}\b(?:stains?|spots?|ring)\b`,
          String.raw`|\bstain(?:s|ed)? (?:\w+ )?(?:on|in) (?:the |my |our )?(?:\w+ )?(?:ceiling`,
          String.raw`|wall)\b|\bceiling\b.{0,25}\bstain\w*`,
          String.raw`|\bmanchas?\b.{0,25}\b(?:techo|pared|agua|humedad)\b`,
        ].join(''),
      ),
      echo: { en: 'A stain to cover', es: 'Una mancha por cubrir' },
      tip: {
        en: 'Make sure the spot is dry and its cause fixed, or the stain will come back.',
        es: 'Asegúrese de que esté seco y la causa reparada, o la mancha volverá.',
      },
      ask: {
        en: 'Is the spot dry by now, and how large is it?',
        es: '¿Ya está seca la mancha, y de qué tamaño es?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:smok(?:e|er|ers|ed|ing)|cigarettes?|nicotine|cigarro|cigarros|nicotina`,
          String.raw`|fumador(?:es)?|fumaba)\b`,
        ].join(''),
      ),
      echo: { en: 'Walls that smoke has stained', es: 'Paredes manchadas por humo' },
      tip: {
        en: 'Air the rooms, and do not paint over it yourself: without a sealer it bleeds through.',
        es: 'Ventile los cuartos, y no pinte encima: sin sellador la mancha vuelve a salir.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:sharpie|crayons?|scuff\w*|marker|drew on|nail holes?|touch.?ups?`,
          String.raw`|rayon(?:es)?|rayaron|retoques?|plumon(?:es)?)\b`,
        ].join(''),
      ),
      echo: { en: 'Marked or scuffed walls', es: 'Paredes con marcas o rayones' },
      tip: {
        en: 'Look for the leftover paint can: its label has the exact color.',
        es: 'Busque la lata de pintura que sobró: la etiqueta dice el color exacto.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:trim|baseboards?|crown molding|molding|spindles?|banister`,
          String.raw`|hand ?rail)\b.{0,50}\b(?:paint\w*|white|yellowed|semi.?gloss|stain\w*|coats?`,
          String.raw`|oil.?base\w*|scratched|enamel)\b`,
          String.raw`|\b(?:paint\w*|white|yellowed|semi.?gloss|stain\w*|coats?|oil.?base\w*`,
          String.raw`|scratched|enamel)\b.{0,20}\b(?:trim|baseboards?|crown molding|molding`,
          String.raw`|spindles?|banister|hand ?rail)\b`,
          String.raw`|\b(?:pintar|pintura)\b.{0,30}\b(?:molduras?|zoclos?|rodapies?|barandal)\b`,
        ].join(''),
      ),
      echo: { en: 'Trim or woodwork to paint', es: 'Molduras o madera por pintar' },
      tip: {
        en: 'Pull furniture away from the walls, and find out whether the old paint is oil or latex.',
        es: 'Aparte los muebles de la pared, y averigüe si la pintura es de aceite o de agua.',
      },
      ask: {
        en: 'How many rooms or doors is it?',
        es: '¿En cuántos cuartos o puertas es?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:paint\w*|repaint\w*|coats?|accent wall|color)\b`,
          String.raw`.{0,40}\b(?:bed ?rooms?|living ?room|dining room|nursery|walls?|rooms?`,
          String.raw`|hall\w*|stair\w*|ceilings?|kitchen|basement)\b`,
          String.raw`|\b(?:bed ?rooms?|living ?room|dining room|nursery|walls?|rooms?|hall\w*`,
          String.raw`|stair\w*|ceilings?|kitchen|basement)\b`,
          String.raw`.{0,30}\b(?:paint\w*|repaint\w*|coats?|primer)\b`,
          String.raw`|\b(?:pintar|pinten|pintada)\b`,
          String.raw`.{0,30}\b(?:cuartos?|recamaras?|sala|cocina|paredes|pared|techos?|pasillo`,
          String.raw`|casa)\b`,
        ].join(''),
      ),
      echo: { en: 'Rooms or walls to paint', es: 'Cuartos o paredes por pintar' },
      tip: {
        en: 'Try the color on a piece of cardboard and look at it in daylight and at night.',
        es: 'Pruebe el color en un cartón y mírelo de día y de noche.',
      },
    },
  ],
}
