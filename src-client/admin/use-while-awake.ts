import { useIdle } from '@mantine/hooks'

/** Who has touched nothing for so long is not there: an open page must not keep a session alive for ever (R23). */
const awayAfterMs = 15 * 60_000

/** How often to look, in milliseconds, while somebody is there. */
export const useWhileAwake = (everyMs: number): number | false =>
  useIdle(awayAfterMs, { initialState: false }) ? false : everyMs
