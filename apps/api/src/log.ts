import { type DestinationStream, type Logger, pino } from 'pino'

const PRIVATE = ['token', 'password', 'authorization', 'cookie', 'email', 'telephone', 'phone', 'access_key']

/** Logs as JSON lines, with nothing in them that identifies or impersonates a shopper. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const paths = PRIVATE.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])
  const options = { level, base: null, redact: { paths, censor: '[private]' } }
  return destination ? pino(options, destination) : pino(options)
}
