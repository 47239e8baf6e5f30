import type { ServiceReplies } from './service-replies.ts'

export const houseCleaning: ServiceReplies = {
  names: [
    '(?:house|home|apartment|office|deep|move.?(?:in|out)) ?clean(?:er|ers|ing)?',
    '|house ?keep(?:er|ers|ing)|cleaning(?: (?:lady|ladies|services?|crew))?',
    '|cleaners|maids?(?: services?)?',
    '|(?:need|want|get|have) (?:it|the (?:place|house|apartment)) (?:all |deep )?cleaned',
    '|(?:my|our|the|whole) (?:apt|apartment|house|place|home|condo|flat) (?:deep |all )?cleaned',
    '|limpieza(?: (?:de (?:la |mi )?(?:casas?|hogar|apartamento|oficinas?)',
    '|del hogar|profunda))?|limpiador(?:a|as|es)?',
  ].join(''),
  covers: {
    en: 'dusting, floors, kitchen surfaces, bathrooms and the trash taken out',
    es: 'quitar el polvo, los pisos, la cocina, los baños y sacar la basura',
  },
  tip: {
    en: 'Pick up toys, clothes and papers beforehand, so the time goes into the cleaning itself.',
    es: 'Recoja antes juguetes, ropa y papeles, para que el tiempo se dedique a la limpieza.',
  },
  ask: { en: 'Which rooms matter most to you?', es: '¿Qué áreas le importan más?' },
  problems: [
    {
      when: new RegExp(
        [
          String.raw`\b(?:offices?|workplace|studio|showroom|shop|store|salon|clinic)\b`,
          String.raw`[^.!?]{0,60}\bclean|\bclean\w*\b[^.!?]{0,40}`,
          String.raw`\b(?:our|my|the|an?) (?:office|workplace|shop|store|salon|clinic)\b`,
          String.raw`|\blimpi\w+\b[^.!?]{0,40}\b(?:oficina|negocio|tienda|local)\b`,
        ].join(''),
      ),
      echo: { en: 'An office or shop to clean', es: 'Una oficina o un negocio que limpiar' },
      tip: {
        en: 'Ask everyone to clear the desks and lock away papers, and write in the notes who lets the cleaners in.',
        es: 'Pida a todos despejar los escritorios y guardar los papeles, y escriba en las notas quién abre.',
      },
    },
    {
      when: /\b(?:units?|apartments?|tenants?|rentals?|airbnb|guests?)\b[^.!?]{0,24}\b(?:turn(?:ing|s)? ?over|turnover)\b|\bturn ?over (?:clean\w*|of)\b|\bbetween (?:tenants|guests)\b/,
      echo: {
        en: 'A cleaning between tenants or guests',
        es: 'Una limpieza entre inquilinos o huéspedes',
      },
      tip: {
        en: 'Have water and power on, and write in the notes how the crew gets in, and each unit if there are several.',
        es: 'Tenga agua y luz conectadas, y escriba en las notas cómo se entra, y cada unidad si son varias.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\bmov(?:e|ing).?out\b`,
          String.raw`|\bmoved out\b.{0,60}\b(?:clean\w*|filthy|dirty|empty|mess)\b`,
          String.raw`|\b(?:(?:the|my) landlord|deposit|end of (?:the |my )?lease)\b.{0,60}\bclean`,
          String.raw`|\bclean.{0,60}\b(?:(?:the|my) landlord|deposit)\b`,
          String.raw`|\blimpi(?:ar|eza)\b.{0,40}\b(?:mudanza|entregar|deposito)\b`,
        ].join(''),
      ),
      echo: { en: 'A move-out cleaning', es: 'Una limpieza de salida' },
      tip: {
        en: 'Empty the cupboards and the fridge first, and keep the landlord’s checklist at hand if you have one.',
        es: 'Vacíe antes los gabinetes y el refrigerador, y tenga a mano la lista del propietario si la hay.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\bmov(?:e|ed|ing).?in\b.{0,60}\b(?:clean|scrub|wip|dirty|filthy)`,
          String.raw`|\bclean.{0,40}\bbefore (?:we|i) move\b`,
          String.raw`|\blimpi(?:ar|eza)\b.{0,40}\bantes de (?:mudar|entrar)`,
        ].join(''),
      ),
      echo: { en: 'A move-in cleaning', es: 'Una limpieza de entrada' },
      tip: {
        en: 'It goes best while the rooms are still empty, with water and power already on.',
        es: 'Sale mejor con los cuartos todavía vacíos y con agua y luz ya conectadas.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:post.?construction|after (?:the )?(?:construction|remodel|renovation)`,
          '|(?:drywall|construction|sanding|sheetrock) dust',
          String.raw`|polvo de (?:la )?(?:construccion|obra|remodelacion))\b`,
          String.raw`|\b(?:contractors?|builders|remodel)\b.{0,40}\b(?:left|dust)\b`,
          String.raw`.{0,30}\b(?:dust|everywhere|everything)\b`,
        ].join(''),
      ),
      echo: { en: 'The dust that building work leaves', es: 'El polvo que deja una obra' },
      tip: {
        en: 'Leave the dust on hard surfaces alone for now: wiping it dry can scratch them.',
        es: 'Deje por ahora el polvo sobre las superficies duras: limpiarlo en seco puede rayarlas.',
      },
    },
    {
      when: /\b(?:airbnb|vrbo|turnovers?|short.?term rental|guests? check(?:s|ing|ed)? (?:in|out))\b/,
      echo: { en: 'A cleaning between two guests', es: 'Una limpieza entre dos huéspedes' },
      tip: {
        en: 'Have fresh linens and towels ready in one place, and a list of what guests should find.',
        es: 'Tenga sábanas y toallas limpias en un solo lugar, y una lista de lo que debe encontrar el huésped.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:after|from|before) (?:a |the |our |my )?(?:\w+ )?(?:party|bbq|barbecue`,
          String.raw`|wedding|bday|birthday)\b`,
          String.raw`|\b(?:party|bday|birthday)\b.{0,40}\b(?:mess|disaster|everywhere|clean)`,
          String.raw`|\b(?:despues|antes) de (?:la |una )?fiesta\b`,
        ].join(''),
      ),
      echo: { en: 'A cleaning around a party', es: 'Una limpieza por una fiesta' },
      tip: {
        en: 'Put away what is fragile, and blot fresh spills with a dry cloth instead of rubbing.',
        es: 'Guarde lo frágil, y seque los derrames recientes con un paño sin frotar.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:oven|stove|hood|fridge|refrigerator|kitchen|cabinets?)\b`,
          String.raw`.{0,40}\b(?:greas(?:e|y)|grimy|sticky|scrub|scour|filthy|gross)\b`,
          String.raw`|\b(?:greas(?:e|y)|grimy|sticky|scrub|scour|filthy|dirty)\b`,
          String.raw`.{0,25}\b(?:oven|stove|hood|fridge|refrigerator|kitchen)\b`,
          String.raw`|\bclean (?:the |my |our )?(?:oven|stove|hood|fridge|refrigerator|kitchen)\b`,
          String.raw`|\b(?:horno|estufa|campana|cocina|refri(?:gerador)?)\b`,
          String.raw`.{0,30}\b(?:grasa|grasos[oa]|suci[oa]|cochambre)\b`,
          String.raw`|\blimpiar (?:el |la |mi )?(?:horno|estufa|campana|cocina|refri)`,
        ].join(''),
      ),
      echo: {
        en: 'A kitchen that needs a good scrub',
        es: 'Una cocina que necesita limpieza a fondo',
      },
      tip: {
        en: 'Leave the oven and the stove off and cool, and empty the fridge if it is to be cleaned inside.',
        es: 'Deje el horno y la estufa apagados y fríos, y vacíe el refrigerador si se limpiará por dentro.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:bathrooms?|shower|tub|toilets?)\b`,
          String.raw`.{0,40}\b(?:gross|filthy|dirty|scrub|soap scum|grimy|nasty|disgusting)\b`,
          String.raw`|\b(?:toilet|tub)\b.{0,15}\brings?\b`,
          String.raw`|\b(?:soap scum|scrub|gross|filthy|dirty)\b`,
          String.raw`.{0,30}\b(?:bathrooms?|shower|tub|toilets?)\b`,
          String.raw`|\b(?:banos?|regadera|ducha|tina)\b`,
          String.raw`.{0,30}\b(?:suci[oa]s?|sarro|percudid[oa]s?)\b`,
          String.raw`|\blimpiar (?:el |los |mis |mi )?banos?\b`,
        ].join(''),
      ),
      echo: {
        en: 'A bathroom that needs a good scrub',
        es: 'Un baño que necesita limpieza a fondo',
      },
      tip: {
        en: 'Never mix bleach with other cleaners, and take your own things off the shelves beforehand.',
        es: 'No mezcle nunca cloro con otros limpiadores, y retire antes sus cosas de las repisas.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:weekly|bi.?weekly|every (?:other )?(?:week|two weeks|2 weeks|mon|tues`,
          String.raw`|wednes|thurs|fri|satur|sun)\w*|(?:once|twice) a (?:week|month)`,
          String.raw`|every other \w+day|monthly|cada (?:semana|15 dias|quince dias|dos semanas`,
          String.raw`|mes)|semanal(?:mente)?|quincenal(?:mente)?|una vez (?:por|a la) semana)\b`,
        ].join(''),
      ),
      echo: { en: 'A regular cleaning', es: 'Una limpieza regular de la casa' },
      tip: {
        en: 'Write down what should be done every visit and what only now and then.',
        es: 'Anote qué debe hacerse en cada visita y qué solo de vez en cuando.',
      },
    },
  ],
}
