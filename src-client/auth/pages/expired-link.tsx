import type { ReactNode } from 'react'
import { AuthCard } from './auth-card.tsx'

interface Props {
  /** How long such a link works. */
  age: string
  /** What to do next. */
  children: ReactNode
}

/** Shown for an emailed link that has been used or has expired. */
export const ExpiredLink = ({ age, children }: Props) => (
  <AuthCard
    title="This link no longer works"
    text={`It has been used, or it is older than ${age}.`}
  >
    <p>{children}</p>
  </AuthCard>
)
