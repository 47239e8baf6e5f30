import { howItWorksQuestions } from '../faq/how-it-works.ts'
import css from '../page/content.module.css'
import { ContentPage } from '../page/content-page.tsx'
import { NextStep } from '../page/next-step.tsx'
import { Questions } from '../page/questions.tsx'
import choosing from '../page/scenes/choosing.svg'
import { ReasonsList } from './reasons-list.tsx'
import { StepsList } from './steps-list.tsx'

/** Four steps, reasons and five questions. */
export const HowItWorksPage = () => (
  <ContentPage
    title="How it works"
    lead="From the first word to the finished job in four steps. The first three take a few minutes."
    picture={choosing}
  >
    <StepsList inFull />
    <section className={css.part}>
      <h2>Why customers choose us</h2>
      <ReasonsList />
    </section>
    <section className={css.part}>
      <h2>Frequently asked questions</h2>
      <Questions questions={howItWorksQuestions} />
    </section>
    <NextStep
      title="Ready when you are"
      text="See the price of your job now. Nothing is booked until you confirm."
    />
  </ContentPage>
)
