import { type ComponentType, lazy } from 'react'

const Nothing = () => null

/** A part that its page can do without. Where its code cannot be fetched, `Missing` takes its place and the page stays. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props> = Nothing,
) =>
  lazy(async () => {
    try {
      return { default: await load() }
    } catch (error) {
      console.warn('A part of this page could not be loaded:', error)
      return { default: Missing }
    }
  })
