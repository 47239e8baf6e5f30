import { createFileRoute } from '@tanstack/react-router'
import { SimplePage } from '../content/simple-page.tsx'
import { head } from '../ui/head.ts'

export const Route = createFileRoute('/faq')({
  head: head('Frequently asked questions'),
  component: () => (
    <SimplePage
      title="Frequently asked questions"
      text="Answers about booking, prices, professionals and payment will be collected here. Until then, ask us by phone or e-mail."
    />
  ),
})
