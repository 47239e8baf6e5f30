import type { Draft } from '../draft.ts'
import type { Flow } from '../flow.ts'
import { hasPreference } from '../together.ts'
import { ChooseProfessional } from './choose-professional.tsx'
import { NoOpenSlots } from './no-open-slots.tsx'
import { PickTime } from './pick-time.tsx'
import { requestedDay } from './requested-day.ts'
import { WeeksWithoutSlot } from './weeks-without-slot.tsx'

interface Props {
  flow: Flow
  draft: Draft
  onPick: (time: Draft['schedule']) => void
  onSeparate: () => void
}

/** One time for the whole order. */
export function CommonTime({ flow, draft, onPick, onSeparate }: Props) {
  const { services } = flow
  return (
    <>
      <ChooseProfessional flow={flow} draft={draft} services={services} />
      <PickTime
        serviceIds={services.map(({ id }) => id)}
        time={draft.schedule}
        professionals={draft.professionals}
        requestedDay={requestedDay(flow, draft, services)}
        onPick={onPick}
        none={
          <NoOpenSlots
            flow={flow}
            hasPreference={hasPreference(draft, services)}
            onSeparate={onSeparate}
          />
        }
      />
      {/* With somebody asked for, it is their calendar that decides. */}
      {services.length > 1 && !hasPreference(draft, services) ? (
        <WeeksWithoutSlot flow={flow} />
      ) : null}
    </>
  )
}
