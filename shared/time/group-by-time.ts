import type { WallClock } from './business-time.ts'

/** Those of an order that come at one time. */
export interface Visit<One> extends WallClock {
  together: One[]
}

/** An order's services by when they come, the earliest first. */
export function groupByTime<One extends WallClock>(all: readonly One[]): Visit<One>[] {
  const visits = new Map<string, Visit<One>>()
  for (const one of all) {
    const { date, time } = one
    const visit = visits.get(`${date} ${time}`)
    if (visit) visit.together.push(one)
    else visits.set(`${date} ${time}`, { date, time, together: [one] })
  }
  return [...visits].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, visit]) => visit)
}
