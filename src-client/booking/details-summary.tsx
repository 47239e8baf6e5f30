import type { ReactNode } from 'react'
import type { Draft } from './draft.ts'
import type { Flow } from './flow.ts'
import { quoteOf, quoteSoFar } from './quote.ts'
import { Summary } from './summary.tsx'

interface Props {
  flow: Flow
  draft: Draft
  children: ReactNode
}

/** The price while the questions are being answered: it updates live, and is labeled an estimate until it is final. */
export const DetailsSummary = ({ flow, draft, children }: Props) => (
  <Summary
    flow={flow}
    quote={quoteSoFar(flow, draft)}
    label={quoteOf(flow, draft) ? 'Total' : 'Estimate so far'}
  >
    {children}
  </Summary>
)
