import { Link } from '@tanstack/react-router'
import css from './schedule-views.module.css'

const views = [
  { to: '/admin/schedule', label: 'Day' },
  { to: '/admin/schedule/week', label: 'Week' },
  { to: '/admin/schedule/times', label: 'Times and holidays' },
] as const

/** The pages of the schedule. */
export const ScheduleViews = () => (
  <nav className={css.views} aria-label="Schedule">
    {views.map(({ to, label }) => (
      <Link
        key={to}
        to={to}
        activeOptions={{ exact: true, includeSearch: false }}
        activeProps={{ 'aria-current': 'page' }}
      >
        {label}
      </Link>
    ))}
  </nav>
)
