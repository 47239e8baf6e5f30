import { notifications } from '@mantine/notifications'
import { undoableMs } from '../../../shared/booking-status.ts'
import { addRecentChange, removeRecentChange, type ToastAction } from './recent-changes.ts'

const shownMs = 8_000
/** Long enough to notice a slip; what can be taken back longer is among the recent changes. */
const undoableShownMs = 30_000

/** What has changed at the fields is painted first. */
const afterPaint = (act: () => void) => requestAnimationFrame(() => setTimeout(act))

/** A record's actions are at the top, where a toast that waits for Undo would cover them. */
const isOffice = () => location.pathname.startsWith('/admin')

/** The problems on screen, by id. */
const problems = new Set<string>()
/** The last toast with a way back, by what it is about. */
const undoable = new Map<string, string>()
let shown = 0

interface Options {
  action?: ToastAction | undefined
  /** What it is about, such as a booking's id: an earlier way back for the same would take back something else. */
  about?: string
  /** What was changed, for the list of recent changes: without it, the message. */
  summary?: string | undefined
  /** Until when it can be taken back, if that is not for ten minutes; ISO, UTC. */
  until?: string | undefined
}

const show =
  (color: string, role: 'alert' | 'status') =>
  (title: string, message: string, { action, about, summary = message, until }: Options = {}) => {
    // Two that can be taken back are two, even if they read the same.
    const id = action ? `undoable ${shown++}` : `${title} ${message}`
    if (about !== undefined) {
      closeUndoable(about)
      undoable.set(about, id)
    }
    if (role === 'alert' && !action) problems.add(id)
    const close = () => {
      notifications.hide(id)
      removeRecentChange(id)
    }
    if (action) {
      const at = new Date().toISOString()
      const soon = new Date(Date.now() + undoableMs).toISOString()
      addRecentChange({ id, title, summary, action, close, at, until: until ?? soon })
    }
    afterPaint(() =>
      notifications.show({
        id,
        title,
        message: action ? [message, ' ', action(close)] : message,
        color,
        role,
        autoClose: action ? undoableShownMs : shownMs,
        position: isOffice() ? 'bottom-left' : 'top-center',
        withBorder: true,
        closeButtonProps: { 'aria-label': 'Close message' },
      }),
    )
  }

/** A problem that the user has to fix, or to retry. */
export const toastError = show('red', 'alert')
export const toastSuccess = show('evergreen', 'status')
/** What has been done, with a button that takes it back. */
export const toastUndoable = show('evergreen', 'status')

/** Removes the way back that a toast offers, once it has been taken elsewhere. */
export function closeUndoable(about: string): void {
  const id = undoable.get(about)
  if (id !== undefined) {
    notifications.hide(id)
    removeRecentChange(id)
  }
  undoable.delete(about)
}

/** Removes messages about problems that the user has since fixed. */
export function clearToasts(): void {
  for (const id of problems) notifications.hide(id)
  problems.clear()
}
