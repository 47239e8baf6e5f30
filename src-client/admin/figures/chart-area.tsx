import { type ReactNode, useDeferredValue } from 'react'

/** The place of a chart: it is drawn once the figures on the page are on screen. `height` in pixels. */
export function ChartArea({ height, children }: { height: number; children: ReactNode }) {
  const isDrawn = useDeferredValue(true, false)
  return <div style={{ minHeight: height }}>{isDrawn ? children : null}</div>
}
