import { Link, type LinkProps } from '@tanstack/react-router'
import css from './menu-link.module.css'

interface Props {
  to: LinkProps['to']
  label: string
  /** Also marked on the pages below it. */
  withPagesBelow?: boolean
}

/** A side menu link, marked while its page is open. */
export const MenuLink = ({ to, label, withPagesBelow = false }: Props) => (
  <Link
    to={to}
    className={css.link}
    activeOptions={{ exact: !withPagesBelow, includeSearch: false }}
    activeProps={{ 'aria-current': 'page' }}
  >
    {label}
  </Link>
)
