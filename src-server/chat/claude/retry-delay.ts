const defaultDelayMs = 500
/** Timeout, conflict, too many requests. */
const retriedStatuses = new Set([408, 409, 429])

/** How long to wait before the provider is asked again, in milliseconds; undefined if that would not help. */
export async function retryDelay(error: unknown, now: Date): Promise<number | undefined> {
  const { APIConnectionError, APIError } = await import('@anthropic-ai/sdk')
  if (error instanceof APIConnectionError) return defaultDelayMs
  if (!(error instanceof APIError) || error.status === undefined) return undefined
  if (!retriedStatuses.has(error.status) && error.status < 500) return undefined
  return requestedDelay(error.headers, now) ?? defaultDelayMs
}

/** What a Retry-After header asks for, in seconds or as a date. Returned in milliseconds. */
function requestedDelay(headers: Headers | undefined, now: Date): number | undefined {
  const milliseconds = Number(headers?.get('retry-after-ms') ?? Number.NaN)
  if (milliseconds >= 0) return milliseconds
  const value = headers?.get('retry-after')
  if (!value) return undefined
  const delay = Number.isNaN(Number(value))
    ? Date.parse(value) - now.getTime()
    : Number(value) * 1000
  return delay >= 0 ? delay : undefined
}
