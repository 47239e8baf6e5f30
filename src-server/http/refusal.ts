/** An answer to a request that no procedure handles. */
export interface Refusal {
  status: number
  message: string
  /** Seconds. */
  retryAfter?: number
}
