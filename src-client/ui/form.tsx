import { type ComponentProps, type SubmitEvent, useRef } from 'react'
import { useEarlyInput } from './use-early-input.ts'

interface Props extends Omit<ComponentProps<'form'>, 'action' | 'method' | 'onSubmit' | 'ref'> {
  onSubmit: () => unknown
}

/** A form that loses no submit: React keeps one that comes before the page is hydrated, and sends it then. */
export function Form({ onSubmit, ...form }: Props) {
  const element = useRef<HTMLFormElement>(null)
  useEarlyInput(element)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    onSubmit()
  }
  // Only such an early submit calls the action; it becomes a submit like any other.
  const action = () => element.current?.requestSubmit()
  return <form noValidate {...form} ref={element} action={action} onSubmit={submit} />
}
