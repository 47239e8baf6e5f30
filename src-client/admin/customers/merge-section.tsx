import { Button, Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatCents } from '../../../shared/format/money.ts'
import { describeAddress, describeEmail } from '../../../shared/people/no-email.ts'
import { trpc } from '../../trpc.ts'
import { DescriptionList } from '../../ui/description-list.tsx'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { toastSuccess } from '../../ui/toast/toast.ts'
import css from '../admin.module.css'
import { FindCustomer, type FoundCustomer } from '../search/find-customer.tsx'
import type { CustomerRecord } from './rows.ts'

/** The other addresses with which the same person has booked. */
export function MergeSection({ customer }: { customer: CustomerRecord }) {
  const { emails, mergedInto } = customer
  if (mergedInto !== null) {
    return (
      <p>
        Merged into{' '}
        <Link to="/admin/customers/guest" search={{ email: mergedInto }}>
          {describeAddress(mergedInto)}
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
      <span>{describeAddress(email)}</span>
      <Button
        size="sm"
        variant="default"
        loading={isSubmitting}
        aria-label={`Separate ${describeAddress(email)}`}
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
        label={
          isGuest
            ? 'Find another guest record of this customer'
            : 'Find the customer’s other account or email'
        }
        nobody={isGuest ? 'No other guest found.' : 'Nobody else found.'}
        // A guest gets no account.
        onlyGuests={isGuest}
        except={emails}
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
      <p className={css.quiet}>
        A block and the tags move here, and stay if you separate them again. The customer sees no
        more than before.
      </p>
    </section>
  )
}

/** Who would be merged, so that nobody merges the wrong one. */
function OtherCustomer({ email }: { email: string }) {
  const other = trpc.admin.customers.get.useQuery({ email })
  return (
    <QueryBoundary query={other} skeleton={<Skeleton height={96} radius="lg" />}>
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
