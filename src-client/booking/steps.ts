import { redirect } from '@tanstack/react-router'
import { isOutside, isZip, whereStore } from '../where/where-store.ts'
import { readDraft } from './draft.ts'
import type { Flow } from './flow.ts'
import { completeQuote, isAccepted } from './quote.ts'
import { visitsOf } from './times.ts'

export type Step = 'quote' | 'schedule' | 'checkout'

const details = '/booking/$flow'
const quote = '/booking/$flow/quote'

/** Sends the customer back if data from an earlier step is missing. */
export function checkStep(step: Step, flow: Flow): void {
  const draft = readDraft(flow.key)
  const where = whereStore.get()
  const complete = isZip(where.zip) && !isOutside(where) && completeQuote(flow, draft) !== undefined
  const accepted = complete && isAccepted(flow, draft)
  const params = { flow: flow.key }
  if (step === 'quote' && !complete) throw redirect({ to: details, params })
  if (step === 'schedule' && !accepted) throw redirect({ to: quote, params })
  if (step === 'checkout' && !(accepted && visitsOf(flow, draft))) {
    throw redirect({ to: details, params })
  }
}
