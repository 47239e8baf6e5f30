import { Link } from '@tanstack/react-router'
import { brand } from '../../../shared/brand.ts'
import { promises } from '../../../shared/promises.ts'
import cards from '../page/cards.module.css'
import css from '../page/content.module.css'
import { ContentPage } from '../page/content-page.tsx'
import trust from '../page/scenes/trust.svg'
import { Sections } from '../page/sections.tsx'
import { homeSafety, insuranceLimits, verificationSteps } from './safety-security.ts'

/** How professionals are checked, and what is insured. */
export const SafetyPage = () => (
  <ContentPage
    title="Safety & Security"
    lead="We check professionals before they come to your home, and they carry insurance up to the limits below."
    picture={trust}
  >
    <section className={css.part}>
      <h2>Five steps of verification</h2>
      <ol className={`${cards.cards} ${cards.steps}`}>
        {verificationSteps.map(({ title, text }) => (
          <li key={title} className={cards.card}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
    <section className={css.part}>
      <h2>What is insured, and up to what</h2>
      <ul className={`${cards.cards} ${cards.row4}`}>
        {insuranceLimits.map(({ name, limit, text }) => (
          <li key={name} className={cards.card}>
            <h3>{name}</h3>
            <p className={cards.limit}>{limit}</p>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
    <Sections sections={homeSafety} twoColumns />
    <section className={css.band}>
      <h2>Report a safety concern</h2>
      <p>
        If you are in danger, call 911 first. Then call <a href={brand.phoneHref}>{brand.phone}</a>,
        or write to <a href={brand.emailHref}>{brand.email}</a>: reports about safety are answered
        within {promises.safetyReplyHours} hours, every day.
      </p>
      <p className={css.onward}>
        <Link to="/contact">Write to us with the form</Link>
      </p>
    </section>
  </ContentPage>
)
