import { anchorOf } from './anchor.ts'
import css from './contents.module.css'
import type { Section } from './prose.ts'

/** A long page's table of contents. */
export const Contents = ({ sections }: { sections: readonly Section[] }) => (
  <nav aria-label="On this page">
    <ul className={css.list}>
      {sections.map(({ heading }) => (
        <li key={heading}>
          <a href={`#${anchorOf(heading)}`}>{heading}</a>
        </li>
      ))}
    </ul>
  </nav>
)
