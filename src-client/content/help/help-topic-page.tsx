import { Link } from '@tanstack/react-router'
import css from '../page/content.module.css'
import { ContentPage } from '../page/content-page.tsx'
import { Questions } from '../page/questions.tsx'
import choosing from '../page/scenes/choosing.svg'
import conversation from '../page/scenes/conversation.svg'
import rating from '../page/scenes/rating.svg'
import trust from '../page/scenes/trust.svg'
import welcome from '../page/scenes/welcome.svg'
import type { HelpTopic } from './topics/topic.ts'

const pictures: Record<string, string> = {
  'getting-started': welcome,
  'prices-and-payment': rating,
  'booking-and-scheduling': choosing,
  'your-account': conversation,
  'services-and-professionals': welcome,
  'safety-and-guarantee': trust,
}

/** The articles of one help topic. */
export const HelpTopicPage = ({ topic }: { topic: HelpTopic }) => (
  <ContentPage title={topic.title} lead={topic.description} picture={pictures[topic.slug]}>
    <Questions
      questions={topic.articles.map(({ slug, title, body }) => ({
        slug,
        question: title,
        answer: body,
      }))}
    />
    <p className={css.small}>
      <Link to="/help">All help topics</Link>
    </p>
  </ContentPage>
)
