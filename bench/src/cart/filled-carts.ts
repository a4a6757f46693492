import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'

export type FilledCart = { token: string; products: { sku: string; qty: number }[] }
const PIECES = 1_000_000

/** Guest carts of three different plain products each, made at once, with stock for all of them. */
export async function filledCarts(pool: pg.Pool, storeId: number, count: number): Promise<FilledCart[]> {
  const goods = await plainGoods(pool, storeId)
  await pool.query('update stock_item set qty = $1 where product_id = any($2)', [
    PIECES,
    goods.map((one) => one.product_id),
  ])
  const carts = Array.from({ length: count }, (_, index) => ({
    token: randomBytes(16).toString('hex'),
    goods: [0, 1, 2].map((step) => goods[(index * 7 + step * 11) % goods.length]).filter((one) => !!one),
  }))
  const hashes = carts.map(({ token }) => createHash('sha256').update(token).digest())
  const { rows } = await pool.query<{ cart_id: string }>(
    `insert into cart (token_hash, store_id, version)
      select hash, $2, 1 from unnest($1::bytea[]) with ordinality as t(hash, place) order by place returning cart_id`,
    [hashes, storeId],
  )
  const lines = carts.flatMap((cart, index) =>
    cart.goods.map((one) => ({ cart_id: rows[index]?.cart_id, ...one })),
  )
  await pool.query(
    `insert into cart_line (cart_id, product_id, sku, qty, options, version)
      select cart_id, product_id, sku, 1, '{"extension_attributes":{}}', 1
      from jsonb_to_recordset($1::jsonb) as l(cart_id bigint, product_id bigint, sku text)`,
    [JSON.stringify(lines)],
  )
  return carts.map(({ token, goods }) => ({ token, products: goods.map(({ sku }) => ({ sku, qty: 1 })) }))
}

async function plainGoods(pool: pg.Pool, storeId: number) {
  const { rows } = await pool.query<{ product_id: string; sku: string }>(
    `select p.product_id, p.sku from product p join product_variant v on v.child_id = p.product_id
      join product parent on parent.product_id = v.parent_id
      join stock_item s on s.product_id = p.product_id join product_price r on r.product_id = p.product_id
      where p.status = 1 and parent.status = 1 and r.store_id = $1 and (parent.flags ->> 'only_promo') is distinct from 'true'
        and not exists (select from custom_option c where c.product_id in (p.product_id, v.parent_id))
      order by p.sku limit 200`,
    [storeId],
  )
  if (rows.length < 100) throw new Error('the demo shop has too few plain products')
  return rows
}
