import { Button } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { Service } from '../../../shared/catalogue.ts'
import { formatMoment, type WallClock } from '../../../shared/time/business-time.ts'
import { illustrationUrl } from '../../catalogue/illustrations.ts'
import { settings } from '../../settings.ts'
import type { Draft } from '../draft.ts'
import type { Flow } from '../flow.ts'
import { FreeUntil } from '../free-until.tsx'
import { chosenTime } from '../times.ts'
import { hasPreference } from '../together.ts'
import { ChooseProfessional } from './choose-professional.tsx'
import { NoOpenSlots } from './no-open-slots.tsx'
import css from './own-times.module.css'
import { PickTime } from './pick-time.tsx'
import { requestedDay } from './requested-day.ts'
import { useConflictingTimes } from './use-conflicting-times.ts'

interface Props {
  flow: Flow
  draft: Draft
  /** The id of the service whose times are shown. */
  open: string | undefined
  onOpen: (serviceId: string) => void
  onPick: (service: Service, time: WallClock | undefined) => void
}

/** A time for each service of the order, one picker at a time. */
export const OwnTimes = ({ flow, draft, open, onOpen, onPick }: Props) => (
  <ol className={css.services}>
    {flow.services.map((service) => {
      const { id } = service
      const next = flow.services.find((one) => one.id !== id && !chosenTime(draft, one))
      return (
        <li key={id} className={css.service}>
          <Chosen
            service={service}
            time={chosenTime(draft, service)}
            isOpen={open === id}
            onOpen={() => onOpen(id)}
          />
          {open === id ? (
            <>
              <OwnTime flow={flow} draft={draft} service={service} onPick={onPick} />
              {next && chosenTime(draft, service) ? (
                <Button variant="outline" className={css.next} onClick={() => onOpen(next.id)}>
                  Next: {next.title}
                </Button>
              ) : null}
            </>
          ) : null}
        </li>
      )
    })}
  </ol>
)

/** Who comes for one service, and when. */
function OwnTime({
  flow,
  draft,
  service,
  onPick,
}: Pick<Props, 'flow' | 'draft' | 'onPick'> & { service: Service }) {
  const alone = [service]
  return (
    <>
      <ChooseProfessional flow={flow} draft={draft} services={alone} />
      <PickTime
        serviceIds={[service.id]}
        time={chosenTime(draft, service)}
        professionals={draft.professionals}
        requestedDay={requestedDay(flow, draft, alone)}
        except={useConflictingTimes(flow, draft, service)}
        onPick={(time) => onPick(service, time)}
        none={
          <NoOpenSlots
            flow={{ ...flow, services: alone }}
            hasPreference={hasPreference(draft, alone)}
          />
        }
      />
    </>
  )
}

interface ChosenProps {
  service: Service
  time: WallClock | undefined
  isOpen: boolean
  onOpen: () => void
}

/** A service with its time; it gets the focus when its times open. */
function Chosen({ service: { id, title }, time, isOpen, onOpen }: ChosenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (isOpen && !wasOpen.current) heading.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return (
    <div className={css.chosen}>
      <img src={illustrationUrl(id)} alt="" width="64" height="48" />
      <div>
        <h2 ref={heading} tabIndex={-1} className={css.title}>
          {title}
        </h2>
        <p className={css.time}>
          {time ? (
            <>
              {formatMoment(time, settings.timeZone)}
              <FreeUntil slot={time} />
            </>
          ) : (
            'No time chosen yet'
          )}
        </p>
      </div>
      {isOpen ? null : (
        <Button variant="default" onClick={onOpen}>
          {time ? 'Change' : 'Choose'} <span className="visually-hidden">the time of {title}</span>
        </Button>
      )}
    </div>
  )
}
