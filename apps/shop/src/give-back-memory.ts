import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const CALM_MS = 2_000
/**
 * So much beyond what it needs the engine lets the heap grow before it collects again. By itself it waits for twice as
 * much, which on a large machine is 100 MB of pages long since sent. Why: docs/decisions/0124-memory-in-use.md
 */
const GROWING_PERCENT = 50

type Collect = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void

/**
 * Starting and reading the catalogue leave behind more than the shop then needs, and by itself the engine keeps it
 * for later. One full collection, once the first visitors are served, hands it back to the system; from then on little
 * more is kept than is needed. Not before: a start would collect again and again what it goes on building.
 */
export function giveBackMemorySoon(): void {
  setTimeout(giveBackMemory, CALM_MS).unref()
}

function giveBackMemory(): void {
  setFlagsFromString('--expose-gc')
  setFlagsFromString(`--heap-growing-percent=${GROWING_PERCENT}`)
  const collect = runInNewContext('gc') as Collect
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
