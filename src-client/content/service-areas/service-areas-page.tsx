import { coverageMeaning, isServed } from '../../../shared/areas/area.ts'
import { formatNumber } from '../../../shared/format/numbers.ts'
import { Badge } from '../../ui/badge.tsx'
import cards from '../page/cards.module.css'
import css from '../page/content.module.css'
import { ContentPage } from '../page/content-page.tsx'
import { AreaMap } from './area-map.tsx'
import { useAreas } from './use-areas.ts'
import { ZipCheck } from './zip-check.tsx'

/** Where we work, and the cities that come next. */
export function ServiceAreasPage() {
  const areas = useAreas()
  const served = areas.filter(isServed)
  const soon = areas.filter((area) => !isServed(area))
  return (
    <ContentPage
      title="Service areas"
      lead={`We work in the metro areas of ${count(served.length, 'state').toLowerCase()}. ${count(soon.length, 'city', 'cities')} ${soon.length === 1 ? 'is' : 'are'} next.`}
    >
      <div className={css.split}>
        <AreaMap areas={areas} />
        <section className={css.band}>
          <h2>Check your zip code</h2>
          <ZipCheck />
        </section>
      </div>
      <section className={css.part}>
        <h2>Where we work</h2>
        <ul className={cards.cards}>
          {served.map(({ id, name, professionals, coverage, cities }) => (
            <li key={id} className={cards.card}>
              <h3>{name}</h3>
              <p>
                {professionals === null ? null : (
                  <>
                    <strong className="figures">{formatNumber(professionals)}</strong>{' '}
                    professionals,{' '}
                  </>
                )}
                {coverage === 'full' ? 'full coverage' : 'expanding'}{' '}
                <Badge tone="neutral">Sample</Badge>
              </p>
              <p>{coverageMeaning[coverage]}</p>
              <p>{cities.join(', ')}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={css.part}>
        <h2>Coming soon</h2>
        <ul className={css.chips}>
          {soon.map(({ id, name, state }) => (
            <li key={id}>
              {name}, {state}
            </li>
          ))}
        </ul>
      </section>
    </ContentPage>
  )
}

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

const count = (amount: number, one: string, many = `${one}s`) =>
  `${words[amount] ?? amount} ${amount === 1 ? one : many}`
