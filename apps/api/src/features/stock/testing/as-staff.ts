import { rightsOf } from '@vitrine/domain/access/roles'
import type { Context } from '#api/context.ts'

/** What only the staff may do, done by one of them. */
export function asStaff(ctx: Context): Context {
  const actor = { kind: 'customer', customerId: 5, sessionId: 1, rights: rightsOf(['manager']) } as const
  return { ...ctx, actor }
}
