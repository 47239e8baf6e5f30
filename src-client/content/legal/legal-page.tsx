import css from '../page/content.module.css'
import { ContentPage } from '../page/content-page.tsx'
import type { Section } from '../page/prose.ts'
import { Sections } from '../page/sections.tsx'
import { Contents } from '../page/table-of-contents.tsx'
import { legalDate } from './date.ts'

interface Props {
  title: string
  sections: readonly Section[]
}

/** A legal page with its date. */
export const LegalPage = ({ title, sections }: Props) => (
  <ContentPage title={title} lead={`Last updated: ${legalDate}`}>
    <div className={`${css.part} ${css.withContents}`}>
      <Contents sections={sections} />
      <Sections sections={sections} />
    </div>
    <p className={css.small}>Questions about this page? Write to us: the address is below.</p>
  </ContentPage>
)
