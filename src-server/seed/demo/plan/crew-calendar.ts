import { seedAreas } from '../../../../shared/areas/seed-areas.ts'
import type { ServiceId } from '../../../../shared/catalogue.ts'
import { addDays, weekday } from '../../../../shared/time/business-time.ts'
import { slotEndTime } from '../../../../shared/time/slots.ts'
import { canMatch, matchVisits } from '../../../professionals/match.ts'
import { type CrewMember, crew, regions, weeks } from '../words/crew.ts'

/** Days off, relative to today; entered so many days before. */
export interface CrewTimeOff {
  name: string
  firstDay: number
  lastDay: number
  /** Only this part of the day. */
  from?: string
  to?: string
  reason: string
}

export const timeOff: readonly CrewTimeOff[] = [
  { name: 'Grace Okafor', firstDay: 11, lastDay: 15, reason: 'Vacation' },
  { name: 'Samir Haddad', firstDay: 6, lastDay: 6, from: '12:00', to: '18:00', reason: 'Dentist' },
  { name: 'Joe Kowalski', firstDay: 3, lastDay: 3, reason: 'Family' },
]

/** The beginnings of the zip codes that a member covers. */
export const zipsOf = ({ region }: CrewMember): string[] => {
  const states: readonly string[] = regions[region]
  return seedAreas.filter(({ id }) => states.includes(id)).flatMap(({ zips }) => zips)
}

const covers = new Map(crew.map((member) => [member, zipsOf(member)] as const))

const whoDoes = (serviceId: ServiceId, zip: string): CrewMember[] =>
  crew.filter(
    (member) =>
      member.serviceIds.includes(serviceId) &&
      covers.get(member)?.some((beginning) => zip.startsWith(beginning)),
  )

/** Whether the crew can do these services at one time there, if everybody is free. */
export const canServe = (serviceIds: readonly ServiceId[], zip: string): boolean =>
  canMatch(serviceIds.map((id) => whoDoes(id, zip).map(({ name }) => name)))

interface Wanted {
  serviceIds: readonly ServiceId[]
  zip: string
  /** Who came the last time. */
  prefers?: string | undefined
}

/** Who is free when, as the plan gives them visits. */
export function crewCalendar(today: string) {
  const visits = new Set<string>()
  const visitsOn = new Map<string, number>()
  const isFree = ({ name, hours }: CrewMember, date: string, time: string) => {
    const until = slotEndTime(time)
    const isAtWork = weeks[hours].some(
      (shift) => shift.weekday === weekday(date) && shift.from <= time && until <= shift.to,
    )
    const isOff = timeOff.some(
      (off) =>
        off.name === name &&
        date >= addDays(today, off.firstDay) &&
        date <= addDays(today, off.lastDay) &&
        time < (off.to ?? '24:00') &&
        until > (off.from ?? '00:00'),
    )
    return isAtWork && !isOff && !visits.has(`${name} ${date} ${time}`)
  }
  /** The names of those who come to these services at this time, one each; undefined if there is no way. */
  function find({ serviceIds, zip, prefers }: Wanted, date: string, time: string) {
    const rank = (name: string) => (name === prefers ? -1 : (visitsOn.get(`${name} ${date}`) ?? 0))
    const choices = serviceIds.map((id) =>
      whoDoes(id, zip)
        .filter((member) => isFree(member, date, time))
        .map(({ name }) => name)
        .toSorted((a, b) => rank(a) - rank(b)),
    )
    return matchVisits(choices)
  }
  function give(names: readonly string[], date: string, time: string) {
    for (const name of names) {
      visits.add(`${name} ${date} ${time}`)
      visitsOn.set(`${name} ${date}`, (visitsOn.get(`${name} ${date}`) ?? 0) + 1)
    }
  }
  return { find, give }
}
