import type { ComponentProps } from 'react'
import css from './choice.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  /** One of several by default. */
  type?: 'radio' | 'checkbox'
  onChoose: (isChosen: boolean) => void
}

/** An option that looks like a button, and looks chosen even before the page is hydrated; `className` gives it its shape. */
export const Choice = ({ type = 'radio', onChoose, className, children, ...input }: Props) => (
  <label className={css.choice}>
    <input type={type} onChange={(event) => onChoose(event.currentTarget.checked)} {...input} />
    <span className={className}>{children}</span>
  </label>
)
