import { Link } from '@tanstack/react-router'
import css from './content.module.css'
import { ContentPage } from './content-page.tsx'
import type { HelpTopic } from './help/topic.ts'
import { Questions } from './questions.tsx'

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
