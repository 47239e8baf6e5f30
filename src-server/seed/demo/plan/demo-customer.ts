import type { WantedOrder } from './plan-order.ts'
import type { DemoCustomer } from './types.ts'

/** The customer of the demo sign-in. */
export const demoCustomer: DemoCustomer = {
  name: 'Maria Alvarez',
  email: 'maria@example.com',
  phone: '(518) 555-0122',
  street: '18 Birch Ln',
  city: 'Albany',
  state: 'NY',
  zip: '12203',
  address: '18 Birch Ln, Albany, NY 12203',
  home: { propertyType: 'house', propertySize: 1800, roomCount: 3, bathroomCount: 2, pets: 'cats' },
  hasAccount: true,
  preferences: { smsBookingReminders: true },
}

type Order = Omit<WantedOrder, 'customer' | 'fate'> & Partial<Pick<WantedOrder, 'fate'>>

const orders: readonly Order[] = [
  {
    serviceIds: ['house-cleaning'],
    visitDay: -80,
    daysAhead: 4,
    details: { cleaningType: 'deep' },
  },
  { serviceIds: ['plumbing'], visitDay: -66, daysAhead: 0 },
  { serviceIds: ['lawn-care', 'house-cleaning'], visitDay: -51, daysAhead: 5 },
  { serviceIds: ['electrical'], visitDay: -43, daysAhead: 3 },
  { serviceIds: ['window-cleaning'], visitDay: -34, daysAhead: 6, fate: 'cancelledLate' },
  { serviceIds: ['pest-control'], visitDay: -24, daysAhead: 7, fate: 'moved' },
  { serviceIds: ['appliance-repair'], visitDay: -13, daysAhead: 2 },
  { serviceIds: ['junk-removal'], visitDay: -8, daysAhead: 6, fate: 'cancelled' },
  { serviceIds: ['house-cleaning'], visitDay: -6, daysAhead: 5, frequency: 'bi-weekly' },
  { serviceIds: ['home-remodeling'], visitDay: -3, daysAhead: 16 },
  { serviceIds: ['hvac'], visitDay: 0, daysAhead: 3 },
  { serviceIds: ['carpet-cleaning', 'window-cleaning'], visitDay: 4, daysAhead: 8 },
  { serviceIds: ['house-cleaning'], visitDay: 8, daysAhead: 11, frequency: 'bi-weekly' },
  { serviceIds: ['smart-home', 'home-security'], visitDay: 15, daysAhead: 16 },
  // Ordered without signing in: her dashboard asks whether it is hers.
  { serviceIds: ['locksmith'], visitDay: 6, daysAhead: 8, by: 'guest' },
]

export const demoCustomersOrders: readonly WantedOrder[] = orders.map((order) => ({
  fate: 'done',
  ...order,
  customer: demoCustomer,
}))
