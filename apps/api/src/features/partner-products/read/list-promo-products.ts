import type { CallParsed, CallReply } from '@vitrine/contract/call'
import type { listPromoProducts as listCall, PromoProduct } from '@vitrine/contract/partner/promo-product'
import { TIME_ZONES } from '@vitrine/domain/store/time-zone'
import { myId } from '#api/access/my-id.ts'
import { assortment, type ReadContext } from '#api/features/catalog/index.ts'
import { type PromoRow, selectPromoRows } from './promo-rows.ts'
import { setFromParts, toPromoProduct } from './to-promo-product.ts'

type Wish = Omit<CallParsed<typeof listCall>['query'], 'token'>

/** All of one partner's; some thousand at most. */
export async function listPromoProducts(
  ctx: ReadContext,
  { size, from, sort, approved }: Wish,
): Promise<CallReply<typeof listCall>> {
  const rows = await selectPromoRows(ctx, { partnerId: myId(ctx), approved })
  if (sort === 'id:asc') rows.reverse()
  const page = rows.slice(from, from + size)
  const parts = partsOf(page, rows)
  return { items: (await localize(ctx, [...page, ...parts])).slice(0, page.length), total: rows.length }
}

/** The one that was just changed. */
export async function getPromoProduct(ctx: ReadContext, id: number): Promise<PromoProduct | undefined> {
  const rows = await selectPromoRows(ctx, { partnerId: myId(ctx) })
  const own = rows.filter(({ promo_id }) => promo_id === id)
  const [product] = await localize(ctx, [...own, ...partsOf(own, rows)])
  return own.length > 0 ? product : undefined
}

/** What sets of the page are of and does not stand on it. */
function partsOf(page: readonly PromoRow[], all: readonly PromoRow[]): PromoRow[] {
  const wanted = new Set(page.flatMap(({ top_id, bottom_id }) => [top_id, bottom_id]))
  return all.filter((row) => wanted.has(row.promo_id) && !page.includes(row))
}

async function localize(ctx: ReadContext, rows: readonly PromoRow[]): Promise<PromoProduct[]> {
  const skus = [...new Set(rows.flatMap(({ parent_sku }) => parent_sku ?? []))]
  const cards = new Map((await assortment.bySku(ctx, skus)).map((card) => [card.sku, card]))
  const { currencyCode: currency, code } = ctx.store
  const known = { currency, now: ctx.now(), timeZone: TIME_ZONES[code] }
  const products = rows.map((row) => toPromoProduct(row, { ...known, card: cards.get(row.parent_sku ?? '') }))
  const byId = new Map(products.map((product) => [product.id, product]))
  return products.map((one) =>
    one.is_set
      ? setFromParts(
          one,
          one.parts.flatMap((id) => byId.get(id) ?? []),
        )
      : one,
  )
}
