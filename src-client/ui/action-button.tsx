import { Button, type ButtonProps } from '@mantine/core'
import type { ComponentPropsWithoutRef } from 'react'
import css from './action-button.module.css'

type Props = ButtonProps & Omit<ComponentPropsWithoutRef<'button'>, keyof ButtonProps>

/** The one amber button of a screen. */
export const ActionButton = (props: Props) => (
  <Button
    radius="xl"
    size="md"
    loaderProps={{ color: 'var(--action-ink)' }}
    {...props}
    className={css.action}
  />
)
