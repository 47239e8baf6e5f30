import { Accordion, Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import type { Service } from '../../../shared/catalogue.ts'
import { formatCents } from '../../../shared/format/money.ts'
import { lowestEstimate } from '../../../shared/pricing.ts'
import { CheckIcon } from '../../ui/icons.tsx'
import type { Answers } from '../answers.ts'
import type { FormValues } from '../draft.ts'
import { DetailsForm } from './details-form.tsx'
import css from './details-section.module.css'

interface BodyProps {
  service: Service
  answers: Answers
  /** Counts how often the form's errors were asked for; each increase shows them. */
  errorRequests: number
  onChange: (values: FormValues) => void
  onComplete: () => void
  onRemove: () => void
}

interface Props extends BodyProps {
  isComplete: boolean
  isOpen: boolean
  /** Each new object moves the focus here. */
  focusRequest: object | undefined
}

/** One service of several: its questions, and whether they are answered. */
export function DetailsSection({ isComplete, isOpen, focusRequest, ...body }: Props) {
  const { id, title, startingPrice } = body.service
  const lowest = lowestEstimate(body.service)
  const control = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!focusRequest) return
    control.current?.focus({ preventScroll: true })
    control.current?.scrollIntoView({ block: 'start' })
  }, [focusRequest])
  return (
    <Accordion.Item value={id} className={css.section}>
      <Accordion.Control ref={control}>
        <span className={css.head}>
          <span className={css.title}>{title}</span>
          <span className={`figures ${css.price}`}>
            Starting at {formatCents(startingPrice)} · estimates from {formatCents(lowest)}
          </span>
          <span className={css.status} data-complete={isComplete || undefined}>
            {isComplete ? (
              <>
                <CheckIcon size={14} /> Complete
              </>
            ) : (
              'To do'
            )}
          </span>
        </span>
      </Accordion.Control>
      <Accordion.Panel>{isOpen ? <SectionBody {...body} /> : null}</Accordion.Panel>
    </Accordion.Item>
  )
}

function SectionBody({
  service,
  answers,
  errorRequests,
  onChange,
  onComplete,
  onRemove,
}: BodyProps) {
  const [{ copiedFrom }] = useState(answers)
  const formId = `details-${service.id}`
  return (
    <>
      {copiedFrom ? (
        <p className={css.copied}>
          What you said about your home for {copiedFrom.title} is filled in. Change it where this
          job differs.
        </p>
      ) : null}
      <DetailsForm
        id={formId}
        service={service}
        initial={answers.values}
        heading="h3"
        errorRequests={errorRequests}
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
