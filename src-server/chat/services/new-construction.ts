import type { ServiceReplies } from './service-replies.ts'

const articles =
  '(?:me |us |a |an |the |our |my |another |un |una |el |la |mi |otro |otra |nuestra )?'

export const newConstruction: ServiceReplies = {
  names: [
    '(?:custom |new )?(?:home|house) ?builders?|(?:home|house|room) additions?|(?:adu',
    '|addition) (?:builders?|construction|contractors?)|new (?:home|house) construction',
    '|construccion (?:nueva|de casas?)|obra nueva|constructor(?:a|es|as)? de casas',
  ].join(''),
  covers: {
    en: 'a talk about the site and plans, the permits, the building and the final walk-through',
    es: 'ver el terreno y los planos, los permisos, la obra y el recorrido final',
  },
  tip: {
    en: 'Look for your property survey and deed, and for any plans that exist.',
    es: 'Busque el plano de su propiedad, las escrituras y los planos que existan.',
  },
  ask: {
    en: 'Do you have plans, and is the land yours?',
    es: '¿Ya tiene planos, y el terreno es suyo?',
  },
  problems: [
    {
      when: new RegExp(
        [
          String.raw`\b(?:tear.?downs?|demolish\w*|demolition|rebuild(?:ing)?|tear(?:ing)? (?:it`,
          '|the (?:old )?house|our house) down|knock(?:ing)? down (?:the|our|my',
          String.raw`|an?) (?:old )?(?:house|home)|demoler|demolicion|reconstruir)\b`,
        ].join(''),
      ),
      echo: {
        en: 'Something to tear down or rebuild',
        es: 'Algo por demoler o reconstruir',
      },
      tip: {
        en: 'Take nothing down yet, and ask the city which permit it wants for demolition.',
        es: 'No derribe nada todavía, y pregunte a la ciudad qué permiso pide para demoler.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:adus?|accessory dwelling\w*|granny (?:flat|pod|unit)`,
          '|(?:mother.?)?in.?law (?:suite|unit|apartment|flat|quarters|house)',
          '|guest ?house|guest cottage|casita|carriage house|casa de huespedes',
          String.raw`|departamento para (?:mis|mi) (?:suegr[oa]s?|padres|mama|papa))\b`,
        ].join(''),
      ),
      echo: {
        en: 'Separate living space on the property',
        es: 'Una vivienda aparte en la propiedad',
      },
      tip: {
        en: 'Ask the city which size and distance to the lot line it allows.',
        es: 'Pregunte a la ciudad qué tamaño permite y a qué distancia del límite del terreno.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:add\w*|build\w*|put|putting|want|need)(?: on)? ${articles}(?:whole |new `,
          String.raw`|full )?(?:second|third|2nd|3rd|extra|upper)?.?(?:story|storey|level)\b`,
          String.raw`|\b(?:add\w*|build\w*|put|putting)(?: on)? ${articles}(?:second|third|2nd|3rd`,
          String.raw`|extra|upper|another) floor\b|\b(?:second|third|2nd|3rd).(?:story|storey`,
          String.raw`|floor) addition\b|\bpop.?top\b|\bdormers?\b|\b(?:agregar|construir|hacer`,
          String.raw`|levantar|echar) ${articles}(?:segundo|tercer|otro) piso\b|\b(?:agregar`,
          String.raw`|construir|hacer|levantar) ${articles}segunda planta\b`,
        ].join(''),
      ),
      echo: { en: 'More space on top of a building', es: 'Más espacio en la parte de arriba' },
      tip: {
        en: 'Look for the building’s plans: an engineer has to know what its foundation carries.',
        es: 'Busque los planos: un ingeniero debe saber cuánto soportan los cimientos.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\bsun ?rooms?\b|\b(?:screened|covered|enclosed).?(?:in )?(?:porch|patio`,
          String.raw`|deck)\b|\bpatio cover\b|\b(?:three|four|3|4).season room\b|\bporche\b`,
          String.raw`|\b(?:terraza|patio) techad[oa]\b|\btechar (?:el |mi |un )?patio\b`,
          String.raw`|\bcuarto de sol\b`,
        ].join(''),
      ),
      echo: { en: 'A sunroom, porch or covered patio', es: 'Un porche, terraza o patio techado' },
      tip: {
        en: 'Watch where sun and rain fall there, and photograph the wall that it would join.',
        es: 'Observe dónde dan el sol y la lluvia, y fotografíe la pared a la que se uniría.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:build(?:ing)?|built|construct(?:ing)?|put(?:ting)? up|add(?:ing)?`,
          `|construir|hacer|levantar) ${articles}(?:new |detached |attached |small |big `,
          '|large |separate |(?:one|two|three|1|2|3).car |metal ',
          '|wood ){0,3}(?:garage(?! doors?)|carport|workshop|barn|pole barn|pool house',
          String.raw`|garaje|cochera|taller)\b|\b(?:new|detached) (?:(?:one|two|three|1|2`,
          String.raw`|3).car )?(?:garage(?! doors?)|carport|workshop|barn)\b`,
          String.raw`|\bgarage construction\b`,
        ].join(''),
      ),
      echo: {
        en: 'A garage or outbuilding to build',
        es: 'Un garaje o taller por construir',
      },
      tip: {
        en: 'Mark the corners with stakes or string, and have buried lines located before anybody digs.',
        es: 'Marque las esquinas con estacas, y pida ubicar las líneas enterradas antes de excavar.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`(?<!\bin )\badditions?\b|\bbump.?outs?\b|\b(?:house|home|kitchen|room`,
          String.raw`|rear) extension\b|\b(?:extend|extending|expand|expanding`,
          String.raw`|enlarge)\b.{0,20}\b(?:house|home|kitchen|room|footprint)\b`,
          String.raw`|\badd(?:ing)?.?(?:on|onto)\b|\b(?:add|adding|build`,
          `|building) ${articles}(?:new |extra |primary |master |family |guest |half `,
          String.raw`|full ){0,2}(?:bed ?room|room|bath|bathroom|suite|wing|mud ?room)s?\b`,
          String.raw`|\b(?:bed ?room|room|bathroom|suite)s? (?:built |added )?(?:onto|on to`,
          String.raw`|off) (?:the|our|my)\b|\b(?:ampliar|ampliacion|agrandar)\b|\b(?:agregar`,
          String.raw`|construir|hacer|anadir) ${articles}(?:cuarto|recamara|habitacion|bano)s?\b`,
        ].join(''),
      ),
      echo: { en: 'More room added to a home', es: 'Una ampliación de la casa' },
      tip: {
        en: 'Look for the property survey, and check how far the lot line is from that wall.',
        es: 'Busque el plano de la propiedad, y vea a qué distancia queda el límite del terreno.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:build(?:ing)?|built|construct(?:ing)?) ${articles}(?:new |custom |small `,
          '|tiny |log |modular |dream |family |single |farm |big |own ',
          '|prefab ){0,3}(?:house|home|cabin|farmhouse|barndominium|duplex|townhomes?',
          String.raw`|townhouses?)\b(?! (?:office|theater|gym|bar))|\b(?:house|home|cabin`,
          String.raw`|build)\b.{0,30}\b(?:on|for) (?:the |my |our |an? |some |\w+ )?(?:empty `,
          String.raw`|vacant )?(?:lot|land|acres?)\b|\b(?:lot|land|acres?)\b.{0,30}\b(?:build`,
          String.raw`|house|home|cabin)\b|\b(?:custom|modular|prefab) (?:home|house)\b`,
          String.raw`|\bbarndominium\b|\b(?:construir|construyan|hacer`,
          String.raw`|levantar) ${articles}(?:nueva )?casa\b|\bcasa\b.{0,25}\b(?:terreno|lote)\b`,
          String.raw`|\b(?:terreno|lote)\b.{0,30}\bcasa\b`,
        ].join(''),
      ),
      echo: { en: 'A new home to build', es: 'Una casa nueva por construir' },
      tip: {
        en: 'Ask the county about zoning, and find out where water, sewer and power reach the land.',
        es: 'Pregunte al condado por la zonificación, y averigüe hasta dónde llegan agua, drenaje y luz.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:blueprints?|architects?|architectural|building plans|floor ?plans?`,
          String.raw`|drawings|permits?|planos|permisos?|arquitect[oa]s?)\b`,
        ].join(''),
      ),
      echo: { en: 'Plans or permits for a build', es: 'Planos o permisos de una obra' },
      tip: {
        en: 'Keep the newest papers together, and note what is decided and what may still change.',
        es: 'Junte los papeles más recientes, y anote qué está decidido y qué puede cambiar.',
      },
    },
  ],
}
