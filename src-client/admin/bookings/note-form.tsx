import { Button, Textarea } from '@mantine/core'
import { z } from 'zod/mini'
import { bookingNoteInput } from '../../../shared/admin/bookings.ts'
import { trpc } from '../../trpc.ts'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { useStoredText } from '../../ui/store/use-stored-text.ts'
import css from '../admin.module.css'
import { formatInstant } from '../format-instant.ts'
import type { BookingRecord } from './rows.ts'

interface Props {
  id: string
  notes: BookingRecord['notes']
}

/** Notes that colleagues have left, and a field for a new one. Customers never see them. */
export function NoteForm({ id, notes }: Props) {
  const [stored, store] = useStoredText(`nestwright.note.${id}`)
  const form = useSchemaForm({
    schema: z.pick(bookingNoteInput, { content: true }),
    initialValues: { content: stored },
    onValuesChange: ({ content }) => store(content),
  })
  const add = trpc.admin.bookings.addNote.useMutation()
  const { submit, isSubmitting } = useSubmit(add.mutateAsync, {
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
                {note.by}, {formatInstant(note.at)}
              </small>
            </li>
          ))}
        </ul>
      ) : null}
      <form
        className={css.body}
        onSubmit={form.handleSubmit(({ content }) => submit({ id, content }))}
      >
        <Textarea
          label="New note"
          autosize
          minRows={2}
          maxLength={2000}
          {...form.getInputProps('content')}
        />
        <div className={css.actions}>
          <Button type="submit" variant="default" loading={isSubmitting}>
            Add note
          </Button>
        </div>
      </form>
    </>
  )
}
