import '@mantine/core/styles/Toggle.css'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'
import { NativeSelect, Skeleton, Switch } from '@mantine/core'
import { frequencies, type Preferences, preferencesInput } from '../../../shared/people/customer.ts'
import { policy } from '../../../shared/policy.ts'
import { trpc } from '../../trpc.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { toastSuccess } from '../../ui/toast/toast.ts'
import page from '../dashboard.module.css'
import css from './notifications-page.module.css'
import { PhoneCard } from './phone-card.tsx'

const sections: { title: string; flags: [keyof Preferences, string, string?][] }[] = [
  {
    title: 'Email',
    flags: [
      ['emailBookingConfirmations', 'Booking confirmations', 'When a professional is assigned'],
      [
        'emailBookingReminders',
        'Booking reminders',
        `${policy.reminderHours} hours before the visit`,
      ],
      [
        'emailBookingUpdates',
        'Booking updates',
        'What we change, and a word when the work is done',
      ],
      ['emailMarketing', 'Marketing & promotions', 'We send none at present'],
    ],
  },
  {
    title: 'SMS',
    flags: [
      ['smsBookingConfirmations', 'Booking confirmations'],
      ['smsBookingReminders', 'Booking reminders'],
      ['smsBookingUpdates', 'Booking updates'],
    ],
  },
]

/** Which messages the customer wants, and how often. */
export function NotificationsPage() {
  const preferences = trpc.dashboard.preferences.useQuery(undefined, {
    refetchOnWindowFocus: false,
  })
  const channels = trpc.dashboard.channels.useQuery()
  return (
    <>
      <header className={page.head}>
        <h1>Notification Preferences</h1>
        <p>
          You always get the confirmation of what you have just done yourself, and email about your
          account.
        </p>
      </header>
      <QueryBoundary query={preferences} skeleton={<Skeleton height={560} radius="lg" />}>
        {(saved) => <PreferencesForm initial={saved} hasNoSms={channels.data?.sms === false} />}
      </QueryBoundary>
      {channels.data?.sms ? <PhoneCard /> : null}
    </>
  )
}

interface FormProps {
  initial: Preferences
  /** Text messages are not configured. */
  hasNoSms: boolean
}

function PreferencesForm({ initial, hasNoSms }: FormProps) {
  const form = useSchemaForm({ schema: preferencesInput, initialValues: initial })
  const save = trpc.dashboard.savePreferences.useMutation()
  const { submit, isSubmitting } = useSubmit(save.mutateAsync, {
    failed: 'Error',
    failedText: () => 'Failed to update preferences. Please try again.',
    onSuccess: () =>
      toastSuccess('Preferences updated', 'Your notification preferences have been saved.'),
  })
  return (
    <form
      className={page.card}
      aria-label="Notification preferences"
      onSubmit={form.handleSubmit(submit)}
    >
      {sections.map(({ title, flags }) => (
        <fieldset key={title} className={css.group}>
          <legend>{title}</legend>
          {title === 'SMS' && hasNoSms ? (
            <p className={page.quiet}>
              Text messages are not switched on yet. Your choice is kept for the day they are.
            </p>
          ) : null}
          {flags.map(([name, label, description]) => (
            <Switch
              key={name}
              label={label}
              description={description}
              size="md"
              {...form.getInputProps(name, { type: 'checkbox' })}
            />
          ))}
        </fieldset>
      ))}
      <NativeSelect
        label="Communication Frequency"
        description="How often you hear of booking updates by email"
        data={Object.entries(frequencies).map(([value, label]) => ({ value, label }))}
        {...form.getInputProps('communicationFrequency')}
      />
      <p className={page.actions}>
        <ActionButton type="submit" disabled={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save Preferences'}
        </ActionButton>
      </p>
    </form>
  )
}
