import { Blocks } from './blocks.tsx'
import css from './content.module.css'
import { headingId } from './heading-id.ts'
import type { Section } from './prose.ts'

interface Props {
  sections: readonly Section[]
  /** For sections that can be read in any order. */
  twoColumns?: boolean
}

/** Text under headings, each with an anchor. */
export const Sections = ({ sections, twoColumns = false }: Props) => (
  <div className={`${css.prose} ${twoColumns ? css.twoColumns : ''}`}>
    {sections.map(({ heading, body }) => (
      <section key={heading} id={headingId(heading)}>
        <h2>{heading}</h2>
        <Blocks blocks={body} />
      </section>
    ))}
  </div>
)
