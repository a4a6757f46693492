// For customers who ask by letter or phone. Nobody but the staff can say whether it was they who asked: the audit names who
// did it, and why.
import type { CallReply } from '@vitrine/contract/call'
import type { exportCustomerData as exportCall } from '@vitrine/contract/people/customer-data'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { PhotoStore } from '#api/adapters/photos/photo-store.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { isStaffCustomer } from '#api/features/sessions/index.ts'
import { dataOf } from './export-data.ts'
import { forgetAccount } from './forget-account.ts'

type Wish = { id: number; reason: string }

export async function exportCustomerData(
  ctx: Context,
  { id, reason }: Wish,
): Promise<CallReply<typeof exportCall>> {
  assertMay(ctx, 'customer:manage')
  return inTransaction(ctx, async (ctx) => {
    await assertMine(ctx, id)
    await note(ctx, { id, reason, deed: 'data taken along' })
    return dataOf(ctx, id)
  })
}

export async function deleteCustomer(
  ctx: Context,
  { id, reason, photos, givesUpRoyalties = false }: Wish & { photos: PhotoStore; givesUpRoyalties?: boolean },
): Promise<true> {
  assertMay(ctx, 'customer:manage')
  await inTransaction(ctx, async (ctx) => {
    await assertMine(ctx, id)
    await forgetAccount(ctx, { customerId: id, photos, givesUpRoyalties })
    await note(ctx, { id, reason, deed: 'account deleted' })
  })
  return true
}

/** Whom one works beside is for who gives roles. */
async function assertMine(ctx: Context, id: number): Promise<void> {
  const found = await ctx.db
    .selectFrom('customer')
    .select('customer_id')
    .where('customer_id', '=', id)
    .where('enabled', '=', true)
    .executeTakeFirst()
  if (!found) throw new ShopError('NOT_FOUND')
  if (await isStaffCustomer(ctx, id)) assertMay(ctx, 'role:grant')
}

const note = (ctx: Context, { id, reason, deed }: Wish & { deed: string }) =>
  audit(ctx, { may: 'customer:manage', entity: 'customer', id, after: { deed, reason } })
