import { Link } from '@tanstack/react-router'
import { formatNumber } from '../../../shared/format/numbers.ts'
import { trpc } from '../../trpc.ts'
import { Icon } from '../../ui/icons.tsx'
import { adminMenu, countLabels } from './menu.ts'
import css from './menu-links.module.css'

/** Links to all pages of the panel, each with the number of what waits there. */
export function MenuLinks() {
  const { data: waiting } = trpc.admin.figures.waiting.useQuery()
  return adminMenu.map(({ to, label, icon, ...entry }) => {
    const kind = 'count' in entry ? entry.count : undefined
    const count = kind && waiting ? waiting[kind] : 0
    return (
      <Link
        key={to}
        to={to}
        className={css.link}
        activeOptions={{ exact: to === '/admin', includeSearch: false }}
        activeProps={{ 'aria-current': 'page' }}
      >
        <Icon size={18}>
          <path d={icon} />
        </Icon>
        {label}
        {kind && count > 0 ? (
          <span className={`${css.count} figures`}>
            {formatNumber(count)}
            <span className="visually-hidden"> {countLabels[kind]}</span>
          </span>
        ) : null}
      </Link>
    )
  })
}
