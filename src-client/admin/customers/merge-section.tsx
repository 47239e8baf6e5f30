import { Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatCents } from '../../../shared/format/money.ts'
import { describeEmail, hasEmail } from '../../../shared/people/no-email.ts'
import { trpc } from '../../trpc.ts'
import { DescriptionList } from '../../ui/description-list.tsx'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { toastSuccess } from '../../ui/toast/toast.ts'
import css from '../admin.module.css'
import { FindCustomer, type FoundCustomer } from '../search/find-customer.tsx'
import type { CustomerRecord } from './rows.ts'

const describeOther = (email: string) => (hasEmail(email) ? email : `Phone ${email.split('@')[0]}`)

/** The other addresses with which the same person has booked. */
export function MergeSection({ customer }: { customer: CustomerRecord }) {
  const { emails, mergedInto } = customer
  if (mergedInto !== null) {
    return (
      <p>
        A second address of{' '}
        <Link to="/admin/customers/guest" search={{ email: mergedInto }}>
          {describeEmail(mergedInto)}
        </Link>
      </p>
    )
  }
  return (
    <>
      {emails.length > 1 ? (
        <ul className={css.list}>
          {emails.slice(1).map((other) => (
            <OtherAddress key={other} email={other} />
          ))}
        </ul>
      ) : null}
      <MergeForm customer={customer} />
    </>
  )
}

function OtherAddress({ email }: { email: string }) {
  const separate = trpc.admin.customers.separate.useMutation()
  const { submit, isSubmitting } = useSubmit(separate.mutateAsync, { failed: 'Not separated' })
  return (
    <li>
      <span>{describeOther(email)}</span>
      <Button
        size="sm"
        variant="default"
        loading={isSubmitting}
        aria-label={`Separate ${describeOther(email)}`}
        onClick={() => submit({ email })}
      >
        Separate
      </Button>
    </li>
  )
}

function MergeForm({ customer }: { customer: CustomerRecord }) {
  const { accountEmail: email, emails } = customer
  const isGuest = customer.userId === null
  const [other, setOther] = useState<FoundCustomer>()
  const merge = trpc.admin.customers.merge.useMutation()
  const { submit, isSubmitting } = useSubmit(merge.mutateAsync, {
    failed: 'Not merged',
    onSuccess: () => {
      toastSuccess('Merged', 'Bookings, notes and value are shown together.')
      setOther(undefined)
    },
  })
  if (!other) {
    return (
      <FindCustomer
        label={isGuest ? 'Find a guest who is this customer' : 'Find another who is this customer'}
        nobody={isGuest ? 'No other guest found.' : 'Nobody else found.'}
        // An account is nobody's second address but another account's.
        onlyGuests={isGuest}
        but={emails}
        onFound={setOther}
      />
    )
  }
  return (
    <section className={css.body} aria-label="Merge">
      <OtherCustomer email={other.email} />
      <div className={css.actions}>
        <Button loading={isSubmitting} onClick={() => submit({ email, other: other.email })}>
          Merge into {customer.fullName || describeEmail(email)}
        </Button>
        <Button variant="default" onClick={() => setOther(undefined)}>
          Cancel
        </Button>
      </div>
      <p className={css.quiet}>The customer sees no more than before.</p>
    </section>
  )
}

/** Who would be merged, so that nobody merges the wrong one. */
function OtherCustomer({ email }: { email: string }) {
  const guest = trpc.admin.customers.get.useQuery({ email })
  return (
    <QueryBoundary query={guest} skeleton={<Skeleton height={96} radius="lg" />}>
      {({ fullName, phone, address, totals }) => (
        <DescriptionList
          rows={[
            ['Name', fullName ?? ''],
            ['Email', describeEmail(email)],
            ['Phone', phone ?? ''],
            ['Address', address ?? ''],
            ['Bookings', `${totals.bookings}, ${formatCents(totals.value)}`],
          ]}
        />
      )}
    </QueryBoundary>
  )
}
