import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { dateIn } from '../ui/search-params.ts'

interface Props {
  label: string
  value: string | undefined
  onDate: (date: string | undefined) => void
}

/** A date field that reports only complete dates: a half-typed year runs no query. */
export function DateField({ label, value, onDate }: Props) {
  const [typed, setTyped] = useState(value ?? '')
  const told = useRef(value)
  useEffect(() => {
    // Back and the named periods change it from outside.
    if (value !== told.current) setTyped(value ?? '')
    told.current = value
  }, [value])
  return (
    <TextInput
      type="date"
      label={label}
      value={typed}
      onChange={({ currentTarget }) => {
        const next = currentTarget.value
        setTyped(next)
        if (next !== '' && dateIn(next) === undefined) return
        told.current = next || undefined
        onDate(told.current)
      }}
    />
  )
}
