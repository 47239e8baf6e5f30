import { headingId } from './heading-id.ts'
import type { Section } from './prose.ts'
import css from './table-of-contents.module.css'

/** A long page's table of contents. */
export const Contents = ({ sections }: { sections: readonly Section[] }) => (
  <nav aria-label="On this page">
    <ul className={css.list}>
      {sections.map(({ heading }) => (
        <li key={heading}>
          <a href={`#${headingId(heading)}`}>{heading}</a>
        </li>
      ))}
    </ul>
  </nav>
)
