import { createFileRoute } from '@tanstack/react-router'
import { cookiePolicy } from '../content/legal/cookie-policy.ts'
import { LegalPage } from '../content/legal/legal-page.tsx'
import { publicHead } from '../content/search-engines/public-head.ts'

export const Route = createFileRoute('/cookie-policy')({
  head: () =>
    publicHead({
      title: 'Cookie Policy',
      description:
        'Every cookie and every item that the site stores in your browser, and what it is for.',
      path: '/cookie-policy',
      image: 'cookie-policy',
    }),
  component: () => <LegalPage title="Cookie Policy" sections={cookiePolicy} />,
})
