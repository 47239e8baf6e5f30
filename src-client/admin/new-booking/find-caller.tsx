import { skipToken } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { trpc } from '../../trpc.ts'
import { FindCustomer, type FoundCustomer } from '../search/find-customer.tsx'

interface Caller {
  fullName: string
  email: string
  phone: string
  address: string
}

interface Props {
  /** The customer with this address, however it is written, is taken at once. */
  email: string | undefined
  onFound: (caller: Caller) => void
}

/** Finds a customer or guest who has booked before, and fills in what is known about them. */
export function FindCaller({ email, onFound }: Props) {
  const known = trpc.admin.search.find.useQuery(email ? { text: email } : skipToken)
  const caller = known.data?.customers.find((one) => one.email === email?.toLowerCase())
  const take = ({ name, ...one }: FoundCustomer) =>
    onFound({ fullName: name, email: one.email, phone: one.phone, address: one.address })
  const taken = useRef<string>(undefined)
  const takeOnce = useEffectEvent((one: FoundCustomer) => {
    if (taken.current !== one.email) take(one)
    taken.current = one.email
  })
  useEffect(() => {
    if (caller) takeOnce(caller)
  }, [caller])
  return (
    <FindCustomer
      label="Booked before?"
      nobody="No match. Fill in the fields below."
      isFocused={email === undefined}
      onFound={take}
    />
  )
}
