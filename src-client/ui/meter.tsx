import css from './meter.module.css'

/** A bar for a number that stands beside it in words. */
export const Meter = ({ value, max }: { value: number; max: number }) => (
  <meter className={css.meter} min={0} max={max} value={value} aria-hidden="true" />
)
