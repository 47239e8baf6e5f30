import { Button } from '@mantine/core'
import { useState } from 'react'
import { MessageForm } from './selection/message-form.tsx'

/** Writes to the customer of a booking. */
export function MessageCustomer({ id }: { id: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return isOpen ? (
    <MessageForm ids={[id]} onDone={close} onClose={close} />
  ) : (
    <Button variant="default" size="sm" onClick={() => setIsOpen(true)}>
      Message the customer
    </Button>
  )
}
