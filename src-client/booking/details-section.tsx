import { Accordion, Button } from '@mantine/core'
import type { Service } from '../../shared/catalogue.ts'
import { formatCents } from '../../shared/money.ts'
import { CheckIcon } from '../ui/icons.tsx'
import type { Answers } from './answers.ts'
import { DetailsForm } from './details-form.tsx'
import css from './details-section.module.css'
import type { FormValues } from './draft.ts'

interface Props {
  service: Service
  answers: Answers
  complete: boolean
  open: boolean
  /** Above 0, the form shows its faults; each change shows them anew. */
  faultsShown: number
  onChange: (values: FormValues) => void
  onComplete: () => void
  onRemove: () => void
}

/** One service of several: its questions, and whether they are answered. */
export function DetailsSection({ service, answers, complete, open, ...props }: Props) {
  const formId = `details-${service.id}`
  return (
    <Accordion.Item value={service.id} className={css.section}>
      <Accordion.Control>
        <span className={css.head}>
          <span className={css.title}>{service.title}</span>
          <span className={`figures ${css.price}`}>
            Starting at {formatCents(service.startingPrice)}
          </span>
          <span className={css.state} data-complete={complete || undefined}>
            {complete ? (
              <>
                <CheckIcon size={14} /> Complete
              </>
            ) : (
              'To do'
            )}
          </span>
        </span>
      </Accordion.Control>
      <Accordion.Panel>
        {open ? (
          <>
            {answers.takenFrom ? (
              <p className={css.taken}>
                What you said about your home for {answers.takenFrom.title} is filled in. Change it
                where this job differs.
              </p>
            ) : null}
            <DetailsForm
              id={formId}
              service={service}
              initial={answers.values}
              faultsShown={props.faultsShown}
              onChange={props.onChange}
              onComplete={props.onComplete}
            />
            <div className={css.actions}>
              <Button type="submit" form={formId} variant="light" radius="xl">
                Done
              </Button>
              <Button variant="subtle" color="gray" radius="xl" onClick={props.onRemove}>
                Remove {service.title}
              </Button>
            </div>
          </>
        ) : null}
      </Accordion.Panel>
    </Accordion.Item>
  )
}
