import { findService } from './catalogue.ts'

/** Every path without a variable part that has a page (specification, section 2). */
export const fixedPaths = [
  '/',
  '/services',
  '/how-it-works',
  '/reviews',
  '/help',
  '/auth',
  '/auth/forgot-password',
  '/auth/reset-password',
  '/auth/verify-email',
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

/** Stands in an address where otherwise the id of the one service stands. */
export const severalServices = 'multi-service'

const steps = ['quote', 'schedule', 'checkout', 'success']

/** Whether there is a page at this path; others answer 404. */
export function isKnownPath(path: string): boolean {
  const trimmed = path.length > 1 ? path.replace(/\/$/, '') : path
  if ((fixedPaths as readonly string[]).includes(trimmed)) return true
  const [first, second, third, ...more] = trimmed.slice(1).split('/')
  if (more.length > 0 || second === undefined) return false
  if (first === 'admin') return second === 'customers' && Boolean(third)
  if (first === 'manage') return third === undefined
  if (first !== 'booking') return false
  if (second === severalServices)
    return third !== undefined && ['details', ...steps].includes(third)
  return findService(second) !== undefined && (third === undefined || steps.includes(third))
}
