import { TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { skipToken } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { useState } from 'react'
import { pluralize } from '../../../shared/format/numbers.ts'
import { describeEmail } from '../../../shared/people/no-email.ts'
import { errorMessage } from '../../server-error.ts'
import { type AppRouter, trpc } from '../../trpc.ts'
import { focusOnce } from '../../ui/forms/focus-once.ts'
import { SearchIcon } from '../../ui/icons.tsx'
import css from '../admin.module.css'
import own from './find-customer.module.css'

const typingMs = 120

export type FoundCustomer =
  inferRouterOutputs<AppRouter>['admin']['search']['find']['customers'][number]

interface Props {
  label: string
  /** What to do if nobody is found. */
  nobody: string
  isFocused?: boolean
  onlyGuests?: boolean
  /** Those with these addresses are left out. */
  except?: readonly string[]
  onFound: (one: FoundCustomer) => void
}

/** Finds somebody who has booked before, by name, street, email or the last digits of the phone number. */
export function FindCustomer({
  label,
  nobody,
  isFocused,
  onlyGuests = false,
  except = [],
  onFound,
}: Props) {
  const [text, setText] = useState('')
  const [wanted] = useDebouncedValue(text.trim(), typingMs)
  const found = trpc.admin.search.find.useQuery(wanted ? { text: wanted, onlyGuests } : skipToken)
  const customers = (found.data?.customers ?? []).filter(({ email }) => !except.includes(email))
  const choose = (one: FoundCustomer) => {
    onFound(one)
    setText('')
  }
  return (
    <search className={css.body}>
      <TextInput
        type="search"
        label={label}
        placeholder="Last digits, name, street"
        leftSection={<SearchIcon size={18} />}
        autoComplete="off"
        ref={isFocused ? focusOnce : undefined}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          const [only, ...others] = customers
          if (event.key !== 'Enter') return
          event.preventDefault()
          if (only && others.length === 0 && wanted === text.trim()) choose(only)
        }}
      />
      <p role="status" className="visually-hidden">
        {wanted && found.data ? pluralize(customers.length, 'customer') : ''}
      </p>
      {wanted ? (
        <div className={own.found}>
          {customers.map((one) => (
            <button key={`${one.userId} ${one.email}`} type="button" onClick={() => choose(one)}>
              <strong>{one.name || describeEmail(one.email)}</strong>
              <small>{[one.phone, one.address].filter(Boolean).join(' · ')}</small>
            </button>
          ))}
          {found.error ? (
            <p role="alert">{errorMessage(found.error) ?? 'Search isn’t responding.'}</p>
          ) : null}
          {found.data && customers.length === 0 ? <p className={css.quiet}>{nobody}</p> : null}
        </div>
      ) : null}
    </search>
  )
}
