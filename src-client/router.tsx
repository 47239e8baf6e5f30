import { createRouter } from '@tanstack/react-router'
import { ErrorPage } from './frame/error-page.tsx'
import { NotFoundPage } from './frame/not-found-page.tsx'
import { routeTree } from './routeTree.gen.ts'

export const createAppRouter = () =>
  createRouter({
    routeTree,
    defaultPreload: 'intent',
    scrollRestoration: true,
    // A page gets of the address what it has checked, and nothing else.
    search: { strict: true },
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
  interface HistoryState {
    /** Carried to the success page: which booking, and the secret that shows it (decision 18). */
    booking?: { id: string; token: string }
    /** Carried to the catalogue: several services were to be booked and none was chosen. */
    nothingChosen?: boolean
  }
}
