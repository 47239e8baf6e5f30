import { useState } from 'react'
import { readSession, removeSession, writeSession } from './session-store.ts'

/** Text stored for the browser session as it is typed, under a name of its own. */
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
