import type { WorkQuestion } from './work-question.ts'

export const aboutGarageDoors: readonly WorkQuestion[] = [
  {
    when: /\bsprings?\b.*\b(?:includ\w*|extra|in (?:the|that|it)|covers?|price|part of)\b|\b(?:includ\w*|covers?)\b.*\bsprings?\b|\bresortes?\b.*\b(?:incluy\w*|aparte)\b|\bincluye\b.*\bresortes?\b/,
    answer: {
      en: 'A new spring is a part, and extra: the estimate is for the work. You hear its price before it is fitted; where there are two, both are often changed, since they wear alike.',
      es: 'El resorte nuevo es una pieza y va aparte: la estimación es por el trabajo. Le dicen su precio antes de ponerlo; si hay dos, muchas veces se cambian ambos, porque se gastan igual.',
    },
  },
  {
    when: /\b(?:opener|remote|keypad|motor|control)\b.*\b(?:too|also|same|while|tambien|mismo)\b|\b(?:also|look at|tambien|revis\w*)\b.*\b(?:opener|remote|keypad|motor|control)\b/,
    answer: {
      en: 'Yes, the same visit looks at the opener too: write it in the description. What goes beyond the estimate you hear first.',
      es: 'Sí, en la misma visita se revisa también el motor: escríbalo en la descripción. Lo que pase de la estimación se lo dicen antes.',
    },
  },
]

export const aboutLocks: readonly WorkQuestion[] = [
  {
    when: /\b(?:(?:my|the|our) landlord|landlords?|dueno|casero|permission|permiso|i rent|im renting|a renter|my lease|soy inquilin\w+)\b/,
    answer: {
      en: 'If you rent, ask your landlord first, in writing: most leases allow new locks only with consent, and the landlord gets a copy of the key. The locksmith asks for proof that you live there.',
      es: 'Si renta, pregunte antes al dueño, por escrito: casi todos los contratos piden su permiso para cambiar chapas, y hay que darle copia de la llave. El cerrajero pide una prueba de que usted vive ahí.',
    },
  },
  {
    when: /\b(?:swap\w*|chang\w*|replac\w*|new locks?|re-?key\w*|cambi\w*)\b.*\b(?:same|too|also|extra|more|while|includ\w*|tambien|mismo|aparte)\b|\bsame (?:guy|man|visit|person)\b/,
    answer: {
      en: 'The same locksmith does it in the same visit: opening a lock, repairing or changing it are in the price. A new lock is a part, and extra: you hear its price first.',
      es: 'Lo hace el mismo cerrajero en la misma visita: abrir, reparar o cambiar la cerradura está en el precio. La cerradura nueva es una pieza y va aparte: le dicen su precio antes.',
    },
  },
]

export const aboutAppliances: readonly WorkQuestion[] = [
  {
    when: /\b(?:do (?:you|they)|can (?:you|they)|work on|fix|repair|arreglan?|trabajan)\b.*\b(?:brands?|samsung|lg|whirlpool|bosch|miele|sub ?zero|viking|wolf|kitchenaid|maytag|frigidaire|ge|kenmore|marcas?)\b/,
    answer: {
      en: 'Write the brand and the model from its label in the booking form, so that somebody comes who knows it. If it cannot be repaired, the visit costs you nothing.',
      es: 'Escriba en el formulario la marca y el modelo de su etiqueta, para que vaya alguien que la conozca. Si no se puede reparar, la visita no le cuesta nada.',
    },
  },
]

export const aboutSmallJobs: readonly WorkQuestion[] = [
  {
    when: /\b(?:\d{2,3}|price|that|it|another|same)\b.*\b(?:both|together|all (?:of them|three|four|\d)|each|another \d+|same visit|same man|same guy)\b|\b(?:same man|same guy|one visit)\b/,
    answer: {
      en: 'One visit takes all of them: list each in the description. If they take more than the estimate, you hear that price before it begins, and decide.',
      es: 'En una visita caben todos: apunte cada uno en la descripción. Si cuestan más que la estimación, le dicen ese precio antes de empezar y usted decide.',
    },
  },
  {
    when: /\b(?:brackets?|mounts?|anchors?|screws?|hardware|rods?|caulk\w*|tornillos?|taquetes?|soporte)\b.*\b(?:bring|buy|need|have|includ\w*|extra|get|traen?|compr\w*|incluy\w*)\b|\b(?:bring|buy|traen?|compr\w*)\b.*\b(?:brackets?|mounts?|anchors?|screws?|hardware|rods?|caulk\w*|tornillos?|taquetes?|soporte)\b/,
    answer: {
      en: 'They bring the tools. Please have the shelf, the bracket or the rod there, and say in the description if you have no screws or anchors for your wall.',
      es: 'Ellos traen la herramienta. Tenga ahí la repisa, el soporte o el tubo, y diga en la descripción si no tiene tornillos o taquetes para su pared.',
    },
  },
]
