import { useState } from 'react'

let kept = ''

/** What is being typed; it is still there when the panel is closed and opened again. */
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
