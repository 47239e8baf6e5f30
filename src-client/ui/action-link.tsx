import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { ComponentPropsWithRef } from 'react'
import css from './action-button.module.css'

type Props = ButtonProps & Omit<ComponentPropsWithRef<'a'>, keyof ButtonProps>

/** The one amber button of a screen, as a link to another page. */
export const ActionLink = createLink((props: Props) => (
  <Button component="a" radius="xl" size="md" {...props} className={css.action} />
))
