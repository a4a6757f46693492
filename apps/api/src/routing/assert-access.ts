import type { Access, Call } from '@vitrine/contract/call'
import type { Actor } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'

const ADMITS: Record<Access, readonly Actor['kind'][]> = {
  public: ['guest', 'customer', 'staff', 'system'],
  guest: ['guest', 'customer', 'staff', 'system'],
  customer: ['customer', 'staff'],
  staff: ['staff'],
}

/** Who may: by kind, then by role. A guest is asked to sign in, anyone else is refused. */
export function assertAccess({ access, roles }: Pick<Call, 'access' | 'roles'>, actor: Actor): void {
  const hasRole = !roles || ('roles' in actor && roles.some((role) => actor.roles.includes(role)))
  if (ADMITS[access].includes(actor.kind) && hasRole) return
  throw new ShopError(actor.kind === 'guest' ? 'UNAUTHORIZED' : 'ACCESS_DENIED')
}
