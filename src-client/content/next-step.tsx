import { BookingLink } from '../catalogue/booking-link.tsx'
import { openChat } from '../chat/chat-open.ts'
import button from '../ui/button.module.css'
import css from './content.module.css'

interface Props {
  title: string
  text: string
}

/** The end of a page: links to what comes next. */
export const NextStep = ({ title, text }: Props) => (
  <section className={css.band}>
    <h2>{title}</h2>
    <p>{text}</p>
    <div className={css.actions}>
      <BookingLink to="/services" className={`${button.amber} ${button.large}`}>
        Get Started Now
      </BookingLink>
      <BookingLink to="/services" className={`${button.outlined} ${button.large}`}>
        Browse Services
      </BookingLink>
      <button
        type="button"
        className={`${button.outlined} ${button.large}`}
        onClick={() => void openChat()}
      >
        Talk to Assistant
      </button>
    </div>
  </section>
)
