import { lightNearWater, powerNearWater } from './several-services.ts'
import type { WorkQuestion } from './work-question.ts'

export const aboutYards: readonly WorkQuestion[] = [
  {
    when: /\b(?:shrubs?|bushes|hedges?|arbust\w*|setos?)\b/,
    answer: {
      en: 'Hedges and shrubs are yard work too, in the same visit: write how many and how high. The estimate is for mowing, edges and clippings; if they take more, you hear the price before it begins.',
      es: 'Los arbustos y setos también son trabajo de jardín, en la misma visita: escriba cuántos y qué tan altos. El precio es por cortar el césped, las orillas y recoger lo cortado; si llevan más, le dicen el precio antes de empezar.',
    },
  },
  {
    when: /\b(?:palms?|palmeras?|palmas?)\b/,
    answer: {
      en: 'That estimate is for an ordinary yard visit. Tall palms need somebody with a lift: write how many and how tall, and you hear the price before anybody climbs.',
      es: 'Ese precio es para una visita normal de jardín. Las palmas altas necesitan a alguien con grúa: escriba cuántas y qué altas son, y le dicen el precio antes de subir.',
    },
  },
  {
    when: /\b(?:branch\w*|trees?|limbs?|ramas?|arbol\w*)\b/,
    answer: {
      en: 'Cutting up a branch or trimming a tree is yard work: write how long and thick it is. Hauling it away is Junk Removal and mending a fence is Handyman, each with a price of its own.',
      es: 'Cortar una rama o podar un árbol es trabajo de jardín: escriba de qué largo y grueso es. Llevársela es retiro de basura y arreglar una cerca es reparaciones menores, cada uno con su precio.',
    },
  },
  {
    when: /\b(?:leaves(?! (?:the|a|it|me|us|my)\b)|leaf|hojas|hojarasca)\b|\b(?:take|leave|haul|llev\w*|dejan?)\b.{0,24}\b(?:bags|bolsas)\b/,
    answer: {
      en: 'Yes, raking leaves is yard work, at the same estimate. Whether the bags stay at the curb for your town or go along, write in the notes; hauling a whole load is Junk Removal, with a price of its own.',
      es: 'Sí, juntar hojas es trabajo de jardín, con el mismo precio. Escriba en las notas si las bolsas se quedan en la banqueta o se las llevan; sacar una carga entera es retiro de basura, con su propio precio.',
    },
  },
]

export const aboutPools: readonly WorkQuestion[] = [
  {
    when: /\b(?:pump|filter|motor|heater|bomba|filtro|calentador)\b.*\b(?:too|also|as well|separate|same (?:guy|person|visit)|look at|fix|repair|includ\w*|tambien|aparte|arregl\w*|incluye)\b|\b(?:look at|fix|repair|about|say|arreglan?|revisan?)\b.*\b(?:pump|filter|motor|bomba|filtro)\b/,
    isTold: true,
    answer: {
      en: 'The visit is for the water and the baskets. Write in the notes what the pump does: they look at it too, and if it needs a repair you hear the price first and decide.',
      es: 'La visita es para el agua y las canastas. Escriba en las notas qué hace la bomba: también la revisan, y si hay que repararla primero le dicen el precio y usted decide.',
    },
  },
]

export const aboutRoofs: readonly WorkQuestion[] = [
  {
    when: /\b(?:tarps?|tarped|lonas?)\b|\b(?:cover\w*|tap\w+)\b.{0,24}\b(?:rain|storm|lluvia)\b/,
    answer: {
      en: 'If it cannot be finished before the rain, an open spot is covered first: write in the description that it needs a tarp and by when, and you hear beforehand if that costs more.',
      es: 'Si no se termina antes de la lluvia, primero se tapa lo que quedó abierto: ponga en la descripción que hace falta una lona y para cuándo; si cuesta más, se lo dicen antes.',
    },
  },
  {
    when: /\b(?:fix|repair)\w*\b.*\bor\b.*\b(?:just|only|inspect\w*|look)\b(?! (?:roofs|skylights))|\b(?:fixed|repaired) (?:on|in|at|during) (?:that|the|this) (?:same )?visit\b/,
    answer: {
      en: 'The visit is for both: they look first, and a small spot is often repaired then and there. If it takes more, you hear the price and the day before it begins.',
      es: 'La visita es para las dos cosas: primero revisan, y un daño chico muchas veces lo reparan ahí mismo. Si lleva más, le dicen el precio y el día antes de empezar.',
    },
  },
  lightNearWater,
  powerNearWater,
  {
    when: /\b(?:can|could|how bad|is it (?:ok|okay|bad|safe)|puede\w*|aguanta)\b.*\b(?:wait|leave|left|esperar|dejar\w*|aguant\w*)\b.*\b(?:weeks?|days?|month|(?:mon|tues|wednes|thurs|fri|satur|sun)day|spring|rain\w*|semana|dias|mes|lluvia)\b/,
    answer: {
      en: 'A few missing shingles can wait some dry days, but not for rain: have it seen or covered before that. Until then look at the ceilings and the attic for wet spots, and put a bucket below any drip.',
      es: 'Unas tejas que faltan pueden esperar días secos, pero no la lluvia: que lo vean o lo tapen antes. Mientras, revise techos y ático por si hay humedad, y ponga una cubeta donde gotee.',
    },
  },
  {
    when: /\b(?:whole|entire|new|todo el) (?:roof|techo)\b/,
    answer: {
      en: 'It is for finding the damage and repairing it. A whole new roof is another job: if it came to that, you hear its price first and decide.',
      es: 'Es por buscar el daño y repararlo. Un techo nuevo es otro trabajo: si hiciera falta, le dicen antes el precio y usted decide.',
    },
  },
  {
    when: /\b(?:move|pull|cover|empty|mover|tapar)\b.*\b(?:stuff|things|bed\w*|furniture|dresser|room|cosas|cama|muebles)\b/,
    answer: {
      en: 'Yes: pull the bed, the rugs and anything electric away from under the drip, cover the rest with plastic, and put a bucket below it.',
      es: 'Sí: quite la cama, los tapetes y lo eléctrico de debajo de la gotera, tape lo demás con plástico, y ponga una cubeta.',
    },
  },
]
