import * as calls from '@vitrine/contract/people/staff'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { changeRole, endSessionOf } from '#api/features/sessions/index.ts'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { resetSecondFactor } from '../second-factor/reset-second-factor.ts'
import { inviteStaff } from './invite-staff.ts'
import { listStaff } from './list-staff.ts'

export const staffRoutes: ServedRoute[] = [
  serve(calls.listStaff, (ctx) => listStaff(ctx)),
  serve(calls.inviteStaff, async (ctx, { body }) => {
    await inviteStaff(ctx, body)
    return listStaff(ctx)
  }),
  serve(calls.changeRole, async (ctx, { params, body }) => {
    await changeRole(ctx, { ...body, customerId: params.id })
    return listStaff(ctx)
  }),
  serve(calls.resetStaffFactor, async (ctx, { params }) => {
    await resetFactor(ctx, params.id)
    return listStaff(ctx)
  }),
  serve(calls.endStaffSession, async (ctx, { params }) => {
    await endStaffSession(ctx, params.id, params.session)
    return listStaff(ctx)
  }),
]

function endStaffSession(ctx: Context, customerId: number, sessionId: number): Promise<void> {
  assertMay(ctx, 'role:grant')
  return inTransaction(ctx, async (ctx) => {
    await endSessionOf(ctx, { customerId, sessionId })
    await audit(ctx, {
      ...{ may: 'role:grant', entity: 'customer', id: customerId },
      after: { endedSession: sessionId },
    })
  })
}

/** Another admin does it, or who may read the data folder: whoever is in by a found device must not. */
async function resetFactor(ctx: Context, customerId: number): Promise<void> {
  assertMay(ctx, 'credential:reset')
  if (customerId === myId(ctx)) throw new ShopError('ACCESS_DENIED')
  if (!(await resetSecondFactor(ctx, { customerId }))) throw new ShopError('NOT_FOUND')
}
