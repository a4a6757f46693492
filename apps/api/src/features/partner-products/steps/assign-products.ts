import type { CallParsed, CallReply } from '@vitrine/contract/call'
import type { assignProducts as assignCall } from '@vitrine/contract/partner/promo-steps'
import { sql } from 'kysely'
import { assertMay } from '#api/access/assert-may.ts'
import { audit } from '#api/access/audit.ts'
import type { Context } from '#api/context.ts'
import { inTransaction } from '#api/db/in-transaction.ts'
import { isSaleSql } from '#api/db/rules/order-rules.ts'
import { isEnabledSql } from '#api/db/rules/product-rules.ts'
import { ShopError } from '#api/errors.ts'
import { isPartner, isPartnerSql } from '#api/features/sessions/index.ts'

type Wish = CallParsed<typeof assignCall>['body']
type Given = CallReply<typeof assignCall>

/** Pieces of an order are the partner's to promote as soon as it is said; others wait in the selection for their word. */
export async function assignProducts(ctx: Context, wish: Wish): Promise<Given> {
  assertMay(ctx, 'promo:assign')
  return inTransaction(ctx, async (ctx) => {
    const given = 'skus' in wish ? await offer(ctx, wish) : await giveParcel(ctx, wish.order_number)
    const after = { products: given.products }
    await audit(ctx, { may: 'promo:assign', entity: 'customer', id: given.partner_id, after })
    return given
  })
}

/** Said twice, nothing is given twice: the order is locked, and has its pieces already. */
async function giveParcel(ctx: Context, number: string): Promise<Given> {
  const { rows } = await sql<{ order_id: number; partner_id: number }>`
    select o.order_id, c.customer_id as partner_id from shop_order o join customer c using (customer_id)
    where o.number = ${number} and ${isPartnerSql('c')} and ${isSaleSql('o')}
    for update of o`.execute(ctx.db)
  const [order] = rows
  if (!order) throw refused('ORDER_NOT_FOUND', 'order_number', 'names no order of a partner')
  const { order_id, partner_id } = order
  await sql`insert into promo_product (customer_id, sku, order_id, created_at)
    select ${partner_id}, l.sku, ${order_id}, ${ctx.now()} from shop_order_line l
    cross join generate_series(1, least(l.qty, 20))
    where l.order_id = ${order_id}
      and not exists (select from promo_product p where p.order_id = ${order_id})
    order by l.line_id`.execute(ctx.db)
  const products = await sql<{ id: number }>`
    select promo_id as id from promo_product where order_id = ${order_id} order by promo_id`.execute(ctx.db)
  return { partner_id, products: products.rows.map(({ id }) => id) }
}

async function offer(ctx: Context, { partner_id, skus }: Extract<Wish, { skus: string[] }>): Promise<Given> {
  if (!(await isPartner(ctx, partner_id))) throw refused('NOT_FOUND', 'partner_id', 'names no partner')
  const { rows: known } = await sql<{ sku: string }>`
    select p.sku from product p where p.sku = any(${skus}) and ${isEnabledSql('p')}`.execute(ctx.db)
  const there = new Set(known.map(({ sku }) => sku))
  const unknown = skus.findIndex((sku) => !there.has(sku))
  if (unknown >= 0) throw refused('PRODUCT_NOT_FOUND', `skus.${unknown}`, 'names no product of the shop')
  const { rows } = await sql<{ id: number }>`
    insert into promo_product (customer_id, sku, approved, created_at)
    select ${partner_id}, sku, 0, ${ctx.now()} from unnest(${skus}::text[]) with ordinality as g(sku, place)
    order by place on conflict (customer_id, sku) where approved = 0 do nothing
    returning promo_id as id`.execute(ctx.db)
  return { partner_id, products: rows.map(({ id }) => id) }
}

type Unknown = 'NOT_FOUND' | 'ORDER_NOT_FOUND' | 'PRODUCT_NOT_FOUND'

const refused = (code: Unknown, path: string, message: string) =>
  new ShopError(code, { details: [{ path, key: 'REFUSED', message }] })
