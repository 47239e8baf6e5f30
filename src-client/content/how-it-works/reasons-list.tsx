import cards from '../page/cards.module.css'
import { ReasonIcon } from './reason-icon.tsx'
import { reasons } from './reasons.ts'

/** Why customers choose us, as cards. */
export const ReasonsList = () => (
  <ul className={cards.cards}>
    {reasons.map(({ title, text, icon }) => (
      <li key={title} className={`${cards.card} ${cards.compact}`}>
        <ReasonIcon name={icon} />
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </ul>
)
