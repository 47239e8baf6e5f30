import type { ComponentProps } from 'react'
import css from './choice.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'onChange'> {
  onChoose: () => void
}

/** One of several options that looks like a button; `className` gives it its shape. */
export const Choice = ({ onChoose, className, children, ...input }: Props) => (
  <label className={css.choice}>
    <input type="radio" onChange={onChoose} {...input} />
    <span className={className}>{children}</span>
  </label>
)
