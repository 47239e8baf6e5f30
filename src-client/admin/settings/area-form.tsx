import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { areaInput } from '../../../shared/admin/areas.ts'
import { type Area, type Coverage, coverages, writeZips } from '../../../shared/areas/area.ts'
import { pluralize } from '../../../shared/format/numbers.ts'
import { trpc } from '../../trpc.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'
import css from '../admin.module.css'

interface Props {
  /** Undefined for a new one. */
  area: Area | undefined
  coverageLabels: Record<Coverage, string>
  onDone: () => void
}

/** One area as text: its zip codes as ranges, its cities with commas between them. */
const asText = (area: Area | undefined) => ({
  name: area?.name ?? '',
  state: area?.state ?? '',
  coverage: area?.coverage ?? 'soon',
  professionals: area?.professionals === null ? '' : String(area?.professionals ?? ''),
  cities: area?.cities.join(', ') ?? '',
  zips: writeZips(area?.zips ?? []),
})

/** Changes an area, adds one, or takes one away. */
export function AreaForm({ area, coverageLabels, onDone }: Props) {
  const values = asText(area)
  const form = useSchemaForm({ schema: areaInput, initialValues: values })
  const save = trpc.admin.areas.save.useMutation()
  const saving = useSubmit(
    // The call reads the text itself, as the form does.
    () => save.mutateAsync({ ...form.getValues(), ...(area && { id: area.id }) }),
    {
      failed: 'This change was not saved',
      showErrors: form.showErrors,
      onSuccess: ({ answered }) => {
        toastSuccess(
          'Saved',
          answered === 0
            ? 'The website updates within a few seconds.'
            : `Emailing ${pluralize(answered, 'person', 'people')} who asked to be notified.`,
        )
        onDone()
      },
    },
  )
  // New orders there would be refused from then on.
  const [isSure, setIsSure] = useState(false)
  const remove = trpc.admin.areas.remove.useMutation()
  const removing = useSubmit(remove.mutateAsync, {
    failed: 'This change was not saved',
    onSuccess: () => {
      toastSuccess('Removed', 'New orders there are refused. Bookings stay.')
      onDone()
    },
  })
  return (
    <form
      className={css.body}
      noValidate
      onSubmit={form.handleSubmit(() => saving.submit(undefined))}
    >
      <TextInput label="State or city" maxLength={60} {...form.getInputProps('name')} />
      <TextInput
        label="State"
        description="Two letters"
        maxLength={2}
        {...form.getInputProps('state')}
      />
      <NativeSelect
        label="Coverage"
        data={coverages.map((value) => ({ value, label: coverageLabels[value] }))}
        {...form.getInputProps('coverage')}
      />
      <TextInput
        label="Professionals"
        description="As shown on the public page. Leave empty to show none"
        inputMode="numeric"
        {...form.getInputProps('professionals')}
      />
      <Textarea
        label="Cities"
        description="Separate with commas"
        rows={2}
        {...form.getInputProps('cities')}
      />
      <Textarea
        label="Zip codes"
        description="Full zip codes, prefixes, or ranges: 070-073 075 06390"
        rows={2}
        {...form.getInputProps('zips')}
      />
      <div className={css.actions}>
        <ActionButton type="submit" loading={saving.isSubmitting}>
          Save
        </ActionButton>
        {area ? (
          <Button
            variant="default"
            disabled={removing.isSubmitting}
            onClick={() => (isSure ? removing.submit({ id: area.id }) : setIsSure(true))}
          >
            {isSure ? `Press again to remove ${area.name}` : `Remove ${area.name}`}
          </Button>
        ) : null}
      </div>
    </form>
  )
}
