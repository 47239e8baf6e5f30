import { Link, Outlet } from '@tanstack/react-router'
import { ServerData } from '../server-data.tsx'
import css from './dashboard-layout.module.css'
import { menu } from './menu.ts'

/** The customer's pages with their menu: at the side, on a phone above. */
export const DashboardLayout = () => (
  <ServerData>
    <div className={`wide ${css.layout}`}>
      <nav className={css.menu} aria-label="Dashboard">
        {menu.map(({ to, label }) => (
          <Link
            key={to}
            to={to}
            className={css.link}
            activeOptions={{ exact: true, includeSearch: false }}
            activeProps={{ 'aria-current': 'page' }}
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className={css.page}>
        <Outlet />
      </div>
    </div>
  </ServerData>
)
