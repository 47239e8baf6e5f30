import { type ReactNode, useEffect } from 'react'
import { clearToasts } from '../ui/toast/toast.ts'
import css from './booking-step.module.css'
import { Progress } from './progress.tsx'

interface Props {
  title: string
  lead?: string
  back: ReactNode
  /** The price and what it is for; always visible. */
  summary: ReactNode
  children: ReactNode
}

/** One booking screen: one decision, with the price beside it, or at the bottom on a phone. */
export function BookingStep({ title, lead, back, summary, children }: Props) {
  useEffect(clearToasts, [])
  return (
    <div className={`wide ${css.step}`}>
      <div className={css.head}>
        <p className={css.back}>{back}</p>
        <Progress />
        <h1 className={css.title}>{title}</h1>
        {lead ? <p className={css.lead}>{lead}</p> : null}
      </div>
      <div className={css.columns}>
        <div className={css.main}>{children}</div>
        <aside className={css.aside} aria-label="Your booking">
          {summary}
        </aside>
      </div>
    </div>
  )
}
