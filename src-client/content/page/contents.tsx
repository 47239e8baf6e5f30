import { anchorOf } from './anchor.ts'
import css from './contents.module.css'
import type { Section } from './prose.ts'

/** What a long page holds, as links. */
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
