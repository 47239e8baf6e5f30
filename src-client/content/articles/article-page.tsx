import { Link } from '@tanstack/react-router'
import { findService } from '../../../shared/catalogue.ts'
import { ServiceCard } from '../../catalogue/service-card.tsx'
import { Blocks } from '../page/blocks.tsx'
import cards from '../page/cards.module.css'
import css from '../page/content.module.css'
import { ContentPage } from '../page/content-page.tsx'
import { Sections } from '../page/sections.tsx'
import { Contents } from '../page/table-of-contents.tsx'
import type { Article } from './article.ts'
import { articlePicture } from './article-picture.ts'
import { minutesToRead } from './reading-time.ts'

/** One how-to article, and the services that do this work. */
export const ArticlePage = ({ article }: { article: Article }) => (
  <ContentPage
    title={article.title}
    lead={`${article.category}, ${minutesToRead(article)} minutes to read`}
    picture={articlePicture(article)}
  >
    <div className={css.prose}>
      <Blocks blocks={article.intro} />
    </div>
    <Contents sections={article.sections} />
    <Sections sections={article.sections} />
    <section className={css.part}>
      <h2>Rather have it done?</h2>
      <ul className={`${cards.cards} ${cards.row4}`}>
        {article.services.map((id) => {
          const service = findService(id)
          return service ? (
            <ServiceCard key={id} service={service} price={service.startingPrice} />
          ) : null
        })}
      </ul>
    </section>
    <p className={css.onward}>
      <Link to="/how-to-articles">All how-to articles</Link>
    </p>
  </ContentPage>
)
