import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../content/legal/legal-page.tsx'
import { privacyPolicy } from '../content/legal/privacy-policy.ts'
import { publicHead } from '../content/search-engines/public-head.ts'

export const Route = createFileRoute('/privacy-policy')({
  head: () =>
    publicHead({
      title: 'Privacy Policy',
      description:
        'What we store about you, why, for how long, who sees it, and what you can ask of us.',
      path: '/privacy-policy',
      image: 'privacy-policy',
    }),
  component: () => <LegalPage title="Privacy Policy" sections={privacyPolicy} />,
})
