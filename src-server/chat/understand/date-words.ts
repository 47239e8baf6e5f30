import { addDays, weekday } from '../../../shared/time/business-time.ts'
import { datesAhead, nextNumbered } from './upcoming-days.ts'
import { plain } from './words.ts'

/** 'December 21 in the morning' reads like the hour 21. */
const dayAndPart =
  /\b((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d{1,2}) in the (?=morning|afternoon|evening)/giu

/** Dates as the parser of dates knows them: 'Tues', 'before Christmas', 'the second Tuesday in December'. */
export const withDates = (message: string, today: string, language: 'en' | 'es'): string =>
  withDayNames(
    withHolidays(
      withWeeksFrom(
        withCountedDays(language === 'es' ? allInSpanish(message) : message, today),
        today,
      ),
    ).replace(dayAndPart, '$1, '),
  )

const spanishDays = {
  sunday: 'domingo',
  monday: 'lunes',
  tuesday: 'martes',
  wednesday: 'miércoles',
  thursday: 'jueves',
  friday: 'viernes',
  saturday: 'sábado',
} as const
const englishDay = new RegExp(
  String.raw`\b(?:(next|this) )?(${Object.keys(spanishDays).join('|')})\b`,
  'giu',
)

/** 'Dejemos el saturday', 'next Saturday en la mañana': as the Spanish parser knows them. */
const allInSpanish = (message: string): string =>
  message
    .replace(englishDay, (_, which: string | undefined, day: string) => {
      const name = spanishDays[day.toLowerCase() as keyof typeof spanishDays]
      return which ? `${/^next$/iu.test(which) ? 'próximo' : 'este'} ${name}` : name
    })
    .replace(englishDate, (whole, name: string, number: string) => {
      const month = months[monthOf(name)]?.[1]
      return month ? `${number} de ${month}` : whole
    })

/** 'Before Christmas' has a date too; 'the Christmas lights' have none. */
const withHolidays = (message: string): string =>
  message
    .replace(
      /\b(?:before|by|for) christmas\b(?! (?:tree|lights|party|dinner|decor\w*))/giu,
      'before December 25',
    )
    .replace(/\b(?:antes de|para) (?:la )?navidad\b/giu, 'antes del 25 de diciembre')

const dayNames = { tue: 'Tuesday', wed: 'Wednesday', thu: 'Thursday', fri: 'Friday' } as const

/** 'Tues after 4': the parser knows only some of the short names before another word. */
const withDayNames = (message: string): string =>
  message.replace(
    /\b(tue|wed|thu|fri)(?:s|rs|r)?\b\.?/giu,
    (short, stem: string) => dayNames[stem.toLowerCase() as keyof typeof dayNames] ?? short,
  )

const months = [
  ['January', 'enero'],
  ['February', 'febrero'],
  ['March', 'marzo'],
  ['April', 'abril'],
  ['May', 'mayo'],
  ['June', 'junio'],
  ['July', 'julio'],
  ['August', 'agosto'],
  ['September', 'septiembre'],
  ['October', 'octubre'],
  ['November', 'noviembre'],
  ['December', 'diciembre'],
] as const
const monthNames = months
  .flatMap(([english, spanish]) => [english, english.slice(0, 3), spanish])
  .join('|')
/** 'December 5' */
const englishDate = new RegExp(
  String.raw`\b(${months.flatMap(([english]) => [english, english.slice(0, 3)]).join('|')}) (\d{1,2})(?:st|nd|rd|th)?\b`,
  'giu',
)
const weekdays = [
  /^sun|^dom/,
  /^mon|^lun/,
  /^tue|^mar/,
  /^wed|^mie/,
  /^thu|^jue/,
  /^fri|^vie/,
  /^sat|^sab/,
]
export const weekdayNames =
  'sundays?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|domingo|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado'
const places = ['first|1st|primer', 'second|2nd|segundo', 'third|3rd|tercer', 'fourth|4th|cuarto']
const counted = new RegExp(
  String.raw`\b(?:(${places.join('|')})|(last|[uú]ltimo))(?: or (?:the )?(?:${places.join('|')}|last))? (${weekdayNames}) (?:in|of|de)(?: el)? (${monthNames})\b`,
  'giu',
)
/** A month without a day beside it, or with one: 'in January', 'Jan 2'. */
const namedMonth = new RegExp(
  String.raw`\b(${monthNames})\b\.?(?! (?:i|we|you|be|have|need|come|not)\b)`,
  'iu',
)

const monthOf = (name: string): number =>
  months.findIndex(
    ([english, spanish]) =>
      plain(name) === spanish || plain(name).slice(0, 3) === plain(english).slice(0, 3),
  )

/** The first day of the next such month from today on, `YYYY-MM-DD`. */
function firstOf(month: number, today: string): string {
  const [year = 0, current = 1] = today.split('-').map(Number)
  const isOver = month + 1 < current
  return `${year + (isOver ? 1 : 0)}-${String(month + 1).padStart(2, '0')}-01`
}

/** The first day of the month that a message names, if it names one. */
export function monthIn(message: string, today: string): string | undefined {
  const name = namedMonth.exec(message)?.[1]
  // 'May I', 'mar' and 'dec' are words too.
  if (!name || (/^may$/i.test(name) && name !== 'May')) return undefined
  const month = monthOf(name)
  return month < 0 ? undefined : firstOf(month, today)
}

/** 'The second Tuesday in December' is December 8. */
const withCountedDays = (message: string, today: string): string =>
  message.replace(counted, (whole, place: string | undefined, _last, day: string, name: string) => {
    const month = monthOf(name)
    const wanted = weekdays.findIndex((names) => names.test(plain(day)))
    if (month < 0 || wanted < 0) return whole
    const first = firstOf(month, today)
    const dates = datesAhead(first, 31).filter(
      (date) => date.slice(0, 7) === first.slice(0, 7) && weekday(date) === wanted,
    )
    const at = place
      ? places.findIndex((names) => new RegExp(`^(?:${names})$`, 'iu').test(place))
      : -1
    const date = dates.at(at)
    if (!date) return whole
    return dayNamed(date, plain(name) === months[month]?.[1] ? 'es' : 'en')
  })

/** A date in words: 'December 4', '4 de diciembre'. */
export function dayNamed(date: string, language: 'en' | 'es' = 'en'): string {
  const [english = '', spanish = ''] = months[Number(date.slice(5, 7)) - 1] ?? []
  const number = Number(date.slice(-2))
  return language === 'es' ? `${number} de ${spanish}` : `${english} ${number}`
}

const numbers = ['a', 'two', 'three', 'four']
const weeksFrom =
  /\b(a|one|two|three|four|[1-4]) weeks? from (today|now|tomorrow|(?:this |next )?(?:sun|mon|tue|wed|thu|fri|sat)\w*)\b/giu
/** 'Sat 12th', where it is that day of the week. */
const dayAndNumber = /\b(sun|mon|tue|wed|thu|fri|sat)\w*,? (?:the )?(\d{1,2})(?:st|nd|rd|th)\b/giu
const daysSearched = 100

/** The place in the week of a day's name, 0 for Sunday; -1 if it is none. */
export const dayPlace = (name: string): number =>
  weekdays.findIndex((names) => names.test(plain(name)))

/** 'El domingo 13', where it is that day of the week; 'lunes 8' is an hour, unless it is that day soon. */
const spanishDayAndNumber =
  /\b(domingo|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado),? (?:el )?(\d{1,2})\b(?! ?(?:de |:|[ap]\.?m|hrs))/giu
/** 'Tuesday 10' is an hour, unless it is that day of the month soon. */
const dayAndHour =
  /\b((?:sun|mon|tue|wed|thu|fri|sat)\w*),? (1?\d)(?=\W*$|[.,;!?]| (?:works|please|then|is|if|and|or|but|w|for)\b)/giu
const soon = 60
const soonForHour = 21
const latestHour = 12

/** 'Two weeks from Saturday', 'Saturday the 12th' as dates. */
const withWeeksFrom = (message: string, today: string): string =>
  message
    .replace(weeksFrom, (whole, count: string, from: string) => {
      const weeks = Number(count) || Math.max(1, numbers.indexOf(count.toLowerCase()) + 1)
      const name = from.replace(/^(?:this|next) /iu, '')
      const place = dayPlace(name)
      const day = place < 0 ? 0 : (place - weekday(today) + 7) % 7
      const ahead = /^tomorrow$/iu.test(name) ? 1 : day
      return /^(?:today|now|tomorrow)$/iu.test(name) || place >= 0
        ? dayNamed(addDays(today, weeks * 7 + ahead))
        : whole
    })
    .replace(dayAndNumber, (whole, name: string, number: string) => {
      const date = nextNumbered(Number(number), today, daysSearched, dayPlace(name))
      return date ? dayNamed(date) : whole
    })
    .replace(spanishDayAndNumber, (_whole, name: string, number: string) => {
      const date = nextNumbered(Number(number), today, daysSearched, dayPlace(name))
      const isHour = !date || (Number(number) <= latestHour && date > addDays(today, soonForHour))
      return isHour ? `${name} a las ${number}` : dayNamed(date, 'es')
    })
    .replace(dayAndHour, (whole, name: string, number: string) => {
      const place = dayPlace(name)
      const within = Number(number) <= latestHour ? soonForHour : soon
      const date = nextNumbered(Number(number), today, within, place)
      if (date) return dayNamed(date)
      return place < 0 ? whole : `${name} at ${number}`
    })
