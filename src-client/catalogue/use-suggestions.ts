import { useEffect, useState } from 'react'

const pauseMs = 250
const shortest = 2

/** The ids of the services that a search may have meant, once the visitor pauses typing. */
export function useSuggestions(search: string): readonly string[] {
  const [found, setFound] = useState<{ text: string; ids: readonly string[] }>()
  const text = search.trim()
  useEffect(() => {
    if (text.length < shortest) return
    const leaving = new AbortController()
    const ask = async () => {
      const { trpcClient } = await import('../trpc.ts')
      const ids = await trpcClient.catalogue.suggest.query({ text }, { signal: leaving.signal })
      setFound({ text, ids })
    }
    const timer = setTimeout(() => {
      ask().catch((error: unknown) => {
        if (!leaving.signal.aborted) console.warn('There are no suggestions.', error)
      })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [text])
  return found?.text === text ? found.ids : []
}
