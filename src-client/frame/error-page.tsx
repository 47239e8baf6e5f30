import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { brand } from '../../shared/brand.ts'
import { clearSession } from '../ui/store/session-storage.ts'
import css from './message-page.module.css'

/** Shown when a page fails: a plain sentence and what to do next. */
export function ErrorPage({ reset }: { reset: () => void }) {
  const router = useRouter()
  const retry = () => {
    reset()
    void router.invalidate()
  }
  const startOver = () => {
    clearSession()
    location.reload()
  }
  return (
    <div className={`wide ${css.page}`} role="alert">
      <h1>Something went wrong</h1>
      <p className={css.text}>
        This page could not be shown. If it happens again, start over: that clears what you entered
        in this tab. Or call us at {brand.phone}.
      </p>
      <p className={css.links}>
        <Button onClick={retry}>Try again</Button>
        <Button variant="outline" onClick={startOver}>
          Start over
        </Button>
        <a href="/">Return to Home</a>
      </p>
    </div>
  )
}
