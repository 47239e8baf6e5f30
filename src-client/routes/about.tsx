import { createFileRoute } from '@tanstack/react-router'
import { brand } from '../../shared/brand.ts'
import { SimplePage } from '../content/simple-page.tsx'
import { head } from '../ui/head.ts'

const title = `About ${brand.name}`

export const Route = createFileRoute('/about')({
  head: head(title),
  component: () => (
    <SimplePage
      title={title}
      text={`${brand.name} connects homeowners with verified professionals for cleaning, repair, installation, moving, outdoor work and construction.`}
    />
  ),
})
