import type { Storage } from '../storage/storage.ts'

/** A checkout counts as active for half an hour after its last change (spec §4). */
const ACTIVE_MS = 30 * 60_000

/** What a shopper has typed survives a reload, but not for ever, and not after the order. */
export function storedDetails<T extends object>({
  storage,
  key,
  now,
}: {
  storage: Storage
  key: string
  now: () => number
}) {
  return {
    async read(): Promise<T | undefined> {
      const found = await storage.get<{ details: T; modifiedAt: number }>(key).catch(() => undefined)
      return found !== undefined && now() - found.modifiedAt <= ACTIVE_MS ? found.details : undefined
    },
    keep: (details: T) =>
      storage.set(key, { details: withoutSecrets(details), modifiedAt: now() }).catch(() => undefined),
    forget: () => storage.remove(key).catch(() => undefined),
  }
}

export type StoredDetails<T extends object> = ReturnType<typeof storedDetails<T>>

/** A password is never written down. */
function withoutSecrets(details: object): object {
  return Object.fromEntries(Object.entries(details).filter(([name]) => !/password/i.test(name)))
}
