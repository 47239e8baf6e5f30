import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { brand } from '../../../shared/brand.ts'
import { promises } from '../../../shared/promises.ts'
import { OpenChatButton } from '../../chat/open-chat-button.tsx'
import action from '../../ui/action-button.module.css'
import { PhoneIcon } from '../../ui/icons.tsx'
import { helpQuestions } from '../faq/help.ts'
import cards from '../page/cards.module.css'
import { ContactBlock } from '../page/contact-block.tsx'
import css from '../page/content.module.css'
import { ContentPage } from '../page/content-page.tsx'
import { Questions } from '../page/questions.tsx'
import conversation from '../page/scenes/conversation.svg'
import { HelpForm } from './help-form.tsx'
import { HelpSearch } from './help-search.tsx'
import { StarPicker } from './star-picker.tsx'
import { topicCards } from './topics/topic-cards.ts'

interface Props {
  search: string
  onSearch: (search: string) => void
}

/** Help and support: search, topics, questions, a message form and a rating. */
export const HelpPage = ({ search, onSearch }: Props) => (
  <ContentPage
    title="How can we help?"
    lead="Search the answers, or reach us by chat, phone or email."
    picture={conversation}
  >
    <HelpSearch search={search} onSearch={onSearch} />
    <ul className={cards.cards}>
      <li className={cards.card}>
        <h2>Live chat</h2>
        <p>
          The assistant answers {promises.alwaysOpen}. It is software, and it knows every service.
        </p>
        <div className={cards.foot}>
          <OpenChatButton variant="outline">Start Live Chat</OpenChatButton>
        </div>
      </li>
      <li className={cards.card}>
        <h2>Phone</h2>
        <p>{brand.phoneHours}</p>
        <p className={cards.foot}>
          <Button component="a" variant="outline" href={brand.phoneHref}>
            {brand.phone}
          </Button>
        </p>
      </li>
      <li className={cards.card}>
        <h2>Email</h2>
        <p>We answer within {promises.supportReplyHours} hours during office hours.</p>
        <p className={cards.foot}>
          <Button component="a" variant="outline" href={brand.emailHref}>
            {brand.email}
          </Button>
        </p>
      </li>
    </ul>
    <section className={css.part}>
      <h2>Help topics</h2>
      <ul className={cards.cards}>
        {topicCards.map(({ slug, title, description, count }) => (
          <li key={slug} className={cards.card}>
            <h3>
              <Link to="/help/$topic" params={{ topic: slug }}>
                {title}
              </Link>
            </h3>
            <p>{description}</p>
            <p className={css.small}>{count} articles</p>
          </li>
        ))}
      </ul>
    </section>
    <section className={css.part}>
      <h2>Frequently asked questions</h2>
      <Questions questions={helpQuestions} single="help-questions" />
    </section>
    <div className={css.split}>
      <section className={css.part}>
        <h2>Write to us</h2>
        <HelpForm />
      </section>
      <div className={css.part}>
        <ContactBlock />
        <section className={css.band}>
          <h2>Emergency support</h2>
          <p>
            A burst pipe, no heat, a door that will not lock: the line is open {promises.alwaysOpen}
            . For a gas smell, a carbon monoxide alarm, smoke or fire, get everyone out and call 911
            from outside first.
          </p>
          <Button
            className={action.action ?? ''}
            renderRoot={(root) => <a href={brand.phoneHref} {...root} />}
          >
            <PhoneIcon size={18} /> Call {brand.phone}
          </Button>
        </section>
        <section className={css.part}>
          <h2>Rate Your Experience</h2>
          <StarPicker />
        </section>
      </div>
    </div>
    <ul className={css.chips}>
      <li>
        <Link to="/faq">Help Center</Link>
      </li>
      <li>
        <Link to="/privacy-policy">Privacy Policy</Link>
      </li>
      <li>
        <Link to="/terms-conditions">Terms & Conditions</Link>
      </li>
    </ul>
  </ContentPage>
)
