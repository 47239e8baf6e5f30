import { createFileRoute } from '@tanstack/react-router'
import { LegalPage } from '../content/legal/legal-page.tsx'
import { privacyPolicy } from '../content/legal/privacy-policy.ts'
import { publicPage } from '../content/search-engines/public-page.ts'

export const Route = createFileRoute('/privacy-policy')({
  ...publicPage({
    title: 'Privacy Policy',
    description:
      'What we store about you, why, for how long, who sees it, and what you can ask of us.',
    footer: { group: 'Legal', order: 1 },
  }),
  component: () => <LegalPage title="Privacy Policy" sections={privacyPolicy} />,
})
