// One of several processes: it serves what the first one holds, until that one tells it to stop.
import type { Settings } from '@vitrine/api/config'
import { giveBackMemorySoon } from '../give-back-memory.ts'
import { openShopfront } from '../open-shopfront.ts'
import { createClosers } from '../stop/closers.ts'
import { listenForStop, StopRequested } from '../stop/listen-for-stop.ts'
import { builtStorefront } from '../web/open-web.ts'
import type { Opened } from './open-workers.ts'

export async function runWorker(settings: Settings, say: (line: string) => void): Promise<void> {
  const stop = listenForStop()
  const closers = createClosers((error) => say(`While closing: ${(error as Error).message}`))
  try {
    const address = await openShopfront({
      settings,
      connectionString: settings.databaseUrl ?? '',
      closers,
      stop,
      storefront: settings.storefront === 'on' ? builtStorefront() : undefined,
    })
    process.send?.({ address } satisfies Opened)
    giveBackMemorySoon()
    await stop.requested
  } catch (error) {
    if (!(error instanceof StopRequested)) throw error
  } finally {
    await closers.closeAll()
  }
}
