import type { Access } from '@vitrine/contract/call'
import type { Actor } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'

const ADMITS: Record<Access, readonly Actor['kind'][]> = {
  public: ['guest', 'customer', 'staff', 'system'],
  guest: ['guest', 'customer', 'staff', 'system'],
  customer: ['customer'],
  staff: ['staff'],
}

/** Who may: by kind here, by role in the verb. A guest is asked to sign in, anyone else is refused. */
export function assertAccess(access: Access, actor: Actor): void {
  if (ADMITS[access].includes(actor.kind)) return
  throw new ShopError(actor.kind === 'guest' ? 'UNAUTHORIZED' : 'ACCESS_DENIED')
}
