import type { WorkQuestion } from './work-question.ts'

export const aboutMoves: readonly WorkQuestion[] = [
  {
    when: /\b(?:truck|van|u-?haul|camion|troca)\b.*\b(?:includ\w*|extra|rent|bring|separate|incluid\w*|aparte|traen)\b|\b(?:includ\w*|bring|rent|traen)\b.{0,24}\b(?:truck|van|u-?haul|camion|troca)\b|\bcon el camion\b/,
    callsForNothing: true,
    answer: {
      en: 'You need not rent one: the truck and its crew are part of it.',
      es: 'No hay que rentar nada: el camión y su gente van incluidos.',
    },
  },
  {
    when: /\b(?:take|takes|taking|break|breaks)\b.{0,24}\bapart\b|\bdisassembl\w*|\b(?:put|puts)\b.{0,30}\btogether\b|\bdesarm\w+\b/,
    callsForNothing: true,
    answer: {
      en: 'Yes, the movers do that: write in the notes what they should take apart and put together again. The estimate has no line for it; if it costs more, you hear that before they begin.',
      es: 'Sí, eso lo hacen los de la mudanza: ponga en las notas qué deben desarmar y volver a armar. El precio no lo incluye; si cuesta más, se lo dicen antes de empezar.',
    },
  },
  {
    when: /\b(?:said|was|were|earlier|before|dijo|era)\b.*\b(?:now|diff\w*|ahora)\b.*\d|\d.*\b(?:now|ahora)\b.*\d|\bdifference between\b.*\bmov\w*|\b(?:what|whats) the diff\w*/,
    answer: {
      en: 'Moving Services, Local Moving and Long Distance Moving are three services with a price each: the first while it is not known how far it goes, the second within the region, the third to another state. The price of the one on your list holds.',
      es: 'Servicios de mudanza, mudanza local y mudanza de larga distancia son tres servicios, cada uno con su precio: el primero mientras no se sabe qué tan lejos, el segundo dentro de la región, el tercero a otro estado. Vale el precio del que está en su lista.',
    },
  },
  {
    when: /\b(?:all the way|whole way|miles?|how far)\b|(?<!long )(?<!long-)\bdistance\b|\breally\b.*\bto [a-z]+\b|\bmillas?\b/,
    answer: {
      en: 'The estimate does not count miles. Write both addresses in the notes; if it takes more, you hear that price before anything is loaded, and decide.',
      es: 'El precio no cuenta las millas. Escriba las dos direcciones en las notas; si lleva más, le dicen ese precio antes de cargar, y usted decide.',
    },
  },
  {
    when: /\b(?:piano|pool table|gun safe|safe|hot tub|caja fuerte)\b.*\b(?:extra|includ\w*|more|cost\w*|price|charge|total|incluid\w*|cuesta|mas|aparte|cobran)\b|\b(?:extra|includ\w*|more|cost\w*|price|charge|total|cuesta|cobran)\b.*\b(?:piano|pool table|safe|caja fuerte)\b/,
    answer: {
      en: 'The estimate stays the same with a piano or another heavy piece. Write it in the notes with the steps and doors on the way, so that enough people come with the right straps; if it takes more, you hear the price before they begin.',
      es: 'El precio no cambia por un piano u otra pieza pesada. Escríbalo en las notas con los escalones y puertas, para que vaya gente y equipo suficiente; si hace falta más, le dicen el precio antes de empezar.',
    },
  },
  {
    when: /\b(?:whole|entire) (?:household|house|home|apartment|place)\b|\bnot (?:just|only) the piano\b|\bno es solo el piano\b|\btoda la casa\b/,
    isTold: true,
    answer: {
      en: 'Yes, the whole household: a truck with a crew, wrapping, loading, the drive and carrying everything in. Write in the notes how many bedrooms, floors and heavy pieces there are.',
      es: 'Sí, toda la casa: el camión con equipo, envolver, cargar, el viaje y meter todo. Escriba en las notas cuántas recámaras, pisos y piezas pesadas son.',
    },
  },
  {
    when: /^(?!.*\bhow much\b).*\b(?:long.?distance|regular|local|which)\b.*\b(?:or|vs|versus|difference|which|move|moving)\b.*|\bdifference\b|\b(?:cual|diferencia)\b.*\bmudanza\b/,
    answer: {
      en: 'A move to another state is Long Distance Moving, one within the area Local Moving; Moving Services is a crew that packs, carries and sets up. You need only one of them.',
      es: 'A otro estado es mudanza de larga distancia; dentro de la zona, mudanza local; el servicio de mudanza es un equipo que empaca, carga y acomoda. Solo hace falta uno.',
    },
  },
  {
    when: /\b(?:boxes|box|packing|pack|tape|bubble wrap|cajas?|empaca\w*|cinta)\b/,
    answer: {
      en: 'Please have the boxes there, packed and closed: the estimate has no line for boxes or packing. What the crew should pack or take apart, write in the notes: you hear the price of it before it begins.',
      es: 'Tenga las cajas ahí, empacadas y cerradas: el precio no incluye cajas ni empacar. Lo que deban empacar o desarmar escríbalo en las notas: le dicen el precio antes de empezar.',
    },
  },
  {
    when: /\b(?:stairs?|staircase|walk-?up|elevator|(?:second|third|fourth|2nd|3rd|4th|\d) ?floor|escaleras?|elevador|piso)\b.*\b(?:extra|charge|more|cost|includ\w*|price|same|\?|cobran|cuesta|mas)|\b(?:extra|charge|more|cost|cobran)\b.*\b(?:stairs?|walk-?up|elevator|floors?|escaleras?|elevador)\b|^\W*stairs extra/,
    answer: {
      en: 'No, stairs do not change the estimate. Write the floor and the elevator in the notes, so that enough people come; if it takes more, you hear the price before they begin.',
      es: 'No, las escaleras no cambian el precio. Escriba en las notas el piso y si hay elevador, para que vaya gente suficiente; si hace falta más, le dicen el precio antes de empezar.',
    },
  },
]

export const aboutHauling: readonly WorkQuestion[] = [
  {
    when: /\b(?:(?:old |half ?full |oil ?-?based |latex )?paints?(?! (?:is|has|job|chips?))|paint cans?|solvents?|thinner|chemicals?|motor oil|propane|pinturas?|solventes?|quimicos?)\b/,
    isTold: true,
    answer: {
      en: 'No paint, solvents, oil or propane tanks, I am sorry: your city or county takes them, and cans of latex paint that has dried out often go with the trash. The rest we take.',
      es: 'Pintura, solventes, aceite y tanques de propano no, lo siento: los recibe su ciudad o condado, y las latas de pintura de agua ya seca muchas veces van con la basura. Lo demás sí.',
    },
  },
  {
    when: /\b(?:leave|left) the (?:garage|door|gate) open\b|\bdej\w+ abiert[oa]\b/,
    answer: {
      en: 'You need not stay if everything is in the open garage or outside and the notes list it. Keep your phone handy: they call before they come.',
      es: 'No tiene que quedarse, si todo está en el garaje abierto o afuera y la lista está en las notas; tenga el teléfono a mano, porque llaman antes de llegar.',
    },
  },
  {
    when: /(?<!\b(?:bring|carry|take|haul|get) .{0,30})\b(?:stairs?|elevator|walk-?up|\d(?:st|nd|rd|th)? floor|escaleras?|elevador|(?:\d\w*|primer|segundo|tercer|cuarto) piso)\b/,
    answer: {
      en: 'The floor does not change the estimate: write it in the notes, and whether there is an elevator, so that enough people come. If it takes more, you hear the price before they begin.',
      es: 'El piso no cambia el precio: escríbalo en las notas, y si hay elevador, para que venga gente suficiente. Si lleva más, le dicen el precio antes de empezar.',
    },
  },
  {
    when: /\b(?:bags?|bolsas?|same (?:trip|load|visit|price)|mismo viaje)\b|\b(?:fridge|refri\w*|nevera)\b.*\b(?:too|also|more|extra|tambien|mas|todo|cabe)\b/,
    answer: {
      en: 'Yes, all of it goes on one visit: list each piece and the bags in the description. The estimate does not count pieces; if it takes more than was planned, you hear that price before it is loaded.',
      es: 'Sí, todo va en la misma visita: apunte cada cosa y las bolsas en la descripción. El precio no cuenta piezas; si lleva más de lo previsto, le dicen ese precio antes de cargar.',
    },
  },
  {
    when: /\b(?:take|haul|remove|get rid of|carry|llevan?|quitan?)\b.*\b(?:couch\w*|sofas?|mattress\w*|fridge|tv|tables?|desks?|beds?|dressers?|piano|treadmill|grill|carpets?|sillon\w*|colchon\w*|muebles?|cama)\b/,
    answer: {
      en: 'Yes, it can go along with the rest: write it in the description. The estimate does not count pieces; if it takes more, you hear that price before it is loaded.',
      es: 'Sí, también se la llevan: escríbalo en la descripción. El precio no cuenta piezas; si lleva más, le dicen ese precio antes de cargar.',
    },
  },
  {
    when: /\b(?:curb|driveway|outside|garage|already out|banqueta|afuera)\b/,
    answer: {
      en: 'The estimate does not depend on where it stands, in the house, outside or at the curb. Please keep it on your own ground until they come, and say in the description where it is.',
      es: 'El precio no depende de dónde está: adentro, afuera o en la banqueta. Téngalo en su terreno hasta que lleguen, y diga en la descripción dónde está.',
    },
  },
]
