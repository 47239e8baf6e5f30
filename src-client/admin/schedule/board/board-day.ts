import type { inferRouterOutputs } from '@trpc/server'
import { slotEndTime, startTimesOf } from '../../../../shared/time/slots.ts'
import type { AppRouter } from '../../../trpc.ts'

type Schedule = inferRouterOutputs<AppRouter>['admin']['schedule']
export type BoardDay = Schedule['day']
export type BoardProfessional = BoardDay['professionals'][number]
export type BoardVisit = BoardDay['unassigned'][number]
export type Targets = Schedule['targets']

/** A cell of the board; null is the column of visits that nobody is assigned to. */
export interface Cell {
  time: string
  professionalId: string | null
}

export const isSameCell = (one: Cell, other: Cell) =>
  one.time === other.time && one.professionalId === other.professionalId

/** The times of the day: those of the business, and those of visits and targets at other hours. */
export function timesOf(day: BoardDay, targets?: Targets): string[] {
  const visits = [...day.unassigned, ...day.professionals.flatMap((one) => one.visits)]
  const times = [
    ...startTimesOf(day.date),
    ...[...visits, ...(targets?.times ?? [])].map(({ time }) => time),
  ]
  return [...new Set(times)].toSorted()
}

/** Whoever has no hours and no visits that day is not on the board. */
export const isAtWork = ({ hours, timeOff, visits }: BoardProfessional): boolean =>
  visits.length > 0 ||
  hours.some(({ from, to }) => !timeOff.some((off) => off.from <= from && to <= off.to))

/** Whether somebody is at work for a whole visit. Hours that go on without a break are one span. */
export function worksAt(
  { hours, timeOff }: Pick<BoardProfessional, 'hours' | 'timeOff'>,
  time: string,
) {
  const until = slotEndTime(time)
  let coveredUntil = time
  for (const { from, to } of hours) {
    if (from <= coveredUntil && to > coveredUntil) coveredUntil = to
  }
  return coveredUntil >= until && !timeOff.some(({ from, to }) => from < until && time < to)
}

/** Whether a visit may be dropped there. Where it is now, it may stay. */
export function isAllowed(visit: BoardVisit, targets: Targets, cell: Cell): boolean {
  if (isSameCell(visit, cell)) return true
  const target = targets.times.find(({ time }) => time === cell.time)
  if (cell.professionalId === null) {
    // Who is expected by a customer is not taken away; another time of a staffed service needs somebody.
    const needsNobody = visit.status === 'pending' || visit.professionalId === null
    return needsNobody && (visit.time === cell.time || (!targets.isStaffed && Boolean(target)))
  }
  return target?.professionals.some(({ id }) => id === cell.professionalId) === true
}
