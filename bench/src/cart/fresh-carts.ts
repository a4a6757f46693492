import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'

/** Empty guest carts of one store, made at once; answers their tokens. */
export async function freshCarts(pool: pg.Pool, storeId: number, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => randomBytes(16).toString('hex'))
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest())
  await pool.query('insert into cart (token_hash, store_id) select unnest($1::bytea[]), $2', [
    hashes,
    storeId,
  ])
  return tokens
}

/** A product that is plainly for sale: simple, in stock, with nothing to choose. */
export async function plainSku(pool: pg.Pool, storeId: number): Promise<string> {
  const { rows } = await pool.query<{ sku: string }>(
    `select p.sku from product p join product_variant v on v.child_id = p.product_id
      join stock_item s on s.product_id = p.product_id join product_price r on r.product_id = p.product_id
      where p.status = 1 and s.qty > 5 and r.store_id = $1
        and not exists (select from custom_option c where c.product_id in (p.product_id, v.parent_id))
      order by p.sku limit 1`,
    [storeId],
  )
  const [row] = rows
  if (!row) throw new Error('the demo shop has no plain product')
  return row.sku
}
