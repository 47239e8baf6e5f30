/** An answer to a request that no procedure sees. */
export interface Refusal {
  status: number
  message: string
  /** Seconds. */
  retryAfter?: number
}
