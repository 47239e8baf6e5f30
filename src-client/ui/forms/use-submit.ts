import { useRef, useState } from 'react'
import { errorMessage, fieldErrors } from '../../server-error.ts'
import { clearToasts, toastError } from '../toast/toast.ts'

export interface SubmitOptions<Input, Result> {
  /** The title of the toast for a failure. */
  failed: string
  /** Its text, if that is not the server's message. */
  failedText?: (error: unknown) => string | undefined
  /** Also shown when the server's messages are shown at the fields. */
  alwaysToast?: boolean
  /** Shows the server's messages at their fields. */
  showErrors?: (errors: Record<string, string>) => void
  /** The messages by field, if they are not the server's. */
  readErrors?: (error: unknown) => Record<string, string>
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
  options: SubmitOptions<Input, Result>,
) {
  const { failed, failedText = errorMessage, alwaysToast, showErrors } = options
  const { readErrors = fieldErrors, onSuccess, onError } = options
  const isRunning = useRef(false)
  const [isSubmitting, setIsSubmitting] = useState(false)

  function fail(error: unknown): void {
    if (onError?.(error)) return
    const errors = showErrors ? readErrors(error) : {}
    showErrors?.(errors)
    if (Object.keys(errors).length > 0 && !alwaysToast) return
    // The server logs its failures, and the browser its unanswered requests.
    if (errorMessage(error) === undefined) console.error(`${failed}:`, error)
    toastError(failed, failedText(error) ?? 'Please try again.')
  }

  async function run(input: Input): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    setIsSubmitting(true)
    clearToasts()
    try {
      // Not as an argument: a call that is skipped skips its arguments too.
      const result = await send(input)
      await onSuccess?.(result, input)
      return true
    } catch (error) {
      fail(error)
      return false
    } finally {
      isRunning.current = false
      setIsSubmitting(false)
    }
  }

  return {
    submit: (input: Input) => void run(input),
    /** The same; resolves to whether it succeeded. */
    run,
    isSubmitting,
  }
}
