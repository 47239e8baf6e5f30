import { createFileRoute } from '@tanstack/react-router'
import { publicPage } from '../content/search-engines/public-page.ts'
import { ServiceAreasPage } from '../content/service-areas/service-areas-page.tsx'

export const Route = createFileRoute('/service-areas')({
  ...publicPage({
    title: 'Service areas',
    description:
      'The six states and their cities in which we work, the eight cities that come next, and a check of your zip code.',
    footer: { group: 'Resources', order: 5, label: 'Service Areas' },
  }),
  component: ServiceAreasPage,
})
