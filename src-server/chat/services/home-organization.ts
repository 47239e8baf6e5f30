import type { ServiceReplies } from './service-replies.ts'

export const homeOrganization: ServiceReplies = {
  names: [
    '(?:home|house|closet|pantry|garage|professional) organiz(?:er|ers|ing|ation)',
    '|organizers?|declutter(?:er|ers|ing)?|organizador(?:a|es|as)?',
    '|organizacion (?:de(?:l)? )?(?:hogar|casa|closets?)',
  ].join(''),
  covers: {
    en: 'sorting with you, a place for everything and labels where they help',
    es: 'clasificar con usted, un lugar para cada cosa y etiquetas donde ayuden',
  },
  tip: {
    en: 'Do not buy bins yet: what is needed shows only once things are sorted.',
    es: 'No compre cajas todavía: se sabe qué hace falta solo después de clasificar.',
  },
  ask: { en: 'Which space bothers you the most?', es: '¿Qué espacio le molesta más?' },
  problems: [
    {
      when: /\b(?:unpack\w*|boxes (?:everywhere|still)|(?:live|living) out of boxes|desempac\w*)\b/,
      echo: { en: 'Boxes to unpack', es: 'Cajas que hay que desempacar' },
      tip: {
        en: 'Put each box into the room it belongs to, and open the kitchen ones first.',
        es: 'Lleve cada caja a su cuarto, y abra primero las de la cocina.',
      },
      ask: {
        en: 'How many rooms are there to unpack?',
        es: '¿Cuántos cuartos hay que desempacar?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:papers?|paperwork|documents?|mail piles?|piles? of mail|bills|taxes`,
          String.raw`|filing|files|papeles|documentos|facturas|recibos)\b`,
        ].join(''),
      ),
      echo: { en: 'Papers to put in order', es: 'Papeles por poner en orden' },
      tip: {
        en: 'Gather all papers in one box, and throw nothing away about taxes, homes or insurance.',
        es: 'Junte todos los papeles en una caja, y no tire nada de impuestos, casa o seguros.',
      },
      ask: {
        en: 'About how many boxes or drawers of them are there?',
        es: '¿Más o menos cuántas cajas o cajones son?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:old|family|thousands of|boxes of|sort\w*|organiz\w*|ordenar`,
          String.raw`|clasificar)\b.{0,15}\b(?:photos|photographs|pictures|fotos|fotografias)\b`,
          String.raw`|\b(?:photos|photographs|pictures|fotos|fotografias)\b`,
          String.raw`.{0,25}\b(?:thousands|shoe ?boxes|albums?|sort|organized?|cajas|albumes)\b`,
        ].join(''),
      ),
      echo: { en: 'Photos to sort', es: 'Fotos que hay que clasificar' },
      tip: {
        en: 'Gather them in one dry place, and leave albums and envelopes as they are for now.',
        es: 'Júntelas en un lugar seco, y deje álbumes y sobres como están por ahora.',
      },
      ask: {
        en: 'Are they prints, on a phone, or both?',
        es: '¿Son impresas, están en el teléfono, o las dos cosas?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:(?:my |our )?late (?:husband|wife|mother|father|mom|dad)s?|(?:husband`,
          '|wife|mom|dad|mother|father) (?:passed|died)|passed away|(?<!real )estate',
          String.raw`|downsiz\w*|fallec\w*|difunt[oa])\b`,
        ].join(''),
      ),
      echo: {
        en: 'Belongings to go through with care',
        es: 'Pertenencias por revisar con cuidado',
      },
      tip: {
        en: 'Set aside first what you surely want to keep; nothing else has to be decided yet.',
        es: 'Aparte primero lo que seguro quiere conservar; lo demás no hay que decidirlo todavía.',
      },
    },
    {
      when: /\b(?:garage|tools?|tool ?shed|basement|attic|cochera|garaje|herramientas|sotano|atico)\b/,
      echo: {
        en: 'A garage or storage area to organize',
        es: 'Una cochera o bodega por organizar',
      },
      tip: {
        en: 'Leave paint, fuel and chemicals where they are, and clear a path to the walls.',
        es: 'Deje pinturas, combustibles y químicos donde están, y abra paso hasta las paredes.',
      },
      ask: {
        en: 'Is it more to sort, or more to throw out?',
        es: '¿Es más para ordenar o más para tirar?',
      },
    },
    {
      when: /\b(?:pantry|kitchen|spices?|tupperware|despensa|alacenas?|cocina)\b/,
      echo: { en: 'A kitchen or pantry to organize', es: 'Una cocina o despensa por organizar' },
      tip: {
        en: 'Check the dates on food, and set aside what you use every day.',
        es: 'Revise las fechas de los alimentos, y aparte lo que usa todos los días.',
      },
      ask: {
        en: 'What gets in the way there most?',
        es: '¿Qué es lo que más estorba ahí?',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:toys?|play ?room|kids? (?:rooms?|stuff|clothes)|juguetes`,
          String.raw`|cuarto de (?:los |mis )?(?:ninos|ninas|hijos))\b`,
        ].join(''),
      ),
      echo: {
        en: 'Toys or a children’s room to organize',
        es: 'Juguetes o un cuarto infantil por organizar',
      },
      tip: {
        en: 'Let the children choose their favorites, and measure the shelves you have.',
        es: 'Deje que los niños elijan sus favoritos, y mida las repisas que ya tiene.',
      },
      ask: {
        en: 'What gets in the way there most?',
        es: '¿Qué es lo que más estorba ahí?',
      },
    },
    {
      when: /\b(?:closets?|wardrobe|clothes|shoes|ropa|zapatos|ropero)\b/,
      echo: { en: 'Clothes or a closet to organize', es: 'Ropa o un clóset por organizar' },
      tip: {
        en: 'Wash what is waiting, and set aside what nobody has worn for a year.',
        es: 'Lave lo pendiente, y aparte lo que nadie ha usado en un año.',
      },
      ask: {
        en: 'What gets in the way there most?',
        es: '¿Qué es lo que más estorba ahí?',
      },
    },
  ],
}
