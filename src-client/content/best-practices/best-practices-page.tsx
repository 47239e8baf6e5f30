import { Link } from '@tanstack/react-router'
import css from '../page/content.module.css'
import { ContentPage } from '../page/content-page.tsx'
import welcome from '../page/scenes/welcome.svg'
import { Sections } from '../page/sections.tsx'
import { Contents } from '../page/table-of-contents.tsx'
import { bestPractices } from './best-practices.ts'

/** Tips for a successful visit. */
export const BestPracticesPage = () => (
  <ContentPage
    title="Best practices"
    lead="What saves time and money before, during and after a visit."
    picture={welcome}
  >
    <div className={`${css.part} ${css.withContents}`}>
      <Contents sections={bestPractices} />
      <Sections sections={bestPractices} />
    </div>
    <p>
      Looking for instructions? Read the <Link to="/how-to-articles">how-to articles</Link>.
    </p>
  </ContentPage>
)
