import { noteVisit } from '@vitrine/contract/visit/visit'
import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aCategory, aProduct } from '#api/features/imports/testing/small-feed.ts'
import { openWholeShop, type WholeShop } from '#api/testing/open-whole-shop.ts'
import { signInAt } from '#api/testing/sign-in-at.ts'

const PEOPLE = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'

let shop: WholeShop
let token: string
beforeAll(async () => {
  shop = await openWholeShop([aCategory({ key: 'women' }), aProduct({ sku: 'COAT' })])
  token = (await signInAt(shop, { name: 'boss', roles: ['admin'] })).token
})
afterAll(() => shop.close())
beforeEach(async () => {
  for (const table of ['visit', 'visit_day', 'search_miss', 'web_vital'] as const)
    await shop.database.db.deleteFrom(table).execute()
})

let people = 0
/** Somebody at an address of their own. */
function somebody(): string {
  people += 1
  return `203.0.113.${people}`
}

async function opens(page: string, ip: string, userAgent = PEOPLE) {
  const url = `/api/url?page=${encodeURIComponent(page)}`
  const { body } = await shop.api.app.inject({ url, remoteAddress: ip, headers: { 'user-agent': userAgent } })
  expect(JSON.parse(body)).toEqual({ code: 200, result: true })
}

async function staffSees(path: string) {
  const reply = await shop.api.app.inject({ url: path, headers: { authorization: `Bearer ${token}` } })
  expect(reply.statusCode).toBe(200)
  return reply.json().result
}
const visits = (query = '') => staffSees(`/api/admin/visits?period=month${query}`)
const productPath = async () => {
  const { rows } = await sql<{ path: string }>`
    select path from url_path where entity_type = 'product' and language = 'en'`.execute(shop.database.db)
  return rows[0]?.path
}

test('a visitor counts once a day, however many pages they open, and once more where they look at a product', async () => {
  const [anna, ben] = [somebody(), somebody()]
  await opens('/us', anna)
  await opens('/us/women', anna)
  await opens('/us', ben)
  expect(await visits()).toMatchObject({ visits: 2, products: 0 })
  await opens(`/us/${await productPath()}`, anna)
  await opens(`/us/${await productPath()}?color=1`, anna)
  expect(await visits()).toMatchObject({ visits: 2, products: 1 })
  expect(await visits('&store=de')).toMatchObject({ visits: 0 })
})

test('neither address nor browser is kept, and the same visitor of tomorrow is another', async () => {
  await opens('/us', somebody())
  const { rows } = await sql<{ text: string }>`select visit::text as text from visit`.execute(
    shop.database.db,
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.text).not.toMatch(/203\.0\.113|Firefox/)
  const { rows: salts } = await sql`select octet_length(salt) as size from visit_salt`.execute(
    shop.database.db,
  )
  expect(salts).toEqual([{ size: 32 }])
})

test('programs that say so, pages of no store and addresses that are none are not counted', async () => {
  await opens('/us', somebody(), 'Mozilla/5.0 (compatible; Googlebot/2.1)')
  await opens('/us', somebody(), '')
  await opens('/nowhere', somebody())
  await opens('//[', somebody())
  await opens('/us/%E0%A4%A', somebody())
  expect(await visits()).toMatchObject({ visits: 1, products: 0 })
})

test('one address that invents a new browser with every page is no crowd', async () => {
  const ip = somebody()
  for (let at = 0; at < 150; at += 1) await opens('/us', ip, `${PEOPLE} ${at}`)
  expect((await visits()).visits).toBeLessThanOrEqual(100)
})

test('what is searched for in vain is told, once for each who asked; contacts and what is found are not', async () => {
  const [anna, ben] = [somebody(), somebody()]
  await opens('/us/search?q=Zeppelin%20hat', anna)
  await opens('/us/search?q=zeppelin%20%20hat', anna)
  await opens('/us/search?q=ZEPPELIN%20HAT', ben)
  await opens('/us/search?q=anna%40example.org', anna)
  await opens('/us/search?q=%2B1%20646%205550142', anna)
  await opens('/us/search?q=coat', anna)
  expect((await visits()).misses).toEqual([{ text: 'zeppelin hat', store_code: 'us', times: 2 }])
})

test('of a day that is over its sums are kept, and nothing of who came', async () => {
  const day = `(now() at time zone 'UTC')::date - 1`
  const { storeId } = STORE_VIEWS[0] ?? { storeId: 1 }
  await sql`insert into visit (day, store_id, visitor, saw_product)
    select ${sql.raw(day)}, ${storeId}, decode(lpad(to_hex(i), 32, '0'), 'hex'), i <= 2 from generate_series(1, 5) i`.execute(
    shop.database.db,
  )
  await opens('/us', somebody())
  const year = () => staffSees('/api/admin/visits?period=year')
  const before = await year()
  await shop.api.jobs.run('visits.sweep')
  await shop.api.jobs.run('visits.sweep')
  const { rows } = await sql`select count(*)::int as left from visit`.execute(shop.database.db)
  expect(rows).toEqual([{ left: 1 }])
  expect(await year()).toEqual(before)
})

const tells = (body: object) =>
  shop.api.app.inject({
    method: 'POST',
    url: '/api/web-vitals',
    payload: { page: 'product', device: 'phone', ...body },
  })

test('how fast pages were is told by what three of four stayed below, and which kind is slowest', async () => {
  for (let at = 0; at < 20; at += 1) await tells({ LCP: 1_000, CLS: 0.01 })
  for (let at = 0; at < 20; at += 1) await tells({ page: 'category', LCP: 5_000 })
  expect(await staffSees('/api/admin/web-vitals')).toMatchObject({ pages: 0, vitals: [], slowest: null })
  await shop.api.jobs.run('visits.write-vitals')
  await tells({ LCP: 1_000 })
  await shop.api.jobs.run('visits.write-vitals')
  const { pages, vitals, slowest } = await staffSees('/api/admin/web-vitals')
  expect(pages).toBe(41)
  expect(vitals).toMatchObject([
    { metric: 'LCP', good: 51, fair: 0, slow: 49 },
    { metric: 'CLS', good: 100 },
  ])
  expect(slowest).toMatchObject({ page: 'category', device: 'phone' })
})

test.each([
  ['a measure below nothing', { LCP: -1 }, 'LCP'],
  ['a measure of another kind', { INP: 'fast' }, 'INP'],
  ['a page there is no kind for', { page: 'secret' }, 'page'],
  ['what nobody measures', { mood: 1 }, 'mood'],
])('%s is refused by its field', async (_, body, field) => {
  const reply = await tells(body)
  expect(reply.statusCode).toBe(400)
  expect(reply.body).toContain(field)
})

test('a visit is answered also when it cannot be counted', async () => {
  const client = shop.api.clientFor({ store: 'us' })
  expect(await client.call(noteVisit, { query: { page: '/eu/women?x=1' } })).toBe(true)
})
