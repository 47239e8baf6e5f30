import { linkOptions } from '@tanstack/react-router'
import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../trpc.ts'

/** What waits for the office, by kind. */
export type Waiting = inferRouterOutputs<AppRouter>['admin']['figures']['waiting']

/** How the count beside a page's link is read aloud. */
export const countLabels = {
  unconfirmed: 'unconfirmed',
  unanswered: 'unanswered',
  openClaims: 'open',
  undelivered: 'not delivered',
  hotLeads: 'hot leads',
} satisfies Record<keyof Waiting, string>

const count = (name: keyof Waiting) => name

/** The side menu. `icon` is a path on a grid of 24; `key` opens the page after G. */
export const adminMenu = [
  {
    ...linkOptions({ to: '/admin' }),
    label: 'Admin Overview',
    key: 'o',
    icon: 'M4 12 12 4.5 20 12M6.5 10v9.5h11V10',
  },
  {
    ...linkOptions({ to: '/admin/bookings' }),
    label: 'All Bookings',
    key: 'b',
    icon: 'M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h3.5',
    count: count('unconfirmed'),
  },
  {
    ...linkOptions({ to: '/admin/schedule' }),
    label: 'Schedule',
    key: 's',
    icon: 'M5 6h14v14H5zM5 10.5h14M9 3.5V7M15 3.5V7M9 14h2',
  },
  {
    ...linkOptions({ to: '/admin/professionals' }),
    label: 'Professionals',
    key: 'p',
    icon: 'M14.5 6.5a4 4 0 0 0-5 5L4 17v3h3l5.5-5.5a4 4 0 0 0 5-5L15 12l-3-3Z',
  },
  {
    ...linkOptions({ to: '/admin/customers' }),
    label: 'Customers',
    key: 'c',
    icon: 'M9 11a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 9 11ZM3 19.5c0-3.3 2.7-5.5 6-5.5s6 2.2 6 5.5M16 5a3 3 0 0 1 0 5.8M17.5 14.4c2 .7 3.5 2.5 3.5 5.1',
  },
  {
    ...linkOptions({ to: '/admin/reviews' }),
    label: 'Reviews',
    key: 'r',
    icon: 'm12 4 2.4 5 5.6.7-4.1 3.8 1.1 5.5-5-2.8-5 2.8 1.1-5.5L4 9.7l5.6-.7Z',
  },
  {
    ...linkOptions({ to: '/admin/chat-logs' }),
    label: 'Chat Logs',
    key: 'l',
    icon: 'M4 5h16v11H9l-5 4zM8 9.5h8M8 12.5h5',
    count: count('hotLeads'),
  },
  {
    ...linkOptions({ to: '/admin/analytics' }),
    label: 'Analytics',
    key: 'a',
    icon: 'M4 20h16M7 16.5v-5M12 16.5v-10M17 16.5v-7',
  },
  {
    ...linkOptions({ to: '/admin/revenue' }),
    label: 'Revenue',
    key: 'v',
    icon: 'M12 4v16M16 7.5c-.8-1-2.2-1.5-4-1.5-2.3 0-4 1-4 2.8 0 4 8 1.9 8 6.2 0 1.9-1.8 3-4 3-2 0-3.5-.7-4.3-1.9',
  },
  {
    ...linkOptions({ to: '/admin/messages' }),
    label: 'Messages',
    key: 'm',
    icon: 'M4 6h16v12H4zM4 7l8 6.5L20 7',
    count: count('unanswered'),
  },
  {
    ...linkOptions({ to: '/admin/claims' }),
    label: 'Claims',
    key: 'w',
    icon: 'M12 4.5 21 19.5H3ZM12 10v4.5M12 17v.2',
    count: count('openClaims'),
  },
  {
    ...linkOptions({ to: '/admin/mail' }),
    label: 'Mail',
    key: 'i',
    icon: 'm4 12 16-7-4.5 15-3.5-6ZM12 14l8-9',
    count: count('undelivered'),
  },
  {
    ...linkOptions({ to: '/admin/settings' }),
    label: 'Settings',
    key: 't',
    icon: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM9 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  },
] as const
