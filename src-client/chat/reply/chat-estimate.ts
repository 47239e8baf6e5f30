import { combinedQuote } from '../../../shared/bundles.ts'
import type { Service } from '../../../shared/catalogue.ts'
import { conversation } from '../conversation/conversation.ts'

/** What the conversation knows about each service, as answers to its form. */
const knownDetails = () =>
  conversation().messages.findLast(({ reply }) => reply?.booking)?.reply?.booking?.details ?? {}

/** The estimate of these services with what the conversation knows: the replies say the same figure. */
export function chatEstimate(services: readonly Service[]) {
  const details = knownDetails()
  return combinedQuote(services.map((service) => ({ service, details: details[service.id] ?? {} })))
}
