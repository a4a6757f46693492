// What every verb is given: for which store, on whose behalf, with which database handle and clock.
import type { Actor } from '@vitrine/domain/access/actor'
import type { StoreView } from '@vitrine/domain/store/store-view'
import type { CommerceSource } from '#api/commerce/commerce.ts'
import type { Database } from '#api/db/client.ts'

export { type Actor, customerIdOf, type SignedIn } from '@vitrine/domain/access/actor'

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
  /** What this process knows of stores, delivery and payment; without it `commerceOf` reads the tables. */
  commerce?: CommerceSource | undefined
  actor: Actor
  now: () => Date
  log: Log
  afterCommit: AfterCommit
  /** Under which buyers are counted who are known by their mailbox alone; where there are orders, it is there. */
  buyerKey?: Uint8Array | undefined
}
