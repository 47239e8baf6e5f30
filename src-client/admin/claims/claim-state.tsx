import { useInterval } from '@mantine/hooks'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import css from '../admin.module.css'
import { type ClaimOfBooking, outcomeLabels, outcomeTones } from './rows.ts'
import { timeLeft } from './time-left.ts'

const refreshMs = 30_000

/** How a claim was settled, or how long the office has for its answer. */
export const ClaimState = ({
  claim: { outcome, answerBy },
}: {
  claim: Pick<ClaimOfBooking, 'outcome' | 'answerBy'>
}) =>
  outcome ? (
    <Badge tone={outcomeTones[outcome]}>{outcomeLabels[outcome]}</Badge>
  ) : (
    <TimeLeft answerBy={answerBy} />
  )

function TimeLeft({ answerBy }: { answerBy: string }) {
  const [now, setNow] = useState(() => Date.now())
  useInterval(() => setNow(Date.now()), refreshMs, { autoInvoke: true })
  const { text, isOverdue } = timeLeft(answerBy, now)
  return (
    <span>
      <Badge dot tone={isOverdue ? 'danger' : 'warning'}>
        {isOverdue ? 'Overdue' : 'Open'}
      </Badge>
      <span className={css.secondary}>{text}</span>
    </span>
  )
}
