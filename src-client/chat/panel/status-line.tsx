import { useEffect, useState } from 'react'

const steps = [
  { afterMs: 0, text: 'Thinking...' },
  { afterMs: 2000, text: 'Analyzing your request...' },
  { afterMs: 5000, text: 'Finding the best solutions for you...' },
] as const

/** The status line while a reply is pending. */
export function StatusLine({ since }: { since: number }) {
  const [text, setText] = useState<string>(steps[0].text)
  useEffect(() => {
    const timers = steps.map((step) =>
      setTimeout(() => setText(step.text), Math.max(0, since + step.afterMs - Date.now())),
    )
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [since])
  return text
}
