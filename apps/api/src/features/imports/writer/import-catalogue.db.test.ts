import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { describeProblem, ImportRefused, ProblemList, replyOf } from '../problems.ts'
import { aFeed, aLink, aProduct, aReview } from '../testing/small-feed.ts'
import { importCatalogue } from './import-catalogue.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await createTestDatabase()
})
afterEach(() => database.drop())

const take = (feed = aFeed()) => importCatalogue(database.db, feed, { source: 'test' })

async function bodyOf(sku: string) {
  const { rows } = await sql<{ body: Record<string, never>; search: object | null; since: number }>`
    select body, search, since from product_document d join product using (product_id)
    where sku = ${sku} and until is null`.execute(database.db)
  return rows[0]
}

async function statusOf(sku: string) {
  return database.db.selectFrom('product').select('status').where('sku', '=', sku).executeTakeFirst()
}

async function pathsOf(language: string) {
  const rows = await database.db
    .selectFrom('url_path')
    .select(['path', 'entity_type', 'target'])
    .where('language', '=', language)
    .orderBy('path')
    .execute()
  return rows.map(({ path, entity_type, target }) => [path, entity_type, target].filter(Boolean).join(' '))
}

const setStock = (sku: string, qty: number) =>
  sql`update stock_item set qty = ${qty} where product_id = (select product_id from product where sku = ${sku})`.execute(
    database.db,
  )

async function stockOf(sku: string) {
  const { rows } = await sql<{ qty: number }>`
    select qty from stock_item join product using (product_id) where sku = ${sku}`.execute(database.db)
  return rows[0]?.qty
}

test('a sign nobody sees in a sku made a second product that looked like the first', async () => {
  await take()
  const [first] = aFeed().filter((one) => one.kind === 'product' && one.sku === 'CAP')
  const again = aFeed().map((one) =>
    one.kind === 'product' && one.sku === 'CAP' ? { ...one, sku: '\u200bC\u00adAP' } : one,
  )
  const report = await take(again)
  expect([first !== undefined, report.counts.product]).toEqual([
    true,
    expect.objectContaining({ given: 5, created: 0 }),
  ])
  expect((await bodyOf('SET'))?.body).toMatchObject({ bundleOptions: [{ selections: [{ sku: 'CAP' }] }] })
})

describe('a first import', () => {
  test('stores the catalogue and one document for each product', async () => {
    const report = await take()
    expect(report).toMatchObject({
      generation: 1,
      productTypes: { simple: 3, configurable: 1, bundle: 1 },
      counts: { product: { given: 5, created: 5 }, category: { given: 2, created: 2 }, review: { given: 1 } },
      warnings: { count: 0 },
    })
    const jumper = await bodyOf('JUMPER')
    expect(jumper?.body).toMatchObject({
      axes: ['color'],
      texts: {
        en: { name: 'Jumper', description: '<p>Soft</p>', urlPath: 'jumper' },
        de: { urlPath: 'suesser-pullover' },
      },
      prices: { us: { price: 1900 }, ru: { price: 179_000 } },
      children: [
        { sku: 'JUMPER-red', image: '/j/red.jpg', options: { color: expect.any(Number) } },
        { sku: 'JUMPER-navy' },
      ],
    })
    expect((await bodyOf('JUMPER-red'))?.body).toMatchObject({ parent: { sku: 'JUMPER' } })
    expect((await bodyOf('JUMPER-red'))?.search).toBeNull()
    expect((await bodyOf('SET'))?.body).toMatchObject({ bundleOptions: [{ selections: [{ sku: 'CAP' }] }] })
    expect((await bodyOf('CAP'))?.body).toMatchObject({
      links: [{ type: 'related', sku: 'JUMPER' }],
    })
  })

  test('gives every category and visible product an address in every language', async () => {
    await take()
    expect(await pathsOf('de')).toEqual([
      'cap product',
      'damen category',
      'damen/knitwear category',
      'suesser-pullover product',
      'winter-set product',
    ])
    expect(await pathsOf('zh')).toContain('women/knitwear category')
  })

  test('tells products of one name apart by their address', async () => {
    const twin = aProduct({ sku: 'CAP-2', texts: { en: { name: 'Cap' } } })
    await take(aFeed({ changes: [twin] }))
    const id = (await bodyOf('CAP-2'))?.body.id
    expect(await pathsOf('en')).toEqual(expect.arrayContaining(['cap product', `cap-${id} product`]))
  })
})

describe('a second import', () => {
  test('of the same feed changes nothing', async () => {
    await take()
    const report = await take()
    expect(report.generation).toBeNull()
    expect(report.counts.product).toEqual({ given: 5, created: 0, updated: 0, retired: 0 })
    expect(report.counts.link).toEqual({ given: 1, created: 0, updated: 0, retired: 0 })
  })

  test('writes a new document only where something is different', async () => {
    await take()
    const dearer = aProduct({
      sku: 'CAP',
      texts: { en: { name: 'Cap' } },
      prices: { priceMinor: { us: 2100 } },
    })
    const report = await take(aFeed({ changes: [dearer] }))
    expect(report).toMatchObject({ generation: 2, counts: { product: { updated: 1, created: 0 } } })
    expect((await bodyOf('CAP'))?.since).toBe(2)
    expect((await bodyOf('JUMPER'))?.since).toBe(1)
  })

  test('takes a changed variant into its parent', async () => {
    await take()
    const red = aProduct({ sku: 'JUMPER-red', visibility: 1, attributes: { color: ['red'] }, status: 2 })
    await take(aFeed({ changes: [red] }))
    expect((await bodyOf('JUMPER'))?.body).toMatchObject({ children: [{ status: 2 }, { status: 1 }] })
  })

  test('retires what is gone and brings back what returns, under its old id', async () => {
    await take()
    const before = (await bodyOf('CAP'))?.body.id
    const report = await take(aFeed({ without: ['CAP'] }))
    expect(report.counts.product.retired).toBe(1)
    expect(await statusOf('CAP')).toEqual({ status: 2 })
    expect(await bodyOf('CAP')).toBeUndefined()
    await take()
    expect(await statusOf('CAP')).toEqual({ status: 1 })
    expect((await bodyOf('CAP'))?.body.id).toBe(before)
  })

  test('keeps what orders took from stock until the feed itself says otherwise', async () => {
    await take()
    await setStock('CAP', 7)
    await take(aFeed({ changes: [aProduct({ sku: 'CAP', texts: { en: { name: 'New cap' } } })] }))
    expect(await stockOf('CAP')).toBe(7)
    await take(aFeed({ changes: [aProduct({ sku: 'CAP', stock: { qty: 12 } })] }))
    expect(await stockOf('CAP')).toBe(12)
  })

  test('leaves a redirect at an address that moved, straight to the last one', async () => {
    const named = (name: string) => aFeed({ changes: [aProduct({ sku: 'CAP', texts: { en: { name } } })] })
    await take(named('Cap'))
    await take(named('Bonnet'))
    await take(named('Beanie'))
    const paths = await pathsOf('en')
    expect(paths).toEqual(
      expect.arrayContaining(['beanie product', 'bonnet redirect beanie', 'cap redirect beanie']),
    )
    await take(named('Cap'))
    expect(await pathsOf('en')).toEqual(
      expect.arrayContaining(['cap product', 'beanie redirect cap', 'bonnet redirect cap']),
    )
  })

  test('drops documents that no reader can be holding any more', async () => {
    for (const us of [1, 2, 3, 4]) {
      const cap = aProduct({ sku: 'CAP', prices: { priceMinor: { us } } })
      await take(aFeed({ changes: [cap] }))
    }
    const { rows } = await sql<{ since: number }>`
      select since from product_document join product using (product_id) where sku = 'CAP' order by 1`.execute(
      database.db,
    )
    expect(rows.map(({ since }) => since)).toEqual([3, 4])
  })
})

describe('a feed with faults', () => {
  test('is refused whole, with every fault and its place', async () => {
    await take()
    const feed = aFeed({
      changes: [
        aProduct({ sku: 'BAD', categoryKeys: ['men'], prices: { priceMinor: { us: -1 } } }),
        aProduct({ sku: 'WORSE', attributes: { color: ['plaid'] }, place: { file: 'goods.csv', line: 9 } }),
      ],
    })
    const error = await take(feed).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ImportRefused)
    expect((error as ImportRefused).problems.listed.map(describeProblem)).toEqual([
      'goods.csv:2: the price -1 of store us is not an amount',
      'goods.csv:2: the category "men" is not known',
      'goods.csv:9: "plaid" is no option of the attribute "color"',
    ])
    expect(await statusOf('BAD')).toBeUndefined()
  })

  test('counts the faults its reader found together with its own', async () => {
    const inReader = new ProblemList()
    inReader.add({ message: 'the row is not UTF-8' })
    async function* aBrokenFeed() {
      // As many as the writer takes in one go.
      for (let n = 0; n < 1000; n += 1) yield aProduct({ sku: `BAD-${n}`, categoryKeys: ['men'] })
      throw new ImportRefused(inReader)
    }
    const broken = importCatalogue(database.db, aBrokenFeed(), { source: 'test' })
    await expect(broken).rejects.toThrow('refused: 1,001 problem(s)')
  })

  test('may speak of unknown products: those links, reviews and variants are listed and left out', async () => {
    const report = await take(
      aFeed({ more: [aLink({ linkedSku: 'NOWHERE' }), aReview({ key: 'r2', sku: 'GONE' }), aLink({})] }),
    )
    expect(report.warnings.listed.map((one) => replyOf(one).message)).toEqual([
      'related link from "CAP" to "NOWHERE": "NOWHERE" is not in the feed',
      'the review speaks of "GONE", which is not in the feed',
    ])
    expect(report.counts.link.given).toBe(1)
  })
})
