import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { brand } from '../../shared/brand.ts'
import { CloseIcon, MenuIcon, PhoneIcon } from '../ui/icons.tsx'
import mark from '../ui/mark.svg'
import { AccountLinks } from './account-links.tsx'
import css from './header.module.css'
import { mainLinks } from './navigation.ts'
import { PageLink } from './page-link.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'

/** On a phone the menu is a native popover, which works before any script has loaded. */
export function Header() {
  const menu = useRef<HTMLElement>(null)
  const close = () => menu.current?.hidePopover()
  return (
    <header className={css.header}>
      <div className={`wide ${css.bar}`}>
        <Link to="/" className={css.logo}>
          <img src={mark} alt="" width="32" height="32" />
          {brand.name}
        </Link>
        <button type="button" className={css.toggle} popoverTarget="main-menu" aria-label="Menu">
          <MenuIcon />
          <CloseIcon />
        </button>
        <nav ref={menu} id="main-menu" popover="auto" aria-label="Main" className={css.menu}>
          {mainLinks.map(({ to, label }) => (
            <PageLink key={to} to={to} onClick={close} className={css.link}>
              {label}
            </PageLink>
          ))}
          <a className={css.phone} href={brand.phoneHref}>
            <PhoneIcon size={18} /> <span className="figures">{brand.phone}</span>
          </a>
          <AccountLinks onNavigate={close} />
        </nav>
        <SchemeSwitch />
      </div>
    </header>
  )
}
