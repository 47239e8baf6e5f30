import type { ReactNode } from 'react'
import type { Draft } from '../draft.ts'
import type { Flow } from '../flow.ts'
import { PriceSummary } from '../price-summary.tsx'
import { completeQuote, partialQuote } from '../quote.ts'

interface Props {
  flow: Flow
  draft: Draft
  children: ReactNode
}

/** The price while the questions are being answered: it updates live, and is labeled an estimate until it is final. */
export const DetailsSummary = ({ flow, draft, children }: Props) => (
  <PriceSummary
    flow={flow}
    quote={partialQuote(flow, draft)}
    draft={draft}
    label={completeQuote(flow, draft) ? 'Total' : 'Estimate so far'}
  >
    {children}
  </PriceSummary>
)
