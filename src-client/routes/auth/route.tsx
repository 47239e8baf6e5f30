import { createFileRoute } from '@tanstack/react-router'

export interface AuthSearch {
  /** Where to go after sign-in. */
  redirect?: string
  google?: 'failed'
}

export const Route = createFileRoute('/auth')({
  validateSearch: ({ redirect, google }: Record<string, unknown>): AuthSearch => ({
    ...(typeof redirect === 'string' ? { redirect } : {}),
    ...(google === 'failed' ? { google } : {}),
  }),
})
