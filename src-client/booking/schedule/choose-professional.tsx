import { useEffect } from 'react'
import type { Service } from '../../../shared/catalogue.ts'
import { AnyonePortrait, Portrait, recordOf } from '../../people/professional-line.tsx'
import { trpc } from '../../trpc.ts'
import { Choice } from '../../ui/choice.tsx'
import { useStore } from '../../ui/store/use-store.ts'
import { whereStore } from '../../where/where-store.ts'
import { type Draft, updateDraft } from '../draft.ts'
import type { Flow } from '../flow.ts'
import { slotsInput } from '../slots-input.ts'
import css from './choose-professional.module.css'

interface Props {
  flow: Flow
  draft: Draft
  service: Service
}

/** Who comes for a service: anyone, or one of those who do it where the job is. Nothing if there is nobody to choose. */
export function ChooseProfessional({ flow, draft, service }: Props) {
  const { data } = trpc.booking.professionals.useQuery(
    slotsInput([service.id], useStore(whereStore)),
  )
  const people = data?.[0]?.professionals ?? []
  const chosen = draft.professionals?.[service.id]
  const choose = (id: string | undefined) => {
    const { [service.id]: _before, ...others } = draft.professionals ?? {}
    updateDraft(flow.key, {
      professionals: id === undefined ? others : { ...others, [service.id]: id },
    })
  }
  // Somebody from an earlier visit, or another place, who does not do it here.
  const isGone = data && chosen !== undefined && !people.some(({ id }) => id === chosen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when they turn out to be gone
  useEffect(() => {
    if (isGone) choose(undefined)
  }, [isGone])
  if (people.length === 0) return null
  const name = `professional-${service.id}`
  return (
    <fieldset className={css.people}>
      <legend>Who should come?</legend>
      <div className={css.options}>
        <Choice
          name={name}
          checked={chosen === undefined}
          onChoose={() => choose(undefined)}
          className={css.option}
        >
          <AnyonePortrait />
          <span className={css.words}>
            <strong>Anyone</strong>
            <small>The most times to choose from</small>
          </span>
        </Choice>
        {people.map((professional) => (
          <Choice
            key={professional.id}
            name={name}
            checked={chosen === professional.id}
            onChoose={() => choose(professional.id)}
            className={css.option}
          >
            <Portrait professional={professional} />
            <span className={css.words}>
              <strong>{professional.firstName}</strong>
              <small>{recordOf(professional) || professional.about}</small>
            </span>
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}
