import { openSlots } from '../booking/open-slots.ts'
import { type Deps, guestContext } from '../context.ts'
import { createCaller } from '../router.ts'

const people = [
  ['Maria Alvarez', 'maria@example.com', '(555) 010-2233', '18 Birch Lane, Albany, NY 12203'],
  ['James Okafor', 'james@example.com', '(555) 010-4821', '402 Mill Street, Troy, NY 12180'],
  ['Priya Nair', 'priya@example.com', '(555) 010-9376', '77 Orchard Road, Delmar, NY 12054'],
] as const

const cleaning = {
  propertyType: 'house',
  propertySize: 1800,
  roomCount: 3,
  bathroomCount: 2,
  cleaningType: 'deep',
}
const repair = {
  problemDescription: 'The kitchen tap drips day and night.',
  urgencyLevel: 'normal',
}
const garden = { propertySize: 'medium', serviceType: 'maintenance', currentCondition: 'fair' }
const orders = [
  { serviceId: 'house-cleaning', details: cleaning },
  { serviceId: 'house-cleaning', details: { ...cleaning, serviceFrequency: 'weekly' } },
  { serviceId: 'plumbing', details: repair },
  { serviceId: 'lawn-care', details: garden },
  { serviceId: 'window-cleaning', details: { ...cleaning, cleaningType: 'regular' } },
  { serviceId: 'electrical', details: { ...repair, problemDescription: 'Two outlets are dead.' } },
]

/** Fills an empty database with bookings made through the product's own procedures. */
export async function fillWithDemoData(deps: Deps): Promise<void> {
  const any = await deps.database.read
    .selectFrom('bookings')
    .select('id')
    .limit(1)
    .executeTakeFirst()
  if (any) return
  const ctx = guestContext(deps, 'demo')
  const caller = createCaller(ctx)
  for (const [index, order] of orders.entries()) {
    const slots = await openSlots(ctx, { serviceIds: [order.serviceId] })
    const slot = slots[index * 3]
    const person = people[index % people.length]
    if (!slot || !person) continue
    const [fullName, email, phone, address] = person
    await caller.booking.create({
      services: [order],
      date: slot.date,
      time: slot.startTime,
      contact: { fullName, email, phone, address },
      idempotencyKey: `demo-${index}-${deps.clock.now().getTime()}`,
    })
  }
}
