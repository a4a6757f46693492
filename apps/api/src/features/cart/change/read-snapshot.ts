import type { ReplyMeta } from '@vitrine/contract/reply'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import type { Database } from '#api/db/client.ts'
import { perDatabase } from '#api/db/per-database.ts'
import { batched } from '#api/db/statement/batched.ts'
import { freeQty } from '#api/features/stock/index.ts'
import { cartGone } from '../cart-names.ts'
import { type Cart, cartBy, toCart } from '../cart-of.ts'
import type { CartLineRow } from '../cart-queries.ts'
import type { StockStamp } from '../sellable/known-rows.ts'
import { type Asker, askedRows, askerOf, MOST_TOGETHER } from './asked-rows.ts'

/** With a fingerprint of what was asked. */
export type Remembered = { result: unknown; meta: ReplyMeta; asked?: string }
/** A cart at one moment, with all that a change of it needs to know. */
export type CartSnapshot = {
  /** Without a number when it was not read but is expected to be there. */
  cart: Omit<Cart, 'cartId'> & { cartId: number | null }
  rows: CartLineRow[]
  /** The answer this operation got before. */
  reply: Remembered | null
  /** For a line that may have to be made; 0 for who changes nothing. */
  nextItemId: number
  stockStamp: StockStamp
  /** The same in the database's writing. */
  stockStampText: string
}
const NO_STOCK_STAMP: StockStamp = { stamp: '', stock: [] }
type Row = Parameters<typeof toCart>[0] & {
  at: number
  rows: CartLineRow[]
  reply: Remembered | null
  next_item_id: number
  stockStamp: string | null
}

type ReadSnapshotInput = {
  token: string
  operationId?: string | undefined
  sku?: string | undefined
  /** Lines are shown with what the shelf is; a change may have to make one besides. */
  purpose: 'version' | 'lines' | 'change'
}
type Asked = Asker & ReadSnapshotInput

// The last changes are summed, because a change may be committed after one with a higher number.
const STAMP = sql`concat_ws(' ', (select current from catalogue_generation),
  (select sum(seq) from (select seq from catalogue_change order by seq desc limit 256) as newest))`

/** For the cart `t`, which the asker `a` calls by its token, or by its number when it is a customer's. */
export const STOCK_STAMP = sql`json_build_object('stamp', ${STAMP}, 'stock', coalesce((
  select json_agg(json_build_object('sku', p.sku,
    'qty', ${freeQty('s', sql`case when t.customer_id is null then a.token else t.cart_id::text end`)},
    'manage_stock', s.manage_stock, 'low_stock_qty', s.low_stock_qty, 'max_sale_qty', s.max_sale_qty) order by p.sku)
  from product p left join stock_item s using (product_id)
  where p.sku = any(array(select l.sku from cart_line l where l.cart_id = t.cart_id) || a.sku)), '[]'))::text`

const readsIn = perDatabase((db) => batched((asked: readonly Asked[]) => readRows(db, asked), MOST_TOGETHER))

export async function readSnapshot(
  ctx: Context,
  { token, operationId, sku = '', purpose }: ReadSnapshotInput,
): Promise<CartSnapshot> {
  const asked = { ...askerOf(ctx, token), token, operationId, sku, purpose }
  const row = ctx.db.isTransaction ? (await readRows(ctx.db, [asked]))[0] : await readsIn(ctx.db)(asked)
  if (!row) throw cartGone(token)
  const { rows, reply, next_item_id: nextItemId } = row
  const stockStamp = row.stockStamp === null ? NO_STOCK_STAMP : (JSON.parse(row.stockStamp) as StockStamp)
  return {
    cart: toCart(row, token),
    rows,
    reply,
    nextItemId,
    stockStamp,
    stockStampText: row.stockStamp ?? '',
  }
}

const ASKED = `hash text, number bigint, me bigint, store int, token text, "operationId" text, sku text, purpose text`
const ASKER = { me: sql`a.me`, storeId: sql`a.store` }
const CART = sql`t.cart_id, t.customer_id, t.version, t.status, t.shipping, t.payment, t.promotions`

/** In the sequence they were asked for, undefined for who may open none. */
async function readRows(db: Database, asked: readonly Asked[]): Promise<(Row | undefined)[]> {
  const { rows } = await sql<Row>`/* prepared */
    select a.at, ${CART},
      (select o.reply from cart_operation o
        where o.cart_id = t.cart_id and o.operation_id = a."operationId") as reply,
      coalesce((select json_agg(json_build_object('item_id', l.item_id, 'product_id', l.product_id, 'sku', l.sku,
          'qty', l.qty, 'options', l.options, 'options_hash', l.options_hash) order by l.item_id)
        from cart_line l where l.cart_id = t.cart_id), '[]') as rows,
      case when a.purpose = 'change' then nextval('cart_line_item_id_seq') else 0 end as next_item_id,
      case when a.purpose <> 'version' then ${STOCK_STAMP} end as "stockStamp"
    from ${askedRows(asked, ASKED)} a cross join lateral (
      select ${CART} from ${cartBy({ hash: sql`decode(a.hash, 'hex')` }, ASKER)}
      union all select ${CART} from ${cartBy({ number: sql`a.number` }, ASKER)} offset 0) t`.execute(db)
  const byPlace = new Map(rows.map((row) => [row.at, row]))
  return asked.map((_, at) => byPlace.get(at))
}
