import { useEffect } from 'react'
import { brand } from '../../../shared/brand.ts'

/** The title of a state that the address alone does not tell; once the state has passed, the page has its own title again. */
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
