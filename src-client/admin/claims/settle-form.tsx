import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { z } from 'zod/mini'
import { settleClaimInput } from '../../../shared/admin/claims.ts'
import { type ClaimOutcome, claimOutcomes } from '../../../shared/claims.ts'
import { hasEmail } from '../../../shared/people/no-email.ts'
import { trpc } from '../../trpc.ts'
import { ActionButton } from '../../ui/action-button.tsx'
import { useSchemaForm } from '../../ui/forms/use-schema-form.ts'
import { useSubmit } from '../../ui/forms/use-submit.ts'
import { useStoredText } from '../../ui/store/use-stored-text.ts'
import { toastSuccess } from '../../ui/toast/toast.ts'
import css from '../admin.module.css'
import bar from '../toolbar.module.css'
import { NextStep } from './next-step.tsx'
import type { ClaimRecord } from './rows.ts'

const words: Record<ClaimOutcome, { choose: string; says: string; submit: string }> = {
  redo: {
    choose: 'Redo',
    says: 'The email says we’ll redo the work free of charge. You book the second visit yourself.',
    submit: 'Settle with a redo',
  },
  refund: {
    choose: 'Refund',
    says: 'The email says the customer is getting a refund. You record it under the booking’s payments.',
    submit: 'Settle with a refund',
  },
  closed: {
    choose: 'Neither',
    says: 'The email has only your message, with no second visit or refund.',
    submit: 'Close without redo or refund',
  },
}

const schema = z.pick(settleClaimInput, { message: true })

/** The ways to settle a claim, each with a message to the customer. */
export function SettleForm({ claim }: { claim: ClaimRecord }) {
  const { id, email } = claim
  const [outcome, setOutcome] = useState<ClaimOutcome>()
  const [stored, store] = useStoredText(`nestwright.settle.${id}`)
  const form = useSchemaForm({
    schema,
    initialValues: { message: stored },
    onValuesChange: ({ message }) => store(message),
  })
  const utils = trpc.useUtils()
  const settle = trpc.admin.claims.settle.useMutation()
  const { submit, isSubmitting } = useSubmit(settle.mutateAsync, {
    failed: 'Not settled',
    showErrors: form.showErrors,
    onSuccess: () => {
      store('')
      toastSuccess(
        'Settled',
        hasEmail(email)
          ? `Your message goes to ${email}.`
          : 'The customer has no email address. Please call them.',
      )
    },
    onError: () => {
      // A colleague's answer is then shown instead of this form.
      void utils.admin.claims.invalidate()
      return false
    },
  })
  return (
    <section>
      <h3>Settle claim</h3>
      <fieldset className={bar.group} aria-label="How it is settled">
        {claimOutcomes.map((one) => (
          <Button
            key={one}
            variant="default"
            aria-pressed={outcome === one}
            onClick={() => setOutcome(one)}
          >
            {words[one].choose}
          </Button>
        ))}
      </fieldset>
      {outcome ? (
        <form
          className={css.body}
          noValidate
          onSubmit={form.handleSubmit(({ message }) => submit({ id, outcome, message }))}
        >
          <Textarea
            label="Message to the customer"
            description={words[outcome].says}
            rows={6}
            maxLength={2000}
            {...form.getInputProps('message')}
          />
          {outcome === 'refund' && claim.paid === 0 ? (
            <p>No payment has been recorded. Record the payment first so you can refund it.</p>
          ) : null}
          <NextStep claim={claim} outcome={outcome} />
          <div className={css.actions}>
            <ActionButton type="submit" loading={isSubmitting}>
              {words[outcome].submit}
            </ActionButton>
          </div>
        </form>
      ) : null}
    </section>
  )
}
