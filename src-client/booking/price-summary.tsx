import type { ReactNode } from 'react'
import type { CombinedQuote } from '../../shared/bundles.ts'
import { formatCents } from '../../shared/format/money.ts'
import { formatDate, formatTime, zoneName } from '../../shared/time/business-time.ts'
import { illustrationUrl } from '../catalogue/illustrations.ts'
import { settings } from '../settings.ts'
import type { Draft } from './draft.ts'
import { type Flow, flowTitle } from './flow.ts'
import { FreeUntil } from './free-until.tsx'
import { PriceExplained } from './price-explained.tsx'
import css from './price-summary.module.css'
import { QuoteLines } from './quote-lines.tsx'

const maxThumbnails = 8

interface Props {
  flow: Flow
  quote: CombinedQuote
  /** Explains the price, if it is given. */
  draft?: Draft
  schedule?: { date: string; time: string }
  /** The figure's label: an estimate while answers are missing. */
  label?: string
  /** The screen's main action. */
  children?: ReactNode
}

/** What is being booked, when, and for how much: a card on wide screens, a bar on phones. */
export function PriceSummary({ flow, quote, draft, schedule, label = 'Total', children }: Props) {
  const onlyService = flow.services.length === 1 ? flow.services[0] : undefined
  return (
    <div className={css.summary}>
      {onlyService ? (
        <img
          className={css.image}
          src={illustrationUrl(onlyService.id)}
          alt=""
          width="400"
          height="300"
        />
      ) : (
        <p className={css.thumbs}>
          {flow.services.slice(0, maxThumbnails).map(({ id }) => (
            <img key={id} src={illustrationUrl(id)} alt="" width="64" height="48" />
          ))}
        </p>
      )}
      <div className={css.text} data-scheduled={schedule ? true : undefined}>
        <h2 className={css.title}>{flowTitle(flow)}</h2>
        {schedule ? (
          <p className={css.when}>
            {formatDate(schedule.date)}, {formatTime(schedule.time)}{' '}
            {zoneName(schedule, settings.timeZone)}
            <FreeUntil slot={schedule} />
          </p>
        ) : null}
        <div className={css.lines}>
          <QuoteLines flow={flow} quote={quote} brief />
          {draft ? <PriceExplained flow={flow} draft={draft} /> : null}
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
