import { useState } from 'react'

let kept = ''

/** The text being typed; it is kept when the panel is closed and opened again. */
export function useTyped(): [string, (text: string) => void] {
  const [text, setText] = useState(kept)
  return [
    text,
    (next) => {
      kept = next
      setText(next)
    },
  ]
}
