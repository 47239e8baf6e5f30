import type { inferRouterOutputs } from '@trpc/server'
import { useEffect, useState } from 'react'
import { type Service, serviceTitle } from '../../../shared/catalogue.ts'
import { formatList } from '../../../shared/format/format-list.ts'
import { recordOf } from '../../../shared/people/professional.ts'
import { AnyonePortrait, Portrait } from '../../people/professional-line.tsx'
import { type AppRouter, trpc } from '../../trpc.ts'
import { Choice } from '../../ui/choice.tsx'
import { useStore } from '../../ui/store/use-store.ts'
import { whereStore } from '../../where/where-store.ts'
import { type Draft, updateDraft } from '../draft.ts'
import type { Flow } from '../flow.ts'
import { slotsInput } from '../slots-input.ts'
import { together } from '../together.ts'
import css from './choose-professional.module.css'

interface Props {
  flow: Flow
  draft: Draft
  /** Those that come at one time. */
  services: readonly Service[]
}

/** Who comes: anyone, or one of those who do one of the services where the job is. Nothing if there is nobody to choose. */
export function ChooseProfessional({ flow, draft, services }: Props) {
  const ids = services.map(({ id }) => id)
  const { data } = trpc.booking.professionals.useQuery(slotsInput(ids, useStore(whereStore)))
  const people = peopleIn(data ?? [])
  const key = together(ids)
  const [wasGone, setWasGone] = useState(false)
  const chosen = draft.professionals?.[key]
  const choose = (id: string | undefined) => {
    const { [key]: _before, ...others } = draft.professionals ?? {}
    updateDraft(flow.key, {
      professionals: id === undefined ? others : { ...others, [key]: id },
    })
  }
  // Somebody from an earlier visit, or another place, who does not do it here.
  const isGone = data && chosen !== undefined && !people.some(({ id }) => id === chosen)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when they turn out to be gone
  useEffect(() => {
    if (!isGone) return
    choose(undefined)
    setWasGone(true)
  }, [isGone])
  if (people.length === 0) return null
  const name = `professional-${key}`
  return (
    <fieldset className={css.people}>
      <legend>Who should come?</legend>
      {wasGone && chosen === undefined ? (
        <p role="status">
          The professional you chose does not do this where the job is. Choose again, or let anyone
          come.
        </p>
      ) : null}
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
        {people.map(({ does, ...professional }) => (
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
              <small>
                {services.length > 1 ? `${formatList(does)}. ` : ''}
                {recordOf(professional)}
              </small>
              <small>{professional.about}</small>
            </span>
          </Choice>
        ))}
      </div>
    </fieldset>
  )
}

type Skilled = inferRouterOutputs<AppRouter>['booking']['professionals'][number]
type Person = Skilled['professionals'][number] & { does: string[] }

/** Everybody once, with the titles of what they do of these services. */
function peopleIn(skilled: readonly Skilled[]): Person[] {
  const people = new Map<string, Person>()
  for (const { serviceId, professionals } of skilled) {
    for (const one of professionals) {
      const does = people.get(one.id)?.does ?? []
      people.set(one.id, { ...one, does: [...does, serviceTitle(serviceId)] })
    }
  }
  return [...people.values()].toSorted((a, b) => a.firstName.localeCompare(b.firstName))
}
