import type { CallParsed, CallReply } from '@vitrine/contract/call'
import type { approveProducts as approveCall } from '@vitrine/contract/partner/promo-steps'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { ShopError } from '#api/errors.ts'
import { getShopSettings } from '#api/features/cms/index.ts'
import { getOwnPieces, unknownPiece } from '../read/own-pieces.ts'

type Wish = CallParsed<typeof approveCall>['body']

const WORD = { approve: 1, reject: -1 } as const

/** All of them or none. What was chosen or refused before may be refused or chosen, until it is on its way. */
export async function approveProducts(
  ctx: Context,
  { products, action }: Wish,
): Promise<CallReply<typeof approveCall>> {
  await assertChoosing(ctx)
  const ids = [...new Set(products)]
  return inTransaction(ctx, async (ctx) => {
    const pathOf = (at: number) => `products.${products.indexOf(ids[at] ?? 0)}`
    const pieces = await getOwnPieces(ctx, { ids, pathOf, lock: true })
    const settled = pieces.findIndex(
      (one) => one.parts.length > 0 || one.order_id !== null || one.delivered_on,
    )
    if (settled >= 0) throw unknownPiece(pathOf(settled))
    await ctx.db
      .updateTable('promo_product')
      .set({ approved: WORD[action] })
      .where('promo_id', 'in', ids)
      .execute()
    return { approved: action === 'approve' ? ids : [] }
  })
}

/** The shop decides for itself what partners get, unless it lets them choose. */
async function assertChoosing(ctx: Context): Promise<void> {
  const { product_choose } = await getShopSettings(ctx)
  if (product_choose !== true) throw new ShopError('CONFLICT', { message: 'PRODUCT_CHOOSE_OFF' })
}
