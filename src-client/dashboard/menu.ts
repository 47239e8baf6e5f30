/** The side menu. */
export const dashboardMenu = [
  { to: '/dashboard', label: 'Overview' },
  { to: '/dashboard/bookings', label: 'My Bookings' },
  { to: '/dashboard/reviews', label: 'Reviews' },
  { to: '/dashboard/profile', label: 'Profile' },
  { to: '/dashboard/notifications', label: 'Notifications' },
  { to: '/dashboard/billing', label: 'Billing' },
] as const
