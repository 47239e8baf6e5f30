import { brand } from '../../../shared/brand.ts'
import cards from '../page/cards.module.css'
import { ContentPage } from '../page/content-page.tsx'
import { NextStep } from '../page/next-step.tsx'
import welcome from '../page/scenes/welcome.svg'
import { Sections } from '../page/sections.tsx'
import { aboutSections, principles } from './about.ts'

/** Who we are. */
export const AboutPage = () => (
  <ContentPage
    title={`About ${brand.name}`}
    lead="People who know their trade, prices you see first, and times you can choose."
    picture={welcome}
  >
    <ul className={`${cards.cards} ${cards.row4}`}>
      {principles.map(({ title, text }) => (
        <li key={title} className={cards.card}>
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
    <Sections sections={aboutSections} twoColumns />
    <NextStep title="See for yourself" text="The price of your job is a few answers away." />
  </ContentPage>
)
