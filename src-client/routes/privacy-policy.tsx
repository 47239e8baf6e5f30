import { createFileRoute } from '@tanstack/react-router'
import { privacyPolicy } from '../content/legal/privacy-policy.ts'
import { LegalPage } from '../content/legal-page.tsx'
import { publicHead } from '../content/public-head.ts'

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
