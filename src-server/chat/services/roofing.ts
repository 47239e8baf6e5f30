import type { ServiceReplies } from './service-replies.ts'

export const roofing: ServiceReplies = {
  names: [
    'roof(?:er|ers|ing)|roof (?:repairs?|replacement|inspection)|re-?roof(?:ed|ing)?',
    'techador(?:es)?|techista|techistas|techero|techeros',
    'reparacion de (?:techos?|tejados?)|impermeabilizacion',
  ].join('|'),
  covers: {
    en: 'finding the damage, the repair with matching material and cleaning up after',
    es: 'encontrar el daño, repararlo con material que combine y limpiar al terminar',
  },
  tip: {
    en: 'Stay off the roof, and take photos from the ground and of any stain indoors.',
    es: 'No suba al techo, y tome fotos desde el suelo y de las manchas adentro.',
  },
  ask: { en: 'Where does it show, indoors or outdoors?', es: '¿Dónde se nota, adentro o afuera?' },
  problems: [
    {
      when: new RegExp(
        [
          String.raw`\b(?:sky ?lights?|sun (?:tunnel|tube))\b.{0,35}(?<!\b(?:no`,
          String.raw`|not) )\b(?:leak\w*|drip\w*|weep\w*|crack\w*|broke\w*|wet|stain\w*)\b`,
          String.raw`|\b(?:leak\w*|drip\w*|cracked|broken|wet|water|streak)\b`,
          String.raw`.{0,25}\b(?:sky ?lights?|sun tunnel)\b`,
          String.raw`|\b(?:tragaluz|tragaluces|domo)\b.{0,25}\b(?:gote\w+|agua|rot[oa]`,
          String.raw`|quebrad[oa]|filtra)\b|\b(?:gote\w+|agua|filtra\w*)\b.{0,25}\b(?:tragaluz`,
          String.raw`|domo)\b`,
        ].join(''),
      ),
      echo: {
        en: 'A skylight that leaks or is damaged',
        es: 'Un tragaluz que gotea o está dañado',
      },
      tip: {
        en: 'Put towels and a bucket below it, and stay off the roof; photos from inside help.',
        es: 'Ponga toallas y una cubeta debajo, y no suba al techo; ayudan fotos desde adentro.',
      },
      until: {
        en: 'Until then, empty the bucket often, move what matters away, and leave the lights off in a room where water drips near one.',
        es: 'Mientras tanto, vacíe seguido la cubeta, retire lo que importa, y deje apagada la luz del cuarto si gotea cerca de ella.',
      },
      ask: {
        en: 'Does it drip all the time, or only when it rains?',
        es: '¿Gotea todo el tiempo, o solo cuando llueve?',
      },
    },
    {
      when: /\bice dam\w*\b|\b(?:represa|dique|acumulacion)s? de hielo\b/,
      echo: { en: 'Ice dams on the roof', es: 'Hielo acumulado en el techo' },
      tip: {
        en: 'Do not chip at the ice, keep clear of icicles, and catch drips in a bucket.',
        es: 'No pique el hielo, aléjese de los carámbanos, y junte las gotas en una cubeta.',
      },
      ask: {
        en: 'Is any water coming in already?',
        es: '¿Ya está entrando agua?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:flat (?:\w+ )?(?:roof|top|section)|tpo|epdm|rubber roof|torch down`,
          String.raw`|modified bitumen|ponding|techo plano|azotea)\b`,
        ].join(''),
      ),
      echo: { en: 'A flat roof to look at', es: 'Un techo plano por revisar' },
      tip: {
        en: 'Stay off it, and move what matters away from under any drip.',
        es: 'No suba, y aparte lo importante de donde caiga agua.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`(?<!\bneighbors?\b.{0,20})\b(?:new|replace|replacing|redo|redone|whole`,
          String.raw`|entire)\b.{0,15}\broof\b(?! (?:leaks?|leaking|is|was))|\broof\b`,
          String.raw`.{0,25}\b(?:replac\w*|redone|reroof\w*)\b|\b(?:re-?roof\w*|tear ?off`,
          String.raw`|full replacement|metal roof (?:price|quote|estimate))\b`,
          String.raw`|\b(?:cambiar|cambien|cambio de|reemplazar|poner)\b.{0,15}\btechos?\b`,
          String.raw`|\btechos? nuevos?\b`,
        ].join(''),
      ),
      echo: { en: 'A roof replacement to look into', es: 'Un cambio de techo por evaluar' },
      tip: {
        en: 'Have the age of the roof, any inspection report and photos from the ground ready.',
        es: 'Tenga la edad del techo, cualquier informe de inspección y fotos desde el suelo.',
      },
      ask: {
        en: 'How old is the roof, and what is it made of?',
        es: '¿Cuántos años tiene el techo, y de qué es?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:flashings?|counterflashing|vent boots?|pipe boots?|plumbing boots?`,
          String.raw`|vent (?:pipe|stack)s?|ridge vents?|drip edge)\b|\b(?:valley|chimney`,
          String.raw`|dormer)\b.{0,30}\b(?:leak\w*|drip\w*)\b|\b(?:leak\w*|drip\w*)\b`,
          String.raw`.{0,30}\b(?:valley|chimney|dormer)\b`,
          String.raw`|\b(?:gotera|goteras|gotea|agua)\b.{0,25}\bchimenea\b|\bchimenea\b`,
          String.raw`.{0,25}\b(?:gotera|gotea)\b`,
        ].join(''),
      ),
      echo: { en: 'A roof joint or vent to check', es: 'Una unión o salida del techo por revisar' },
      tip: {
        en: 'Stay off the roof, and note in what rain or wind water shows indoors, if it does.',
        es: 'No suba, y anote con qué lluvia o viento aparece agua adentro, si aparece.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`(?<!\b(?:no|not|isnt|arent|nothing|any) )\b(?:leak(?:s|y|ing|ed)?|drip(?:s`,
          String.raw`|ping|ped)?|buckets?)\b|\b(?:water|brown|ceiling|damp|wet) (?:stains?|marks?`,
          String.raw`|rings?|spots?|circles?)\b|\b(?:ring|circle) of brown\b|\bstain\w*\b`,
          String.raw`.{0,20}\bceiling\b|\bceiling\b.{0,25}\b(?:stain\w*|wet|bubbl\w*|spots?)\b`,
          String.raw`|\b(?:water|rain)\b.{0,15}\b(?:comes|came|coming|gets|getting|got|runs`,
          String.raw`|running|pours) (?:\w+ )?(?:in|through|into|down|inside)\b`,
          String.raw`|(?<!\b(?:no|sin) )\b(?:goteras?|gotea|gotean|goteando|filtracion(?:es)?`,
          String.raw`|se filtra|cubetas?)\b|\b(?:mete|metio|metiendo|entra|cae|cuela)\b`,
          String.raw`.{0,10}\bagua\b|\bmanchas?\b.{0,25}\b(?:techo|plafon|agua)\b|\btecho\b`,
          String.raw`.{0,15}\bmanch\w+\b`,
        ].join(''),
      ),
      echo: { en: 'A leak or water mark', es: 'Una gotera o mancha de agua' },
      tip: {
        en: 'Catch drips in a bucket, and stay out from under a ceiling that sags.',
        es: 'Junte el agua en una cubeta, y no se ponga debajo si el techo se pandea.',
      },
      ask: {
        en: 'Does it drip all the time, or only when it rains?',
        es: '¿Gotea todo el tiempo, o solo cuando llueve?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:shingles?|shingels?|shakes?|slates?|(?:clay |roof |barrel `,
          String.raw`|concrete )tiles?)\b.{0,40}\b(?:miss\w*|blew|blown|fell|fall\w*|loose`,
          String.raw`|lift\w*|slid\w*|slip\w*|broke\w*|crack\w*|curl\w*|flap\w*|gone|off`,
          '|in (?:the|my) (?:yard|lawn)|all over (?:the|my) (?:yard|lawn)|damaged?',
          String.raw`|blister\w*|torn|rot\w*)\b`,
          String.raw`|\b(?:missing|loose|broken|cracked|curling|curled|lost|damaged|lifted`,
          String.raw`|blown.off|fallen)\b.{0,15}\b(?:shingles?|shingels?|shakes?|slates?`,
          String.raw`|roof tiles?|clay tiles?)\b`,
          String.raw`|\b(?:tejas?|shingles|laminas?)\b.{0,25}\b(?:rot[ao]s?|quebrad[ao]s?`,
          String.raw`|caid[ao]s?|suelt[ao]s?|levantad[ao]s?|faltan?|vol\w+|enroscad[ao]s?`,
          String.raw`|tirad[ao]s?|cayeron)\b|\b(?:vol\w+|faltan?|cayeron|levanto|quebraron)\b`,
          String.raw`.{0,12}\b(?:tejas?|shingles|laminas?)\b`,
        ].join(''),
      ),
      echo: { en: 'Roof pieces missing or damaged', es: 'Piezas del techo dañadas o faltantes' },
      tip: {
        en: 'Stay off the roof, keep any pieces you find, and take photos from the ground.',
        es: 'No suba al techo, guarde las piezas que encuentre, y tome fotos desde el suelo.',
      },
      ask: {
        en: 'Is any water coming in there?',
        es: '¿Está entrando agua por ahí?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:hail\w*|storms?|wind|windstorm|hurricane|tornado|tarp|tarped|tarps)\b`,
          String.raw`|\b(?:granizo|granizada|tormenta|huracan|tornado|lona|viento|vendaval)\b`,
        ].join(''),
      ),
      echo: { en: 'Possible weather damage to check', es: 'Posible daño del clima por revisar' },
      tip: {
        en: 'Stay off the roof, take photos from the ground, and sign nothing at the door.',
        es: 'No suba, tome fotos desde el suelo, y no firme nada con quien toque la puerta.',
      },
      ask: {
        en: 'Is any water coming in there?',
        es: '¿Está entrando agua por ahí?',
      },
    },
  ],
}
