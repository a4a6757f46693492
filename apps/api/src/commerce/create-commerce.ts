import type { Log } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import { listen } from '#api/db/notice/listen.ts'
import { oneAtATime } from '#api/db/notice/one-at-a-time.ts'
import { ShopError } from '#api/errors.ts'
import type { CommerceSource } from './commerce.ts'
import { type Commerce, loadCommerce } from './load-commerce.ts'

export type CommerceCache = CommerceSource & {
  /** Settles when the tables were read. */
  ready: Promise<void>
  refresh(): Promise<void>
  onChange(listener: () => void): () => void
  close(): Promise<void>
}

export type CommerceDeps = {
  db: Database
  /** For the connection that listens; without it only `refresh` brings changes. */
  connectionString?: string
  /** The payment services this program has set up. */
  providers?: ReadonlySet<string>
  log: Log
}

/** The copy of this process. Rows that make no sense are refused whole, and the shop goes on with those it had. */
export function createCommerce({ db, connectionString, providers, log }: CommerceDeps): CommerceCache {
  const listeners = new Set<() => void>()
  let current: Commerce | undefined
  let stopListening: (() => Promise<void>) | undefined

  const { run: refresh, settled } = oneAtATime(async () => {
    const isFirst = current === undefined
    current = await loadCommerce(db, providers)
    if (!isFirst) for (const listener of listeners) listener()
  })
  const refreshQuietly = () => {
    refresh().catch((err: unknown) => log.error({ err }, 'the tables of commerce could not be read'))
  }

  async function open(): Promise<void> {
    if (connectionString !== undefined)
      stopListening = await listen({ connectionString, channel: 'commerce', onNotice: refreshQuietly, log })
    await refresh()
  }
  const ready = open()
  // Whoever awaits it hears of a failure; until then it must not end the process.
  ready.catch(() => {})

  return {
    ready,
    refresh,
    current() {
      if (current === undefined) throw new ShopError('UNAVAILABLE')
      return current
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      await stopListening?.()
      await settled()
    },
  }
}
