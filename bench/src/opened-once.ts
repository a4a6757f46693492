import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { startShop } from '../../e2e/src/start-shop.ts'
import { startEnvironment } from './start-options.ts'

const LOOK_MS = 100
const PATIENCE_MS = 600_000

/**
 * A catalogue's first start goes on to read its words beside the first visitors, and then writes what it has made to disk for
 * the next one. Warm is a shop that has.
 */
export async function openOnce(dataDir: string): Promise<void> {
  const shop = await startShop({ dataDir, env: { ...startEnvironment(), STOREFRONT: 'off' } })
  try {
    await untilKept(dataDir)
  } finally {
    await shop.stop({ keepData: true })
  }
}

/** Of a shop that is open. */
export async function untilKept(dataDir: string): Promise<void> {
  const end = performance.now() + PATIENCE_MS
  while (!existsSync(join(dataDir, 'catalogue.kept'))) {
    if (performance.now() > end) throw new Error('the catalogue is not kept on disk')
    await pause(LOOK_MS)
  }
}
