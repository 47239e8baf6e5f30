import { Button, NativeSelect, Textarea } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod/mini'
import { updateLeadInput } from '../../../shared/admin/leads.ts'
import { leadStatuses } from '../../../shared/leads.ts'
import { errorCode } from '../../server-error.ts'
import { trpc } from '../../trpc.ts'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'
import css from '../admin.module.css'
import bar from '../toolbar.module.css'
import { type LeadRecord, leadStatusLabels } from './rows.ts'

/** A lead's follow-up: its status, the colleague in charge, and a note. */
export function LeadForm({ record }: { record: LeadRecord }) {
  const admins = trpc.admin.settings.admins.useQuery()
  const utils = trpc.useUtils()
  const form = useSchemaForm({
    schema: z.pick(updateLeadInput, { status: true, owner: true, note: true }),
    initialValues: followUpOf(record),
  })
  // Typed text is kept when a colleague's change arrives; overwriting that change takes a second click.
  const [seen, setSeen] = useState(() => followUpOf(record))
  const [hasConflict, setHasConflict] = useState(false)
  const save = trpc.admin.leads.update.useMutation()
  const { submit, isSubmitting } = useSubmit(save.mutateAsync, {
    failed: 'Not saved',
    showErrors: form.showErrors,
    onSuccess: () => {
      setHasConflict(false)
      setSeen(form.getValues())
      toastSuccess('Saved', 'Your colleagues see it too.')
    },
    onError: (error) => {
      if (errorCode(error) === 'LEAD_CHANGED') {
        setHasConflict(true)
        void utils.admin.leads.get.invalidate()
      }
      return false
    },
  })
  return (
    <form
      className={css.body}
      onSubmit={form.handleSubmit((followUp) =>
        submit({ id: record.id, ...followUp, seen: hasConflict ? followUpOf(record) : seen }),
      )}
    >
      <h3>Follow-up</h3>
      {hasConflict ? (
        <p role="alert">
          Now: {leadStatusLabels[record.status]}, {record.owner ?? 'nobody'}
          {record.note ? `, “${record.note}”` : ', no note'}. Saving replaces it with yours.
        </p>
      ) : null}
      <div className={bar.toolbar}>
        <NativeSelect
          label="Status"
          data={leadStatuses.map((value) => ({ value, label: leadStatusLabels[value] }))}
          {...form.getInputProps('status')}
        />
        <NativeSelect
          label="Owner"
          data={[
            { value: '', label: 'Nobody' },
            ...(admins.data ?? []).map(({ email, fullName }) => ({
              value: email,
              label: fullName ?? email,
            })),
          ]}
          {...form.getInputProps('owner')}
        />
      </div>
      <Textarea label="Note" rows={2} maxLength={2000} {...form.getInputProps('note')} />
      <div className={css.actions}>
        <Button type="submit" variant="default" loading={isSubmitting}>
          Save follow-up
        </Button>
      </div>
    </form>
  )
}

const followUpOf = ({ status, owner, note }: LeadRecord) => ({
  status,
  owner: owner ?? '',
  note: note ?? '',
})
