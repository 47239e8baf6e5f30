import { Link } from '@tanstack/react-router'
import css from '../page/content.module.css'
import { ContentPage } from '../page/content-page.tsx'
import { Questions } from '../page/questions.tsx'
import choosing from '../page/scenes/choosing.svg'
import { faq } from './faq.ts'

/** Four categories of three questions each. */
export const FaqPage = () => (
  <ContentPage
    title="Frequently asked questions"
    lead="The twelve questions that are asked most."
    picture={choosing}
  >
    <div className={css.halves}>
      {faq.map(({ title, questions }) => (
        <section key={title} className={css.part}>
          <h2>{title}</h2>
          <Questions questions={questions} />
        </section>
      ))}
    </div>
    <p>
      Not here? Search the <Link to="/help">help pages</Link>, or{' '}
      <Link to="/contact">write to us</Link>.
    </p>
  </ContentPage>
)
