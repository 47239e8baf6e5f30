import { addDays, weekday } from '../../../shared/time/business-time.ts'
import { dayNamed, dayPlace, weekdayNames } from './date-words.ts'
import { plain } from './words.ts'

/** 'The Saturday after', 'the following Monday', 'el sábado siguiente'; never 'the Saturday after Christmas'. */
const following = new RegExp(
  String.raw`\b(?:(?:the )?following (${weekdayNames})|(?:the )?(${weekdayNames}) (?:after(?: (?:that|this)(?: one)?)?|siguiente|de despu[eé]s)(?=\W*(?:$|[.,;!?\n]| (?:works|please|is|at|would|then|maybe|if|instead|por favor|en|a las)\b)))`,
  'giu',
)
/** 'Not this Saturday, the one after' */
const oneAfter = new RegExp(
  String.raw`\b(?:not|no)\b(?: (?:this|the|este|el))* (${weekdayNames})\b[^.!?]{0,20}\b(?:the (?:one|week) after(?! \w+day)|the (?:next|following) one|el (?:siguiente|otro|de despu[eé]s))\b`,
  'giu',
)
/** 'El otro sábado': not the coming one. */
const theOther = new RegExp(String.raw`\bel otro (${weekdayNames})(?![\p{L}])`, 'giu')
/** 'El sábado que viene', said on a Saturday */
const theComing = new RegExp(
  String.raw`\b(?:el )?(${weekdayNames}) q(?:ue)? (?:viene|entra)\b`,
  'giu',
)
const notTomorrow = /\b(?:not tomorrow|manana no|no manana)\b/
const notThisWeek = /\b(?:not this week|esta semana no|no esta semana)\b/

/** 'Not tomorrow, the Saturday after' with its date, as of today, both business-zone dates; after the day that was spoken of, if one was. */
export function withFollowingDays(
  message: string,
  today: string,
  language: 'en' | 'es',
  spokenOf?: string,
): string {
  const text = plain(message)
  const dayAfter = (name: string, first: string) =>
    dayNamed(addDays(first, 1 + ((dayPlace(name) - weekday(first) + 6) % 7)), language)
  const from = notTomorrow.test(text)
    ? addDays(today, 1)
    : notThisWeek.test(text)
      ? addDays(today, (7 - weekday(today)) % 7)
      : (spokenOf ?? today)
  return message
    .replace(theOther, (_whole, name: string) => {
      const coming = addDays(today, (dayPlace(name) - weekday(today) + 7) % 7)
      return `el ${dayAfter(name, coming)}`
    })
    .replace(theComing, (whole, name: string) =>
      dayPlace(name) === weekday(today) ? `el ${dayAfter(name, today)}` : whole,
    )
    .replace(oneAfter, (_whole, name: string) => {
      const refused = addDays(today, (dayPlace(name) - weekday(today) + 7) % 7)
      return dayAfter(name, refused)
    })
    .replace(following, (_whole, first: string | undefined, second: string | undefined) =>
      dayAfter(first ?? second ?? '', from),
    )
}
