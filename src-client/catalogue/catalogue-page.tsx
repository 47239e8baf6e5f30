import { Button } from '@mantine/core'
import {
  type CatalogueFilter,
  filterServices,
  noFilter,
  resultLine,
  services,
} from '../../shared/catalogue.ts'
import { OpenChatButton } from '../chat/open-chat-button.tsx'
import { useCart } from './cart.ts'
import { CartBar } from './cart-bar.tsx'
import css from './catalogue-page.module.css'
import { DidYouMean } from './did-you-mean.tsx'
import { FilterBar } from './filter-bar.tsx'
import { ServiceCard } from './service-card.tsx'
import { useSuggestions } from './use-suggestions.ts'

/** On a phone. */
const cardsInFirstScreen = 4

interface Props {
  filter: CatalogueFilter
  /** `replace` keeps Back from stepping through every letter typed. */
  onFilter: (change: Partial<CatalogueFilter>, replace: boolean) => void
  /** Why the visitor was sent here. */
  notice?: string | undefined
}

const available = `${Math.floor(services.length / 10) * 10}+ Service Categories Available`

/** The catalogue. Its data is part of the page, so it needs no server call. */
export function CataloguePage({ filter, onFilter, notice }: Props) {
  const found = filterServices(filter)
  const meant = useSuggestions(filter.search).filter((service) => !found.includes(service))
  const shown = found.length > 0 ? found : meant
  const cart = useCart()
  return (
    <>
      <section className={css.hero}>
        <div className="wide">
          <p className={css.badge}>{available}</p>
          <h1>Choose a Service</h1>
          <p className={css.lead}>
            See the price before you book. Every time shown is really available.
          </p>
        </div>
      </section>
      <div className={`wide ${css.body}`}>
        {notice ? (
          <p className={css.notice} role="alert">
            {notice}
          </p>
        ) : null}
        <FilterBar filter={filter} onFilter={onFilter} />
        <p className={css.count} role="status">
          {resultLine(found.length, filter)}
        </p>
        <DidYouMean meant={meant} asLinks={found.length > 0} />
        {shown.length > 0 ? (
          <ul className={css.grid}>
            {shown.map((service, index) => (
              <ServiceCard
                key={service.id}
                service={service}
                price={service.startingPrice}
                isInCart={cart.includes(service)}
                isInFirstScreen={index < cardsInFirstScreen}
              />
            ))}
          </ul>
        ) : null}
        {found.length > 0 ? null : (
          <div className={css.empty}>
            <h2>No services found</h2>
            <p>Try another word, or look through all categories.</p>
            <Button
              onClick={() =>
                onFilter({ search: noFilter.search, category: noFilter.category }, false)
              }
            >
              Clear Filters
            </Button>
          </div>
        )}
        <aside className={css.help}>
          <h2>Need Help Choosing?</h2>
          <p>Tell us what is going on at home, and we will tell you which service fits.</p>
          <OpenChatButton>Ask the assistant</OpenChatButton>
        </aside>
      </div>
      <CartBar services={cart} />
    </>
  )
}
