import { Outlet } from '@tanstack/react-router'
import { MenuLink } from '../ui/page/menu-link.tsx'
import css from './dashboard-layout.module.css'
import { dashboardMenu } from './menu.ts'

/** The customer's pages with their menu: at the side, or on top on a phone. */
export const DashboardLayout = () => (
  <div className={`wide ${css.layout}`}>
    <nav className={css.menu} aria-label="Dashboard">
      {dashboardMenu.map(({ to, label }) => (
        <MenuLink key={to} to={to} label={label} />
      ))}
    </nav>
    <div className={css.page}>
      <Outlet />
    </div>
  </div>
)
