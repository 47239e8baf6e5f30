import pino, { type DestinationStream, type Logger } from 'pino'
import type { Env } from './env.ts'

/** Lines of JSON on standard output. Callers log ids and codes, never what a customer typed (R44). */
export const createLog = ({ LOG_LEVEL }: Pick<Env, 'LOG_LEVEL'>, to?: DestinationStream): Logger =>
  pino({ level: LOG_LEVEL, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, to)
