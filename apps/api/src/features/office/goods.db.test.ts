import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openOffice } from './testing/open-office.ts'

const office = openOffice()
const stock = (items: object[]) => office.post('stock', { items })
const prices = (items: object[]) => office.post('prices', { items })

describe('stock', () => {
  test('is set or changed, noted for every process, and audited as it was and is', async () => {
    await stock([{ sku: 'SOCK', qty: 60 }])
    await office.db().deleteFrom('catalogue_change').execute()
    const answer = await stock([
      { sku: 'SOCK', change: 5 },
      { sku: 'SCARF', qty: 400 },
    ])
    expect(answer.result.items).toEqual([
      { sku: 'SOCK', qty: 65 },
      { sku: 'SCARF', qty: 400 },
    ])
    expect(await office.db().selectFrom('catalogue_change').selectAll().execute()).toHaveLength(2)
    const lines = await office
      .db()
      .selectFrom('audit')
      .selectAll()
      .where('entity', '=', 'stock_item')
      .execute()
    expect(lines.filter(({ entity_id }) => entity_id === 'SOCK').at(-1)).toMatchObject({
      job: 'key:erp',
      before: { qty: 60 },
      after: { qty: 65 },
    })
  })

  test.each([
    [
      [
        { sku: 'SOCK', qty: 1 },
        { sku: 'NONE', qty: 1 },
      ],
      'items.1.sku',
    ],
    [
      [
        { sku: 'SOCK', qty: 1 },
        { sku: 'SOCK', change: 1 },
      ],
      'items.1.sku',
    ],
    [[{ sku: 'SOCK', qty: 1, change: 1 }], 'items.0.qty'],
    [[{ sku: 'SOCK' }], 'items.0.qty'],
    [[{ sku: 'SOCK', qty: -1 }], 'items.0.qty'],
    [[{ sku: 'SOCK', qty: 1.5 }], 'items.0.qty'],
    [[], 'items'],
  ])('%j is refused by its field, whole', async (items, field) => {
    await stock([{ sku: 'SOCK', qty: 60 }])
    expect(await stock(items)).toMatchObject({ code: 400, meta: { field } })
    const { rows } = await sql`select from stock_item join product using (product_id)
      where sku = 'SOCK' and qty = 60`.execute(office.db())
    expect(rows).toHaveLength(1)
  })

  test('changed while shoppers buy, no piece is lost or invented', async () => {
    await stock([{ sku: 'SOCK', qty: 60 }])
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => stock([{ sku: 'SOCK', change: 1 }])),
      ...Array.from({ length: 10 }, () => office.order([{ sku: 'SOCK', qty: 2 }])),
    ])
    expect(answers).toHaveLength(20)
    expect((await stock([{ sku: 'SOCK', change: 0 }])).result.items).toEqual([{ sku: 'SOCK', qty: 50 }])
  })

  test('named in opposite sequences by many at once, nobody meets in a deadlock', async () => {
    const items = [
      { sku: 'SOCK', change: 1 },
      { sku: 'SCARF', change: 1 },
    ]
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => stock(index % 2 ? items : items.toReversed())),
    )
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([200]))
  })
})

describe('prices', () => {
  test('hold from the next cart on, with their reduction', async () => {
    const answer = await prices([
      { sku: 'SOCK', store: 'de', price: 6.5 },
      { sku: 'SCARF', store: 'de', price: 119, special_price: 99.9 },
    ])
    expect(answer).toEqual({ code: 200, result: { updated: 2 } })
    const { number } = await office.order([
      { sku: 'SOCK', qty: 1 },
      { sku: 'SCARF', qty: 1 },
    ])
    const { result } = await office.get(`orders/${number}`)
    expect(result.lines).toMatchObject([{ price: 6.5 }, { price: 99.9 }])
    await prices([
      { sku: 'SOCK', store: 'de', price: 5 },
      { sku: 'SCARF', store: 'de', price: 119 },
    ])
  })

  test.each([
    [{ sku: 'NONE', store: 'de', price: 1 }, 'items.0.sku'],
    [{ sku: 'SOCK', store: 'moon', price: 1 }, 'items.0.store'],
    [{ sku: 'SOCK', store: 'de', price: 0 }, 'items.0.price'],
    [{ sku: 'SOCK', store: 'de', price: 1.234 }, 'items.0.price'],
    [{ sku: 'SOCK', store: 'de', price: 5, special_price: 5 }, 'items.0.special_price'],
    [{ sku: 'SOCK', store: 'de', price: 5, special_from: 'soon' }, 'items.0.special_from'],
  ])('%j is refused by its field', async (item, field) => {
    expect(await prices([item])).toMatchObject({ code: 400, meta: { field } })
  })

  test('are refused while a catalogue comes in, which would undo them', async () => {
    await office
      .db()
      .transaction()
      .execute(async (db) => {
        await sql`select pg_advisory_xact_lock(7316044202)`.execute(db)
        expect(await prices([{ sku: 'SOCK', store: 'de', price: 9 }])).toMatchObject({
          code: 409,
          result: 'IMPORT_RUNNING',
        })
      })
  })
})
