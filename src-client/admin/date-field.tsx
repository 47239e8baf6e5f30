import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { dateIn } from '../ui/page/search-params.ts'

interface Props {
  label: string
  value: string | undefined
  onDate: (date: string | undefined) => void
}

/** A date that counts once it is whole: while a year is typed, nothing is asked for. */
export function DateField({ label, value, onDate }: Props) {
  const [typed, setTyped] = useState(value ?? '')
  const told = useRef(value)
  useEffect(() => {
    // Back and the names of periods change it from outside.
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
