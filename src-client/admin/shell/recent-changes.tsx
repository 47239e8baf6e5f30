import { formatNumber } from '../../../shared/format/numbers.ts'
import { formatTime } from '../../../shared/time/business-time.ts'
import { businessTime } from '../../business-clock.ts'
import { Icon } from '../../ui/icons.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { useStore } from '../../ui/store/use-store.ts'
import { recentChanges } from '../../ui/toast/recent-changes.ts'
import css from '../admin.module.css'
import menu from './menu-links.module.css'
import own from './recent-changes.module.css'

/** Opens what can be taken back. */
export function RecentChangesButton({ onOpen }: { onOpen: () => void }) {
  const changes = useStore(recentChanges)
  return (
    <button type="button" className={`${menu.link} ${own.open}`} onClick={onOpen}>
      <Icon size={18}>
        <path d="M9 14 4.5 9.5 9 5M4.5 9.5H14a5.5 5.5 0 0 1 0 11h-3" />
      </Icon>
      Recent changes
      {changes.length > 0 ? (
        <span className={`${menu.count} figures`}>{formatNumber(changes.length)}</span>
      ) : null}
    </button>
  )
}

/** What was done in this tab in the last ten minutes, each with a way back. */
export function RecentChangesDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const changes = useStore(recentChanges)
  return (
    <Dialog opened={opened} title="Recent changes" onClose={onClose}>
      <div className={css.body}>
        <p className={css.quiet}>
          {changes.length === 0
            ? 'Nothing to undo. What you change in this tab can be undone here for ten minutes.'
            : 'What you changed in this tab in the last ten minutes.'}
        </p>
        <ul className={own.changes}>
          {changes.map(({ id, title, summary, action, close, at }) => (
            <li key={id}>
              <div>
                <strong>{title}</strong>{' '}
                <span className={css.quiet}>{formatTime(businessTime(at).time)}</span>
                <p>{summary}</p>
              </div>
              {action(() => {
                onClose()
                close()
              })}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
