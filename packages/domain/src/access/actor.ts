import type { Rights } from './rights.ts'

export type SignedIn = {
  kind: 'customer'
  customerId: number
  sessionId: number
  /** Made from the roles when the session was read, with every request. */
  rights: Rights
  /** The customer of the staff who acts for this one. */
  impersonator?: number
}

/** Staff and partners are customers, too: they have carts and orders of their own. */
export type Actor = { kind: 'guest' } | SignedIn | System

/** A job of the program by its name, whose row says what it may; or a program with a key, whose scopes do. */
export type System = { kind: 'system'; job: string; rights?: Rights }

/** Null for everybody who is not signed in, and null owns nothing. */
export function customerIdOf({ actor }: { actor: Actor }): number | null {
  return actor.kind === 'customer' ? actor.customerId : null
}
