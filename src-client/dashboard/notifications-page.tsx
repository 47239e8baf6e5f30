import '@mantine/core/styles/Toggle.css'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'
import { NativeSelect, Skeleton, Switch } from '@mantine/core'
import { useForm } from '@mantine/form'
import { frequencies, type Preferences } from '../../shared/customer.ts'
import { trpc } from '../trpc.ts'
import { ActionButton } from '../ui/action-button.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { clearToasts, toastProblem, toastSuccess } from '../ui/toast.ts'
import page from './dashboard.module.css'
import css from './notifications-page.module.css'
import { PhoneCard } from './phone-card.tsx'

const sections: { title: string; flags: [keyof Preferences, string, string?][] }[] = [
  {
    title: 'Email',
    flags: [
      ['emailBookingConfirmations', 'Booking confirmations', 'When a professional is assigned'],
      ['emailBookingReminders', 'Booking reminders', '24 hours before the visit'],
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
          You always get the confirmation of what you have just done yourself, and mail about your
          account.
        </p>
      </header>
      <Loaded query={preferences} skeleton={<Skeleton height={560} radius="lg" />}>
        {(known) => <PreferencesForm initial={known} noSms={channels.data?.sms === false} />}
      </Loaded>
      {channels.data?.sms ? <PhoneCard /> : null}
    </>
  )
}

interface FormProps {
  initial: Preferences
  /** Text messages are not configured. */
  noSms: boolean
}

function PreferencesForm({ initial, noSms }: FormProps) {
  const form = useForm<Preferences>({ initialValues: initial })
  const save = trpc.dashboard.savePreferences.useMutation({
    onSuccess: () =>
      toastSuccess('Preferences updated', 'Your notification preferences have been saved.'),
    onError: () => toastProblem('Error', 'Failed to update preferences. Please try again.'),
  })
  return (
    <form
      className={page.card}
      aria-label="Notification preferences"
      onSubmit={form.onSubmit((values) => {
        clearToasts()
        if (!save.isPending) save.mutate(values)
      })}
    >
      {sections.map(({ title, flags }) => (
        <fieldset key={title} className={css.group}>
          <legend>{title}</legend>
          {title === 'SMS' && noSms ? (
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
        description="How often you hear of booking updates by e-mail"
        data={Object.entries(frequencies).map(([value, label]) => ({ value, label }))}
        {...form.getInputProps('communicationFrequency')}
      />
      <p className={page.actions}>
        <ActionButton type="submit" disabled={save.isPending}>
          {save.isPending ? 'Saving...' : 'Save Preferences'}
        </ActionButton>
      </p>
    </form>
  )
}
