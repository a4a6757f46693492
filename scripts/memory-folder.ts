// Where the tests' databases, shops and browsers keep what nobody needs afterwards.
import { mkdtempSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const MEMORY = '/dev/shm'
const GIB = 2 ** 30
/** Two shops, a browser and a database server at once, with as much left for those who run them. */
const NEEDED = 4 * GIB

/**
 * A new folder in memory, where there is plenty: each test of the database is given one of its own, nine hundred files, and
 * on a disk that others write to as well a third of the time went into that. Undefined elsewhere.
 */
export function memoryFolder(): string | undefined {
  return hasRoom() ? mkdtempSync(join(MEMORY, 'vitrine-tests-')) : undefined
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return bavail * bsize >= NEEDED && process.availableMemory() >= 2 * NEEDED
  } catch {
    return false
  }
}
