// The real Luma folder against its own list of expected counts. Skipped where the folder is not there.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSettings } from '#api/config.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { countCatalogue } from '../count-catalogue.ts'
import { describeProblem, replyOf } from '../problems.ts'
import { importCatalogue } from '../writer/import-catalogue.ts'
import type { ImportReport } from '../writer/import-report.ts'
import type { LumaFacts } from './luma-feed.ts'
import { lumaMediaFolders, readLuma } from './read-luma.ts'
import { CONVERSIONS } from './testing/conversions.ts'

const dir = join(readSettings().shopDataDir, 'luma')
const isThere = existsSync(join(dir, 'expected-counts.json'))

describe.skipIf(!isThere)('the Luma catalogue', () => {
  let database: TestDatabase
  let report: ImportReport
  let facts: LumaFacts | undefined
  const expected = isThere ? JSON.parse(readFileSync(join(dir, 'expected-counts.json'), 'utf8')) : {}

  const take = () =>
    importCatalogue(
      database.db,
      readLuma(dir, {
        conversions: CONVERSIONS,
        onFacts: (found) => {
          facts = found
        },
      }),
      { source: 'luma', mediaFolders: lumaMediaFolders(dir) },
    )

  async function rowsOf<T>(query: ReturnType<typeof sql<T>>): Promise<T[]> {
    return (await query.execute(database.db)).rows
  }

  beforeAll(async () => {
    database = await createTestDatabase()
    report = await take()
  })
  afterAll(() => database.drop())

  test('holds every product, by type', async () => {
    const counts = await countCatalogue(database.db)
    expect(counts.products).toEqual(expected.products.by_type)
    expect(counts.variants).toBe(expected.products.variants_of_configurables)
    expect(counts.visible).toBe(expected.products.individually_visible)
    expect(report.counts.product.given).toBe(expected.products.total_skus)
  })

  test('holds every category, with the visible products in it and below it', async () => {
    const found = await rowsOf(sql<{
      path: string
      direct: number
      below: number
      is_active: boolean
      level: number
    }>`
      with recursive tree as (
        select category_id, name as path, array[category_id] as line, is_active, level
        from category join category_text using (category_id) where parent_id is null and language = 'en'
        union all
        select c.category_id, tree.path || '/' || t.name, line || c.category_id, c.is_active, c.level
        from category c join tree on c.parent_id = tree.category_id
        join category_text t on t.category_id = c.category_id and t.language = 'en')
      select path, is_active, level,
        (select count(*) from product_category pc join product p using (product_id)
          where pc.category_id = tree.category_id and visibility > 1) as direct,
        (select count(distinct product_id) from product_category pc join product p using (product_id)
          join tree sub on sub.category_id = pc.category_id
          where visibility > 1 and tree.category_id = any(sub.line)) as below
      from tree`)
    expect(Object.fromEntries(found.map(({ path, direct, below }) => [path, [direct, below]]))).toEqual(
      expected.categories.visible_products_direct_and_with_descendants,
    )
    expect(
      found
        .filter((one) => !one.is_active)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(expected.categories.inactive)
    expect([1, 2, 3].map((level) => found.filter((one) => one.level === level).length)).toEqual([
      expected.categories.top_level,
      expected.categories.level_2,
      expected.categories.level_3,
    ])
  })

  test('holds every attribute and option, and one of our own for the kind of product', async () => {
    const options = Object.fromEntries(
      (
        await rowsOf(sql<{ code: string; n: number }>`
          select code, count(option_id) as n from attribute left join attribute_option using (attribute_id) group by 1`)
      ).map(({ code, n }) => [code, n]),
    )
    expect(Object.keys(options).filter((code) => code !== 'ptype')).toHaveLength(expected.attributes.distinct)
    expect(options).toMatchObject({
      color: expected.attributes.options_color,
      size: expected.attributes.options_size,
      material: 35,
      activity: 20,
    })
  })

  test('links what can be linked and warns of the rest', async () => {
    const { related, upsell, crosssell } = expected.links
    const { links } = await countCatalogue(database.db)
    expect(links).toMatchObject({ related: related.valid, upsell: upsell.valid, crosssell: crosssell.valid })
    const dangling = report.warnings.listed.filter((one) => describeProblem(one).includes(' link from '))
    expect(dangling).toHaveLength(related.unknown_source + crosssell.unknown_target)
  })

  test('holds the reviews of known products once', async () => {
    const { reviews } = expected
    const [found] = await rowsOf(
      sql<{
        n: number
        products: number
      }>`select count(*) n, count(distinct product_id) products from review`,
    )
    expect(found).toEqual({ n: reviews.unique_sku_title, products: reviews.reviewed_products })
    const unknown = report.warnings.listed.filter((one) => replyOf(one).message.startsWith('the review'))
    expect(unknown).toHaveLength(reviews.unknown_sku_rows)
    expect(report.warnings.count).toBe(unknown.length + expected.links.related.unknown_source + 1)
  })

  test('uses the pictures that are there, pages and blocks included', async () => {
    const counts = await countCatalogue(database.db)
    expect(counts).toMatchObject({
      pictures: expected.images.referenced,
      pages: expected.cms.pages,
      blocks: expected.cms.blocks,
    })
    expect(facts).toMatchObject({
      pictureFiles: expected.images.catalog_files,
      usedPictures: expected.images.referenced,
      cmsPictures: expected.images.wysiwyg_files,
      placements: expected.cms.widget_placements,
    })
  })

  test('leaves no directive in a text', async () => {
    const left = await rowsOf(sql`
      select identifier from cms_page where content like '%{{%' union select identifier from cms_block where content like '%{{%'`)
    expect(left).toEqual([])
  })

  test('prices every product that has a price in all seven views', async () => {
    const found = await rowsOf(
      sql<{
        sku: string
        n: number
      }>`select sku, count(store_id) n from product left join product_price using (product_id)
        group by 1 having count(store_id) <> 7 order by 1`,
    )
    expect(found.map(({ n }) => n)).toEqual([0, 0])
  })

  test('asks which episodes of the film that is sold by the episode', async () => {
    const asked = await rowsOf(
      sql<{ sku: string; prices: number[] }>`
        select sku, (select json_agg((price_minor ->> 'us')::int order by v.position)
          from custom_option_value v where v.option_id = o.option_id) as prices
        from custom_option o join product using (product_id) where is_downloads and required`,
    )
    expect(asked).toEqual([{ sku: '240-LV09', prices: [900, 900, 900] }])
  })

  test('taken a second time changes nothing', async () => {
    const again = await take()
    expect(again.generation).toBeNull()
    const { given: _, ...changes } = again.counts.product
    expect(changes).toEqual({ created: 0, updated: 0, retired: 0 })
  })
})
