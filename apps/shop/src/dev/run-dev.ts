// `npm run dev`: the database stays open; the shop behind it starts again when a file of the API or of a rule is saved.
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Settings } from '@vitrine/api/config'
import { openDatabase } from '../database/open-database.ts'
import { makeHistoryInBackground } from '../history-in-background.ts'
import { assertPortFree } from '../listen.ts'
import { fillEmptyShop } from '../start-shop.ts'
import { createClosers } from '../stop/closers.ts'
import { listenForStop, StopRequested } from '../stop/listen-for-stop.ts'
import { restartOnSave } from './restart-on-save.ts'

const SHOP = fileURLToPath(new URL('serve.ts', import.meta.url))
/** What the shop's process reads. The storefront's own sources are Vite's to watch. */
const FOLDERS = ['apps/api/src', 'apps/shop/src', 'packages'].map((folder) =>
  fileURLToPath(new URL(`../../../../${folder}`, import.meta.url)),
)

export async function runDev(settings: Settings, say: (line: string) => void): Promise<void> {
  const stop = listenForStop()
  const closers = createClosers((error) => say(`While closing: ${(error as Error).message}`))
  try {
    await assertPortFree(settings)
    const { connectionString } = await openDatabase({ settings, closers, say })
    stop.check()
    const isFilled = await fillEmptyShop(connectionString, { settings, say })
    stop.check()
    closers.add(restartOnSave({ folders: FOLDERS, start: () => startShop(connectionString), say }))
    if (isFilled) makeHistoryInBackground(connectionString, { settings, say, closers, stop })
    await stop.requested
  } catch (error) {
    if (!(error instanceof StopRequested)) throw error
  } finally {
    await closers.closeAll()
  }
}

function startShop(connectionString: string): ChildProcess {
  const env = { ...process.env, NODE_ENV: 'development', DATABASE_URL: connectionString, DRAIN_MS: '0' }
  return spawn(process.execPath, [SHOP], { stdio: 'inherit', env })
}
