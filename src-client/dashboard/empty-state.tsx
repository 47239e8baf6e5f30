import { illustrationUrl } from '../catalogue/illustrations.ts'
import { ActionLink } from '../ui/action-link.tsx'
import css from './empty-state.module.css'

/** Nothing here yet, and what to do about it. */
export const EmptyState = ({ text, action }: { text: string; action?: string }) => (
  <div className={css.empty}>
    <img src={illustrationUrl('home-organization')} alt="" width="400" height="300" />
    <p>{text}</p>
    {action ? <ActionLink to="/services">{action}</ActionLink> : null}
  </div>
)
