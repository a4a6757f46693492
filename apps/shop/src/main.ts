// The program that keeps the shop open: starts it, says where it is, closes it in order.
import type { Settings } from '@vitrine/api/config'
import { createClosers } from './closers.ts'
import { ExpectedFailure } from './expected-failure.ts'
import { giveBackMemorySoon } from './give-back-memory.ts'
import { listenForStop, StopRequested } from './listen-for-stop.ts'
import { startShop } from './start-shop.ts'

export async function openShop(settings: Settings, say: (line: string) => void): Promise<void> {
  const stop = listenForStop()
  const closers = createClosers((error) => say(`While closing: ${(error as Error).message}`))
  try {
    const { address, lost } = await startShop({ settings, closers, say, stop })
    say(`Vitrine is open at ${address}`)
    giveBackMemorySoon()
    await Promise.race([stop.requested, lost?.then(failLost) ?? stop.requested])
  } catch (error) {
    if (!(error instanceof StopRequested)) throw error
  } finally {
    await closers.closeAll()
  }
}

function failLost(): never {
  throw new ExpectedFailure('The database stops by itself again and again; its log is in the data folder.')
}
