import { useEffect, useState } from 'react'
import { useChatWords } from '../words/use-chat-words.ts'

/** When each of the texts begins, in milliseconds. */
const starts = [0, 2000, 5000] as const

/** The status line while a reply is pending. */
export function StatusLine({ since }: { since: number }) {
  const { statuses } = useChatWords()
  const [step, setStep] = useState(0)
  useEffect(() => {
    const timers = starts.map((afterMs, index) =>
      setTimeout(() => setStep(index), Math.max(0, since + afterMs - Date.now())),
    )
    return () => {
      for (const timer of timers) clearTimeout(timer)
    }
  }, [since])
  return statuses[step]
}
