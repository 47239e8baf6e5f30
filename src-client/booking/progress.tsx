import { useRouterState } from '@tanstack/react-router'
import { CheckIcon } from '../ui/icons.tsx'
import { bookingProgress } from './booking-progress.ts'
import css from './progress.module.css'

const labels = ['Details', 'Quote', 'Booking']

export function Progress() {
  const { step, done, percent } = bookingProgress(
    useRouterState({ select: (state) => state.location.pathname }),
  )
  return (
    <nav aria-label="Booking progress" className={css.progress}>
      <progress className={css.bar} max={100} value={percent} aria-label="Progress" />
      <ol className={css.steps}>
        {labels.map((label, index) => {
          const number = index + 1
          const isPast = number < step || (number === 3 && done)
          return (
            <li
              key={label}
              aria-current={number === step ? 'step' : undefined}
              data-past={isPast || undefined}
            >
              <span className={css.dot}>{isPast ? <CheckIcon size={14} /> : number}</span>
              {label}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
