import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import { aContext } from '#api/testing/test-context.ts'

/** A card bought in the German store then can be spent for three years; of its last day an hour is left at `LATE`. */
export const BOUGHT = '2026-03-01T12:00:00Z'
export const LATE = '2029-03-01T22:00:00Z'

export function germanAt(db: Database, now: string): Context {
  const store = findStoreView('de')
  if (!store) throw new Error('There is no German store.')
  return aContext(db, { store, now: () => new Date(now) })
}
