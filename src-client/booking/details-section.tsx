import { Accordion, Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { Service } from '../../shared/catalogue.ts'
import { formatCents } from '../../shared/money.ts'
import { CheckIcon } from '../ui/icons.tsx'
import type { Answers } from './answers.ts'
import { DetailsForm } from './details-form.tsx'
import css from './details-section.module.css'
import type { FormValues } from './draft.ts'

interface BodyProps {
  service: Service
  answers: Answers
  /** Above 0, the form shows its errors; each change shows them again. */
  faultsShown: number
  onChange: (values: FormValues) => void
  onComplete: () => void
  onRemove: () => void
}

interface Props extends BodyProps {
  complete: boolean
  open: boolean
  /** Each new object moves the focus here. */
  arrived: object | undefined
}

/** One service of several: its questions, and whether they are answered. */
export function DetailsSection({ complete, open, arrived, ...body }: Props) {
  const { id, title, startingPrice } = body.service
  const control = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!arrived) return
    control.current?.focus({ preventScroll: true })
    control.current?.scrollIntoView({ block: 'start' })
  }, [arrived])
  return (
    <Accordion.Item value={id} className={css.section}>
      <Accordion.Control ref={control}>
        <span className={css.head}>
          <span className={css.title}>{title}</span>
          <span className={`figures ${css.price}`}>Starting at {formatCents(startingPrice)}</span>
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
      <Accordion.Panel>{open ? <SectionBody {...body} /> : null}</Accordion.Panel>
    </Accordion.Item>
  )
}

function SectionBody({ service, answers, faultsShown, onChange, onComplete, onRemove }: BodyProps) {
  const [{ takenFrom }] = useState(answers)
  const formId = `details-${service.id}`
  return (
    <>
      {takenFrom ? (
        <p className={css.taken}>
          What you said about your home for {takenFrom.title} is filled in. Change it where this job
          differs.
        </p>
      ) : null}
      <DetailsForm
        id={formId}
        service={service}
        initial={answers.values}
        heading="h3"
        faultsShown={faultsShown}
        onChange={onChange}
        onComplete={onComplete}
      />
      <div className={css.actions}>
        <Button type="submit" form={formId} variant="light" radius="xl">
          Done
        </Button>
        <Button variant="subtle" color="gray" radius="xl" onClick={onRemove}>
          Remove {service.title}
        </Button>
      </div>
    </>
  )
}
