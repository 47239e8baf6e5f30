import type { ServiceReplies } from './service-replies.ts'

const growth = [
  'mou?ld|moldy|mouldy|mildew|spores?|patches|spots?|specks?|dots|fuzz|fuzzy|growth',
  '|growing|black stuff|dark stuff|damp|dampness|moho|hongos?|humedad|manchas?|mohos[oa]',
].join('')

export const moldInspection: ServiceReplies = {
  names: [
    'mou?ld (?:inspect(?:ion|ions|or|ors|ing)|test(?:s|ing|er|ers)?|assess(?:ment|ments',
    '|or|ors)|surveys?|checks?)|(?:inspeccion(?:es)?|inspector(?:es)?|pruebas?',
    '|revision) de (?:moho|hongos?|humedad)',
  ].join(''),
  covers: {
    en: 'a look at the suspect spots, moisture readings, samples and a plain report',
    es: 'revisar los puntos sospechosos, medir la humedad, tomar muestras y un reporte claro',
  },
  tip: {
    en: 'Leave it as it is before the visit: no bleach, no brush, no paint; a photo helps.',
    es: 'Déjelo como está antes de la visita: sin cloro, cepillo ni pintura; una foto ayuda.',
  },
  ask: {
    en: 'Where do you see or smell it, and was there ever a leak?',
    es: '¿Dónde lo ve o lo huele, y hubo alguna fuga?',
  },
  problems: [
    {
      when: new RegExp(
        [
          String.raw`\bclearance (?:test\w*|inspection|check|report)\b|\bpost.?remediation\b`,
          String.raw`|\bafter (?:the |a |our )?(?:mold |crew )?(?:remediation|cleanup|clean up`,
          String.raw`|removal)\b|\b(?:mold|remediation|cleanup) clearance\b|\bdespues de (?:la `,
          String.raw`|una )?(?:remediacion|limpieza|eliminacion) de(?:l)? moho\b`,
        ].join(''),
      ),
      echo: { en: 'A check after mold cleanup', es: 'Una revisión después de quitar moho' },
      tip: {
        en: 'Keep the area closed off as the crew left it, and have their papers at hand.',
        es: 'Deje el área cerrada como quedó, y tenga a mano los papeles de ese trabajo.',
      },
      ask: {
        en: 'When was it cleaned up, and where?',
        es: '¿Cuándo se limpió, y dónde?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:reports?|proof|document\w*|inspect\w*|test\w*|check\w*|reportes?`,
          String.raw`|informes?|inspeccion|pruebas?)\b.{0,50}\b(?:landlord|tenants?|buyers?|buying`,
          '|sellers?|selling|closing|realtor|lease|home sale|comprar|compra|comprador',
          String.raw`|vender|venta|caser[oa]|arrendador|inquilin[oa]s?|renta)\b|\b(?:landlord`,
          '|tenants?|buyers?|buying|sellers?|selling|closing|realtor|lease|comprar',
          '|compra|comprador|vender|venta|caser[oa]|arrendador',
          String.raw`|inquilin[oa]s?)\b.{0,60}\b(?:reports?|proof|document\w*|inspect\w*|tested`,
          String.raw`|testing|reportes?|informes?|inspeccion|pruebas?)\b`,
        ].join(''),
      ),
      echo: { en: 'A mold check with a report', es: 'Una revisión de moho con reporte' },
      tip: {
        en: 'Ask who needs the report, and whether they want laboratory results in it.',
        es: 'Pregunte quién necesita el reporte y si debe llevar resultados de laboratorio.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`(?<!\b(?:no|not|without|sin) )\b(?:cough\w*|sick(?! of)|allerg\w*|asthma\w*`,
          String.raw`|headaches?|sneez\w*|wheez\w*|congest\w*|stuffy nose|tos|tose\w*|alergi\w*`,
          String.raw`|asma|estornud\w*|enferm[oa]s?|enfermando|dolor(?:es)? de cabeza)\b`,
        ].join(''),
      ),
      echo: { en: 'Symptoms that may come from mold', es: 'Síntomas que quizá vienen del moho' },
      tip: {
        en: 'Spend less time in that room if you can, and see a doctor about symptoms that stay.',
        es: 'Pase menos tiempo en ese cuarto si puede, y consulte al médico si los síntomas siguen.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:bathrooms?|showers?|tub|grout|toilet|banos?|regadera|tina`,
          String.raw`|ducha)\b.{0,45}(?<!\b(?:no|not|any) )\b(?:${growth})\b|(?<!\b(?:no`,
          String.raw`|not) )\b(?:${growth})\b.{0,45}\b(?:bathrooms?|showers?|tub|grout|toilet`,
          String.raw`|banos?|regadera|tina|ducha)\b`,
        ].join(''),
      ),
      echo: {
        en: 'Possible mold in a bathroom',
        es: 'Posible moho en un baño',
      },
      tip: {
        en: 'Air the room after showers, and do not scrub or paint over the spots before the visit.',
        es: 'Ventile después de bañarse, y no talle ni pinte las manchas antes de la visita.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`(?<!\b(?:no|not|any|never|without|sin|hubo|hay) (?:\w+ )?)\b(?:leak(?:s|ed`,
          '|ing|age|y)?|flood(?:s|ed|ing)?|water damage|burst pipe|pipe burst|fugas?',
          String.raw`|goteras?|filtracion(?:es)?|inund\w+)\b|(?<!\bno )\b(?:hubo|hay) (?:una |un `,
          String.raw`|alguna )?(?:fuga|gotera|filtracion|inundacion)\b`,
        ].join(''),
      ),
      echo: {
        en: 'Possible mold after a leak or flood',
        es: 'Posible moho por una fuga o inundación',
      },
      tip: {
        en: 'Dry what you can, take photos, and paint or bleach nothing before the inspection.',
        es: 'Seque lo que pueda, tome fotos, y no pinte ni use cloro antes de la inspección.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`(?<!\b(?:no|not|doesnt|cant|without|sin) )\b(?:smell(?:s|y|ing)?|odou?rs?`,
          String.raw`|musty|stinks?|earthy|huele|olor(?:es)?|apesta)\b`,
        ].join(''),
      ),
      echo: { en: 'A smell that could mean mold', es: 'Un olor que podría ser moho' },
      tip: {
        en: 'Use no air fresheners before the visit, and note where and when it is strongest.',
        es: 'No use aromatizantes antes de la visita, y anote dónde y cuándo huele más.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:attic|crawl ?space|basement|cellar|joists|subfloor|atico|sotano`,
          String.raw`|entretecho)\b.{0,45}(?<!\b(?:no|not|any) )\b(?:${growth})\b|(?<!\b(?:no`,
          String.raw`|not) )\b(?:${growth})\b.{0,45}\b(?:attic|crawl ?space|basement|cellar|joists`,
          String.raw`|subfloor|atico|sotano|entretecho)\b`,
        ].join(''),
      ),
      echo: {
        en: 'Possible mold in an attic or below',
        es: 'Posible moho en un ático o sótano',
      },
      tip: {
        en: 'Keep its door or hatch closed, store nothing more there, and note any water you see.',
        es: 'Deje cerrada la puerta, no guarde más cosas ahí, y anote si ve agua.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:black|green|white|dark|gray|grey|pink|brown|fuzzy|furry|speckled`,
          String.raw`|powdery)\b.{0,12}\b(?:spots?|stuff|growth|patch(?:es)?|specks?|fuzz|stains?`,
          String.raw`|mou?ld|dots|blotches)\b|\b(?:mou?ld|mildew)\b.{0,25}\b(?:on|behind|under`,
          String.raw`|growing|spreading|wall|walls|ceiling|closet|window|windows)\b|\bmushrooms?\b`,
          String.raw`|\b(?:manchas?|puntos?) (?:\w+ )?(?:negr[oa]s?|verdes?|blanc[oa]s?`,
          String.raw`|oscur[oa]s?|grises)\b|\b(?:moho|hongos?)\b.{0,20}\b(?:en|detras|debajo`,
          String.raw`|pared(?:es)?|techo|closet)\b`,
        ].join(''),
      ),
      echo: { en: 'Spots or growth to look at', es: 'Manchas o moho por revisar' },
      tip: {
        en: 'Do not brush, bleach or paint it; take a photo and keep children away from it.',
        es: 'No lo cepille, pinte ni use cloro; tome una foto y aleje a los niños.',
      },
    },
  ],
}
