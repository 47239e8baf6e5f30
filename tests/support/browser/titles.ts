import { brand } from '../../../shared/brand.ts'
import { builtTitle, prerenderedPaths } from './built-pages.ts'

/** Of pages that are rendered in the browser. */
const titles: Record<string, string> = {
  '/no/such/page': 'Page not found',
  '/booking/hvac/success': 'Booking not found',
  '/auth/reset-password': 'Choose a new password',
  '/auth/verify-email': 'Verify your email',
  '/auth/invitation': 'Your sign-in',
  '/pro': 'My Visits',
  '/dashboard': 'Overview',
  '/dashboard/bookings': 'My Bookings',
  '/dashboard/reviews': 'Reviews',
  '/dashboard/profile': 'Profile',
  '/dashboard/notifications': 'Notifications',
  '/dashboard/billing': 'Billing',
  '/admin': 'Admin Overview',
  '/admin/bookings': 'All Bookings',
  '/admin/bookings/new': 'New booking',
  '/admin/schedule': 'Schedule',
  '/admin/schedule/week': 'Week by professional',
  '/admin/schedule/times': 'Times and holidays',
  '/admin/professionals': 'Professionals',
  '/admin/professionals/new': 'New professional',
  '/admin/customers': 'Customers',
  '/admin/reviews': 'Reviews',
  '/admin/chat-logs': 'Chat Conversations',
  '/admin/analytics': 'Analytics',
  '/admin/revenue': 'Revenue',
  '/admin/messages': 'Messages',
  '/admin/claims': 'Claims',
  '/admin/mail': 'Mail',
  '/admin/settings': 'Settings',
}

const stepTitles: Record<string, string> = {
  details: 'Your services',
  quote: 'Your quote',
  schedule: 'Pick a time',
  checkout: 'Checkout',
  success: 'Booking confirmed',
}

/** Of the admin panel's pages about one record. */
const recordTitles: Record<string, string> = {
  customers: 'Customer',
  professionals: 'Professional',
}

/** A page's document title: of a prerendered page, the one that it was built with. */
export function titleOf(path: string): string {
  if (prerenderedPaths.includes(path)) return builtTitle(path)
  const [area, records, step = ''] = path.slice(1).split('/')
  const title =
    titles[path] ??
    (area === 'manage' ? 'Your booking' : undefined) ??
    (path === '/admin/customers/guest' ? 'Guest' : undefined) ??
    (area === 'admin' ? recordTitles[records ?? ''] : undefined) ??
    stepTitles[step]
  if (!title) throw new Error(`No title is known for ${path}.`)
  return `${title} | ${brand.name}`
}
