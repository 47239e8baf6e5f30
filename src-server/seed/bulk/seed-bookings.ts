import { addDays, daysBetween, wallClock } from '../../../shared/time/business-time.ts'
import { startTimesOf } from '../../../shared/time/slots.ts'
import type { Deps } from '../../context.ts'
import { sampleDetails } from '../details/sample-details.ts'
import { anyHome } from '../homes.ts'
import { bulk } from '../insert-in-bulk.ts'
import { type Person, person } from '../people.ts'
import { servicesByDemand } from '../popularity.ts'
import type { Random } from '../random.ts'
import { requireService } from '../require-service.ts'
import {
  bookingRow,
  claimRow,
  eventRow,
  mailRow,
  noticeRows,
  reviewRow,
  type SeededBooking,
  slotRow,
} from './booking-rows.ts'
import type { Customer } from './seed-customers.ts'
import { wordsOfPerson } from './seed-customers.ts'

const dayMs = 86_400_000
const twoYearsMs = 730 * dayMs
/** The share of bookings that guests make. */
const guestShare = 0.3
const bookingsPerGuest = 2
const bookingsPerCommit = 50_000
/** Only recent bookings get emails and history: older ones do not need them. */
const recentShare = 0.02
const reviewShare = 0.1
/** One completed booking in so many has a claim. The latest ones wait for the office. */
const bookingsPerClaim = 30
const openClaimsShare = 0.05

/** Bookings of two years, the last visits still to come, each with its seat. */
export async function seedBookings(
  deps: Deps,
  random: Random,
  count: number,
  customers: readonly Customer[],
): Promise<void> {
  const { database, clock, env } = deps
  const now = clock.now()
  const today = wallClock(now, env.TIME_ZONE)
  const tables = {
    slots: bulk(database, 'availability_slots'),
    bookings: bulk(database, 'bookings'),
    notices: bulk(database, 'booking_notices'),
    words: bulk(database, 'customer_words'),
    events: bulk(database, 'booking_events'),
    outbox: bulk(database, 'outbox'),
    reviews: bulk(database, 'customer_reviews'),
    claims: bulk(database, 'claims'),
  }
  const flush = async () => {
    for (const table of Object.values(tables)) await table.flush()
  }
  const seats = new Map<string, number>()
  const guests: Person[] = []
  /** Customers who have booked before. */
  const known = new Set<string>()
  for (let number = 0; number < count; number += 1) {
    const createdAt = new Date(now.getTime() - twoYearsMs + (twoYearsMs * number) / count)
    const made = wallClock(createdAt, env.TIME_ZONE).date
    const service = requireService(random.pick(servicesByDemand))
    const isGuest = random.next() < guestShare
    if (isGuest && (guests.length === 0 || random.below(bookingsPerGuest) === 0)) {
      const guest = person(random, `g${number}`)
      guests.push(guest)
      for (const word of wordsOfPerson(guest)) await tables.words.add({ word, email: guest.email })
    }
    const who: Person & { userId?: string } = isGuest ? random.pick(guests) : random.pick(customers)
    const { date, time } = visitAfter(random, made)
    const details = sampleDetails({
      service,
      customer: who,
      home: anyHome(random),
      date,
      daysAhead: daysBetween(made, date),
      random,
    })
    const status = statusOf(random, date < today.date)
    const place = `${service.id} ${date} ${time}`
    const seat = (seats.get(place) ?? 0) + 1
    seats.set(place, seat)
    const booking: SeededBooking = {
      id: random.id(),
      slotId: random.nextId(),
      service,
      details,
      who,
      date,
      time,
      status,
      createdAt: createdAt.toISOString(),
      made,
      isRepeat: known.has(who.email),
    }
    await tables.slots.add(slotRow(booking, seat))
    await tables.bookings.add(bookingRow(booking))
    // Whether past visits were reminded matters to nobody.
    if (date >= today.date) {
      for (const row of noticeRows(booking)) await tables.notices.add(row)
    }
    if (status !== 'cancelled') known.add(who.email)
    if (status === 'completed' && random.next() < reviewShare) {
      await tables.reviews.add(reviewRow(random, booking))
    }
    if (status === 'completed' && number % bookingsPerClaim === 0) {
      await tables.claims.add(claimRow(random, booking, number > count * (1 - openClaimsShare)))
    }
    if (number > count * (1 - recentShare)) {
      await tables.events.add(eventRow(random, booking))
      await tables.outbox.add(mailRow(random, booking))
    }
    if (number % bookingsPerCommit === bookingsPerCommit - 1) await flush()
  }
  await flush()
}

function visitAfter(random: Random, made: string) {
  const date = addDays(made, 1 + random.below(30))
  return { date, time: random.pick(startTimesOf(date)) }
}

function statusOf(random: Random, isPast: boolean) {
  const share = random.next()
  if (isPast) return share < 0.12 ? 'cancelled' : share < 0.121 ? 'confirmed' : 'completed'
  return share < 0.08 ? 'cancelled' : share < 0.55 ? 'pending' : 'confirmed'
}
