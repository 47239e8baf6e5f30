import { Link } from '@tanstack/react-router'
import { describeAnswers } from '../../manage/describe-answers.ts'
import { useStore } from '../../ui/store/use-store.ts'
import { whereStore } from '../../where/where-store.ts'
import type { Draft } from '../draft.ts'
import type { Flow } from '../flow.ts'
import { orderedAnswers } from '../quote.ts'
import css from './answers-recap.module.css'
import page from './quote-page.module.css'

interface Props {
  flow: Flow
  draft: Draft
}

/** What the price was computed from, and a way back to each answer. */
export function AnswersRecap({ flow, draft }: Props) {
  const { zip, check } = useStore(whereStore)
  const isMultiple = flow.services.length > 1
  const changeLink = (what: string, hash: string) => (
    <Link
      to="/booking/$flow"
      params={{ flow: flow.key }}
      hash={hash}
      aria-label={`Change: ${what}`}
    >
      Change
    </Link>
  )
  return (
    <section className={page.card}>
      <h2>Your answers</h2>
      <dl className={css.answers}>
        <div>
          <dt>Where</dt>
          <dd>
            <span>
              {zip}
              {check?.place ? `, ${check.place}` : ''}
            </span>
            {changeLink('Where', 'zip')}
          </dd>
        </div>
      </dl>
      {flow.services.map((service) => (
        <div key={service.id}>
          {isMultiple ? <h3 className={css.service}>{service.title}</h3> : null}
          <dl className={css.answers}>
            {describeAnswers(service.id, orderedAnswers(flow, draft, service)).map(
              ([label, value, name]) => (
                <div key={name}>
                  <dt>{label}</dt>
                  <dd>
                    <span>{value}</span>
                    {changeLink(label, isMultiple ? service.id : name)}
                  </dd>
                </div>
              ),
            )}
          </dl>
        </div>
      ))}
    </section>
  )
}
