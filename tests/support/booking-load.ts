import { EventEmitter, once } from 'node:events'
import Sqlite from 'better-sqlite3'
import { services } from '../../shared/catalogue.ts'
import { addDays } from '../../shared/time/business-time.ts'
import { call, dayAhead, orderAhead } from './call.ts'
import type { Product } from './product.ts'

const clients = 50
const patienceMs = 20_000

/** Clients that book one available time after another until the server is gone; returns the acknowledged ids. */
export function bookingLoad({ url }: Product, firstDay: number) {
  const acknowledged: string[] = []
  const progress = new EventEmitter()
  let next = 0
  const client = async () => {
    for (;;) {
      const service = services[next % services.length]
      const time = ['10:00', '12:00', '14:00'][Math.floor(next / services.length) % 3]
      const date = addDays(dayAhead, firstDay + Math.floor(next / services.length / 3))
      next += 1
      const reply = await call(url, 'booking.create', orderAhead(service?.id ?? '', { date, time }))
      if (reply.status === 200) {
        acknowledged.push(reply.body.result.data.bookings[0].id)
        progress.emit('one')
      } else if (reply.status !== 409) return
    }
  }
  const gone = () => {} // the server was stopped: the connection is refused or cut
  const ended = Promise.all(Array.from({ length: clients }, () => client().catch(gone)))
  /** Waits until more than so many are acknowledged. */
  const beyond = async (count: number) => {
    const signal = AbortSignal.timeout(patienceMs)
    while (acknowledged.length <= count) await once(progress, 'one', { signal })
  }
  return { acknowledged, ended, beyond }
}

/** What must hold for any database, however its process ended. */
export function faultsIn(file: string, acknowledged: readonly string[]) {
  const database = new Sqlite(file, { readonly: true })
  const list = (query: string) => database.prepare(query).pluck().all()
  const stored = new Set(list('select id from bookings'))
  const faults = {
    lost: acknowledged.filter((id) => !stored.has(id)),
    integrity: list('pragma integrity_check').filter((line) => line !== 'ok'),
    foreignKeys: list('pragma foreign_key_check'),
    slotTwice: list('select slot_id from bookings group by slot_id having count(*) > 1'),
    notClaimed: list(
      'select b.id from bookings b join availability_slots s on s.id = b.slot_id where s.is_booked = 0',
    ),
    withoutBooking: list(
      'select id from availability_slots where is_booked = 1 and id not in (select slot_id from bookings)',
    ),
    withoutMail: list(
      "select id from bookings where not exists (select 1 from outbox where facts like '%' || bookings.id || '%')",
    ),
  }
  database.close()
  return faults
}

export const none = {
  lost: [],
  integrity: [],
  foreignKeys: [],
  slotTwice: [],
  notClaimed: [],
  withoutBooking: [],
  withoutMail: [],
}
