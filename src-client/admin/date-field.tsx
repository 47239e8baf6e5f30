import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { dateParam } from '../ui/page/search-params.ts'

interface Props {
  label: string
  /** Where the date itself says what it is. */
  hideLabel?: boolean
  value: string | undefined
  onDate: (date: string | undefined) => void
}

/** A date field that reports only complete dates: a half-typed year runs no query. */
export function DateField({ label, hideLabel = false, value, onDate }: Props) {
  const [typed, setTyped] = useState(value ?? '')
  const lastReported = useRef(value)
  useEffect(() => {
    // Back and the named periods change it from outside.
    if (value !== lastReported.current) setTyped(value ?? '')
    lastReported.current = value
  }, [value])
  return (
    <TextInput
      type="date"
      {...(hideLabel ? { 'aria-label': label } : { label })}
      value={typed}
      onChange={({ currentTarget }) => {
        const next = currentTarget.value
        setTyped(next)
        if (next !== '' && dateParam().parse(next) === undefined) return
        lastReported.current = next || undefined
        onDate(lastReported.current)
      }}
    />
  )
}
