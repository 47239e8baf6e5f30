import { Skeleton } from '@mantine/core'
import css from './slot-picker.module.css'

/** The shape of the calendar and the times while they load. */
export function ScheduleSkeleton() {
  return (
    <div className={css.picker} aria-busy="true">
      <div className={css.calendar}>
        <Skeleton height={330} width={294} radius="lg" />
      </div>
      <div className={css.times}>
        <Skeleton height={24} width="60%" />
        <Skeleton height={48} />
        <Skeleton height={48} />
        <Skeleton height={48} />
      </div>
    </div>
  )
}
