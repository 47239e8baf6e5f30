import { formatNumber } from '../../../shared/format/numbers.ts'
import { comingSoon, coverageMeaning, serviceStates } from '../../../shared/service-areas.ts'
import { Badge } from '../../ui/badge.tsx'
import css from '../page/content.module.css'
import { ContentPage } from '../page/content-page.tsx'
import { AreaMap } from './area-map.tsx'
import { ZipCheck } from './zip-check.tsx'

/** Six states, and eight cities that come next. */
export const ServiceAreasPage = () => (
  <ContentPage
    title="Service areas"
    lead="We work in the metro areas of six states, and eight cities are next."
  >
    <div className={css.split}>
      <AreaMap />
      <section className={css.band}>
        <h2>Check your zip code</h2>
        <ZipCheck />
      </section>
    </div>
    <section className={css.part}>
      <h2>Where we work</h2>
      <ul className={css.cards}>
        {serviceStates.map(({ code, name, professionals, coverage, cities }) => (
          <li key={code} className={css.card}>
            <h3>{name}</h3>
            <p>
              <strong className="figures">{formatNumber(professionals)}</strong> professionals,{' '}
              {coverage === 'Full' ? 'full coverage' : 'expanding'}{' '}
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
        {comingSoon.map(({ city, state }) => (
          <li key={city}>
            {city}, {state}
          </li>
        ))}
      </ul>
    </section>
  </ContentPage>
)
