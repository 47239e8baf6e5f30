import { Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { MenuLink } from '../ui/page/menu-link.tsx'
import css from './admin-layout.module.css'
import { ignoreDoubleClick } from './ignore-double-click.ts'
import { adminMenu } from './menu.ts'
import { useLiveUpdates } from './use-live-updates.ts'

/** The admin pages with their menu: at the side, or on a phone behind its own button. */
export function AdminLayout() {
  useLiveUpdates()
  const path = useRouterState({ select: (state) => state.location.pathname })
  const menu = useRef<HTMLDetailsElement>(null)
  const current = adminMenu.find(({ to }) => to !== '/admin' && path.startsWith(to)) ?? adminMenu[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page change closes the menu on a phone
  useEffect(() => menu.current?.removeAttribute('open'), [path])
  const links = adminMenu.map(({ to, label }) => (
    <MenuLink key={to} to={to} label={label} includeSubpages={to !== '/admin'} />
  ))
  return (
    <div className={css.layout} onClickCapture={ignoreDoubleClick}>
      <nav className={css.side} aria-label="Admin Panel">
        <p className={css.title}>Admin Panel</p>
        {links}
      </nav>
      <details ref={menu} className={css.phone}>
        <summary>
          <span>Admin Panel</span> {current.label}
        </summary>
        <nav aria-label="Admin Panel pages">{links}</nav>
      </details>
      <div className={css.page}>
        <Outlet />
      </div>
    </div>
  )
}
