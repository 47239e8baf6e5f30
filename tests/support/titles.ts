import { brand } from '../../shared/brand.ts'
import { findService } from '../../shared/catalogue.ts'

const titles: Record<string, string> = {
  '/': 'Home services with the price up front',
  '/services': 'Services',
  '/how-it-works': 'How it works',
  '/reviews': 'Reviews',
  '/help': 'Help and support',
  '/about': 'About us',
  '/contact': 'Contact us',
  '/how-to-articles': 'How-to articles',
  '/best-practices': 'Best practices',
  '/safety-security': 'Safety and security',
  '/service-areas': 'Service areas',
  '/faq': 'Frequently asked questions',
  '/privacy-policy': 'Privacy Policy',
  '/terms-conditions': 'Terms & Conditions',
  '/cookie-policy': 'Cookie Policy',
  '/help/getting-started': 'Getting started',
  '/how-to-articles/fix-running-toilet': 'How to fix a running toilet',
  '/no/such/page': 'Page not found',
  '/booking/hvac/success': 'Booking not found',
  '/auth': 'Sign in',
  '/auth/forgot-password': 'Forgot password',
  '/auth/reset-password': 'Choose a new password',
  '/auth/verify-email': 'Verify your email',
  '/dashboard': 'Overview',
  '/dashboard/bookings': 'My Bookings',
  '/dashboard/reviews': 'Reviews',
  '/dashboard/profile': 'Profile',
  '/dashboard/notifications': 'Notifications',
  '/dashboard/billing': 'Billing',
  '/admin': 'Admin Overview',
  '/admin/bookings': 'All Bookings',
  '/admin/schedule': 'Schedule',
  '/admin/customers': 'Customers',
  '/admin/reviews': 'Reviews',
  '/admin/chat-logs': 'Chat Conversations',
  '/admin/analytics': 'Analytics',
  '/admin/revenue': 'Revenue',
  '/admin/messages': 'Messages',
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

/** A page's document title. */
export function titleOf(path: string): string {
  const [area, which = '', step = ''] = path.slice(1).split('/')
  const title =
    titles[path] ??
    (area === 'manage' ? 'Your booking' : undefined) ??
    (area === 'admin' ? 'Customer' : undefined) ??
    stepTitles[step] ??
    findService(which)?.title
  if (!title) throw new Error(`No title is known for ${path}.`)
  return `${title} | ${brand.name}`
}
