import { writeSync } from 'node:fs'
import pino, { type DestinationStream, type Logger } from 'pino'
import type { Env } from './env.ts'

const standardOutput: DestinationStream = {
  write(line) {
    try {
      writeSync(1, line)
    } catch {
      // If nothing can be logged, as on a full disk, there is nobody to tell; bookings continue.
    }
  },
}

/** Lines of JSON on standard output. Callers log ids and codes, never what a customer typed: logs outlive the data. */
export const createLog = (
  { LOG_LEVEL }: Pick<Env, 'LOG_LEVEL'>,
  to: DestinationStream = standardOutput,
): Logger =>
  pino({ level: LOG_LEVEL, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, to)
