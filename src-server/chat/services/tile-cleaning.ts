import type { ServiceReplies } from './service-replies.ts'

export const tileCleaning: ServiceReplies = {
  names: [
    '(?:tiles?|grout|tile and grout) (?:clean(?:er|ers|ing)|seal(?:er|ers|ing)',
    '|scrubbing)|regrout(?:er|ers|ing)?',
    '|limpieza de (?:azulejos?|lechada|boquillas?|losetas?|ceramica)',
  ].join(''),
  covers: {
    en: 'a deep scrub of tile and grout, a rinse and sealing where it is wanted',
    es: 'tallar a fondo azulejo y lechada, enjuagar y sellar donde se desee',
  },
  tip: {
    en: 'Skip vinegar and bleach for now: they harm stone and weaken the grout.',
    es: 'Evite por ahora vinagre y cloro: dañan la piedra y debilitan la lechada.',
  },
  ask: { en: 'What kind of tile or stone is it?', es: '¿Qué tipo de azulejo o piedra es?' },
  problems: [
    {
      when: new RegExp(
        [
          String.raw`\bgrout haze\b|\bhaze\b.{0,30}\btiles?\b`,
          String.raw`|\b(?:velo|restos) de (?:cemento|lechada|boquilla)\b`,
        ].join(''),
      ),
      echo: { en: 'Grout haze on the tile', es: 'Velo de lechada sobre el azulejo' },
      tip: {
        en: 'Do not scrape it; find out which grout was used, the bag or a photo is enough.',
        es: 'No lo raspe; averigüe qué lechada se usó, basta la bolsa o una foto.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\bregrout\w*\b`,
          String.raw`|\bgrout\b.{0,30}\b(?:missing|crumbl\w+|crack\w*|falling out|pinholes|holes`,
          String.raw`|coming out|loose)\b|\b(?:missing|crumbl\w+|crack\w*|loose)\b.{0,15}\bgrout\b`,
          String.raw`|\b(?:lechada|boquilla)\b.{0,30}\b(?:se cae|cayendo|faltan?|rot[ao]`,
          String.raw`|agrietad[ao]|desmoron\w*)\b`,
        ].join(''),
      ),
      echo: { en: 'Grout that needs to be renewed', es: 'Lechada que hay que renovar' },
      tip: {
        en: 'Keep that spot as dry as you can, so water does not get behind the tile.',
        es: 'Mantenga seca esa parte en lo posible, para que el agua no pase detrás del azulejo.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:marble|travertine|limestone|granite|terrazzo|marmol|travertino`,
          String.raw`|granito)\b.{0,50}\b(?:dull|etch\w*|rings?|scuff\w*|scratch\w*|polish\w*`,
          String.raw`|opac[oa]|pulir|manchas?|rayad[oa])\b`,
          String.raw`|\b(?:polish|dull|etched|pulir)\b`,
          String.raw`.{0,20}\b(?:marble|travertine|limestone|granite|terrazzo|marmol|travertino`,
          String.raw`|granito)\b`,
        ].join(''),
      ),
      echo: { en: 'Stone that has lost its shine', es: 'Piedra que perdió su brillo' },
      tip: {
        en: 'Use only water and a soft cloth on it: vinegar and bathroom cleaners eat into stone.',
        es: 'Use solo agua y un paño suave: el vinagre y los limpiadores de baño desgastan la piedra.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:shower|tub|bath(?:room)?|regadera|ducha|bano|tina)\b`,
          String.raw`.{0,40}\b(?:grout|joints?|lechada|boquillas?|juntas?)\b`,
          String.raw`|\b(?:grout|joints?|lechada|boquillas?|juntas?)\b`,
          String.raw`.{0,40}\b(?:shower|tub|bath(?:room)?|regadera|ducha|bano|tina)\b`,
        ].join(''),
      ),
      echo: { en: 'Grout in a bathroom or shower', es: 'Lechada en un baño o regadera' },
      tip: {
        en: 'Run the fan or open the window after each shower, and let the walls dry.',
        es: 'Prenda el extractor o abra la ventana después de bañarse, y deje secar las paredes.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:backsplash|behind the (?:stove|range|fryer)|greas(?:e|y)|salpicadero`,
          String.raw`|grasa|cochambre)\b`,
        ].join(''),
      ),
      echo: { en: 'Grease in the tile or grout', es: 'Grasa en el azulejo o la lechada' },
      tip: {
        en: 'Warm water with a little dish soap is enough for now; leave bleach out of it.',
        es: 'Por ahora basta agua tibia con un poco de jabón de trastes, sin cloro.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:grout|joints|lines)\b.{0,40}\b(?:black|dark|dirty|filthy|brown|orange`,
          String.raw`|stain\w*|gross|discolored|grey|gray|pink)\b`,
          String.raw`|\b(?:dirty|black|dark|stained|filthy|discolored)\b.{0,20}\b(?:grout|lines)\b`,
          String.raw`|\b(?:lechada|boquillas?|juntas?)\b`,
          String.raw`.{0,30}\b(?:negr[ao]s?|suci[ao]s?|manchad[ao]s?|oscur[ao]s?|percudid[ao]s?)\b`,
        ].join(''),
      ),
      echo: {
        en: 'Grout lines that have turned dark',
        es: 'Líneas de lechada que se oscurecieron',
      },
      tip: {
        en: 'Change the mop water often: dirty water is what settles in the lines.',
        es: 'Cambie seguido el agua del trapeador: el agua sucia es la que se asienta en las líneas.',
      },
    },
    {
      when: /\b(?:seal|sealing|reseal|sealer|sealed|sellar|sellador|sellado)\b/,
      echo: { en: 'Tile or stone to seal', es: 'Azulejo o piedra por sellar' },
      tip: {
        en: 'Drop a little water on it: if it soaks in and darkens, the old sealer is worn.',
        es: 'Ponga unas gotas de agua: si se absorben y oscurecen, el sellador anterior ya se gastó.',
      },
    },
  ],
}
