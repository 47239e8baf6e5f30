import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { faultsOf, messageOf, trpc } from '../trpc.ts'
import { Loaded } from '../ui/loaded.tsx'
import { toastProblem, toastSuccess } from '../ui/toast.ts'
import page from './dashboard.module.css'
import css from './phone-card.module.css'

/** The number for text messages: only one that its owner has confirmed with a code. */
export function PhoneCard() {
  const phone = trpc.dashboard.phone.useQuery()
  return (
    <section className={page.card}>
      <h2>Phone for text messages</h2>
      <Loaded query={phone} skeleton={null}>
        {(known) => (
          <div className={page.narrow}>
            <p className={page.quiet}>
              {known.phone
                ? `Text messages go to ${known.phone}.`
                : 'Text messages go only to a number that you have confirmed with a code.'}
            </p>
            <PhoneForm label={known.phone ? 'Another number' : 'Your number'} />
            {known.pending ? <CodeForm pending={known.pending} /> : null}
          </div>
        )}
      </Loaded>
    </section>
  )
}

function PhoneForm({ label }: { label: string }) {
  const [phone, setPhone] = useState('')
  const send = trpc.dashboard.sendPhoneCode.useMutation({
    onSuccess: () => setPhone(''),
    onError: (error) => {
      if (!faultsOf(error).phone) toastProblem('Not sent', messageOf(error) ?? 'Please try again.')
    },
  })
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!send.isPending) send.mutate({ phone })
      }}
    >
      <TextInput
        label={label}
        type="tel"
        autoComplete="tel"
        value={phone}
        error={faultsOf(send.error).phone}
        onChange={({ currentTarget }) => setPhone(currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={send.isPending}>
        Send a code
      </Button>
    </form>
  )
}

function CodeForm({ pending }: { pending: string }) {
  const [code, setCode] = useState('')
  const confirm = trpc.dashboard.confirmPhone.useMutation({
    onSuccess: ({ phone }) => toastSuccess('Number confirmed', `Text messages go to ${phone}.`),
    onError: (error) => {
      if (!faultsOf(error).code)
        toastProblem('Not confirmed', messageOf(error) ?? 'Please try again.')
    },
  })
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!confirm.isPending) confirm.mutate({ code })
      }}
    >
      <TextInput
        label={`Code that we sent to ${pending}`}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        value={code}
        error={faultsOf(confirm.error).code}
        onChange={({ currentTarget }) => setCode(currentTarget.value)}
      />
      <Button type="submit" loading={confirm.isPending}>
        Confirm this number
      </Button>
    </form>
  )
}
