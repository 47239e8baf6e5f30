import { type ReactNode, useState } from 'react'
import css from './moved.module.css'

interface Props {
  /** What is shown moves when this changes. */
  value: number
  children: ReactNode
}

/** A figure that moves when it changes, so that the change is seen. */
export function Moved({ value, children }: Props) {
  const [first] = useState(value)
  return (
    <span key={value} className={value === first ? undefined : css.moved}>
      {children}
    </span>
  )
}
