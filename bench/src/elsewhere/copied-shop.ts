// A shop of a million products in minutes: a generated one, whose products with variants are copied in its database until
// there are enough. Copies have ids, skus and documents of their own, and share the variants of what they were copied from.
import { startCluster } from '@vitrine/postgres/start-cluster'
import pg from 'pg'
import { runWell } from '../../../e2e/src/start-shop.ts'

const GENERATED = 10_000

export async function makeCopiedShop(dataDir: string, products: number): Promise<void> {
  const generated = String(Math.min(GENERATED, products))
  await runWell(['seed', '--products', generated], { DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
  const cluster = await startCluster({ folder: dataDir })
  const client = new pg.Client({ connectionString: cluster.urlOf('vitrine') })
  try {
    await client.connect()
    await copyProducts(client, products)
  } finally {
    await client.end()
    await cluster.stop()
  }
}

async function copyProducts(client: pg.Client, products: number): Promise<void> {
  await client.query(`set statement_timeout = 0; set synchronous_commit = off;
    create temporary table model as select d.product_id, row_number() over (order by d.product_id) as place
      from product_document d join product p using (product_id)
      where d.search is not null and p.type_id = 'configurable' and d.until is null`)
  const [{ models = 0, listed = 0, highest = 0 } = {}] = await rowsOf(
    client,
    `select (select count(*)::int from model) as models, (select max(product_id)::int from product) as highest,
      (select count(*)::int from product_document where search is not null and until is null) as listed`,
  )
  const columns = await columnsOf(client)
  for (let made = 0; made < products - listed; made += models) {
    const [first, count] = [highest + made, Math.min(models, products - listed - made)]
    await client.query(
      `insert into product (product_id, sku, ${columns}) overriding system value
        select $1::bigint + place, p.sku || '-' || ($1::bigint + place), ${columns}
        from model join product p using (product_id) where place <= $2`,
      [first, count],
    )
    await client.query(
      `insert into product_document (product_id, since, fingerprint, body, search)
        select $1::bigint + place, since, fingerprint, ${copied('body')}, ${copied('search')}
        from model join product_document d using (product_id) where place <= $2 and d.until is null`,
      [first, count],
    )
  }
  await client.query('analyze product, product_document')
}

/** Both begin with the product's id and sku. */
function copied(column: string): string {
  return `regexp_replace(${column}::text, '^{"id":[0-9]+,"sku":"([^"]*)"',
    '{"id":' || ($1::bigint + place) || ',"sku":"\\1-' || ($1::bigint + place) || '"')::json`
}

async function columnsOf(client: pg.Client): Promise<string> {
  const [row] = await rowsOf(
    client,
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
      where table_schema = current_schema() and table_name = 'product' and column_name not in ('product_id', 'sku')
        and is_generated = 'NEVER'`,
  )
  return String(row?.columns)
}

async function rowsOf(client: pg.Client, text: string): Promise<Record<string, number>[]> {
  return (await client.query<Record<string, number>>(text)).rows
}
