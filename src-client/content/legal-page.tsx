import css from './content.module.css'
import { ContentPage } from './content-page.tsx'
import { Contents } from './contents.tsx'
import { legalDate } from './legal/date.ts'
import type { Section } from './prose.ts'
import { Sections } from './sections.tsx'

interface Props {
  title: string
  sections: readonly Section[]
}

/** A legal page with its date. */
export const LegalPage = ({ title, sections }: Props) => (
  <ContentPage title={title} lead={`Last updated: ${legalDate}`}>
    <Contents sections={sections} />
    <Sections sections={sections} />
    <p className={css.small}>Questions about this page? Write to us: the address is below.</p>
  </ContentPage>
)
