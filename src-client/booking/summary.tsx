import type { ReactNode } from 'react'
import type { CombinedQuote } from '../../shared/bundles.ts'
import { formatDate, formatTime, zoneName } from '../../shared/business-time.ts'
import { formatCents } from '../../shared/money.ts'
import { illustrationOf } from '../catalogue/illustrations.ts'
import { settings } from '../settings.ts'
import { type Flow, flowTitle } from './flow.ts'
import { QuoteLines } from './quote-lines.tsx'
import css from './summary.module.css'

const mostThumbs = 8

interface Props {
  flow: Flow
  quote: CombinedQuote
  schedule?: { date: string; time: string }
  /** The figure's label: an estimate while answers are missing. */
  label?: string
  /** The screen's main action. */
  children?: ReactNode
}

/** What is being booked, when, and for how much: a card on wide screens, a bar on phones. */
export function Summary({ flow, quote, schedule, label = 'Total', children }: Props) {
  const one = flow.services.length === 1 ? flow.services[0] : undefined
  return (
    <div className={css.summary}>
      {one ? (
        <img className={css.image} src={illustrationOf(one.id)} alt="" width="400" height="300" />
      ) : (
        <p className={css.thumbs}>
          {flow.services.slice(0, mostThumbs).map(({ id }) => (
            <img key={id} src={illustrationOf(id)} alt="" width="64" height="48" />
          ))}
        </p>
      )}
      <div className={css.text} data-scheduled={schedule ? true : undefined}>
        <h2 className={css.title}>{flowTitle(flow)}</h2>
        {schedule ? (
          <p className={css.when}>
            {formatDate(schedule.date)}, {formatTime(schedule.time)}{' '}
            {zoneName(schedule, settings.timeZone)}
          </p>
        ) : null}
        <div className={css.lines}>
          <QuoteLines flow={flow} quote={quote} brief />
        </div>
      </div>
      <div className={css.foot}>
        <p className={css.total}>
          <span>{label}</span> <output className="figures">{formatCents(quote.total)}</output>
        </p>
        {children}
      </div>
    </div>
  )
}
