import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../content/legal/legal-page.tsx'
import { termsConditions } from '../content/legal/terms-conditions.ts'
import { publicHead } from '../content/search-engines/public-head.ts'

export const Route = createFileRoute('/terms-conditions')({
  head: () =>
    publicHead({
      title: 'Terms & Conditions',
      description:
        'The rules of booking: prices, cancelling, rescheduling, guarantees and liability.',
      path: '/terms-conditions',
      image: 'terms-conditions',
    }),
  component: () => <LegalPage title="Terms & Conditions" sections={termsConditions} />,
})
