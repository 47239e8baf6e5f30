import { useEffect, useState } from 'react'
import { findService, type Service } from '../../shared/catalogue.ts'

const pauseMs = 250
const shortest = 2
const none: readonly Service[] = []

/** The services that a search may have meant, once the visitor pauses typing. */
export function useSuggestions(search: string): readonly Service[] {
  const [found, setFound] = useState<{ text: string; services: readonly Service[] }>()
  const text = search.trim()
  useEffect(() => {
    if (text.length < shortest) return
    const leaving = new AbortController()
    const ask = async () => {
      const { trpcClient } = await import('../trpc.ts')
      const ids = await trpcClient.catalogue.suggest.query({ text }, { signal: leaving.signal })
      setFound({ text, services: ids.flatMap((id) => findService(id) ?? []) })
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
  // While more is being typed, what was found stays.
  return found && text.length >= shortest && text.startsWith(found.text) ? found.services : none
}
