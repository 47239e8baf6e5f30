import type { Deps } from '../../context.ts'
import { retryDelay } from './retry-delay.ts'

/** Resolves after so many milliseconds; rejects as soon as the signal is aborted. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>

interface Retry extends Pick<Deps, 'clock'> {
  wait: Wait
  signal: AbortSignal
  /** Whether a second try is still allowed after the first has failed. */
  mayRetry: () => boolean
}

/** A customer who would wait longer is better served by the rule-based assistant. */
const maxDelayMs = 2_000

/**
 * Asks the provider, and a second time if it is overloaded, has failed or cannot be reached.
 * @throws the provider's error: at once if it asks to wait for longer than two seconds or if another try would not
 * help, otherwise when the second try has failed too
 */
export async function retryOnce<Reply>(
  ask: () => Promise<Reply>,
  { clock, wait, signal, mayRetry }: Retry,
): Promise<Reply> {
  try {
    return await ask()
  } catch (error) {
    const delay = await retryDelay(error, clock.now())
    if (!mayRetry() || delay === undefined || delay > maxDelayMs) throw error
    await wait(delay, signal)
    return ask()
  }
}
