import type { Role } from '@vitrine/contract/call'
import type { EntityType } from '@vitrine/contract/catalog'
import type { Actor } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'

const PARTNERS: readonly Role[] = ['blogger', 'manager', 'admin']

/** Types nobody else may ask for, whether or not there is anything of them yet. */
export const ROLES_BY_TYPE: Partial<Record<EntityType, readonly Role[]>> = {
  blogger_post: PARTNERS,
  promo_product: PARTNERS,
  blogger_payout: PARTNERS,
}

export function isPartner(actor: Actor): boolean {
  return hasRole(actor, PARTNERS)
}

export function assertRole(actor: Actor, roles: readonly Role[]): void {
  if (hasRole(actor, roles)) return
  throw new ShopError(actor.kind === 'guest' ? 'UNAUTHORIZED' : 'ACCESS_DENIED')
}

function hasRole(actor: Actor, roles: readonly Role[]): boolean {
  const own: readonly string[] = 'roles' in actor ? actor.roles : []
  return roles.some((role) => own.includes(role))
}
