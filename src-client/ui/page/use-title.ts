import { useEffect } from 'react'
import { brand } from '../../../shared/brand.ts'

/** The title of a state that the address does not show; afterwards the page gets its own title back. */
export function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title
    const shown = `${title} | ${brand.name}`
    document.title = shown
    return () => {
      if (document.title === shown) document.title = before
    }
  }, [title])
}
