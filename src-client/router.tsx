import { createRouter, type RouterHistory } from '@tanstack/react-router'
import { ErrorPage } from './frame/error-page.tsx'
import { NotFoundPage } from './frame/not-found-page.tsx'
import { routeTree } from './routeTree.gen.ts'

/** `history` is the browser's, where no other is given. */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    // Like the server, for which /About is no page.
    caseSensitive: true,
    ...(history && { history }),
    defaultPreload: 'intent',
    scrollRestoration: history === undefined,
    // Words, whatever they look like: a search for 911 is no number.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: searchInWords,
    // A page gets of the address what it has checked, and nothing else.
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
    /** Carried to the success page: which booking, and the secret that shows it (decision 18). */
    booking?: { id: string; token: string }
    /** Carried to the catalogue: several services were to be booked and none was chosen. */
    nothingChosen?: boolean
  }
}
