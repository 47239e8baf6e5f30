import { Link } from '@tanstack/react-router'
import { findService, popularServices, services } from '../../../shared/catalogue.ts'
import { ServiceCard } from '../../catalogue/service-card.tsx'
import css from './popular-services.module.css'

/** Six services that most homes need, before all of them. */
export const PopularServices = () => (
  <>
    <ul className={css.grid}>
      {popularServices.flatMap((id) => {
        const service = findService(id)
        return service ? (
          <ServiceCard key={id} service={service} price={service.landingPrice} isInFirstScreen />
        ) : (
          []
        )
      })}
    </ul>
    <p>
      <Link to="/services">All {services.length} services</Link>
    </p>
  </>
)
