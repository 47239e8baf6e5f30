import { useClickOutside, useWindowEvent } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { brand } from '../../shared/brand.ts'
import { CloseIcon, MenuIcon, PhoneIcon } from '../ui/icons.tsx'
import mark from '../ui/mark.svg'
import { AccountLinks } from './account-links.tsx'
import css from './header.module.css'
import { mainLinks } from './navigation.ts'
import { SchemeSwitch } from './scheme-switch.tsx'

export function Header() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const header = useClickOutside<HTMLElement>(close)
  const toggle = useRef<HTMLButtonElement>(null)
  useWindowEvent('keydown', ({ key }) => {
    if (key !== 'Escape' || !open) return
    close()
    toggle.current?.focus()
  })

  return (
    <header ref={header} className={css.header}>
      <div className={`wide ${css.bar}`}>
        <Link to="/" className={css.logo}>
          <img src={mark} alt="" width="32" height="32" />
          {brand.name}
        </Link>
        <button
          ref={toggle}
          type="button"
          className={css.toggle}
          aria-expanded={open}
          aria-controls="main-menu"
          aria-label={open ? 'Close menu' : 'Open menu'}
          onClick={() => setOpen(!open)}
        >
          {open ? <CloseIcon /> : <MenuIcon />}
        </button>
        <nav id="main-menu" aria-label="Main" className={css.menu} data-open={open || undefined}>
          {mainLinks.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              onClick={close}
              className={css.link}
              activeProps={{ 'aria-current': 'page' }}
            >
              {label}
            </Link>
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
