import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../content/legal/legal-page.tsx'
import { termsConditions } from '../content/legal/terms-conditions.ts'
import { publicPage } from '../content/search-engines/public-page.ts'

export const Route = createFileRoute('/terms-conditions')({
  ...publicPage({
    title: 'Terms & Conditions',
    description:
      'The rules of booking: prices, cancelling, rescheduling, guarantees and liability.',
    footer: { group: 'Legal', order: 2 },
  }),
  component: () => <LegalPage title="Terms & Conditions" sections={termsConditions} />,
})
