import { Skeleton } from '@mantine/core'
import css from './receipt.module.css'

/** The shape of a booking while it loads. */
export const ReceiptSkeleton = () => (
  <div className={css.skeleton} aria-busy="true">
    <Skeleton height={32} width={140} radius="xl" />
    <Skeleton height={44} width="60%" />
    <Skeleton height={220} radius="lg" />
  </div>
)
