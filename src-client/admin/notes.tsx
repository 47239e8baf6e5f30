import { Button, Textarea } from '@mantine/core'
import { z } from 'zod/mini'
import { bookingNoteInput } from '../../shared/admin/bookings.ts'
import { useSchemaForm } from '../ui/forms/use-schema-form.ts'
import { useSubmit } from '../ui/forms/use-submit.ts'
import { useStoredText } from '../ui/store/use-stored-text.ts'
import css from './admin.module.css'
import { formatInstant } from './format-instant.ts'

interface Props {
  /** What the notes are about, for a draft that outlives the page. */
  about: string
  notes: readonly { id: string; content: string; by: string | null; at: string }[]
  onAdd: (content: string) => Promise<unknown>
}

/** Notes that colleagues have left, and a field for a new one. Customers never see them. */
export function Notes({ about, notes, onAdd }: Props) {
  const [stored, store] = useStoredText(`nestwright.note.${about}`)
  const form = useSchemaForm({
    schema: z.pick(bookingNoteInput, { content: true }),
    initialValues: { content: stored },
    onValuesChange: ({ content }) => store(content),
  })
  const { submit, isSubmitting } = useSubmit(onAdd, {
    failed: 'The note was not saved',
    showErrors: form.showErrors,
    onSuccess: () => form.setValues({ content: '' }),
  })
  return (
    <>
      {notes.length > 0 ? (
        <ul className={css.list}>
          {notes.map((note) => (
            <li key={note.id}>
              <span>{note.content}</span>
              <small>
                {note.by ?? 'An administrator'}, {formatInstant(note.at)}
              </small>
            </li>
          ))}
        </ul>
      ) : null}
      <form className={css.body} onSubmit={form.handleSubmit(({ content }) => submit(content))}>
        <Textarea label="New note" rows={2} maxLength={2000} {...form.getInputProps('content')} />
        <div className={css.actions}>
          <Button type="submit" variant="default" loading={isSubmitting}>
            Add note
          </Button>
        </div>
      </form>
    </>
  )
}
