import { Button } from '@mantine/core'
import { useState } from 'react'
import { trpc } from '../trpc.ts'
import { toastProblem } from '../ui/toast.ts'
import css from './auth.module.css'

/** The message for every failed Google sign-in. */
export const toastGoogleFailed = () =>
  toastProblem('Sign-in Failed', 'There was an error signing in with Google. Please try again.')

/** Starts a Google sign-in that returns to the page that the user wanted. */
export function GoogleButton({ redirect }: { redirect: string }) {
  const start = trpc.auth.startGoogle.useMutation()
  const [leaving, setLeaving] = useState(false)
  async function go(): Promise<void> {
    setLeaving(true)
    try {
      const { url } = await start.mutateAsync({ redirect })
      window.location.assign(url)
    } catch (error) {
      console.warn('Google sign-in did not start:', error)
      setLeaving(false)
      toastGoogleFailed()
    }
  }
  return (
    <Button
      variant="default"
      fullWidth
      disabled={leaving}
      onClick={() => void go()}
      leftSection={
        <span className={css.google} aria-hidden="true">
          G
        </span>
      }
    >
      {leaving ? 'Signing in...' : 'Continue with Google'}
    </Button>
  )
}
