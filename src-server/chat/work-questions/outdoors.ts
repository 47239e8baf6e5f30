import { lightNearWater } from './several-services.ts'
import type { WorkQuestion } from './work-question.ts'

export const aboutYards: readonly WorkQuestion[] = [
  {
    id: 'hedges',
    answer: {
      en: 'Hedges and shrubs are yard work too, in the same visit: write how many and how high. The estimate is for mowing, edges and clippings; if they take more, you hear the price before it begins.',
      es: 'Los arbustos y setos también son trabajo de jardín, en la misma visita: escriba cuántos y qué tan altos. El precio es por cortar el césped, las orillas y recoger lo cortado; si llevan más, le dicen el precio antes de empezar.',
    },
  },
  {
    id: 'palms',
    answer: {
      en: 'That estimate is for an ordinary yard visit. Tall palms need somebody with a lift: write how many and how tall, and you hear the price before anybody climbs.',
      es: 'Ese precio es para una visita normal de jardín. Las palmas altas necesitan a alguien con grúa: escriba cuántas y qué altas son, y le dicen el precio antes de subir.',
    },
  },
  {
    id: 'branches',
    answer: {
      en: 'Cutting up a branch or trimming a tree is yard work: write how long and thick it is. Hauling it away is Junk Removal and mending a fence is Handyman, each with a price of its own.',
      es: 'Cortar una rama o podar un árbol es trabajo de jardín: escriba de qué largo y grueso es. Llevársela es retiro de basura y arreglar una cerca es reparaciones menores, cada uno con su precio.',
    },
  },
  {
    id: 'leaves',
    answer: {
      en: 'Yes, raking leaves is yard work, at the same estimate. Whether the bags stay at the curb for your town or go along, write in the notes; hauling a whole load is Junk Removal, with a price of its own.',
      es: 'Sí, juntar hojas es trabajo de jardín, con el mismo precio. Escriba en las notas si las bolsas se quedan en la banqueta o se las llevan; sacar una carga entera es retiro de basura, con su propio precio.',
    },
  },
]

export const aboutPools: readonly WorkQuestion[] = [
  {
    id: 'poolPump',
    isTold: true,
    answer: {
      en: 'The visit is for the water and the baskets. Write in the notes what the pump does: they look at it too, and if it needs a repair you hear the price first and decide.',
      es: 'La visita es para el agua y las canastas. Escriba en las notas qué hace la bomba: también la revisan, y si hay que repararla primero le dicen el precio y usted decide.',
    },
  },
  {
    id: 'swimInCloudyPool',
    answer: {
      en: 'Stay out while the water is green or cloudy, until it has been tested and is clear: you would not see the bottom, or what grows in it. After chemicals, the professional tells you when it is safe again.',
      es: 'No se metan mientras el agua esté verde o turbia, hasta que la midan y se aclare: no se ve el fondo ni lo que crece ahí. Después de los químicos, el profesional le dice desde cuándo se puede.',
    },
  },
]

export const aboutRoofs: readonly WorkQuestion[] = [
  {
    id: 'coverBeforeRain',
    answer: {
      en: 'If it cannot be finished before the rain, an open spot is covered first: write in the description that it needs a tarp and by when, and you hear beforehand if that costs more.',
      es: 'Si no se termina antes de la lluvia, primero se tapa lo que quedó abierto: ponga en la descripción que hace falta una lona y para cuándo; si cuesta más, se lo dicen antes.',
    },
  },
  {
    id: 'repairedSameVisit',
    answer: {
      en: 'The visit is for both: they look first, and a small spot is often repaired then and there. If it takes more, you hear the price and the day before it begins.',
      es: 'La visita es para las dos cosas: primero revisan, y un daño chico muchas veces lo reparan ahí mismo. Si lleva más, le dicen el precio y el día antes de empezar.',
    },
  },
  lightNearWater,
  {
    id: 'roofCanWait',
    answer: {
      en: 'A few missing shingles can wait some dry days, but not for rain: have it seen or covered before that. Until then look at the ceilings and the attic for wet spots, and put a bucket below any drip.',
      es: 'Unas tejas que faltan pueden esperar días secos, pero no la lluvia: que lo vean o lo tapen antes. Mientras, revise techos y ático por si hay humedad, y ponga una cubeta donde gotee.',
    },
  },
  {
    id: 'wholeRoof',
    answer: {
      en: 'It is for finding the damage and repairing it. A whole new roof is another job: if it came to that, you hear its price first and decide.',
      es: 'Es por buscar el daño y repararlo. Un techo nuevo es otro trabajo: si hiciera falta, le dicen antes el precio y usted decide.',
    },
  },
  {
    id: 'clearUnderDrip',
    answer: {
      en: 'Yes: pull the bed, the rugs and anything electric away from under the drip, cover the rest with plastic, and put a bucket below it.',
      es: 'Sí: quite la cama, los tapetes y lo eléctrico de debajo de la gotera, tape lo demás con plástico, y ponga una cubeta.',
    },
  },
]
