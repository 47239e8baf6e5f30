import { Link } from '@tanstack/react-router'
import { marketingFigures } from '../../../shared/promises.ts'
import { BookingButton } from '../../catalogue/booking-button.tsx'
import heroScene from '../../catalogue/illustrations/hero.svg'
import { OpenChatButton } from '../../chat/open-chat-button.tsx'
import { landingQuestions } from '../faq/landing.ts'
import { ReasonsList } from '../how-it-works/reasons-list.tsx'
import { StepsList } from '../how-it-works/steps-list.tsx'
import css from '../page/content.module.css'
import { NextStep } from '../page/next-step.tsx'
import { Questions } from '../page/questions.tsx'
import { ZipCheck } from '../service-areas/zip-check.tsx'
import { HeroSearch } from './hero-search.tsx'
import landing from './landing-page.module.css'
import { LandingReviews } from './landing-reviews.tsx'
import { PopularServices } from './popular-services.tsx'
import { ServicesByCategory } from './services-by-category.tsx'

/** The landing page: the services, their prices, and why to trust us. */
export const LandingPage = () => (
  <>
    <section className={landing.hero}>
      <div className={`wide ${landing.heroText}`}>
        <h1>Good help for your home, at a time that suits you</h1>
        <p>
          Choose a service, see the price at once, and pick an available time. Verified
          professionals do the rest.
        </p>
        <HeroSearch />
        <ZipCheck />
        <div className={css.actions}>
          <BookingButton isAction size="lg" to="/services">
            Book a Service
          </BookingButton>
          <OpenChatButton variant="outline" size="lg">
            Talk to Our Assistant
          </OpenChatButton>
        </div>
        <p className={landing.figures}>
          <span>
            <strong>{marketingFigures.rating} ★</strong> from {marketingFigures.reviews} reviews
          </span>{' '}
          <span>
            <strong>{marketingFigures.customers}</strong> customers
          </span>
        </p>
      </div>
      <img className={landing.scene} src={heroScene} alt="" width="1200" height="760" />
    </section>
    <div className={`wide ${landing.body}`}>
      <section className={css.part}>
        <h2>What most homes need</h2>
        <PopularServices />
      </section>
      <section className={css.part}>
        <h2>How it works</h2>
        <StepsList />
        <p className={css.onward}>
          <Link to="/how-it-works">How it works, in full</Link>
        </p>
      </section>
      <section className={css.part}>
        <h2>Every service, with its starting price</h2>
        <details className={landing.all}>
          <summary>Show all services by category</summary>
          <ServicesByCategory />
        </details>
        <p className={css.small}>
          Starting prices are for comparing services. Your quote comes from your answers, and is
          usually higher.
        </p>
      </section>
      <section className={css.part}>
        <h2>Why choose us</h2>
        <ReasonsList />
      </section>
      <LandingReviews />
      <section className={css.part}>
        <h2>Questions</h2>
        <Questions questions={landingQuestions} />
        <p>
          More in the <Link to="/faq">FAQ</Link> and in <Link to="/help">Help</Link>.
        </p>
      </section>
      <NextStep
        title="What needs doing at home?"
        text="The price of your job is a few answers away. No account, no obligation."
      />
    </div>
  </>
)
