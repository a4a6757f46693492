import { type Acting, can, type Owned } from '@vitrine/domain/access/can'
import type { Permission } from '@vitrine/domain/access/permissions'
import { ShopError } from '#api/errors.ts'

/** A guest is asked to sign in, anyone else is refused. Routes ask by their call's `may`; commands and jobs ask here. */
export function assertMay(acting: Acting, permission: Permission, of?: Owned): void {
  if (can(acting, permission, of)) return
  throw new ShopError(acting.actor.kind === 'guest' ? 'UNAUTHORIZED' : 'ACCESS_DENIED')
}
