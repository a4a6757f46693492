import { parseArgs } from 'node:util'
import { ExpectedFailure } from '../expected-failure.ts'

const MAX_WORKERS = 64

/** `--workers N`; one, where nothing is said. */
export function readWorkers(args: string[]): number {
  const { workers } = parse(args)
  if (workers === undefined) return 1
  const count = Number(workers)
  if (!/^\d{1,2}$/.test(workers) || count < 1 || count > MAX_WORKERS)
    throw new ExpectedFailure(`--workers takes a number from 1 to ${MAX_WORKERS}, not ${workers}.`)
  return count
}

function parse(args: string[]): { workers?: string | undefined } {
  try {
    return parseArgs({ args, options: { workers: { type: 'string' } } }).values
  } catch (error) {
    throw new ExpectedFailure(`start takes --workers N and nothing else: ${(error as Error).message}`)
  }
}
