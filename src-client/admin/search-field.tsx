import { TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { SearchIcon } from '../ui/icons.tsx'
import bar from './toolbar.module.css'

interface Props {
  label: string
  placeholder: string
  value: string | undefined
  onSearch: (text: string | undefined) => void
}

const pauseMs = 250

/** Searches after a pause in typing. */
export function SearchField({ label, placeholder, value, onSearch }: Props) {
  const [text, setText] = useState(value ?? '')
  const lastReported = useRef(value)
  const report = useDebouncedCallback((next: string) => {
    lastReported.current = next.trim() || undefined
    onSearch(lastReported.current)
  }, pauseMs)
  useEffect(() => {
    // Back and Clear change it from outside.
    if (value !== lastReported.current) setText(value ?? '')
    lastReported.current = value
  }, [value])
  return (
    <TextInput
      type="search"
      className={bar.search ?? ''}
      label={label}
      placeholder={placeholder}
      leftSection={<SearchIcon size={18} />}
      maxLength={120}
      value={text}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value)
        report(currentTarget.value)
      }}
    />
  )
}
