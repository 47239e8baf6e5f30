import { writeSync } from 'node:fs'
import pino, { type DestinationStream, type Logger } from 'pino'
import type { Env } from './env.ts'

const standardOutput: DestinationStream = {
  write(line) {
    try {
      writeSync(1, line)
    } catch {
      // Where nothing can be logged, as on a full disk, there is nobody to tell; bookings go on.
    }
  },
}

/** Lines of JSON on standard output. Callers log ids and codes, never what a customer typed (R44). */
export const createLog = (
  { LOG_LEVEL }: Pick<Env, 'LOG_LEVEL'>,
  to: DestinationStream = standardOutput,
): Logger =>
  pino({ level: LOG_LEVEL, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, to)
