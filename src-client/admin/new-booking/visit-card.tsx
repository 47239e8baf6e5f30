import type { ReactNode } from 'react'
import { formatCents } from '../../../shared/format/money.ts'
import { formatVisit } from '../../../shared/time/business-time.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import css from '../admin.module.css'
import own from './new-booking-page.module.css'
import { quoteOf, type WantedService } from './ordered-services.ts'
import { PickVisit } from './pick-visit.tsx'
import { SameDayFee } from './same-day-fee.tsx'
import type { VisitChoice } from './use-visit-choice.ts'

interface Props {
  wanted: readonly WantedService[]
  choice: VisitChoice
  /** The day that is shown first, if somebody is free then. */
  firstDay: string | undefined
  /** Whether a time was asked for and there is none. */
  isMissing: boolean
  /** It makes good what went wrong before, at no charge. */
  isRedo: boolean
  isSubmitting: boolean
  onVisit: Parameters<typeof PickVisit>[0]['onVisit']
  onProfessional: (id: string | undefined) => void
  onDropFee: Parameters<typeof SameDayFee>[0]['onDrop']
  /** How it is confirmed. */
  children: ReactNode
}

/** When somebody comes, who, and what it costs. */
export function VisitCard(props: Props) {
  const { wanted, choice, firstDay, isMissing, isRedo, isSubmitting } = props
  const { visit, isTaken } = choice
  return (
    <section className={`${css.card} ${own.last}`}>
      <h2>Visit</h2>
      {wanted.length > 0 ? (
        <>
          <PickVisit
            choice={choice}
            firstDay={firstDay}
            error={
              isTaken
                ? 'That time is no longer available. Choose another.'
                : isMissing
                  ? 'Choose a time.'
                  : undefined
            }
            onVisit={props.onVisit}
            onProfessional={props.onProfessional}
          />
          <Price wanted={wanted} isRedo={isRedo} />
          {visit ? <p>{formatVisit(visit)}</p> : null}
          <SameDayFee wanted={wanted} visit={visit} onDrop={props.onDropFee} />
        </>
      ) : (
        <p className={css.quiet}>Choose the service first.</p>
      )}
      {props.children}
      <ActionButton type="submit" form="caller" loading={isSubmitting}>
        Book
      </ActionButton>
    </section>
  )
}

/** The total; of several services, what each of them costs and what they save together. */
function Price({ wanted, isRedo }: Pick<Props, 'wanted' | 'isRedo'>) {
  const { estimates, subtotal, total } = quoteOf(wanted)
  return (
    <>
      {wanted.length > 1 ? (
        <ul className={css.list}>
          {wanted.map(({ service }, index) => (
            <li key={service.id}>
              <span>{service.title}</span>
              <span className="figures">{formatCents(estimates[index]?.total ?? 0)}</span>
            </li>
          ))}
          {subtotal > total ? (
            <li>
              <span>Bundle savings</span>
              <span className="figures">−{formatCents(subtotal - total)}</span>
            </li>
          ) : null}
        </ul>
      ) : null}
      <p className={own.price}>
        <strong className="figures">{formatCents(isRedo ? 0 : total)}</strong>
        {isRedo ? <span>A second visit at no charge</span> : null}
      </p>
    </>
  )
}
