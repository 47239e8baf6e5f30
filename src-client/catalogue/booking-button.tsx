import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentProps } from 'react'
import action from '../ui/action-button.module.css'
import { BookingLink } from './booking-link.tsx'

interface Props extends Omit<ButtonProps, 'className'> {
  to: ComponentProps<typeof BookingLink>['to']
  onClick?: () => void
  className?: string
  /** Whether it is the one amber button of its screen. */
  isAction?: boolean
}

/** A button that leads to the booking pages. */
export const BookingButton = ({ to, isAction = false, className = '', ...button }: Props) => (
  <Button
    {...button}
    className={isAction ? `${action.action} ${className}` : className}
    renderRoot={(root) => <BookingLink to={to} {...root} />}
  />
)
