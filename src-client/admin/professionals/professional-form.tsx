import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/InlineInput.css'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { professionalInput } from '../../../shared/admin/professionals.ts'
import { trpc } from '../../trpc.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'
import css from '../admin.module.css'
import { HoursField } from './hours-field.tsx'
import { PictureField } from './picture-field.tsx'
import fields from './professional-form.module.css'
import type { ProfessionalRecord } from './rows.ts'
import { SkillChoice } from './skill-choice.tsx'
import { UnsavedChanges } from './unsaved-changes.tsx'
import { showNeeding } from './visits-needing-others.tsx'
import { ZipChoice } from './zip-choice.tsx'

/** Monday to Friday. */
const usualHours = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '08:00', to: '18:00' }))

const valuesOf = (known: ProfessionalRecord | undefined) => ({
  name: known?.name ?? '',
  about: known?.about ?? '',
  email: known?.email ?? '',
  phone: known?.phone ?? '',
  picture: known?.picture ?? null,
  isActive: known?.isActive ?? true,
  serviceIds: known?.serviceIds ?? [],
  zipPrefixes: known?.zipPrefixes ?? [],
  hours: known?.hours ?? usualHours,
})

const isUnder = (field: string, list: string) => field.split('.')[0] === list

/** Who a professional is, and what they do where and when; undefined for a new one. */
export function ProfessionalForm({
  professional,
}: {
  professional: ProfessionalRecord | undefined
}) {
  const navigate = useNavigate()
  const form = useSchemaForm({ schema: professionalInput, initialValues: valuesOf(professional) })
  const sent = useRef(form.values)
  /** Fields that keep a text of their own begin again with it. */
  const [discards, setDiscards] = useState(0)
  const save = trpc.admin.professionals.save.useMutation()
  const { submit, isSubmitting } = useSubmit(save.mutateAsync, {
    failed: 'This change was not saved',
    showErrors: form.showErrors,
    onSuccess: ({ id }) => {
      toastSuccess('Saved', 'Available times now reflect these changes.')
      // What was typed in the meantime is not saved.
      form.resetDirty(sent.current)
      if (professional) {
        showNeeding()
        return undefined
      }
      return navigate({
        to: '/admin/professionals/$professionalId',
        params: { professionalId: id },
        ignoreBlocker: true,
      })
    },
  })
  /** What was wrong in a list is said again when it is saved. */
  const clearErrors = (list: string) =>
    form.setErrors(
      Object.fromEntries(Object.entries(form.errors).filter(([field]) => !isUnder(field, list))),
    )
  /** The first error of a list or of anything in it. */
  const errorUnder = (list: string) =>
    Object.entries(form.errors).find(([field]) => isUnder(field, list))?.[1]
  return (
    <form
      className={`${css.body} ${fields.form}`}
      noValidate
      onSubmit={form.handleSubmit((input) => {
        sent.current = form.getValues()
        submit({
          ...input,
          ...(professional && { id: professional.id, version: professional.version }),
        })
      })}
    >
      <div className={css.columns}>
        <TextInput
          label="Name"
          description="Customers see the first name only"
          maxLength={120}
          {...form.getInputProps('name')}
        />
        <TextInput
          type="email"
          label="Email (optional)"
          description="Customers never see it"
          {...form.getInputProps('email')}
        />
        <TextInput
          type="tel"
          label="Phone (optional)"
          description="Customers never see it"
          maxLength={40}
          {...form.getInputProps('phone')}
        />
      </div>
      <PictureField
        key={`picture ${discards}`}
        name={form.values.name}
        value={form.values.picture}
        onChange={(picture) => form.setFieldValue('picture', picture)}
        error={form.errors.picture}
      />
      <TextInput
        label="Short bio (optional)"
        description="Customers see this"
        maxLength={160}
        {...form.getInputProps('about')}
      />
      <Checkbox
        label="Active"
        description="If inactive, they get no new bookings and customers can’t request them"
        {...form.getInputProps('isActive', { type: 'checkbox' })}
      />
      <SkillChoice
        value={form.values.serviceIds}
        onChange={(serviceIds) => form.setFieldValue('serviceIds', serviceIds)}
        error={form.errors.serviceIds}
      />
      <ZipChoice
        key={`zips ${discards}`}
        value={form.values.zipPrefixes}
        onChange={(zipPrefixes) => {
          form.setFieldValue('zipPrefixes', zipPrefixes)
          clearErrors('zipPrefixes')
        }}
        error={errorUnder('zipPrefixes')}
      />
      <HoursField
        value={form.values.hours}
        onChange={(hours) => {
          form.setFieldValue('hours', hours)
          clearErrors('hours')
        }}
        error={errorUnder('hours')}
      />
      <div className={fields.save}>
        <ActionButton type="submit" loading={isSubmitting}>
          {professional ? 'Save' : 'Add professional'}
        </ActionButton>
        {professional && form.isDirty() ? (
          <>
            <Button
              variant="default"
              onClick={({ currentTarget }) => {
                form.reset()
                setDiscards(discards + 1)
                currentTarget.form?.querySelector<HTMLElement>('[type="submit"]')?.focus()
              }}
            >
              Discard changes
            </Button>
            <span className={css.quiet}>Not saved yet</span>
          </>
        ) : null}
      </div>
      <UnsavedChanges hasChanges={() => form.isDirty()} />
    </form>
  )
}
