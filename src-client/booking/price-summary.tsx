import type { ReactNode } from 'react'
import type { CombinedQuote } from '../../shared/bundles.ts'
import { formatCents } from '../../shared/format/money.ts'
import { formatMoment } from '../../shared/time/business-time.ts'
import type { Visit } from '../../shared/time/group-by-time.ts'
import { illustrationUrl } from '../catalogue/illustrations.ts'
import { settings } from '../settings.ts'
import { Moved } from '../ui/moved.tsx'
import type { Draft } from './draft.ts'
import { type Flow, flowTitle } from './flow.ts'
import { FreeUntil } from './free-until.tsx'
import { PriceExplained } from './price-explained.tsx'
import css from './price-summary.module.css'
import { QuoteLines } from './quote-lines.tsx'
import type { ServiceTime } from './times.ts'

const maxThumbnails = 8

interface Props {
  flow: Flow
  quote: CombinedQuote
  /** Explains the price, if it is given. */
  draft?: Draft
  /** When it comes, once that is chosen: the earliest visit first. */
  visits?: readonly Visit<ServiceTime>[] | undefined
  /** Who comes, below the visits. */
  people?: ReactNode
  /** The figure's label: an estimate while answers are missing. */
  label?: string
  /** The screen's main action. */
  children?: ReactNode
}

/** What is being booked, when, and for how much: a card on wide screens, a bar on phones. */
export function PriceSummary(props: Props) {
  const { flow, quote, draft, visits, people, label = 'Total', children } = props
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
      <div className={css.text} data-scheduled={visits ? true : undefined}>
        <h2 className={css.title}>{flowTitle(flow)}</h2>
        {visits ? <When visits={visits} /> : null}
        {people}
        <div className={css.lines}>
          <QuoteLines flow={flow} quote={quote} brief />
          {draft ? <PriceExplained flow={flow} draft={draft} /> : null}
        </div>
      </div>
      <div className={css.foot}>
        <p className={css.total}>
          <span>{label}</span>{' '}
          <output className="figures">
            <Moved value={quote.total}>{formatCents(quote.total)}</Moved>
          </output>
        </p>
        {children}
      </div>
    </div>
  )
}

/** Each visit on wide screens; on phones the only one, or how many there are. */
function When({ visits: [first, ...others] }: { visits: readonly Visit<ServiceTime>[] }) {
  if (!first) return null
  const { timeZone } = settings
  if (others.length === 0) {
    return (
      <p className={css.when}>
        {formatMoment(first, timeZone)}
        <FreeUntil slot={first} />
      </p>
    )
  }
  return (
    <>
      <p className={`${css.when} ${css.several}`}>
        {others.length + 1} visits from {formatMoment(first, timeZone)}
      </p>
      <ul className={css.visits}>
        {[first, ...others].map((visit) => (
          <li key={`${visit.date} ${visit.time}`}>
            {formatMoment(visit, timeZone)}
            <strong>{visit.together.map(({ service }) => service.title).join(', ')}</strong>
          </li>
        ))}
      </ul>
    </>
  )
}
