import type { WorkQuestion } from './work-question.ts'

export const aboutMoves: readonly WorkQuestion[] = [
  {
    id: 'truckIncluded',
    callsForNothing: true,
    answer: {
      en: 'You need not rent one: the truck and its crew are part of it.',
      es: 'No hay que rentar nada: el camión y su gente van incluidos.',
    },
  },
  {
    id: 'takeApart',
    callsForNothing: true,
    answer: {
      en: 'Yes, the movers do that: write in the notes what they should take apart and put together again. The estimate has no line for it; if it costs more, you hear that before they begin.',
      es: 'Sí, eso lo hacen los de la mudanza: ponga en las notas qué deben desarmar y volver a armar. El precio no lo incluye; si cuesta más, se lo dicen antes de empezar.',
    },
  },
  {
    id: 'miles',
    answer: {
      en: 'The estimate does not count miles. Write both addresses in the notes; if it takes more, you hear that price before anything is loaded, and decide.',
      es: 'El precio no cuenta las millas. Escriba las dos direcciones en las notas; si lleva más, le dicen ese precio antes de cargar, y usted decide.',
    },
  },
  {
    id: 'heavyPiece',
    answer: {
      en: 'The estimate stays the same with a piano or another heavy piece. Write it in the notes with the steps and doors on the way, so that enough people come with the right straps; if it takes more, you hear the price before they begin.',
      es: 'El precio no cambia por un piano u otra pieza pesada. Escríbalo en las notas con los escalones y puertas, para que vaya gente y equipo suficiente; si hace falta más, le dicen el precio antes de empezar.',
    },
  },
  {
    id: 'wholeHousehold',
    isTold: true,
    answer: {
      en: 'Yes, the whole household: a truck with a crew, wrapping, loading, the drive and carrying everything in. Write in the notes how many bedrooms, floors and heavy pieces there are.',
      es: 'Sí, toda la casa: el camión con equipo, envolver, cargar, el viaje y meter todo. Escriba en las notas cuántas recámaras, pisos y piezas pesadas son.',
    },
  },
  {
    id: 'whichMove',
    answer: {
      en: 'A move to another state is Long Distance Moving, one within the area Local Moving; Moving Services is a crew that packs, carries and sets up. You need only one of them.',
      es: 'A otro estado es mudanza de larga distancia; dentro de la zona, mudanza local; el servicio de mudanza es un equipo que empaca, carga y acomoda. Solo hace falta uno.',
    },
  },
  {
    id: 'boxesAndPacking',
    answer: {
      en: 'Please have the boxes there, packed and closed: the estimate has no line for boxes or packing. What the crew should pack or take apart, write in the notes: you hear the price of it before it begins.',
      es: 'Tenga las cajas ahí, empacadas y cerradas: el precio no incluye cajas ni empacar. Lo que deban empacar o desarmar escríbalo en las notas: le dicen el precio antes de empezar.',
    },
  },
  {
    id: 'moveStairs',
    answer: {
      en: 'No, stairs do not change the estimate. Write the floor and the elevator in the notes, so that enough people come; if it takes more, you hear the price before they begin.',
      es: 'No, las escaleras no cambian el precio. Escriba en las notas el piso y si hay elevador, para que vaya gente suficiente; si hace falta más, le dicen el precio antes de empezar.',
    },
  },
]

export const aboutHauling: readonly WorkQuestion[] = [
  {
    id: 'paintAndChemicals',
    isTold: true,
    answer: {
      en: 'No paint, solvents, oil or propane tanks, I am sorry: your city or county takes them, and cans of latex paint that has dried out often go with the trash. The rest we take.',
      es: 'Pintura, solventes, aceite y tanques de propano no, lo siento: los recibe su ciudad o condado, y las latas de pintura de agua ya seca muchas veces van con la basura. Lo demás sí.',
    },
  },
  {
    id: 'nobodyHomeForHauling',
    answer: {
      en: 'You need not stay if everything is in the open garage or outside and the notes list it. Keep your phone handy: they call before they come.',
      es: 'No tiene que quedarse, si todo está en el garaje abierto o afuera y la lista está en las notas; tenga el teléfono a mano, porque llaman antes de llegar.',
    },
  },
  {
    id: 'haulingFloors',
    answer: {
      en: 'The floor does not change the estimate: write it in the notes, and whether there is an elevator, so that enough people come. If it takes more, you hear the price before they begin.',
      es: 'El piso no cambia el precio: escríbalo en las notas, y si hay elevador, para que venga gente suficiente. Si lleva más, le dicen el precio antes de empezar.',
    },
  },
  {
    id: 'moreToHaul',
    answer: {
      en: 'Yes, all of it can go on one visit: list each piece and the bags in the description. The estimate does not count pieces; if it takes more, you hear that price before it is loaded.',
      es: 'Sí, todo se va en una visita: anote cada cosa y las bolsas en la descripción. El precio no cuenta piezas; si lleva más, le dicen ese precio antes de cargar.',
    },
  },
  {
    id: 'fromCurb',
    answer: {
      en: 'The estimate does not depend on where it stands, in the house, outside or at the curb. Please keep it on your own ground until they come, and say in the description where it is.',
      es: 'El precio no depende de dónde está: adentro, afuera o en la banqueta. Téngalo en su terreno hasta que lleguen, y diga en la descripción dónde está.',
    },
  },
]
