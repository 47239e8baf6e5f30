import { createFileRoute } from '@tanstack/react-router'
import { publicHead } from '../content/search-engines/public-head.ts'
import { ServiceAreasPage } from '../content/service-areas/service-areas-page.tsx'

export const Route = createFileRoute('/service-areas')({
  head: () =>
    publicHead({
      title: 'Service areas',
      description:
        'The six states and their cities in which we work, the eight cities that come next, and a check of your zip code.',
      path: '/service-areas',
      image: 'service-areas',
    }),
  component: ServiceAreasPage,
})
