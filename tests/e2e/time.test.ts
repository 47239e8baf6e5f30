import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../src-server/app.ts'
import { generateSlots } from '../../src-server/booking/slots/generate-slots.ts'
import { composeMessage } from '../../src-server/mail/compose-message.ts'
import { sharedChromium } from '../support/browser/chromium.ts'
import { fillContact, walkToCheckout } from '../support/browser/fill-forms.ts'
import { visitor } from '../support/browser/visitor.ts'
import { inFull } from '../support/in-full.ts'
import { orderFor } from '../support/order.ts'
import { testServer } from '../support/server.ts'

// By hand: New York is five hours behind UTC in winter (EST), four in summer (EDT).
const days = [
  ['2026-03-07', 'Sat, Mar 7', 'EST', 5],
  ['2026-03-08', 'Sun, Mar 8', 'EDT', 4],
  ['2026-10-31', 'Sat, Oct 31', 'EDT', 4],
  ['2026-11-01', 'Sun, Nov 1', 'EST', 5],
  ['2027-03-13', 'Sat, Mar 13', 'EST', 5],
  ['2027-03-14', 'Sun, Mar 14', 'EDT', 4],
  ['2027-11-06', 'Sat, Nov 6', 'EDT', 4],
  ['2027-11-07', 'Sun, Nov 7', 'EST', 5],
] as const
const starts = {
  '08:00': '08:00 AM',
  '10:00': '10:00 AM',
  '12:00': '12:00 PM',
  '14:00': '02:00 PM',
  '16:00': '04:00 PM',
}
const sundayStarts = ['10:00', '12:00', '14:00']
const zones = [
  'UTC',
  'America/Los_Angeles',
  'Europe/Berlin',
  'Australia/Darwin',
  'Pacific/Auckland',
]

interface Booked {
  id: string
  token: string
  /** What everything that shows the time must say. */
  when: string
  googleDates: string
  icsStart: string
}

let server: Awaited<ReturnType<typeof testServer>>
let url: string
let browser: Browser
let booked: Booked[]
const machineZone = process.env.TZ

beforeAll(async () => {
  server = await testServer({ RATE_LIMIT: 'off' }, '2026-03-01T00:00:00Z')
  const app = await createApp(server.deps, resolve('dist/client'))
  await app.listen({ port: 0, host: '127.0.0.1' })
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  browser = await sharedChromium()
  booked = await bookEveryStart()
  return () => app.close()
})
afterAll(async () => {
  if (machineZone === undefined) delete process.env.TZ
  else process.env.TZ = machineZone
  await server.close()
})

async function bookEveryStart(): Promise<Booked[]> {
  const made: Booked[] = []
  for (const [date, label, zone, behind] of days) {
    server.clock.set(`${date.slice(0, 8)}01T00:00:00Z`)
    await generateSlots(server.database.write, server.clock.now(), server.env.TIME_ZONE)
    for (const [time, inWords] of Object.entries(starts)) {
      if (label.startsWith('Sun') && !sundayStarts.includes(time)) continue
      const order = orderFor('plumbing', { date, time })
      const { token, bookings } = await server.guest.booking.create(order)
      const start = Number(time.slice(0, 2)) + behind
      const stamp = (hour: number) =>
        `${date.replaceAll('-', '')}T${String(hour).padStart(2, '0')}0000Z`
      made.push({
        id: bookings[0]?.id ?? '',
        token,
        when: `${label}, ${inWords} ${zone}`,
        googleDates: `${stamp(start)}/${stamp(start + 2)}`,
        icsStart: `DTSTART:${stamp(start)}\r\nDTEND:${stamp(start + 2)}\r\n`,
      })
    }
  }
  return made
}

// The last one is farthest from New York.
test.each(inFull(zones, zones.slice(-1)))(
  'page, links and .ics use the business zone in a browser in %s',
  async (zone) => {
    const { page, close } = await visitor(browser, url, { timezoneId: zone })
    // The first and the last time of each day, or all.
    const chosen = booked.filter(
      ({ when }) => inFull(true, false) || /08:00 AM|04:00 PM|Sun.*(10:00 AM|02:00 PM)/.test(when),
    )
    for (const { id, token, when, googleDates, icsStart } of chosen) {
      await page.goto(`/manage/${id}#${token}`)
      await page.getByText(when.replace(/, (?=\d\d:)/, ' at '), { exact: true }).waitFor()
      const link = (name: string) => page.getByRole('link', { name }).getAttribute('href')
      const google = new URL((await link('Add to Google Calendar')) ?? '')
      expect(google.searchParams.get('dates')).toBe(googleDates)
      expect(decodeURIComponent((await link('Download .ics file')) ?? '')).toContain(icsStart)
    }
    await close()
  },
)

test.each(zones)('the email shows the same time from a server in %s', async (zone) => {
  process.env.TZ = zone
  expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
  const rows = await server.database.read.selectFrom('outbox').selectAll().execute()
  expect(rows).toHaveLength(booked.length)
  for (const { id, when, googleDates, icsStart } of booked) {
    const row = rows.find(({ facts }) => facts.includes(id))
    if (!row) throw new Error(`No message names the booking ${id}.`)
    const mail = composeMessage(row, { ...server.deps, queuedAt: new Date(0) })
    if (typeof mail === 'string') throw new Error(`A text message names the booking ${id}.`)
    expect(mail.subject).toContain(when)
    for (const body of [mail.text, mail.html]) expect(body).toContain(when)
    expect(mail.text).toContain(encodeURIComponent(googleDates))
    expect(mail.attachments?.[0]?.content).toContain(icsStart)
  }
})

test('when a time starts during the checkout, the page says so and offers a later one', async () => {
  server.clock.set('2026-03-02T12:00:00Z')
  const { page, close } = await visitor(browser, url)
  await page.goto('/booking/roofing')
  await walkToCheckout(page, 'roofing')
  await fillContact(page)
  server.clock.set('2026-03-02T13:00:00Z') // 08:00 in New York: the chosen time
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  const offer = page.getByRole('alert').filter({ hasText: '08:00 AM has already started' })
  await offer.getByRole('button').first().click()
  await page.getByRole('button', { name: 'Confirm Booking' }).click()
  await page.getByText('Mon, Mar 2, 10:00 AM EST').waitFor()
  await close(/400/)
})
