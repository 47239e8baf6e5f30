import { findService, serviceIds } from './catalogue.ts'

/** The public pages that search engines should find, except those of the services. */
const readPaths = [
  '/',
  '/services',
  '/how-it-works',
  '/reviews',
  '/help',
  '/about',
  '/contact',
  '/how-to-articles',
  '/best-practices',
  '/safety-security',
  '/service-areas',
  '/faq',
  '/privacy-policy',
  '/terms-conditions',
  '/cookie-policy',
] as const

export const helpTopicSlugs = [
  'getting-started',
  'prices-and-payment',
  'booking-and-scheduling',
  'your-account',
  'services-and-professionals',
  'safety-and-guarantee',
] as const

export const articleSlugs = [
  'prepare-for-professional-cleaning',
  'plumbing-yourself-or-professional',
  'home-maintenance-schedule',
  'tripping-breaker-dead-outlet',
  'change-hvac-filter',
  'fix-running-toilet',
  'garage-door-or-appliance-stopped',
  'carpet-stains-by-kind',
  'gutters-chimney-pipes-for-winter',
] as const

/** Every page in the site map for search engines. */
export const publicPaths: readonly string[] = [
  ...readPaths,
  ...helpTopicSlugs.map((slug) => `/help/${slug}`),
  ...articleSlugs.map((slug) => `/how-to-articles/${slug}`),
  ...serviceIds.map((id) => `/booking/${id}`),
]

/** Every page that is rendered at build: what a signed-out visitor sees. */
export const madePaths: readonly string[] = [...publicPaths, '/auth', '/auth/forgot-password']

/** Pages for signed-in users, and for the business. */
const ownPaths = [
  '/auth',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/verify-email',
  '/dashboard',
  '/dashboard/bookings',
  '/dashboard/reviews',
  '/dashboard/profile',
  '/dashboard/notifications',
  '/dashboard/billing',
  '/admin',
  '/admin/bookings',
  '/admin/customers',
  '/admin/reviews',
  '/admin/chat-logs',
  '/admin/analytics',
  '/admin/settings',
  '/admin/revenue',
  '/admin/schedule',
  '/admin/messages',
  '/admin/mail',
] as const

/** Every path without a variable part that has a page. */
export const fixedPaths: readonly string[] = [...readPaths, ...ownPaths]

/** Takes the place of a service's id in the address when several services are booked. */
export const severalServices = 'multi-service'

const steps = ['quote', 'schedule', 'checkout', 'success']

/** The path as it appears in these lists: `/help/` is `/help`. */
export const withoutSlash = (path: string): string =>
  path.length > 1 ? path.replace(/\/$/, '') : path

/** Whether there is a page at this path; other paths answer 404. */
export function isKnownPath(path: string): boolean {
  const trimmed = withoutSlash(path)
  if (fixedPaths.includes(trimmed) || publicPaths.includes(trimmed)) return true
  const [first, second, third, ...more] = trimmed.slice(1).split('/')
  if (more.length > 0 || second === undefined) return false
  if (first === 'admin') return second === 'customers' && Boolean(third)
  if (first === 'manage') return third === undefined
  if (first !== 'booking') return false
  if (second === severalServices)
    return third !== undefined && ['details', ...steps].includes(third)
  return findService(second) !== undefined && third !== undefined && steps.includes(third)
}
