import { Link } from '@tanstack/react-router'
import { findService, type ServiceId } from '../../shared/catalogue.ts'
import heroScene from '../catalogue/illustrations/hero.svg'
import { ServiceCard } from '../catalogue/service-card.tsx'
import { openChat } from '../chat/chat-open.ts'
import button from '../ui/button.module.css'
import css from './landing-page.module.css'

const favorites: ServiceId[] = [
  'house-cleaning',
  'plumbing',
  'local-moving',
  'lawn-care',
  'electrical',
]

/** The door to the catalogue. */
export function LandingPage() {
  return (
    <>
      <section className={css.hero}>
        <div className={`wide ${css.heroText}`}>
          <h1>Good help for your home, at a time that suits you</h1>
          <p>
            Choose a service, see the price at once, and pick a free time. Verified professionals do
            the rest.
          </p>
          <p className={css.actions}>
            <Link to="/services" className={`${button.amber} ${button.large}`}>
              Book a Service
            </Link>
            <button
              type="button"
              className={`${button.outlined} ${button.large}`}
              onClick={() => void openChat()}
            >
              Ask the assistant
            </button>
          </p>
        </div>
        <img className={css.scene} src={heroScene} alt="" width="1200" height="760" />
      </section>
      <section className={`wide ${css.favorites}`}>
        <h2>Often booked</h2>
        <ul className={css.grid}>
          {favorites.map((id) => {
            const service = findService(id)
            return service ? (
              <ServiceCard key={id} service={service} price={service.landingPrice} />
            ) : null
          })}
        </ul>
        <Link to="/services" className={css.all}>
          See all services
        </Link>
      </section>
    </>
  )
}
