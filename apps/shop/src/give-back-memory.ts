import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const CALM_MS = 2_000

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void

/**
 * Starting and reading the catalogue leave behind more than the shop then needs, and by itself the engine keeps it
 * for later. One full collection, once the first visitors are served, hands it back to the system.
 */
export function giveBackMemorySoon(): void {
  setTimeout(giveBackMemory, CALM_MS).unref()
}

function giveBackMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as Collect
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
