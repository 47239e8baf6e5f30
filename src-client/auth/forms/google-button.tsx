import { Button } from '@mantine/core'
import { trpc } from '../../trpc.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toastError } from '../../ui/toast/toast.ts'
import css from '../auth.module.css'

const failed = 'Sign-in Failed'
const failedText = 'There was an error signing in with Google. Please try again.'

/** The message for every failed Google sign-in. */
export const toastGoogleFailed = () => toastError(failed, failedText)

/** Starts a Google sign-in that returns to the page that the user wanted. */
export function GoogleButton({ redirect }: { redirect: string }) {
  const start = trpc.auth.startGoogle.useMutation()
  const { submit, isSubmitting } = useSubmit(start.mutateAsync, {
    failed,
    failedText: () => failedText,
    onSuccess: ({ url }) => window.location.assign(url),
  })
  const isLeaving = isSubmitting || start.isSuccess
  return (
    <Button
      variant="default"
      fullWidth
      disabled={isLeaving}
      onClick={() => submit({ redirect })}
      leftSection={
        <span className={css.google} aria-hidden="true">
          G
        </span>
      }
    >
      {isLeaving ? 'Signing in...' : 'Continue with Google'}
    </Button>
  )
}
