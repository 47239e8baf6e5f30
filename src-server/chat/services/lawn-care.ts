import type { ServiceReplies } from './service-replies.ts'

export const lawnCare: ServiceReplies = {
  names: [
    'lawn (?:care|service|mowing|maintenance)|landscap(?:er|ers|ing)|gardener',
    'gardeners|yard ?(?:work|guy|service)|lawn ?mowing|snow removal',
    'tree (?:trimming|service|trimmer)|jardiner(?:o|os|a|ia)',
    'cuidado del (?:cesped|jardin|pasto)|corte de (?:pasto|cesped|zacate|grama)',
    'podador(?:es)?',
  ].join('|'),
  covers: {
    en: 'mowing, trimming along the edges and clearing away the clippings',
    es: 'cortar el césped, recortar las orillas y recoger lo cortado',
  },
  tip: {
    en: 'Pick up toys and hoses, keep pets inside, and make sure the crew can open the gate.',
    es: 'Recoja juguetes y mangueras, deje adentro a las mascotas, y que se pueda abrir el portón.',
  },
  ask: { en: 'What is growing or lying there now?', es: '¿Qué hay o qué crece ahí ahora?' },
  problems: [
    {
      when: new RegExp(
        [
          String.raw`\bsnow(?:ed|ing)?\b.{0,40}\b(?:remov\w*|plow\w*|shovel\w*|clear\w*|driveway`,
          String.raw`|walks?|walkway|sidewalks?|steps|inches|contract|blow\w*)\b`,
          String.raw`|\b(?:plow\w*|shovel\w*)\b.{0,25}\b(?:snow|driveway|walkway|sidewalk)\b`,
          String.raw`|\b(?:clear\w*|remov\w*|inches of|foot of)\b.{0,25}\bsnow\b`,
          String.raw`|\b(?:quitar|palear|limpiar|sacar)\b.{0,20}\bnieve\b|\bnieve\b`,
          String.raw`.{0,25}\b(?:entrada|cochera|banqueta|acera)\b`,
        ].join(''),
      ),
      echo: { en: 'Snow to clear away', es: 'Nieve por quitar' },
      tip: {
        en: 'Move cars out of the way if that is safe, and point out steps or edges that are hidden.',
        es: 'Mueva los carros si es seguro, y señale los escalones u orillas que no se vean.',
      },
      covers: {
        en: 'clearing the driveway, the walks and the steps that you name',
        es: 'despejar la entrada, las banquetas y los escalones que usted diga',
      },
      ask: {
        en: 'How long is the driveway, and are there walks too?',
        es: '¿Qué tan larga es la entrada, y hay banquetas también?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:sprinklers?|irrigation)\b.{0,40}\b(?:timer|clock|controller|box|zones?`,
          String.raw`|heads?|set|program\w*|winteriz\w*|blow ?out|run|runs|running|watering`,
          String.raw`|spray\w*|dribbl\w*|adjust\w*|settings?)\b`,
          String.raw`|\b(?:set|program\w*|adjust\w*|winterize|fix|blow ?out)\b`,
          String.raw`.{0,20}\b(?:sprinklers?|irrigation)\b`,
          String.raw`|\b(?:aspersor(?:es)?|rociador(?:es)?|sistema de riego|riego automatico)\b`,
        ].join(''),
      ),
      echo: { en: 'A sprinkler system to see to', es: 'Un sistema de riego por revisar' },
      tip: {
        en: 'Have a photo of the timer ready, and note which zones or heads misbehave.',
        es: 'Tenga una foto del programador, y anote qué zonas o aspersores fallan.',
      },
      ask: {
        en: 'How many zones does it have?',
        es: '¿Cuántas zonas tiene?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:trees?|limbs?|branch(?:es)?|palms?|fronds?|oaks?|maples?|stumps?`,
          String.raw`|crape myrtles?)\b.{0,40}\b(?:trim\w*|prun\w*|cut\w*|dead|dying|hang\w*`,
          String.raw`|lean\w*|fell|fallen|down|split\w*|broke\w*|overgrown|remov\w*|grind\w*`,
          String.raw`|ground down|haircut|touching|scrap\w*|rubbing|over the|all over)\b`,
          String.raw`|\b(?:trim\w*|prun\w*|cut\w*|remov\w*|take down|grind\w*|dead|dying|fallen`,
          String.raw`|broken|hanging)\b.{0,25}\b(?:trees?|limbs?|branch(?:es)?|palms?|fronds?`,
          String.raw`|stumps?)\b`,
          String.raw`|\b(?:podar|cortar|quitar|tumbar|poda|bajar)\b.{0,25}\b(?:arbol(?:es)?`,
          String.raw`|ramas?|palmas?|palmeras?|troncos?)\b`,
          String.raw`|\b(?:arbol(?:es)?|ramas?|palmeras?)\b.{0,30}\b(?:sec[oa]s?|caid[oa]s?|cayo`,
          String.raw`|cayeron|quebrad[oa]s?|rot[oa]s?|podar|cortar)\b`,
        ].join(''),
      ),
      echo: { en: 'Work on a tree or branches', es: 'Un trabajo en árboles o ramas' },
      tip: {
        en: 'Stay out from under damaged branches, and keep far away from anything near a wire.',
        es: 'No se pare debajo de ramas dañadas, y aléjese de todo lo que esté cerca de cables.',
      },
      ask: {
        en: 'How tall is it, and is it near the house or a wire?',
        es: '¿Qué tan alto es, y está cerca de la casa o de un cable?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:hedges?|bush(?:es)?|shrubs?|shrubbery|boxwoods?|arborvitaes?|privet`,
          String.raw`|hol(?:ly|lies)|junipers?)\b.{0,40}\b(?:trim\w*|prun\w*|cut\w*|overgrown`,
          String.raw`|grown|block\w*|cover\w*|shap\w*|dead|brown|feet|ft|high|tall|wild|feral|ate`,
          String.raw`|into)\b`,
          String.raw`|\b(?:trim\w*|prun\w*|cut\w*|shape|overgrown|dead)\b.{0,25}\b(?:hedges?`,
          String.raw`|bush(?:es)?|shrubs?|roses|boxwoods?|azaleas?|hydrangeas?)\b`,
          String.raw`|\b(?:setos?|arbustos?|ligustros?|rosales)\b`,
        ].join(''),
      ),
      echo: { en: 'Hedges or shrubs to see to', es: 'Setos o arbustos por atender' },
      tip: {
        en: 'Look from a distance for nests or wasps, and decide how high you want them.',
        es: 'Busque desde lejos nidos o avispas, y decida de qué altura los quiere.',
      },
      ask: {
        en: 'About how long and how tall are they?',
        es: '¿Más o menos qué largo y qué alto tienen?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:so many|fallen|dead|wet|rak\w*|blow\w*|bag\w*|pick\w* up|full of`,
          String.raw`|buried in|covered in|clean\w* up|clear\w*|remov\w*|acre of)\b`,
          String.raw`.{0,20}\bleaves\b`,
          String.raw`|\bleaves\b.{0,20}\b(?:everywhere|all over|rak\w*|bag\w*|pick\w*|clean\w*`,
          String.raw`|remov\w*|pil\w*|hauled|blown)\b`,
          String.raw`|\bleaf (?:removal|clean ?up|blowing|pick ?up|raking)\b|^leaves\b`,
          String.raw`|\brake (?:up )?(?:the |my |our )?(?:leaves|yard|lawn)\b`,
          String.raw`|\b(?:recog\w+|rastrill\w+|barrer|quitar|juntar)\b.{0,20}\bhojas\b`,
          String.raw`|\bhojas (?:secas|caidas|por todos|por toda|en el (?:patio|jardin))\b`,
        ].join(''),
      ),
      echo: { en: 'Leaves to clear away', es: 'Hojas por recoger' },
      tip: {
        en: 'Pick up toys, hoses and pet waste first, since leaves hide them.',
        es: 'Recoja antes juguetes, mangueras y desechos de mascotas: las hojas los tapan.',
      },
      covers: {
        en: 'gathering the leaves, mowing and trimming along the edges',
        es: 'juntar las hojas, cortar el césped y recortar las orillas',
      },
      ask: {
        en: 'About how large is the yard?',
        es: '¿Más o menos de qué tamaño es el patio?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:sod|re-?sod\w*|re-?seed\w*|over-?seed\w*|grass seed|aerat\w*|(?:bare`,
          String.raw`|bald|brown|dead|thin) (?:spots?|patch\w*|grass|lawn|areas?)|patchy)\b`,
          String.raw`|\b(?:grass|lawn|turf|zoysia|bermuda|fescue|augustine)\b.{0,25}\b(?:dying`,
          String.raw`|dead|died|brown|yellow|patchy|bare|thin|killed|straw)\b`,
          String.raw`|\b(?:pasto|cesped|zacate|grama)\b.{0,25}\b(?:sec[oa]|secando|amarill[oa]`,
          String.raw`|muert[oa]|pelad[oa])\b`,
          String.raw`|\b(?:secando|sembrar|resembrar|poner|instalar)\b.{0,15}\b(?:pasto|cesped`,
          String.raw`|zacate|grama)\b`,
        ].join(''),
      ),
      echo: { en: 'Grass that needs new life', es: 'Un césped por renovar' },
      tip: {
        en: 'Keep feet and pets off it for now, and hold back on fertilizer until somebody looks.',
        es: 'No lo pise por ahora, y no le ponga fertilizante hasta que alguien lo vea.',
      },
      ask: {
        en: 'About how large is the yard?',
        es: '¿Más o menos de qué tamaño es el patio?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:weeds|weeding|weedy|weed (?:control|killer|removal)|dandelions?`,
          String.raw`|crabgrass|thistles?|nutsedge|foxtails?|bindweed|poison (?:ivy|oak)|kudzu)\b`,
          String.raw`|\b(?:maleza|malezas|mala hierba|malas hierbas|hierba mala|hierbas|yerba`,
          String.raw`|monte alto|quitar el monte|hiedra venenosa)\b`,
        ].join(''),
      ),
      echo: { en: 'Weeds to get under control', es: 'Maleza por controlar' },
      tip: {
        en: 'Spray nothing before the visit so we can see what grows, and burn none of it.',
        es: 'No aplique nada antes de la visita para ver qué crece, y no queme nada.',
      },
      ask: {
        en: 'Is it the lawn or the beds?',
        es: '¿Es en el pasto o en las jardineras?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:mow|mowed|mowing|mows|lawn ?mowing)\b|\b(?:cut|cutting|cuts)\b`,
          String.raw`.{0,15}\b(?:grass|lawn|yard)\b`,
          String.raw`|\b(?:grass|lawn|yard)\b.{0,25}\b(?:cut|knees?|waist|high|tall|long|jungle`,
          String.raw`|overgrown|hayfield|abandoned)\b`,
          String.raw`|\b(?:tall|high|long|overgrown|knee.high|waist.high) (?:grass|yard|lawn)\b`,
          String.raw`|\b(?:cortar|corten|cortan|corte)\b.{0,15}\b(?:pasto|cesped|zacate|grama`,
          String.raw`|yarda)\b|\b(?:pasto|cesped|zacate|grama|yarda)\b.{0,20}\b(?:alt[oa]`,
          String.raw`|crecid[oa]|larg[oa]|selva)\b`,
        ].join(''),
      ),
      echo: { en: 'Grass to cut back', es: 'Césped por cortar' },
      tip: {
        en: 'Pick up toys, hoses and sticks, and keep pets inside while the crew works.',
        es: 'Recoja juguetes, mangueras y ramas sueltas, y deje adentro a las mascotas.',
      },
      ask: {
        en: 'How tall is it by now, and about how large is the yard?',
        es: '¿Qué tan alto está, y más o menos de qué tamaño es el patio?',
      },
    },
  ],
}
