import { Link } from '@tanstack/react-router'
import css from '../page/content.module.css'
import { ContentPage } from '../page/content-page.tsx'
import { Questions } from '../page/questions.tsx'
import type { HelpTopic } from './topics/topic.ts'

/** The articles of one help topic. */
export const HelpTopicPage = ({ topic }: { topic: HelpTopic }) => (
  <ContentPage title={topic.title} lead={topic.description}>
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
