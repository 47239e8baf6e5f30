import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { ErrorPage } from './frame/error-page.tsx'
import { NotFoundPage } from './frame/not-found-page.tsx'
import { routeTree } from './routeTree.gen.ts'

/** `history` is the browser's by default; `mayScroll` says whether a page that is shown is scrolled to its position. */
export const createAppRouter = (history?: RouterHistory, mayScroll = () => true) =>
  createRouter({
    routeTree,
    // Like the server, which has no page at /About.
    caseSensitive: true,
    ...(history && { history }),
    defaultPreload: 'intent',
    scrollRestoration: history === undefined && mayScroll,
    // Values stay text: a search for 911 is not a number.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: searchInWords,
    // A page sees only the search params that it has validated.
    search: { strict: true },
    defaultNotFoundComponent: NotFoundPage,
    defaultErrorComponent: ErrorPage,
  })

const searchInWords = (search: Record<string, string | number | undefined>): string => {
  const given = Object.entries(search).filter(([, value]) => value !== undefined)
  const text = String(new URLSearchParams(given.map(([name, value]) => [name, String(value)])))
  return text && `?${text}`
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
  interface HistoryState {
    /** Passed to the success page: the booking, and the secret that gives access to it. The id alone gives none. */
    booking?: { id: string; token: string }
    /** Passed to the catalogue: a multi-service booking was opened with no service chosen. */
    nothingChosen?: boolean
  }
}
