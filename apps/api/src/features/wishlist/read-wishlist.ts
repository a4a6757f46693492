import type { CallReply } from '@vitrine/contract/call'
import type { getSharedWishlist as sharedCall, WishlistItem } from '@vitrine/contract/wishlist/wishlist'
import { toMajor } from '@vitrine/domain/money/money'
import { myId } from '#api/access/my-id.ts'
import type { Database } from '#api/db/client.ts'
import { ShopError } from '#api/errors.ts'
import { assortment, type ReadContext } from '#api/features/catalog/index.ts'

export type Wishlist = { items: WishlistItem[]; share_code: string | null; notes: boolean }

export async function getWishlist(ctx: ReadContext): Promise<Wishlist> {
  const owner = myId(ctx)
  const list = await ctx.db
    .selectFrom('wishlist')
    .select(['share_code', 'notes_store_id'])
    .where('customer_id', '=', owner)
    .executeTakeFirst()
  return {
    items: await readItems(ctx, owner),
    share_code: list?.share_code ?? null,
    notes: Boolean(list?.notes_store_id),
  }
}

/** What names the owner, or tells when they wished for it, stays with them. */
export async function getSharedWishlist(
  ctx: ReadContext,
  code: string,
): Promise<CallReply<typeof sharedCall>> {
  const list = await ctx.db
    .selectFrom('wishlist')
    .select('customer_id')
    .where('share_code', '=', code)
    .executeTakeFirst()
  if (!list) {
    const details = [{ path: 'code', key: 'REFUSED', message: 'opens no wishlist, or no longer' }]
    throw new ShopError('NOT_FOUND', { details })
  }
  const items = await readItems(ctx, list.customer_id)
  return { items: items.map(({ added_at: _, price_then: __, ...item }) => item) }
}

/** Newest first; what this store does not sell is left out, and still there in another. */
async function readItems(ctx: ReadContext, customerId: number): Promise<WishlistItem[]> {
  const rows = await listRows(ctx.db, customerId)
  const cards = await assortment.bySku(
    ctx,
    rows.map(({ sku }) => sku),
  )
  const bySku = new Map(rows.map((row) => [row.sku, row]))
  return cards.flatMap((card): WishlistItem[] => {
    const row = bySku.get(card.sku)
    if (!row) return []
    const { sku, name, category, brand_name, image, url_path } = card
    const isSameCurrency = row.currency_code === ctx.store.currencyCode
    return [
      {
        ...{ sku, name, category, brand_name, image, url_path, qty: 1 },
        final_price: card.price_incl_tax,
        price_currency: ctx.store.currencyCode,
        added_at: row.added_at.toISOString(),
        price_then: isSameCurrency ? toMajor(row.price_minor) : null,
      },
    ]
  })
}

function listRows(db: Database, customerId: number) {
  return db
    .selectFrom('wishlist_item')
    .select(['sku', 'added_at', 'price_minor', 'currency_code'])
    .where('customer_id', '=', customerId)
    .orderBy('added_at', 'desc')
    .orderBy('sku')
    .execute()
}
