import { brand } from '../../../shared/brand.ts'
import { promises } from '../../../shared/promises.ts'
import css from './content.module.css'

/** How to reach us, and when. */
export const ContactBlock = () => (
  <section className={css.part}>
    <h2>Contact information</h2>
    <ul className={css.plainList}>
      <li className={css.row}>
        <span>Phone</span>
        <a href={brand.phoneHref} className="figures">
          {brand.phone}
        </a>
      </li>
      <li className={css.row}>
        <span>Email</span>
        <a href={brand.emailHref}>{brand.email}</a>
      </li>
      <li className={css.row}>
        <span>Phone hours</span>
        <span>{brand.phoneHours}</span>
      </li>
      {brand.supportHours.map(({ days, hours }) => (
        <li key={days} className={css.row}>
          <span>Office, {days}</span>
          <span>{hours}</span>
        </li>
      ))}
      <li className={css.row}>
        <span>Emergency line</span>
        <span>{promises.alwaysOpen}, the same number</span>
      </li>
    </ul>
  </section>
)
