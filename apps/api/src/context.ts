// What every verb is given: for which store, on whose behalf, with which database handle and clock.
import type { Role } from '@vitrine/contract/call'
import type { StoreView } from '@vitrine/domain/store/store-view'
import type { Database } from '#api/db/client.ts'

export type SignedIn = {
  kind: 'customer' | 'staff'
  customerId: number
  sessionId: number
  roles: readonly Role[]
}
/** Staff are customers, too: they have carts and orders of their own. */
export type Actor = { kind: 'guest' } | SignedIn | { kind: 'system' }

/** Null for everybody who is not signed in, and null owns nothing. */
export function customerIdOf({ actor }: { actor: Actor }): number | null {
  return 'customerId' in actor ? actor.customerId : null
}

/** The part of a pino logger that verbs use. */
export type Log = {
  debug(fields: object, message?: string): void
  info(fields: object, message?: string): void
  warn(fields: object, message?: string): void
  error(fields: object, message?: string): void
}

/** Runs after the surrounding transaction has committed; at once when there is none. Never fails the request. */
export type AfterCommit = (effect: () => void | Promise<void>) => void

export type Context = {
  db: Database
  store: StoreView
  actor: Actor
  now: () => Date
  log: Log
  afterCommit: AfterCommit
}
