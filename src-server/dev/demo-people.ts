import type { ServiceId } from '../../shared/catalogue.ts'

/** The password of all demo accounts; in development only. */
export const demoPassword = 'nestwright-demo'

interface DemoPerson {
  email: string
  fullName: string
  phone: string
  address: string
  /** Shown in the list of demo sign-ins. */
  role?: 'admin' | 'customer'
}

export const demoPeople: readonly [DemoPerson, ...DemoPerson[]] = [
  {
    email: 'admin@example.com',
    fullName: 'Alex Morgan',
    phone: '(555) 010-1000',
    address: '1 Market Square, Albany, NY 12207',
    role: 'admin',
  },
  {
    email: 'maria@example.com',
    fullName: 'Maria Alvarez',
    phone: '(555) 010-2233',
    address: '18 Birch Lane, Albany, NY 12203',
    role: 'customer',
  },
  {
    email: 'james@example.com',
    fullName: 'James Okafor',
    phone: '(555) 010-4821',
    address: '402 Mill Street, Troy, NY 12180',
  },
  {
    email: 'priya@example.com',
    fullName: 'Priya Nair',
    phone: '(555) 010-9376',
    address: '77 Orchard Road, Delmar, NY 12054',
  },
]

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

export interface DemoOrder {
  /** Index in the list of people. */
  person: number
  serviceId: ServiceId
  details: Record<string, unknown>
  madeDaysAgo?: number
  status?: 'pending' | 'confirmed' | 'completed' | 'cancelled'
  review?: { rating: number; text?: string }
}

export const demoOrders: readonly DemoOrder[] = [
  { person: 1, serviceId: 'house-cleaning', details: cleaning },
  {
    person: 1,
    serviceId: 'plumbing',
    details: repair,
    madeDaysAgo: 24,
    status: 'completed',
    review: { rating: 5, text: 'On time, friendly, and the tap has not dripped since.' },
  },
  { person: 1, serviceId: 'lawn-care', details: garden, madeDaysAgo: 18, status: 'completed' },
  {
    person: 1,
    serviceId: 'electrical',
    details: { ...repair, problemDescription: 'Two outlets in the study are dead.' },
    status: 'confirmed',
  },
  {
    person: 1,
    serviceId: 'window-cleaning',
    details: { ...cleaning, cleaningType: 'regular' },
    status: 'cancelled',
  },
  { person: 2, serviceId: 'house-cleaning', details: { ...cleaning, serviceFrequency: 'weekly' } },
  {
    person: 2,
    serviceId: 'pest-control',
    details: garden,
    madeDaysAgo: 21,
    status: 'completed',
    review: { rating: 4, text: 'Thorough and quick. I would have liked a call a little earlier.' },
  },
  { person: 3, serviceId: 'lawn-care', details: garden },
]

/** What the help form has received. */
export const demoMessages = [
  {
    firstName: 'Priya',
    lastName: 'Nair',
    email: 'priya@example.com',
    topic: 'Booking Issue',
    message: 'Can the crew come through the back gate? The front door is being painted.',
  },
  {
    firstName: 'Tom',
    lastName: 'Becker',
    email: 'tom@example.com',
    topic: 'General Question',
    message: 'Do you come to Saratoga Springs as well?',
  },
] as const
