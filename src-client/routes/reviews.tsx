import { createFileRoute } from '@tanstack/react-router'
import { SimplePage } from '../content/simple-page.tsx'
import { head } from '../ui/head.ts'

export const Route = createFileRoute('/reviews')({
  head: head('Reviews'),
  component: () => (
    <SimplePage
      title="Reviews"
      text="Reviews by customers are collected after each completed booking and will be shown here, with the rating of every service."
    />
  ),
})
