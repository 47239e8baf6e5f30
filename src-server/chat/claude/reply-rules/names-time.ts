import { anyOf, type Rule } from './sentence.ts'

const clock = anyOf(
  "noon|midnight|within the|hours?|minutes?|o'clock|mediodia|medianoche|horas?|minutos?",
)

const day = anyOf(
  '(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mon|tues?|wed|thurs?|fri|today|tonight|tomorrow|weekend|(?:this|next) (?:week|month|morning|afternoon|evening)',
  'january|february|march|april|june|july|august|september|october|november|december',
  'hoy|manana|lunes|martes|miercoles|jueves|viernes|sabado|domingo|esta (?:tarde|noche|semana)|proxima semana',
)

/** Names a time that no tool has returned. Asking about a day is allowed. */
export const namesTime: Rule = ({ text, stated }) => clock.test(text) || day.test(stated)
