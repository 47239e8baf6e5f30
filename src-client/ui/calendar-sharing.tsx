import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import css from './calendar-sharing.module.css'
import { useSubmit } from './forms/use-submit.ts'
import { toastError, toastSuccess } from './toast/toast.ts'

interface Props {
  /** Null if there is none. */
  url: string | null
  /** What a calendar app reads there. */
  about: string
  onShare: (isShared: boolean) => Promise<unknown>
}

/** The secret address at which a calendar app reads visits: created, copied and ended here. */
export function CalendarSharing({ url, about, onShare }: Props) {
  // A calendar app that reads it would be left with nothing.
  const [isSure, setIsSure] = useState(false)
  const { submit, isSubmitting } = useSubmit(onShare, {
    failed: 'This change was not saved',
    onSuccess: (_result, isShared) => {
      setIsSure(false)
      toastSuccess(
        isShared ? 'Link created' : 'Link turned off',
        isShared
          ? 'Add it to your calendar app as a subscription.'
          : 'Calendar apps can no longer use it.',
      )
    },
  })
  if (url === null) {
    return (
      <div className={css.sharing}>
        <p>{about}</p>
        <div>
          <Button variant="default" loading={isSubmitting} onClick={() => submit(true)}>
            Create a calendar link
          </Button>
        </div>
      </div>
    )
  }
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toastSuccess('Copied', 'Paste it into your calendar app.'),
      () => toastError('Not copied', 'Select the link and copy it yourself.'),
    )
  return (
    <div className={css.sharing}>
      <p>{about}</p>
      <TextInput
        readOnly
        label="Private link"
        description="Anyone who has it can read these visits"
        value={url}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={css.actions}>
        <Button variant="default" onClick={() => void copy()}>
          Copy
        </Button>
        <Button variant="default" component="a" href={url.replace(/^https?:/, 'webcal:')}>
          Open in a calendar app
        </Button>
        <Button
          variant="default"
          loading={isSubmitting}
          onClick={() => (isSure ? submit(false) : setIsSure(true))}
        >
          {isSure ? 'Press again to turn it off' : 'Turn off this link'}
        </Button>
      </div>
    </div>
  )
}
