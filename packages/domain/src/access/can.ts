// The one answer to "who may": deny unless a row of roles.ts or system-jobs.ts allows it.
import { type Actor, customerIdOf, type SignedIn } from './actor.ts'
import type { Permission } from './permissions.ts'
import type { Reach } from './rights.ts'
import { ROLE_TABLE } from './roles.ts'
import { rightsOfJob } from './system-jobs.ts'

/** An actor in a store view; a `Context` of the API is one. */
export type Acting = { actor: Actor; store: { storeId: number } }

export type Owned = {
  /** The customer it belongs to; null for nobody's and guests'. */
  owner: number | null
  /** The id of its store. */
  store: number
  /** The asker proved to hold its secret: the key of an order, the token of a cart. As good as owning it. */
  hasKey?: boolean
}

/** Whoever acts for a customer neither spends for them nor takes their account over, and acts for one at a time. */
const NEVER_FOR_ANOTHER: readonly Permission[] = [
  'account:change',
  // All the shop knows of somebody is theirs to carry away.
  'account:export',
  'bonus:spend',
  'bonus:spend-all',
  'partner:agree',
  'payout:change-account',
  'customer:impersonate',
  // Ending a contract is its buyer's own word.
  'order:return',
]

/** Without `of`: whether there is anything the actor may do this to. */
export function can(acting: Acting, permission: Permission, of?: Owned): boolean {
  const reach = reachOf(acting.actor, permission)
  if (reach === undefined) return false
  return reach === 'any' || of === undefined || isOwn(acting, of)
}

function reachOf(actor: Actor, permission: Permission): Reach | undefined {
  switch (actor.kind) {
    case 'guest':
      return ROLE_TABLE.guest[permission]
    case 'customer':
      return isForbiddenToImpersonator(actor, permission) ? undefined : actor.rights[permission]
    case 'system':
      if (actor.rights) return actor.rights[permission]
      return rightsOfJob(actor.job).includes(permission) ? 'any' : undefined
  }
}

function isForbiddenToImpersonator({ impersonator }: SignedIn, permission: Permission): boolean {
  return impersonator !== undefined && NEVER_FOR_ANOTHER.includes(permission)
}

function isOwn(acting: Acting, { owner, store, hasKey = false }: Owned): boolean {
  const me = customerIdOf(acting)
  return store === acting.store.storeId && (hasKey || (me !== null && owner === me))
}
