import type { ServiceReplies } from './service-replies.ts'

export const furnitureAssembly: ServiceReplies = {
  names: [
    '(?:furniture|ikea|bed|crib|desk) assembl(?:y|er|ers|ing)|assembl(?:y|ers)',
    '|assembling',
    '|(?:armado|ensamble|montaje|ensamblaje) de (?:muebles?|camas?|cunas?)',
    '|armador(?:es)? de muebles',
  ].join(''),
  covers: {
    en: 'unpacking, putting the pieces together, tightening and placing it in the room',
    es: 'desempacar, armar las piezas, apretar todo y colocarlo en el cuarto',
  },
  tip: {
    en: 'Leave the boxes closed and together in the room where it should stand.',
    es: 'Deje las cajas cerradas y juntas en el cuarto donde irá el mueble.',
  },
  ask: { en: 'What brand and model is it?', es: '¿Qué marca y modelo es?' },
  problems: [
    {
      when: new RegExp(
        [
          String.raw`\b(?:tak(?:e|en|ing) (?:it |them |the |my )?(?:\w+ ){0,3}apart|disassembl\w*`,
          String.raw`|dismantl\w*|desarm\w*|desmont\w*)\b`,
        ].join(''),
      ),
      echo: { en: 'Furniture to take apart', es: 'Muebles por desarmar en casa' },
      tip: {
        en: 'Empty it, and have a small bag ready for the screws and the manual.',
        es: 'Vacíelo, y tenga lista una bolsita para los tornillos y el manual.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:missing (?:\w+ )?(?:parts?|screws?|bolts?|instructions?|manual)|(?:no`,
          String.raw`|lost|without|threw) (?:\w+ )?(?:\w+ )?(?:instructions?|manual|hex keys?`,
          '|screws?)|bag(?:gie)? of bolts|bolts too short|(?:sin|faltan?|perdi) (?:el ',
          String.raw`|los |las )?(?:instructivo|instrucciones|manual|tornillos|piezas))\b`,
        ].join(''),
      ),
      echo: { en: 'Furniture with something missing', es: 'Un mueble al que le falta algo' },
      tip: {
        en: 'Find the brand and model on the box or label: most manuals can be found by them.',
        es: 'Busque marca y modelo en la caja o etiqueta: con eso se encuentran casi todos los manuales.',
      },
    },
    {
      when: /\bcribs?\b|\bchanging table\b|\bcunas?\b/,
      echo: {
        en: 'A crib or nursery piece to assemble',
        es: 'Una cuna o mueble de bebé por armar',
      },
      tip: {
        en: 'Do not use it half built, and keep the manual: the mattress height matters.',
        es: 'No la use a medio armar, y guarde el manual: la altura del colchón importa.',
      },
    },
    {
      when: /\bbunk ?beds?\b|\bloft beds?\b|\bliteras?\b/,
      echo: { en: 'A bunk or loft bed to assemble', es: 'Una litera o cama alta por armar' },
      tip: {
        en: 'Keep children off it until every bolt is tight, and clear the corner for it.',
        es: 'No deje subir a los niños hasta que todo esté apretado, y despeje la esquina.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:peloton|treadmills?|ellipticals?|bowflex|exercise bikes?|home gym`,
          '|rowing machine|caminadora|eliptica|bicicleta (?:fija|estatica)',
          String.raw`|gimnasio en casa)\b`,
        ].join(''),
      ),
      echo: { en: 'An exercise machine to set up', es: 'Una máquina de ejercicio por armar' },
      tip: {
        en: 'Leave the box near its final spot: it is heavy, and an outlet should be close.',
        es: 'Deje la caja cerca de su lugar: pesa mucho, y conviene un contacto cerca.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:swing ?sets?|play ?sets?|trampolines?|gazebo|pergola|grills?|umbrella`,
          '|patio (?:set|furniture)|outdoor (?:sectional|furniture|set)|fire table',
          String.raw`|columpios?|brincolin(?:es)?|trampolin|asador(?:es)?|juegos? de jardin)\b`,
        ].join(''),
      ),
      echo: { en: 'Something for the yard to assemble', es: 'Algo para el jardín por armar' },
      tip: {
        en: 'Choose a level spot, and keep all parts together and dry until then.',
        es: 'Elija un lugar plano, y guarde todas las piezas juntas y secas hasta entonces.',
      },
    },
    {
      when: /\b(?:desks?|office chairs?|conference table|escritorios?|sillas? de oficina)\b/,
      echo: { en: 'Office furniture to assemble', es: 'Muebles de oficina por armar' },
      tip: {
        en: 'Clear the spot and think about where the cables should come out.',
        es: 'Despeje el lugar y piense por dónde deben salir los cables.',
      },
    },
    {
      when: new RegExp(
        [
          String.raw`\b(?:beds?|bed ?frames?|murphy|trundle|day ?bed|wardrobes?|pax|dressers?|malm`,
          '|hemnes|billy|kallax|book ?(?:cases?|shel(?:f|ves))|ikea|wayfair',
          String.raw`|flat ?pack\w*|camas?|roperos?|armarios?|comodas?|libreros?)\b`,
        ].join(''),
      ),
      echo: { en: 'Furniture from a box to assemble', es: 'Un mueble de caja por armar' },
      tip: {
        en: 'Check that all boxes have come; tall pieces should be fixed to the wall, so ask about that.',
        es: 'Revise que llegaron todas las cajas; lo alto debe fijarse a la pared, pregunte por eso.',
      },
    },
  ],
}
