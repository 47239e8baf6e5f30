import { Link, Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { brand } from '../../../shared/brand.ts'
import { useLoadAccount } from '../../auth/session/use-load-account.ts'
import { SchemeSwitch } from '../../frame/scheme-switch.tsx'
import { MenuIcon, SearchIcon } from '../../ui/icons.tsx'
import mark from '../../ui/mark.svg'
import { recentChanges } from '../../ui/toast/recent-changes.ts'
import { SearchDialog } from '../search/search-dialog.tsx'
import { AccountFooter } from './account-footer.tsx'
import css from './admin-layout.module.css'
import { ignoreDoubleClick } from './ignore-double-click.ts'
import { KeysDialog } from './keys-dialog.tsx'
import { adminMenu } from './menu.ts'
import { MenuLinks } from './menu-links.tsx'
import { RecentChangesButton, RecentChangesDialog } from './recent-changes.tsx'
import { useLiveUpdates } from './use-live-updates.ts'
import { type AdminDialog, useQuickKeys } from './use-quick-keys.ts'

/** The office's own frame: the menu at the side, or on a phone within reach of the thumb, and a search for everything. */
export function AdminLayout() {
  useLiveUpdates()
  const [open, setOpen] = useState<AdminDialog>()
  const quickKeys = useQuickKeys(setOpen)
  const path = useRouterState({ select: (state) => state.location.pathname })
  const menu = useRef<HTMLElement>(null)
  const current = adminMenu.find(({ to }) => to !== '/admin' && path.startsWith(to)) ?? adminMenu[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page change closes the menu on a phone
  useEffect(() => menu.current?.hidePopover(), [path])
  const { account } = useLoadAccount()
  // biome-ignore lint/correctness/useExhaustiveDependencies: nobody takes back what somebody else has changed
  useEffect(() => recentChanges.reset, [account?.email])
  const search = (
    <button type="button" className={css.search} onClick={() => setOpen('search')}>
      <SearchIcon size={18} /> Search
      <span className={css.key} aria-hidden="true">
        {quickKeys.searchKey}
      </span>
    </button>
  )
  return (
    <div className={css.layout} onClickCapture={ignoreDoubleClick}>
      <header className={css.side}>
        <Link to="/admin" className={css.logo}>
          <img src={mark} alt="" width="28" height="28" />
          {brand.name}
        </Link>
        {search}
        <nav aria-label="Admin Panel" className={css.menu}>
          <p className={css.title}>Admin Panel</p>
          <MenuLinks />
        </nav>
        <RecentChangesButton onOpen={() => setOpen('changes')} />
        <AccountFooter onKeys={() => setOpen('keys')} />
      </header>
      <div className={css.page}>
        <Outlet />
      </div>
      <div className={css.bar}>
        <button type="button" popoverTarget="admin-menu">
          <MenuIcon size={18} /> <span className="visually-hidden">Admin Panel:</span>{' '}
          <span className={css.here}>{current.label.replace('Admin ', '')}</span>
        </button>
        {search}
        <SchemeSwitch />
      </div>
      <nav
        ref={menu}
        id="admin-menu"
        popover="auto"
        aria-label="Admin Panel pages"
        className={css.sheet}
      >
        <MenuLinks />
        <RecentChangesButton
          onOpen={() => {
            menu.current?.hidePopover()
            setOpen('changes')
          }}
        />
        <AccountFooter />
      </nav>
      <SearchDialog opened={open === 'search'} onClose={() => setOpen(undefined)} />
      <RecentChangesDialog opened={open === 'changes'} onClose={() => setOpen(undefined)} />
      <KeysDialog
        opened={open === 'keys'}
        quickKeys={quickKeys}
        onClose={() => setOpen(undefined)}
      />
    </div>
  )
}
