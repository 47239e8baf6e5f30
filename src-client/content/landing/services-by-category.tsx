import { type CategoryFilter, servicesByTitle } from '../../../shared/catalogue.ts'
import { ServiceCard } from '../../catalogue/service-card.tsx'
import css from './services-by-category.module.css'

/** In an order that fills rows of seven cards, or of two on a phone. */
const inRows: readonly CategoryFilter[] = [
  'Cleaning',
  'Repairs',
  'Specialty',
  'Maintenance',
  'Installation',
  'Outdoor',
  'Assembly',
  'Organization',
  'Improvement',
]
const groups = inRows.map((category) => ({
  category,
  services: servicesByTitle.filter((service) => service.category === category),
}))

/** All services by category, with their landing prices. */
export const ServicesByCategory = () => (
  <div className={css.groups}>
    {groups.map(({ category, services }) => (
      <section
        key={category}
        className={css.group}
        data-single={services.length === 1 || undefined}
      >
        <h3>{category}</h3>
        <ul className={css.grid}>
          {services.map((service) => (
            <ServiceCard key={service.id} service={service} price={service.landingPrice} />
          ))}
        </ul>
      </section>
    ))}
  </div>
)
