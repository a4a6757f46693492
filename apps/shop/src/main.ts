// The program that keeps the shop open: starts it, says where it is, closes it in order.
import type { Settings } from '@vitrine/api/config'
import { DiskFull, hasRoom } from './database/disk-full.ts'
import { ExpectedFailure } from './expected-failure.ts'
import { giveBackMemorySoon } from './give-back-memory.ts'
import { startShop } from './start-shop.ts'
import { createClosers } from './stop/closers.ts'
import { listenForStop, StopRequested } from './stop/listen-for-stop.ts'

export type OpenInput = { settings: Settings; say: (line: string) => void; workers: number }

export async function openShop({ settings, say, workers }: OpenInput): Promise<void> {
  const stop = listenForStop()
  const closers = createClosers((error) => say(`While closing: ${(error as Error).message}`))
  try {
    const { address, lost } = await startShop({ settings, closers, say, stop, workers }).catch(
      explainNoRoom(settings),
    )
    say(`Vitrine is open at ${address}`)
    giveBackMemorySoon()
    await Promise.race([stop.requested, lost?.then(failLost) ?? stop.requested])
  } catch (error) {
    if (!(error instanceof StopRequested)) throw error
  } finally {
    await closers.closeAll()
  }
}

/** A database that ends for want of room says so in its log alone; who asked it hears of a connection that broke. */
function explainNoRoom({ dataDir, databaseUrl }: Settings) {
  return async (error: unknown): Promise<never> => {
    const isExpected = error instanceof StopRequested || error instanceof ExpectedFailure
    if (isExpected || databaseUrl || (await hasRoom(dataDir).catch(() => true))) throw error
    throw new DiskFull(error)
  }
}

function failLost(): never {
  throw new ExpectedFailure('The database stops by itself again and again; its log is in the data folder.')
}
