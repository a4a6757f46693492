import type { Context } from '#api/context.ts'
import { invalidInput } from '#api/errors.ts'
import { isPartner } from '#api/features/sessions/index.ts'

/** Whom a coupon is to bring royalties must be a partner: nobody else could be paid. */
export async function assertPartner(ctx: Context, id: number | null | undefined): Promise<void> {
  if (id === null || id === undefined || (await isPartner(ctx, id))) return
  throw invalidInput([{ path: 'partner_id', key: 'REFUSED', message: 'is no partner of this shop' }])
}
