import type { ComponentProps, ReactNode } from 'react'
import css from './input-box.module.css'

interface Props extends ComponentProps<'input'> {
  icon?: ReactNode
}

/** A field of one line with its button inside; its children are at its end. */
export const InputBox = ({ icon, className, children, ...input }: Props) => (
  <div className={`${css.box} ${className ?? ''}`}>
    {icon}
    <input {...input} />
    {children}
  </div>
)
