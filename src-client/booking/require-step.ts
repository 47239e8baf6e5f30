import type { Flow } from './flow.ts'
import type { Step } from './steps.ts'

/** Fetches the checks of `requireStep`. */
export const loadSteps = () => import('./steps.ts')

/**
 * Guards a step of the booking flow. The router splits pages and loaders from their routes, but no guards: with a
 * static import every page of the product would load and run the schemas of all detail forms before it is hydrated.
 */
export const requireStep =
  (step: Step) =>
  async ({ context }: { context: { flow: Flow } }): Promise<void> => {
    // Where it cannot be fetched, the step's page is of the same build: the router reloads it, or it was prefetched and
    // shows what there is. The server checks every order.
    const loaded = await loadSteps().catch((error: unknown) => {
      console.error('The checks of this step could not be loaded:', error)
    })
    loaded?.checkStep(step, context.flow)
  }
