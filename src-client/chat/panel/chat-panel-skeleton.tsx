import '@mantine/core/styles/Skeleton.css'
import { Skeleton } from '@mantine/core'
import { brand } from '../../../shared/brand.ts'
import css from './chat-panel.module.css'

/** The panel while its code is fetched. */
export const ChatPanelSkeleton = () => (
  <section
    className={css.panel}
    aria-label={`Chat with ${brand.name}’s assistant`}
    aria-busy="true"
  >
    <header className={css.head}>
      <h2>Assistant</h2>
    </header>
    <div className={css.scroll}>
      <Skeleton height={72} radius="lg" m="md" width="auto" />
    </div>
  </section>
)
