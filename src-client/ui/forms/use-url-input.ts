import { useEffect, useRef, useState } from 'react'

/**
 * The text of an input whose value lives elsewhere and arrives late, for example in the address: typed text shows at
 * once and keeps its caret; a value from outside, as after Back, replaces it.
 */
export function useUrlInput(
  value: string,
  onType: (text: string) => void,
): [string, (text: string) => void] {
  const [text, setText] = useState(value)
  const pendingValues = useRef<string[]>([])
  useEffect(() => {
    const position = pendingValues.current.indexOf(value)
    pendingValues.current.splice(0, position + 1)
    if (position === -1) setText(value)
  }, [value])
  return [
    text,
    (typed) => {
      setText(typed)
      pendingValues.current.push(typed)
      onType(typed)
    },
  ]
}
