import type { ServiceId } from '../../shared/catalogue.ts'
import { findService } from '../../shared/catalogue.ts'
import { leastDetails } from './details.ts'

export const contact = {
  fullName: 'Ada Byron',
  email: 'Ada@Example.com',
  phone: '(555) 010-1843',
  address: '12 St James Square, Albany, NY 12207',
}

let keys = 0

/** An order for one service with the minimal answers, on Tuesday at ten. */
export function orderFor(serviceId: string, more: Record<string, unknown> = {}) {
  const service = findService(serviceId)
  if (!service) throw new Error(`There is no service ${serviceId}.`)
  keys += 1
  return {
    services: [{ serviceId, details: leastDetails[service.bookingCategory] as unknown }],
    date: '2026-11-24',
    time: '10:00',
    zip: '12207',
    contact,
    idempotencyKey: `test-key-${keys}`,
    ...more,
  }
}

/** An order for several services at one time. */
export const orderForAll = (ids: readonly ServiceId[], more: Record<string, unknown> = {}) =>
  orderFor('plumbing', { services: ids.flatMap((id) => orderFor(id).services), ...more })
