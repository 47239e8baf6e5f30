import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { skipToken } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { pluralize } from '../../../shared/format/numbers.ts'
import { errorMessage } from '../../server-error.ts'
import { trpc } from '../../trpc.ts'
import { focusOnce } from '../../ui/forms/focus-once.ts'
import { SearchIcon } from '../../ui/icons.tsx'
import css from '../admin.module.css'
import own from './new-booking-page.module.css'

const typingMs = 120

interface Caller {
  fullName: string
  email: string
  phone: string
  address: string
}

interface Props {
  /** The customer with this address is taken at once. */
  email: string | undefined
  onFound: (caller: Caller) => void
}

/** Finds a customer or guest who has booked before, and fills in what is known about them. */
export function FindCaller({ email, onFound }: Props) {
  const [text, setText] = useState('')
  const [wanted] = useDebouncedValue(text.trim(), typingMs)
  const found = trpc.admin.search.find.useQuery(wanted ? { text: wanted } : skipToken)
  const customers = found.data?.customers ?? []
  const known = trpc.admin.search.find.useQuery(email ? { text: email } : skipToken)
  const caller = known.data?.customers.find((one) => one.email === email)
  const choose = (one: (typeof customers)[number]) => {
    onFound({ fullName: one.name, email: one.email, phone: one.phone, address: one.address })
    setText('')
  }
  const takeAtOnce = useEffectEvent(choose)
  useEffect(() => {
    if (caller) takeAtOnce(caller)
  }, [caller])
  return (
    <search className={css.body}>
      <TextInput
        type="search"
        label="Booked before?"
        placeholder="Last four digits, name or street"
        leftSection={<SearchIcon size={18} />}
        autoComplete="off"
        ref={email === undefined ? focusOnce : undefined}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <p role="status" className="visually-hidden">
        {wanted && found.data ? pluralize(customers.length, 'customer') : ''}
      </p>
      {wanted ? (
        <div className={own.found}>
          {customers.map((one) => (
            <button key={`${one.userId} ${one.email}`} type="button" onClick={() => choose(one)}>
              <strong>{one.name || one.email}</strong>
              <small>{[one.phone, one.address].filter(Boolean).join(' · ')}</small>
            </button>
          ))}
          {found.error ? (
            <p role="alert">{errorMessage(found.error) ?? 'The search does not answer.'}</p>
          ) : null}
          {found.data && customers.length === 0 ? (
            <p className={css.quiet}>Nobody found. Fill in the fields below.</p>
          ) : null}
        </div>
      ) : null}
    </search>
  )
}
