import type { ReactNode } from 'react'
import { AuthCard } from './auth-card.tsx'

interface Props {
  /** How long such a link works. */
  age: string
  /** The way on. */
  children: ReactNode
}

/** What a link of a mail leads to once it has been used or is too old. */
export const DeadLink = ({ age, children }: Props) => (
  <AuthCard
    title="This link no longer works"
    text={`It has been used, or it is older than ${age}.`}
  >
    <p>{children}</p>
  </AuthCard>
)
