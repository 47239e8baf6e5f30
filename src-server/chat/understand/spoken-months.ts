import { dayNamed } from './date-words.ts'

const nextMonth =
  /\b(?:(?:sometime |early |late )?(?<!\bthe )next month|(?:en )?el (?:pr[oó]ximo mes|mes que (?:viene|entra)|mes entrante|otro mes))\b/giu
const monthsAhead =
  /\b(?:in|en) (?:about |like |unos )?(?:(a couple of|two|dos|un par de|2)|(three|tres|3)) (?:months|meses)\b/giu
const newYear =
  /\b(?:after (?:the )?(?:holidays|new year'?s?)|(?:early |sometime )?(?:in )?(?:the )?new year|(?:early |sometime )?next year|despu[eé]s de (?:las fiestas|a[nñ]o nuevo)|el (?:pr[oó]ximo a[nñ]o|a[nñ]o que (?:viene|entra)))\b/giu

/** 'Maybe next month', 'after the holidays' as the name of that month. */
export function withNamedMonths(message: string, today: string, language: 'en' | 'es'): string {
  const named = (ahead: number) => nameOfMonth(today, ahead, language)
  const untilJanuary = 13 - Number(today.slice(5, 7))
  return message
    .replace(nextMonth, named(1))
    .replace(monthsAhead, (_, two?: string) => named(two ? 2 : 3))
    .replace(newYear, named(untilJanuary))
}

function nameOfMonth(today: string, ahead: number, language: 'en' | 'es'): string {
  const month = ((Number(today.slice(5, 7)) - 1 + ahead) % 12) + 1
  const first = dayNamed(`0000-${String(month).padStart(2, '0')}-01`, language)
  return language === 'es' ? first.replace(/^1 de/, 'en') : `in ${first.replace(/ 1$/, '')}`
}
