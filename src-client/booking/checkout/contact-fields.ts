import type { Contact } from '../../../shared/booking.ts'

interface ContactField {
  name: keyof Contact
  label: string
  type?: 'email' | 'tel' | 'text'
  autoComplete?: string
  required: boolean
}

/** The checkout's fields, in order. */
export const contactFields: readonly ContactField[] = [
  { name: 'fullName', label: 'Full name', type: 'text', autoComplete: 'name', required: true },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email', required: true },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', required: true },
  {
    name: 'address',
    label: 'Service address',
    type: 'text',
    autoComplete: 'street-address',
    required: true,
  },
  { name: 'specialInstructions', label: 'Special instructions', required: false },
]
