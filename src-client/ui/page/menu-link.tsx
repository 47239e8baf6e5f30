import { Link, type LinkProps } from '@tanstack/react-router'
import css from './menu-link.module.css'

interface Props {
  to: LinkProps['to']
  label: string
  /** The pages below it count as it. */
  withPagesBelow?: boolean
}

/** A line of a side menu, marked while its page is open. */
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
