import { Link, type LinkProps } from '@tanstack/react-router'
import css from './menu-link.module.css'

interface Props {
  to: LinkProps['to']
  label: string
  /** Also marked on the pages below it. */
  includeSubpages?: boolean
}

/** A side menu link, marked while its page is open. */
export const MenuLink = ({ to, label, includeSubpages = false }: Props) => (
  <Link
    to={to}
    className={css.link}
    activeOptions={{ exact: !includeSubpages, includeSearch: false }}
    activeProps={{ 'aria-current': 'page' }}
  >
    {label}
  </Link>
)
