import { Link } from '@tanstack/react-router'
import { bestPractices } from './best-practices.ts'
import { ContentPage } from './content-page.tsx'
import { Contents } from './contents.tsx'
import { Sections } from './sections.tsx'

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
