import { createFileRoute } from '@tanstack/react-router'
import { SimplePage } from '../content/simple-page.tsx'
import { head } from '../ui/head.ts'

export const Route = createFileRoute('/safety-security')({
  head: head('Safety & Security'),
  component: () => (
    <SimplePage
      title="Safety & Security"
      text="Every professional is checked before the first job. The steps of that check and the insurance behind it will be described here."
    />
  ),
})
