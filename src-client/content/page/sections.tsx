import { Blocks } from './blocks.tsx'
import css from './content.module.css'
import { headingId } from './heading-id.ts'
import type { Section } from './prose.ts'

/** Text under headings, each with an anchor. */
export const Sections = ({ sections }: { sections: readonly Section[] }) => (
  <div className={css.prose}>
    {sections.map(({ heading, body }) => (
      <section key={heading} id={headingId(heading)}>
        <h2>{heading}</h2>
        <Blocks blocks={body} />
      </section>
    ))}
  </div>
)
