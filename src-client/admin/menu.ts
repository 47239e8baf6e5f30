/** The side menu. */
export const adminMenu = [
  { to: '/admin', label: 'Admin Overview' },
  { to: '/admin/bookings', label: 'All Bookings' },
  { to: '/admin/schedule', label: 'Schedule' },
  { to: '/admin/professionals', label: 'Professionals' },
  { to: '/admin/customers', label: 'Customers' },
  { to: '/admin/reviews', label: 'Reviews' },
  { to: '/admin/chat-logs', label: 'Chat Logs' },
  { to: '/admin/analytics', label: 'Analytics' },
  { to: '/admin/revenue', label: 'Revenue' },
  { to: '/admin/messages', label: 'Messages' },
  { to: '/admin/mail', label: 'Mail' },
  { to: '/admin/settings', label: 'Settings' },
] as const
