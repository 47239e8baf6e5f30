import { Button } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import css from './unsaved-changes.module.css'

/** Before a page is left whose form has changes that were not saved: asks whether to stay. */
export function UnsavedChanges({ hasChanges }: { hasChanges: () => boolean }) {
  const blocker = useBlocker({
    enableBeforeUnload: hasChanges,
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && hasChanges(),
    withResolver: true,
  })
  const isAsking = blocker.status === 'blocked'
  return (
    <Dialog opened={isAsking} title="Leave without saving?" onClose={() => blocker.reset?.()}>
      <div className={css.body}>
        <p>You have unsaved changes on this page.</p>
        <div className={css.buttons}>
          <Button variant="default" onClick={() => blocker.proceed?.()}>
            Leave without saving
          </Button>
          <Button data-autofocus onClick={() => blocker.reset?.()}>
            Stay on this page
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
