import { Link } from '@tanstack/react-router'
import css from './simple-page.module.css'

/** A page that holds its title, one honest paragraph, and a way on. */
export function SimplePage({ title, text }: { title: string; text: string }) {
  return (
    <div className={`wide ${css.page}`}>
      <h1>{title}</h1>
      <p className={css.text}>{text}</p>
      <p>
        <Link to="/services" className={css.link}>
          Browse all services
        </Link>
      </p>
    </div>
  )
}
