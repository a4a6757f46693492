// What the demo's partners promote: a piece in every lane, two sets, a month of posts, and something to choose from.

import type { Context } from '@vitrine/api/context'
import type { Database } from '@vitrine/api/db/client'
import { assignProducts } from '@vitrine/api/features/partner-products/steps/assign-products'
import { sql } from 'kysely'
import type { DemoOrder } from './demo.ts'

/** Kinds in the order in which they came, each with how many days ago, and what became of it. */
const PIECES: readonly Piece[] = [
  { kind: 'v-neck', sold: 'HA-3305', days: 40, posts: [30, 12, 4] },
  { kind: 'trousers', days: 40, posts: [28, 9] },
  { kind: 'roll-neck', days: 33, posts: [20, 2] },
  { kind: 'crew-neck', sold: 'ME-4104', days: 33, posts: [24, 10, 3] },
  { kind: 'alpaca', sold: 'TL-1112', days: 26, posts: [18, 5] },
  { kind: 'shirt', days: 33, posts: [15] },
  { kind: 'jeans', days: 26, posts: [13, 1] },
  { kind: 'boots', days: 26, posts: [8] },
  { kind: 'scarf', days: 50, posts: [35], aside: { reason: 'sold_out', days: 21 } },
  { kind: 'blouse', days: 48, posts: [], aside: { reason: 'does_not_fit', days: 41 } },
  { kind: 'jumper', days: 5, posts: [] },
  { kind: 'skirt', days: 5, posts: [] },
  { kind: 'bag', days: 5, posts: [] },
]
/** On its way: a parcel the staff has given, by an order of the partner's own. */
const PARCEL = ['coat', 'trainers']
const ORDERED = ['hat']
const SETS = [
  ['v-neck', 'trousers', 14],
  ['shirt', 'jeans', 6],
] as const
const OFFERED = ['blazer', 'trench', 'cardigan', 'dress', 'hat', 'loafers', 't-shirt', 'overshirt']

type Piece = {
  kind: string
  /** One of those people bought by the partner’s link, so that there is something to see of it. */
  sold?: string
  /** Since it arrived; not yet without. */
  days?: number
  posts: readonly number[]
  aside?: { reason: string; days: number }
}

/** The others have fewer: all but every `without`th. */
export async function makeDemoPromo(
  db: Database,
  partnerId: number,
  without = Number.POSITIVE_INFINITY,
): Promise<void> {
  const known = await sql`select from promo_product where customer_id = ${partnerId} limit 1`.execute(db)
  if (known.rows.length > 0) return
  const skus = await skusByKind(db)
  const sold = await skusOf(
    db,
    PIECES.flatMap(({ sold }) => sold ?? []),
  )
  const ids = new Map<string, number>()
  for (const piece of PIECES.filter((_, at) => (at + 1) % without !== 0)) {
    const sku = sold.get(piece.sold ?? '') ?? skus.get(piece.kind)
    if (sku !== undefined) ids.set(piece.kind, await insertPiece(db, { ...piece, sku, partnerId }))
  }
  for (const [top, bottom, days] of SETS) {
    const pair = [ids.get(top), ids.get(bottom)]
    if (pair.every((id) => id !== undefined)) await insertSet(db, { partnerId, pair, days })
  }
  const offers = OFFERED.flatMap((kind) => skus.get(kind) ?? [])
  await sql`insert into promo_product (customer_id, sku, approved, created_at)
    select ${partnerId}, sku, 0, now() - interval '2 days' from unnest(${offers}::text[]) as g(sku)`.execute(
    db,
  )
}

/** What the partner has ordered for themselves: the first of it the staff gives as a promotional parcel. */
export async function partnerOrders(db: Database): Promise<DemoOrder[]> {
  const skus = await skusByKind(db)
  const goodsOf = (kinds: readonly string[]) =>
    kinds.flatMap((kind) => skus.get(kind) ?? []).map((sku) => ({ sku, qty: 1 }))
  const placed = { store: 'de', payment: 'invoice' } as const
  const orders = [
    { ...placed, daysAgo: 2, steps: { pay: 2, confirm: 4, pack: 20, ship: 26 }, goods: goodsOf(PARCEL) },
    { ...placed, daysAgo: 0, goods: goodsOf(ORDERED) },
  ]
  return orders.filter(({ goods }) => goods.length > 0)
}

/** By the shop's own verb. */
export async function giveParcel(ctx: Context, partnerId: number): Promise<void> {
  const order = await ctx.db
    .selectFrom('shop_order')
    .select('number')
    .where('customer_id', '=', partnerId)
    .orderBy('order_id')
    .executeTakeFirst()
  if (order) await assignProducts(ctx, { order_number: order.number })
}

/** One variant of each kind that is sold and there; the goods may be others than the demo's. */
async function skusByKind(db: Database): Promise<Map<string, string>> {
  const { rows } = await sql<{ kind: string; sku: string }>`
    select k.key as kind, min(c.sku) as sku from attribute d
    join attribute_option k using (attribute_id)
    join product_attribute a on a.option_id = k.option_id
    join product p on p.product_id = a.product_id and p.visibility > 1 and p.status < 2
      and not coalesce((p.flags ->> 'only_promo')::boolean, false)
    join product_variant v on v.parent_id = p.product_id
    join product c on c.product_id = v.child_id
    join stock_item i on i.product_id = c.product_id and i.qty > 2
    where d.code = 'ptype' group by k.key`.execute(db)
  return new Map(rows.map(({ kind, sku }) => [kind, sku]))
}

/** One variant that is there of each of these products, where the shop has them. */
async function skusOf(db: Database, parents: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ parent: string; sku: string }>`
    select p.sku as parent, min(c.sku) as sku from product p
    join product_variant v on v.parent_id = p.product_id
    join product c on c.product_id = v.child_id
    join stock_item i on i.product_id = c.product_id and i.qty > 2
    where p.sku = any(${[...parents]}::text[]) group by p.sku`.execute(db)
  return new Map(rows.map(({ parent, sku }) => [parent, sku]))
}

const ago = (days: number) => sql`now() - make_interval(days => ${days})`

async function insertPiece(
  db: Database,
  { partnerId, sku, days, posts, aside }: Piece & { partnerId: number; sku: string },
): Promise<number> {
  const arrived = days === undefined ? sql`null` : sql`(${ago(days)})::date`
  const { rows } = await sql<{ id: number }>`
    insert into promo_product (customer_id, sku, created_at, delivered_on, archived_at, archived_reason, archived_by)
    values (${partnerId}, ${sku}, ${ago((days ?? 0) + 4)}, ${arrived}, ${aside ? ago(aside.days) : sql`null`},
      ${aside?.reason ?? null}, ${aside ? 'partner' : null}) returning promo_id as id`.execute(db)
  const id = rows[0]?.id ?? 0
  for (const [at, days] of posts.entries()) await insertPost(db, { partnerId, ids: [id], days, at })
  return id
}

type NewSet = { partnerId: number; pair: readonly (number | undefined)[]; days: number }

async function insertSet(db: Database, { partnerId, pair, days }: NewSet): Promise<void> {
  const { rows } = await sql<{ id: number }>`insert into promo_product (customer_id, created_at)
    values (${partnerId}, ${ago(days)}) returning promo_id as id`.execute(db)
  const id = rows[0]?.id ?? 0
  const [top, bottom] = pair
  await sql`insert into promo_set (promo_id, top_id, bottom_id) values (${id}, ${top}, ${bottom})`.execute(db)
  await insertPost(db, { partnerId, ids: [id, top ?? 0, bottom ?? 0], days: days - 3, at: 1 })
}

type Post = { partnerId: number; ids: readonly number[]; days: number; at: number }

async function insertPost(db: Database, { partnerId, ids, days, at }: Post): Promise<void> {
  const type = at % 2 === 0 ? 'story' : 'post'
  const link = type === 'post' ? `https://www.instagram.com/p/demo${ids[0]}${days}/` : ''
  await sql`with posted as (
      insert into partner_post (customer_id, type, link, created_at)
      values (${partnerId}, ${type}, ${link}, ${ago(days)} - make_interval(mins => ${(days * 97) % 600})) returning post_id)
    insert into partner_post_item (post_id, promo_id)
    select post_id, id from posted cross join unnest(${[...ids]}::bigint[]) as g(id)`.execute(db)
}
