import { type DestinationStream, type Logger, pino } from 'pino'
import { currentTracer } from '#api/tracing/tracer.ts'

const PRIVATE = ['token', 'password', 'authorization', 'cookie', 'email', 'telephone', 'phone', 'access_key']

/** Logs as JSON lines, with nothing in them that identifies or impersonates a shopper. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const paths = PRIVATE.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])
  // What is traced is found by its trace.
  const mixin = () => currentTracer()?.ids() ?? {}
  const options = { level, base: null, redact: { paths, censor: '[private]' }, mixin }
  return destination ? pino(options, destination) : pino(options)
}
