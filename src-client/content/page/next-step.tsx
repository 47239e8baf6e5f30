import { BookingButton } from '../../catalogue/booking-button.tsx'
import { OpenChatButton } from '../../chat/open-chat-button.tsx'
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
      <BookingButton isAction size="lg" to="/services">
        Get Started Now
      </BookingButton>
      <BookingButton variant="outline" size="lg" to="/services">
        Browse Services
      </BookingButton>
      <OpenChatButton variant="outline" size="lg">
        Talk to Assistant
      </OpenChatButton>
    </div>
  </section>
)
