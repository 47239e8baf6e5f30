import { useNavigate } from '@tanstack/react-router'
import { formatDate, formatTime, zoneName } from '../../shared/business-time.ts'
import { findService } from '../../shared/catalogue.ts'
import type { ChatReply } from '../../shared/chat.ts'
import { formatCents } from '../../shared/money.ts'
import { severalServices } from '../../shared/site-map.ts'
import { toggleChosen, useChosenServices } from '../catalogue/chosen-services.ts'
import { illustrationOf } from '../catalogue/illustrations.ts'
import { settings } from '../settings.ts'
import css from './chat-panel.module.css'
import { EstimateCard } from './estimate-card.tsx'
import { fillBooking } from './start-booking.ts'

/** What comes with a reply's words: services to choose, the estimate, free times, the way to the booking. */
export function ReplyParts({ reply, latest }: { reply: ChatReply; latest: boolean }) {
  const navigate = useNavigate()
  const { suggestedServices, estimate, times, booking } = reply
  const start = (schedule?: { date: string; time: string }) => {
    if (!booking) return
    const flow = fillBooking(booking, schedule)
    const to = flow === severalServices ? '/booking/$flow/details' : '/booking/$flow'
    void navigate({ to, params: { flow } })
  }
  return (
    <>
      {suggestedServices.length > 0 ? <ServiceChoices ids={suggestedServices} /> : null}
      {estimate ? <EstimateCard estimate={estimate} /> : null}
      {times ? (
        <ul className={css.times} aria-label="Free times">
          {times.slots.map(({ date, time }) => (
            <li key={`${date} ${time}`}>
              <button type="button" onClick={() => start({ date, time })}>
                {formatDate(date)}, {formatTime(time)} {zoneName({ date, time }, settings.timeZone)}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {booking && latest ? (
        <button type="button" className={css.book} onClick={() => start()}>
          {bookLabel(booking.serviceIds)}
        </button>
      ) : null}
    </>
  )
}

const bookLabel = (ids: readonly string[]) =>
  ids.length === 1 ? `Book ${findService(ids[0] ?? '')?.title}` : `Book ${ids.length} services`

function ServiceChoices({ ids }: { ids: readonly string[] }) {
  const chosen = useChosenServices()
  return (
    <ul className={css.services} aria-label="Services">
      {ids.flatMap((id) => {
        const service = findService(id)
        if (!service) return []
        const isChosen = chosen.includes(service)
        return (
          <li key={id}>
            <img src={illustrationOf(service.id)} alt="" width="400" height="300" loading="lazy" />
            <span>
              <strong>{service.title}</strong>
              <span className="figures">from {formatCents(service.landingPrice)}</span>
            </span>
            <button
              type="button"
              aria-pressed={isChosen}
              aria-label={`Choose ${service.title}`}
              onClick={() => toggleChosen(service)}
            >
              {isChosen ? 'Chosen' : 'Choose'}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
