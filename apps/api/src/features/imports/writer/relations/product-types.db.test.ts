// What a product is made of and what it asks, on its way from records to the document readers get.
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProductBody } from '#api/features/catalog/index.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { type ImportRefused, replyOf } from '../../problems.ts'
import { aFeed, aLink, aProduct } from '../../testing/small-feed.ts'
import { importCatalogue } from '../import-catalogue.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const take = (...changes: Parameters<typeof aFeed>) =>
  importCatalogue(database.db, aFeed(...changes), { source: 'test' })

async function bodyOf(sku: string): Promise<ProductBody | undefined> {
  const { rows } = await sql<{ body: ProductBody }>`
    select body from product_document d join product using (product_id)
    where sku = ${sku} and until is null`.execute(database.db)
  return rows[0]?.body
}

const anEpisode = (title: string) => ({
  titles: { en: title },
  file: `/${title}.mp4`,
  priceMinor: { us: 900 },
})
const aFilm = (downloadsSoldSeparately: boolean) =>
  aProduct({
    sku: 'FILM',
    type: 'downloadable',
    prices: { priceMinor: { us: 0 } },
    downloads: [anEpisode('One'), anEpisode('Two')],
    downloadsSoldSeparately,
  })

describe('a downloadable product', () => {
  test('asks which of its files, when each has a price of its own', async () => {
    await take({ changes: [aFilm(true)] })
    expect(await bodyOf('FILM')).toMatchObject({
      downloads: [{ titles: { en: 'One' } }, { titles: { en: 'Two' } }],
      customOptions: [
        {
          type: 'checkbox',
          required: true,
          isDownloads: true,
          titles: { de: 'Downloads' },
          values: [
            { titles: { en: 'One' }, prices: { us: 900 } },
            { titles: { en: 'Two' }, prices: { us: 900 } },
          ],
        },
      ],
    })
  })

  test('asks nothing when all come together', async () => {
    await take({ changes: [aFilm(false)] })
    expect((await bodyOf('FILM'))?.customOptions).toEqual([])
  })
})

describe('rules of an answer', () => {
  const asking = (validators: { rule: string; value?: string }[]) =>
    aProduct({
      sku: 'CARD',
      type: 'virtual',
      customOptions: [{ titles: { en: 'For whom' }, type: 'field', required: true, validators }],
    })

  test('come along with the question', async () => {
    await take({ changes: [asking([{ rule: 'email' }])] })
    expect((await bodyOf('CARD'))?.customOptions).toMatchObject([{ validators: [{ rule: 'email' }] }])
  })

  test('nobody knows are refused', async () => {
    const refused = take({ changes: [asking([{ rule: 'horoscope' }, { rule: 'pattern', value: '(' }])] })
    const { problems } = await refused.then(
      () => Promise.reject(new Error('The feed was taken.')),
      (error: ImportRefused) => error,
    )
    expect(problems.listed.map((one) => replyOf(one).message)).toEqual([
      'the rule "horoscope" is not known',
      'the rule "pattern" (() is not known',
    ])
  })
})

describe('parts the feed names and does not bring', () => {
  const pair = aProduct({ sku: 'PAIR', type: 'grouped', prices: { priceMinor: {} }, stock: undefined })
  const links = ['CAP', 'GLOVES'].map((linkedSku, position) =>
    aLink({ sku: 'PAIR', linkedSku, type: 'associated', position }),
  )

  test('are noted on the group and on the bundle that lack them, and forgotten once they come', async () => {
    const report = await take({ changes: [pair], more: links })
    expect((await bodyOf('PAIR'))?.missingParts).toEqual(['GLOVES'])
    expect(report.warnings.count).toBe(1)

    await take({ changes: [pair], more: links, without: ['CAP'] })
    expect((await bodyOf('PAIR'))?.missingParts).toEqual(['CAP', 'GLOVES'])
    expect((await bodyOf('SET'))?.missingParts).toEqual(['CAP'])

    await take({ changes: [pair, aProduct({ sku: 'GLOVES' })], more: links })
    expect((await bodyOf('PAIR'))?.missingParts).toBeUndefined()
    expect((await bodyOf('SET'))?.missingParts).toBeUndefined()
  })
})
