import { Link } from '@tanstack/react-router'
import { ContentPage } from '../page/content-page.tsx'
import { Sections } from '../page/sections.tsx'
import { Contents } from '../page/table-of-contents.tsx'
import { bestPractices } from './best-practices.ts'

/** Tips for a successful visit. */
export const BestPracticesPage = () => (
  <ContentPage
    title="Best practices"
    lead="What saves time and money before, during and after a visit."
  >
    <Contents sections={bestPractices} />
    <Sections sections={bestPractices} />
    <p>
      Looking for instructions? Read the <Link to="/how-to-articles">how-to articles</Link>.
    </p>
  </ContentPage>
)
