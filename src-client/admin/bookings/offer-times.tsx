import { Button } from '@mantine/core'
import { useState } from 'react'
import { hasEmail } from '../../../shared/people/no-email.ts'
import css from '../admin.module.css'
import type { BookingRecord } from './rows.ts'
import { OfferForm } from './selection/offer-form.tsx'

/** Lets the customer of a visit choose another time by email. */
export function OfferTimes({ record }: { record: BookingRecord }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  if (!hasEmail(record.contact.email)) return null
  return isOpen ? (
    <OfferForm
      visits={[{ ...record, customerName: record.contact.fullName }]}
      onDone={close}
      onClose={close}
    />
  ) : (
    <div className={css.actions}>
      <Button variant="default" size="sm" onClick={() => setIsOpen(true)}>
        Offer three times by email
      </Button>
    </div>
  )
}
