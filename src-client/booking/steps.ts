import { redirect } from '@tanstack/react-router'
import { readDraft } from './draft.ts'
import type { Flow } from './flow.ts'
import { completeQuote, isAccepted } from './quote.ts'

export type Step = 'quote' | 'schedule' | 'checkout'

const details = '/booking/$flow'
const quote = '/booking/$flow/quote'

/** Sends the customer back if data from an earlier step is missing. */
export function requireStep(step: Step, flow: Flow): void {
  const draft = readDraft(flow.key)
  const complete = completeQuote(flow, draft) !== undefined
  const accepted = complete && isAccepted(flow, draft)
  const params = { flow: flow.key }
  if (step === 'quote' && !complete) throw redirect({ to: details, params })
  if (step === 'schedule' && !accepted) throw redirect({ to: quote, params })
  if (step === 'checkout' && !(accepted && draft.schedule)) {
    throw redirect({ to: details, params })
  }
}

/** Which of the three steps a path belongs to, and whether the flow is complete. */
export function bookingProgress(path: string): { step: 1 | 2 | 3; done: boolean; percent: number } {
  const step = /\/(success|checkout|schedule)/.test(path) ? 3 : path.includes('/quote') ? 2 : 1
  return { step, done: path.includes('/success'), percent: ((step - 1) / 2) * 100 }
}
