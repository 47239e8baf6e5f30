import { afterEach, expect, test } from 'vitest'
import {
  addDays,
  hasStarted,
  instantOf,
  wallClock,
  weekday,
} from '../../shared/time/business-time.ts'
import { googleCalendarUrl } from '../../shared/time/calendar-event.ts'
import { calendarFile } from '../../shared/time/calendar-file.ts'
import { slotTimes } from '../../shared/time/slots.ts'

const zone = 'America/New_York'
const machineZone = process.env.TZ
afterEach(() => {
  if (machineZone === undefined) delete process.env.TZ
  else process.env.TZ = machineZone
})

// Calculated by hand: New York is five hours behind UTC in winter, four in summer.
const days = [
  ['2026-03-07', -5],
  ['2026-03-08', -4],
  ['2026-10-31', -4],
  ['2026-11-01', -5],
  ['2027-03-13', -5],
  ['2027-03-14', -4],
  ['2027-11-06', -4],
  ['2027-11-07', -5],
] as const
const starts = ['08:00', '10:00', '12:00', '14:00', '16:00']
const machines = ['UTC', 'America/Los_Angeles', 'Europe/Berlin', 'Asia/Kolkata', 'Pacific/Auckland']

test.each(machines)(
  'around daylight saving, calendar link and .ics agree on a machine in %s',
  (machine) => {
    process.env.TZ = machine
    for (const [date, offset] of days) {
      for (const time of starts) {
        const startHour = Number(time.slice(0, 2)) - offset
        const stamp = (hour: number) => {
          const day = hour >= 24 ? addDays(date, 1) : date
          return `${day.replaceAll('-', '')}T${String(hour % 24).padStart(2, '0')}0000Z`
        }
        const event = {
          id: 'x',
          sequence: 0,
          serviceTitle: 'Plumbing',
          date,
          time,
          address: '1 Road',
        }
        const url = new URL(googleCalendarUrl(event, zone))
        expect(url.searchParams.get('dates')).toBe(`${stamp(startHour)}/${stamp(startHour + 2)}`)
        const ics = calendarFile([event], {
          zone,
          method: 'PUBLISH',
          stampedAt: new Date('2026-01-01T00:00:00Z'),
        })
        expect(ics).toContain(
          `\r\nDTSTART:${stamp(startHour)}\r\nDTEND:${stamp(startHour + 2)}\r\n`,
        )
        expect(wallClock(instantOf({ date, time }, zone), zone)).toEqual({ date, time })
      }
    }
  },
)

test('the calendar link says what, where and how long', () => {
  const event = {
    serviceTitle: 'House Cleaning',
    date: '2026-11-24',
    time: '10:00',
    address: '1 Road, Albany',
  }
  const query = new URL(googleCalendarUrl(event, zone)).searchParams
  expect(query.get('text')).toBe('House Cleaning Service')
  expect(query.get('details')).toBe('House Cleaning service at 1 Road, Albany')
  expect(query.get('location')).toBe('1 Road, Albany')
})

test('an .ics file of two visits escapes addresses and folds long lines', () => {
  const address = `1 Road; Flat 2, "North"\\ ${'very '.repeat(30)}long é street`
  const visit = { sequence: 3, date: '2026-11-24', time: '10:00', address }
  const file = calendarFile(
    [
      { ...visit, id: 'x', serviceTitle: 'HVAC' },
      { ...visit, id: 'y', serviceTitle: 'Plumbing' },
    ],
    { zone, method: 'CANCEL', stampedAt: new Date(0) },
  )
  expect(file.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  const lines = file.replaceAll('\r\n ', '').split('\r\n')
  const place = lines.filter((line) =>
    line.startsWith('LOCATION:1 Road\\; Flat 2\\, "North"\\\\ very'),
  )
  expect(place).toHaveLength(2)
  expect(lines.filter((line) => line === 'DTSTAMP:19700101T000000Z')).toHaveLength(2)
  expect(lines.filter((line) => line === 'METHOD:CANCEL')).toHaveLength(1)
  expect(lines.filter((line) => line.startsWith('UID:'))).toEqual([
    'UID:x@nestwright',
    'UID:y@nestwright',
  ])
})

test('today and past are decided in the business zone', () => {
  expect(wallClock(new Date('2026-11-24T04:59:00Z'), zone)).toEqual({
    date: '2026-11-23',
    time: '23:59',
  })
  expect(wallClock(new Date('2026-11-24T05:01:00Z'), zone)).toEqual({
    date: '2026-11-24',
    time: '00:01',
  })
  const slot = { date: '2026-11-24', time: '10:00' }
  expect(hasStarted(slot, { date: '2026-11-24', time: '09:59' })).toBe(false)
  expect(hasStarted(slot, { date: '2026-11-24', time: '10:00' })).toBe(true)
})

test('slots: today to 60 days ahead, five a day, three on Sundays, two hours each', () => {
  const slots = slotTimes('2026-11-23')
  expect(slots[0]).toEqual({ date: '2026-11-23', startTime: '08:00', endTime: '10:00' })
  expect(slots.at(-1)).toEqual({ date: '2027-01-22', startTime: '16:00', endTime: '18:00' })
  const startsOf = (date: string) =>
    slots.filter((slot) => slot.date === date).map(({ startTime }) => startTime)
  expect(startsOf('2026-11-28')).toEqual(starts)
  expect(weekday('2026-11-29')).toBe(0)
  expect(startsOf('2026-11-29')).toEqual(['10:00', '12:00', '14:00'])
})
