import { listEditedProducts, saveProducts } from '@vitrine/contract/catalog/editing/products'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { price, text } from './testing/a-change.ts'
import { openEditedShop } from './testing/an-editor.ts'

let open: Awaited<ReturnType<typeof openEditedShop>>
beforeAll(async () => {
  open = await openEditedShop()
})
afterAll(() => open.shop.close())

const { read, save, ask, call } = new Proxy({} as Awaited<ReturnType<typeof openEditedShop>>, {
  get:
    (_, name: 'read') =>
    (...given: never[]) =>
      (open[name] as (...all: never[]) => unknown)(...given),
})
const shown = async (sku: string, store = 'us') => {
  await open.shop.made.catalog.refresh()
  return open.shop.api.app
    .inject({ url: `/api/product?sku=${sku}`, headers: { 'x-vs-store-code': store } })
    .then((reply) => reply.json())
}
const lines = () =>
  open.shop.database.db.selectFrom('audit').selectAll().where('permission', '=', 'catalog:write').execute()
const generation = async () =>
  (await open.shop.database.db.selectFrom('catalogue_generation').select('current').executeTakeFirstOrThrow())
    .current
const documents = async () =>
  (
    await sql<{
      product_id: number
      changed_at: Date
    }>`select product_id, changed_at from product_document where until is null`.execute(open.shop.database.db)
  ).rows

describe('a change of one product', () => {
  test('is what every reader sees, in the same generation, and leaves the other documents alone', async () => {
    const [before, id] = [await documents(), await open.idOf('STRAW')]
    const at = await generation()
    expect(
      (await save('STRAW', { parts: { texts: { en: text('Sun hat', { url_key: 'straw-hat' }) } } })).code,
    ).toBe(200)
    await open.shop.made.catalog.refresh()
    expect(await generation()).toBe(at)
    const list = await call(listEditedProducts, { query: { q: 'sun hat' } })
    expect(list.items.map(({ sku, name }) => [sku, name])).toEqual([['STRAW', 'Sun hat']])
    expect((await shown('STRAW')).result.product.name).toBe('Sun hat')
    const changed = (await documents()).filter(
      (now) =>
        before.find((was) => was.product_id === now.product_id)?.changed_at.getTime() !==
        now.changed_at.getTime(),
    )
    expect(changed.map(({ product_id }) => product_id)).toEqual([id])
  })

  test('leaves a line with what it was and is', async () => {
    await save('STRAW', { parts: { visibility: 2 } })
    expect((await lines()).at(-1)).toMatchObject({
      ...{ entity: 'product', entity_id: 'STRAW', permission: 'catalog:write' },
      ...{ before: { visibility: 4 }, after: { visibility: 2 } },
    })
    await save('STRAW', { parts: { visibility: 4 } })
  })

  test('tells a long text by its beginning, cut between two signs and not within one', async () => {
    const description = `${'y'.repeat(299)}🧵🧵`
    const { code } = await save('STRAW', { parts: { texts: { en: text('Sun hat', { description }) } } })
    expect(code).toBe(200)
    expect((await lines()).at(-1)?.after).toMatchObject({
      texts: { en: { description: `${'y'.repeat(299)}…` } },
    })
  })

  test('of a name, leaves the address; a new address leaves a redirect', async () => {
    const { paths } = await read('CAP')
    await save('CAP', { parts: { texts: { en: text('Merino cap', { url_key: 'merino-cap' }) } } })
    expect((await read('CAP')).paths.en).toBe('merino-cap')
    const { rows } = await sql<{ target: string }>`select target from url_path
      where language = 'en' and path = ${paths.en} and entity_type = 'redirect'`.execute(
      open.shop.database.db,
    )
    expect(rows).toEqual([{ target: 'merino-cap' }])
  })

  test('marks the translations that are older than it', async () => {
    const german = { de: text('Merinomütze', { url_key: 'merinomuetze' }) }
    await save('CAP', { parts: { texts: german } })
    expect((await read('CAP')).text_states).toMatchObject({ en: 'there', de: 'there', ru: 'missing' })
    await save('CAP', { parts: { texts: { en: text('Merino cap, warm', { url_key: 'merino-cap' }) } } })
    expect((await read('CAP')).text_states).toMatchObject({ en: 'there', de: 'older' })
    await save('CAP', { parts: { texts: { de: text('') } } })
    expect((await read('CAP')).text_states.de).toBe('missing')
  })

  test('takes a price window of its own in each store, and variants that cost the same follow', async () => {
    const window = { special_from: '2026-11-27T00:00:00Z', special_to: '2026-11-30T23:59:59Z' }
    await save('DRESS', {
      parts: { prices: { de: price(75, { special_price: 60, ...window }), us: price(85) } },
    })
    const dress = await read('DRESS')
    expect(dress.parts.prices).toMatchObject({
      de: { special_price: 60, special_from: '2026-11-27T00:00:00.000Z' },
      us: { price: 85, special_price: null },
    })
    const red = await read('DRESS-red-s')
    // Medium cost more than the dress before, and goes on doing so.
    expect([red.parts.prices?.us?.price, red.parts.prices?.de?.special_price]).toEqual([85, 60])
    expect((await read('DRESS-red-m')).parts.prices).toMatchObject({
      us: { price: 90 },
      de: { special_price: 60 },
    })
    expect((await read('DRESS-navy-s')).parts.prices?.us).toMatchObject({ price: 80, special_price: 60 })
    const { rows } =
      await sql`select from former_price f join product using (product_id) where sku = 'DRESS-red-s'`.execute(
        open.shop.database.db,
      )
    expect(rows).toHaveLength(2)
  })

  test('takes it off the shelves and puts it back', async () => {
    await save('FOUND', { parts: { status: 2 } })
    const off = await shown('FOUND')
    await save('FOUND', { parts: { status: 1 } })
    expect([off.code === 200, (await shown('FOUND')).code]).toEqual([false, 200])
  })
})

describe('two editors at once', () => {
  test('the second is told, and shown what the first wrote', async () => {
    const { id, version } = await read('BERET')
    const write = (name: string) =>
      ask(saveProducts, { body: { items: [{ id, version, parts: { texts: { en: text(name) } } }] } })
    const replies = await Promise.all([write('One'), write('Two'), write('Three')])
    expect(replies.map(({ code }) => code).toSorted()).toEqual([200, 409, 409])
    const late = replies.find(({ code }) => code === 409)
    const [detail] = late?.meta.details ?? []
    const { texts } = (await read('BERET')).parts
    expect(detail).toMatchObject({
      path: 'items.0.version',
      current: { texts: { en: { name: texts?.en?.name } } },
    })
  })

  test('whose answer was lost was told of somebody else: pressed again it is saved, and what differs is not', async () => {
    const { id, version } = await read('BERET')
    const write = (name: string, amount: number) => {
      const parts = { texts: { en: { name } }, prices: { us: price(amount) }, status: 1 as const }
      return ask(saveProducts, { body: { items: [{ id, version, parts }] } })
    }
    const replies = [await write('Heard', 44), await write('Heard', 44), await write('Heard', 45)]
    expect(replies.map(({ code }) => code)).toEqual([200, 200, 409])
    expect((await read('BERET')).parts.prices).toMatchObject({ us: { price: 44 } })
  })

  test('pieces that were sold meanwhile are not brought back', async () => {
    const { id, version } = await read('LISTED')
    await sql`update stock_item set qty = 7 where product_id = ${id}`.execute(open.shop.database.db)
    const stock = { was: 10, qty: 12 }
    const late = await ask(saveProducts, { body: { items: [{ id, version, stock }] } })
    expect(late).toMatchObject({
      code: 409,
      result: 'STOCK_CHANGED',
      meta: { details: [{ path: 'items.0.stock.was', stock: 7 }] },
    })
    const again = await call(saveProducts, { body: { items: [{ id, version, stock: { was: 7, qty: 12 } }] } })
    expect(again.items[0]?.stock).toBe(12)
  })

  test('who says how pieces are counted, from what another has changed since, is told so', async () => {
    const { id, version, stock } = await read('LISTED')
    const was = stock?.qty ?? null
    const says = (facts: object) =>
      ask(saveProducts, {
        body: { items: [{ id, version, stock: { was, qty: was ?? 0, ...facts } }] },
      })
    expect((await says({ low_stock_qty: 9 })).code).toBe(200)
    expect((await lines()).at(-1)).toMatchObject({
      before: { low_stock_qty: 3 },
      after: { low_stock_qty: 9 },
    })
    expect(await says({ low_stock_qty: 1 })).toMatchObject({ code: 409, result: 'PRODUCT_CHANGED' })
    expect((await says({ manage_stock: false })).code).toBe(409)
    expect((await read('LISTED')).stock).toMatchObject({ low_stock_qty: 9, manage_stock: true })
    // Pieces alone are counted whoever changed what else.
    expect((await says({})).code).toBe(200)
  })

  test('of a table of cells one that is wrong keeps all of them from being written', async () => {
    const [cap, straw] = [await read('CAP'), await read('STRAW')]
    const items = [
      { id: cap.id, version: cap.version, parts: { prices: { us: price(31) } } },
      { id: straw.id, version: 'an-old-one', parts: { prices: { us: price(32) } } },
    ]
    expect((await ask(saveProducts, { body: { items } })).code).toBe(409)
    expect((await read('CAP')).version).toBe(cap.version)
  })
})
