import type { CallParsed } from '@vitrine/contract/call'
import type { PromoProduct } from '@vitrine/contract/partner/promo-product'
import type { archiveProduct as archiveCall } from '@vitrine/contract/partner/promo-steps'
import { myId } from '#api/access/my-id.ts'
import { invalidInput } from '#api/errors.ts'
import type { ReadContext } from '#api/features/catalog/index.ts'
import { getPromoProduct } from '../read/list-promo-products.ts'
import { unknownPiece } from '../read/own-pieces.ts'

type Wish = CallParsed<typeof archiveCall>['body']

/** Its link keeps working and its orders stay counted; put aside twice, the newer reason counts. */
export async function archiveProduct(
  ctx: ReadContext,
  { id, archive, reason, notes }: Wish,
): Promise<PromoProduct> {
  if (archive && reason === undefined)
    throw invalidInput([{ path: 'reason', key: 'REQUIRED', message: 'is missing' }])
  const aside = {
    archived_at: ctx.now(),
    archived_reason: reason ?? null,
    archived_notes: notes,
    archived_by: byWhom(ctx),
  }
  const back = { archived_at: null, archived_reason: null, archived_notes: '', archived_by: null }
  const { numUpdatedRows } = await ctx.db
    .updateTable('promo_product')
    .set(archive ? aside : back)
    .where('promo_id', '=', id)
    .where('customer_id', '=', myId(ctx))
    .where('approved', '=', 1)
    .executeTakeFirst()
  const product = numUpdatedRows > 0n ? await getPromoProduct(ctx, id) : undefined
  if (!product) throw unknownPiece('id')
  return product
}

/** The staff may act for a partner, and is named. */
const byWhom = ({ actor }: ReadContext): 'staff' | 'partner' =>
  actor.kind === 'customer' && actor.impersonator !== undefined ? 'staff' : 'partner'
