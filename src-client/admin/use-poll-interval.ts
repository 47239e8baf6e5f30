import { useIdle } from '@mantine/hooks'

/**
 * After this long without input the administrator counts as away: an open page's polling must not keep a session alive
 * forever.
 */
const awayAfterMs = 15 * 60_000

/** The polling interval in milliseconds while the administrator is active; false while away. */
export const usePollInterval = (everyMs: number): number | false =>
  useIdle(awayAfterMs, { initialState: false }) ? false : everyMs
