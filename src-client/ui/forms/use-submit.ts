import { useRef, useState } from 'react'
import { errorMessage, fieldErrors } from '../../server-error.ts'
import { clearToasts, toastError } from '../toast/toast.ts'

export interface SubmitOptions<Input, Result> {
  /** The toast for a failure: its title, and its text if that is not the server's. */
  failed: { title: string; text?: string }
  /** Also shown when the server's messages are shown at the fields. */
  alwaysToast?: boolean
  /** Shows the server's messages at their fields. */
  showErrors?: (errors: Record<string, string>) => void
  onSuccess?: (result: Result, input: Input) => unknown
  /** Deals with an error itself; returns true if nothing more is to be said about it. */
  onError?: (error: unknown) => boolean
}

/**
 * Calls the server once at a time, however quickly it is clicked; the second click of a double click comes before the
 * button is disabled. A refusal is shown at its fields, or in a toast.
 */
export function useSubmit<Input, Result>(
  send: (input: Input) => Promise<Result>,
  { failed, alwaysToast, showErrors, onSuccess, onError }: SubmitOptions<Input, Result>,
) {
  const isRunning = useRef(false)
  const [isSubmitting, setIsSubmitting] = useState(false)

  function fail(error: unknown): void {
    if (onError?.(error)) return
    const errors = showErrors ? fieldErrors(error) : {}
    showErrors?.(errors)
    if (Object.keys(errors).length > 0 && !alwaysToast) return
    console.error(`${failed.title}:`, error)
    toastError(failed.title, failed.text ?? errorMessage(error) ?? 'Please try again.')
  }

  async function run(input: Input): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setIsSubmitting(true)
    clearToasts()
    try {
      await onSuccess?.(await send(input), input)
    } catch (error) {
      fail(error)
    } finally {
      isRunning.current = false
      setIsSubmitting(false)
    }
  }

  return { submit: (input: Input) => void run(input), isSubmitting }
}
