// A catalogue that has grown and was just brought in: the database knows what an import tells it, and no more.
import { PRODUCT_SORTS } from '@vitrine/contract/catalog/editing/products'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mostLoops } from '#api/testing/most-loops.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { selectAttributes } from '../attributes/select-attributes.ts'
import { countTop, selectTop } from './select-top.ts'

const PRODUCTS = 2_000
const PAGE = 50
/** An attribute's place is a bit of a number, and there are more than it has bits. */
const ATTRIBUTES = 150
const AT = { storeId: 1, now: new Date() }
const WISH = {
  q: '',
  within: 'branch',
  sort: 'name',
  store: 'us',
  language: 'en',
  page: 1,
  size: PAGE,
} as const

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
  await sql`insert into tax_class (tax_class_id, name) values (1, 'Taxed')`.execute(database.db)
  await sql`insert into product (product_id, sku, type_id, tax_class_id)
    select i, 'P-' || i, case when i % 4 = 0 then 'configurable' else 'simple' end, 1
    from generate_series(1, ${PRODUCTS}::int) i`.execute(database.db)
  await sql`insert into product_variant (child_id, parent_id)
    select i + 1, i from generate_series(4, ${PRODUCTS - 4}::int, 4) i`.execute(database.db)
  await sql`insert into product_text (product_id, language, name, url_key)
    select product_id, language, 'Name ' || product_id % 7, 'p-' || product_id
    from product, unnest('{en,de,ru,uk,zh}'::text[]) language`.execute(database.db)
  await sql`insert into product_price (product_id, store_id, price_minor)
    select product_id, 1, 100 + product_id from product`.execute(database.db)
  await sql`insert into stock_item (product_id, qty) select product_id, product_id % 9 from product`.execute(
    database.db,
  )
  await sql`insert into attribute (code, frontend_input, labels)
    select 'a' || i, 'text', '{}' from generate_series(1, ${ATTRIBUTES}::int) i`.execute(database.db)
  await sql`insert into product_attribute (product_id, attribute_id, value)
    select product_id, attribute_id, '-' from product, attribute where (product_id * 7 + attribute_id * 3) % 11 = 0`.execute(
    database.db,
  )
  await sql`analyze product, product_text (product_id, language)`.execute(database.db)
})
afterAll(() => database.drop())

test.each([...PRODUCT_SORTS.map((sort) => ({ sort })), { page: 30 }])(
  'a page of %j takes no second: no product is looked up that is not on it',
  async (wish) => {
    expect(await mostLoops(database.db, (db) => selectTop(db, { ...WISH, ...wish }, AT))).toBeLessThanOrEqual(
      2 * PAGE,
    )
  },
)

test('what needs work takes no second to count: no product is looked up by itself', async () => {
  expect(await mostLoops(database.db, (db) => countTop(db, WISH, AT))).toBeLessThanOrEqual(2 * PAGE)
})

test('attributes are listed by one look at all values, however many attributes there are', async () => {
  expect(await mostLoops(database.db, (db) => selectAttributes(db, 'en'), 'product_attribute')).toBe(1)
})

test('as many products have each of many attributes as there are by hand', async () => {
  const { rows } = await sql<{ code: string; count: number }>`
    select a.code, count(distinct coalesce(v.parent_id, t.product_id))::int as count
    from attribute a left join product_attribute t using (attribute_id)
      left join product_variant v on v.child_id = t.product_id group by a.code`.execute(database.db)
  const { items } = await selectAttributes(database.db, 'en')
  expect(items.length).toBeGreaterThanOrEqual(ATTRIBUTES)
  expect(Object.fromEntries(items.map(({ code, products }) => [code, products]))).toEqual(
    Object.fromEntries(rows.map(({ code, count }) => [code, count])),
  )
})
