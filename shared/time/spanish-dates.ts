const dayInSpanish = new Intl.DateTimeFormat('es-US', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})
const timeInSpanish = new Intl.DateTimeFormat('es-US', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: 'UTC',
})

/** A day of the business zone: 'viernes, 27 de noviembre'. */
export const spanishDay = (date: string): string =>
  dayInSpanish.format(new Date(`${date}T00:00:00Z`))

/** A day and a time of the business zone: 'viernes, 27 de noviembre, 8:00 a.m. EST'. */
export const spanishMoment = (date: string, time: string, zone: string): string =>
  `${spanishDay(date)}, ${timeInSpanish.format(new Date(`${date}T${time}:00Z`))} ${zone}`
