import { type RefObject, useEffect, useRef } from 'react'

/** Keeps an element within the space that a phone's keyboard leaves on the screen. */
export function useKeyboardInset(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    const { visualViewport } = window
    if (!visualViewport) return
    const follow = () => {
      element.current?.style.setProperty('--visible-height', `${visualViewport.height}px`)
      element.current?.style.setProperty('--visible-top', `${visualViewport.offsetTop}px`)
    }
    follow()
    visualViewport.addEventListener('resize', follow)
    visualViewport.addEventListener('scroll', follow)
    return () => {
      visualViewport.removeEventListener('resize', follow)
      visualViewport.removeEventListener('scroll', follow)
    }
  }, [])
  return element
}
