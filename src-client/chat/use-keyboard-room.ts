import { type RefObject, useEffect, useRef } from 'react'

/** Keeps an element within the space that a phone's keyboard leaves on the screen. */
export function useKeyboardRoom(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    const { visualViewport } = window
    if (!visualViewport) return
    const keepWithin = () => {
      element.current?.style.setProperty('--room', `${visualViewport.height}px`)
      element.current?.style.setProperty('--room-top', `${visualViewport.offsetTop}px`)
    }
    keepWithin()
    visualViewport.addEventListener('resize', keepWithin)
    visualViewport.addEventListener('scroll', keepWithin)
    return () => {
      visualViewport.removeEventListener('resize', keepWithin)
      visualViewport.removeEventListener('scroll', keepWithin)
    }
  }, [])
  return element
}
