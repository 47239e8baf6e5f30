import { useState } from 'react'
import { readSession, removeSession, writeSession } from '../session-store.ts'

/** Text that is kept for the browser session while it is written, under a name of its own. */
export function useKeptText(name: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => readSession(name) ?? '')
  return [
    text,
    (typed) => {
      setText(typed)
      if (typed === '') removeSession(name)
      else writeSession(name, typed)
    },
  ]
}
