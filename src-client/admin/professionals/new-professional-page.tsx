import { Link } from '@tanstack/react-router'
import css from '../admin.module.css'
import { ProfessionalForm } from './professional-form.tsx'

/** Adds somebody to the company. */
export const NewProfessionalPage = () => (
  <>
    <p>
      <Link to="/admin/professionals">All professionals</Link>
    </p>
    <header className={css.head}>
      <h1>New professional</h1>
    </header>
    <section className={css.card}>
      <ProfessionalForm professional={undefined} />
    </section>
  </>
)
