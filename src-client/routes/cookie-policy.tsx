import { createFileRoute } from '@tanstack/react-router'
import { cookiePolicy } from '../content/legal/cookie-policy.ts'
import { LegalPage } from '../content/legal/legal-page.tsx'
import { publicPage } from '../content/search-engines/public-page.ts'

export const Route = createFileRoute('/cookie-policy')({
  ...publicPage({
    title: 'Cookie Policy',
    description:
      'Every cookie and every item that the site stores in your browser, and what it is for.',
    footer: { group: 'Legal', order: 3 },
  }),
  component: () => <LegalPage title="Cookie Policy" sections={cookiePolicy} />,
})
