import type { CallReply } from '@vitrine/contract/call'
import type { getPartnerEarnings } from '@vitrine/contract/partner/sales'
import { toMajor } from '@vitrine/domain/money/money'
import { type Earned, earnedByPost } from '@vitrine/domain/partner/royalty/post-earnings'
import { royaltyShares } from '@vitrine/domain/partner/royalty/royalty-due'
import { isTaxedByZip } from '@vitrine/domain/pricing/tax/zip-tax'
import { myId } from '#api/access/my-id.ts'
import type { Context } from '#api/context.ts'
import { loadTaxRates, type TaxRates } from '#api/features/catalog/index.ts'
import { findRates } from '../attribute/find-rates.ts'
import {
  type EarningOrder,
  selectEarningOrders,
  selectOwnGoods,
  selectPostedGoods,
} from './written-orders.ts'

/** What each of the partner's goods and posts has brought: what is written of an order is shared among its pieces. */
export async function getEarnings(ctx: Context): Promise<CallReply<typeof getPartnerEarnings>> {
  const partnerId = myId(ctx)
  const goods = await selectOwnGoods(ctx, partnerId)
  const orders = (await selectEarningOrders(ctx, partnerId)).map((order) => ({
    ...{ at: order.at.getTime(), currency: order.currency, shares: sharesOf(order) },
  }))
  const posts = (await selectPostedGoods(ctx, partnerId)).map((post) => ({ ...post, at: post.at.getTime() }))
  const percents = await findRates(ctx, { partnerId, productIds: goods.map(({ product_id }) => product_id) })
  const taxOf = await taxInside(ctx)
  const ofGoods = byCurrency(orders, sumBySku)
  const ofPosts = byCurrency(orders, (some) => earnedByPost(some, posts))
  return {
    items: goods.map(({ sku, tax_class_id }, at) => ({
      ...{ sku, percent: percents[at] ?? 0, tax_percent: taxOf(tax_class_id) },
      ...(ofGoods.get(sku) ?? { count: 0, profit: {} }),
    })),
    posts: [...ofPosts].map(([id, brought]) => ({ id, ...brought })),
  }
}

type Order = { currency: string; at: number; shares: ReadonlyMap<string, number> }
type Brought = { count: number; profit: Record<string, number> }

/** Reckoned in each currency for itself, told together. */
function byCurrency<K>(
  orders: readonly Order[],
  reckon: (orders: readonly Order[]) => ReadonlyMap<K, Earned>,
): Map<K, Brought> {
  const all = new Map<K, Brought>()
  for (const [currency, some] of Map.groupBy(orders, (order) => order.currency))
    for (const [key, { orders, minor }] of reckon(some)) {
      const { count, profit } = all.get(key) ?? { count: 0, profit: {} }
      all.set(key, { count: count + orders, profit: { ...profit, [currency]: toMajor(minor) } })
    }
  return all
}

/** Of prices on the shelf; where the postcode decides they hold none. */
async function taxInside(ctx: Context): Promise<TaxRates> {
  const { defaultCountry: country } = ctx.store
  return isTaxedByZip(ctx.store, country) ? () => 0 : loadTaxRates(ctx, { country, region: '' })
}

const NOTHING: Earned = { orders: 0, minor: 0 }

function sumBySku(orders: readonly Order[]): Map<string, Earned> {
  const all = new Map<string, Earned>()
  for (const { shares } of orders)
    for (const [sku, minor] of shares) {
      const { orders, minor: before } = all.get(sku) ?? NOTHING
      if (minor > 0) all.set(sku, { orders: orders + 1, minor: before + minor })
    }
  return all
}

/** Two variants of one thing are two lines. */
function sharesOf({ written, lines }: EarningOrder): Map<string, number> {
  const shares = new Map<string, number>()
  for (const [at, minor] of royaltyShares(written, lines).entries()) {
    const sku = lines[at]?.sku ?? ''
    shares.set(sku, (shares.get(sku) ?? 0) + minor)
  }
  return shares
}
