import { postCatalog } from '@vitrine/contract/catalog'
import { assignProducts, createCategory } from '@vitrine/contract/catalog/editing/categories'
import { listEditedProducts } from '@vitrine/contract/catalog/editing/products'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import { filtered } from '#api/features/catalog/testing/ask-catalog.ts'
import { boutique } from '#api/features/catalog/testing/boutique.ts'
import { importCatalogue } from '#api/features/imports/index.ts'
import { anUploader } from '../testing/an-uploader.ts'
import { editedCategories, faultOf } from './testing/edited-categories.ts'

const editor = editedCategories()
const { open, tree, idOf, read, lastLine, make, made, save, put, remove, at, generation, db } = editor

test('a category is made, read in every language, renamed and moved; its old addresses lead to the new one', async () => {
  const made = await make(await idOf('women'), 'Evening gowns', {
    texts: { en: { name: 'Evening gowns' }, de: { name: 'Abendkleider' } },
  })
  expect(made).toMatchObject({
    code: 200,
    result: { key: 'women/evening-gowns', paths: { de: 'damen/abendkleider', ru: 'women/evening-gowns' } },
  })
  expect(await at('/women/evening-gowns')).toBe('category Evening gowns')
  expect(await at('/damen/abendkleider', 'de')).toBe('category Abendkleider')
  await save('women/evening-gowns', { texts: { en: { name: 'Gowns', url_key: 'gowns' } } })
  expect([await at('/women/evening-gowns'), await at('/women/gowns')]).toEqual([
    'to /women/gowns',
    'category Gowns',
  ])
  expect(await at('/damen/abendkleider', 'de')).toBe('category Abendkleider')
  expect(await put('women/evening-gowns', 'women/dresses')).toMatchObject({ code: 200 })
  expect(await at('/women/evening-gowns')).toBe('to /women/dresses/gowns')
  expect(await at('/damen/abendkleider', 'de')).toBe('to /damen/kleider/abendkleider')
  expect(await lastLine()).toMatchObject({
    entity_id: 'women/evening-gowns',
    before: { parent: 'women' },
    after: { parent: 'women/dresses' },
  })
})

test('a whole branch follows the name of its root, and comes back to its first addresses', async () => {
  await save('women/dresses', { texts: { en: { url_key: 'frocks' } } })
  expect([await at('/women/dresses/midi'), await at('/women/frocks/midi')]).toEqual([
    'to /women/frocks/midi',
    'category Midi',
  ])
  await save('women/dresses', { texts: { en: { url_key: 'dresses' } } })
  expect([await at('/women/dresses/midi'), await at('/women/frocks/midi')]).toEqual([
    'category Midi',
    'to /women/dresses/midi',
  ])
})

test('products move with their category, in lists and in the search, without a new generation', async () => {
  const db = editor.db()
  const current = () => db.selectFrom('catalogue_generation').select('current').executeTakeFirst()
  const before = await current()
  const found = async (searchQuery: object) => {
    await open().shop.made.catalog.refresh()
    const { items } = await open().call(postCatalog, { body: { searchQuery } as never })
    return items.map(({ sku }) => sku)
  }
  await open().call(createCategory, { body: { parent: null, parts: { texts: { en: { name: 'Archive' } } } } })
  const archive = filtered(['category_ids', { in: [await idOf('archive')] }])
  expect(await found(archive)).toEqual([])
  await put('women/dresses', 'archive')
  expect(await found(archive)).toContain('DRESS')
  await save('archive', { texts: { en: { name: 'Zanzibar' } } })
  expect(await found({ _searchText: 'zanzibar' })).toContain('DRESS')
  await put('women/dresses', 'women')
  expect(await found(archive)).toEqual([])
  expect(await current()).toEqual(before)
})

test('what is hidden is shown to nobody, and comes back with its address', async () => {
  await save('women/dresses/midi', { is_active: false })
  expect(await at('/women/dresses/midi')).toBeUndefined()
  await save('women/dresses/midi', { is_active: true, include_in_menu: false })
  expect(await at('/women/dresses/midi')).toBe('category Midi')
})

test('as it stands nothing is written down, and nobody reads anew', async () => {
  const before = await generation()
  const { parts } = await read('women')
  expect(await save('women', parts)).toMatchObject({ code: 200 })
  expect(await put('women', null)).toMatchObject({ code: 200 })
  expect(await generation()).toBe(before)
})

test('order is by hand in a row; those beside the moved one stay free for a feed', async () => {
  const first = await made(null, 'Linen')
  await make(null, 'Wool')
  await put('wool', null, 'linen')
  const { items } = await tree()
  const top = items.filter(({ parent_id }) => parent_id === null).map(({ key }) => key)
  expect(top.indexOf('wool')).toBe(top.indexOf('linen') - 1)
  expect(first.id).toBeGreaterThan(0)
  expect((await read('women')).kept_parts).toEqual(['position'])
})

test('one that is taken away leaves its products and its addresses to its parent', async () => {
  const parent = await idOf('women/dresses')
  await make(parent, 'Mini')
  const dress = await open().idOf('DRESS')
  const id = await idOf('women/dresses/mini')
  await db().insertInto('product_category').values({ product_id: dress, category_id: id }).execute()
  await save('women/dresses/mini', { texts: { en: { url_key: 'tiny' } } })
  expect(faultOf(await remove('women/dresses/mini'))).toEqual([409, 'products_to_parent', 'REFUSED'])
  expect(await remove('women/dresses/mini', true)).toMatchObject({ code: 200 })
  expect([await at('/women/dresses/mini'), await at('/women/dresses/tiny')]).toEqual([
    'to /women/dresses',
    'to /women/dresses',
  ])
  const there = await db()
    .selectFrom('product_category')
    .select('product_id')
    .where('category_id', '=', parent)
    .execute()
  expect(there.map((row) => row.product_id)).toContain(dress)
})

test('products are put in and taken out; the product’s own page says so, by the name it has there', async () => {
  const made = await open().call(createCategory, {
    body: { parent: null, parts: { texts: { en: { name: 'Gifts' } } } },
  })
  const ids = [await open().idOf('CAP'), await open().idOf('BERET')]
  const assign = (body: object) => open().ask(assignProducts, { params: { id: made.id }, body })
  expect(await assign({ add: ids })).toMatchObject({ code: 200, result: { products: 2 } })
  const { parts, kept_parts } = await open().read('CAP')
  expect([parts.categories, kept_parts]).toEqual([expect.arrayContaining(['gifts']), ['categories']])
  expect(await assign({ add: ids.slice(0, 1), remove: ids.slice(1) })).toMatchObject({
    result: { products: 1 },
  })
  const { items } = await open().call(listEditedProducts, { query: { category: made.id, within: 'itself' } })
  expect(items.map(({ sku }) => sku)).toEqual(['CAP'])
  expect(faultOf(await assign({ add: [987_654] }))).toEqual([400, 'add.0', 'REFUSED'])
  expect(faultOf(await assign({ add: ids, remove: ids }))).toEqual([400, 'add.0', 'GIVEN_TWICE'])
  await assign({ remove: ids })
})

test('a picture is brought, shown by its category in the shop’s own sizes, and swept away once none shows it', async () => {
  const { upload } = anUploader(open().shop, open().token)
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer()
  const { path } = (await upload(bytes)).json().result
  expect(path).toMatch(/^k\/[0-9a-f]{32}\.webp$/)
  const other = (await upload(bytes)).json().result.path
  expect(await save('women', { image: path })).toMatchObject({
    code: 200,
    result: { parts: { image: path } },
  })
  const shown = (one: string) => open().shop.api.app.inject({ url: `/media/210x300/${one}` })
  expect((await shown(path)).headers['content-type']).toMatch(/^image/)
  const stranger = `k/${'0'.repeat(32)}.webp`
  expect(faultOf(await save('women', { image: stranger }))).toEqual([400, 'parts.image', 'REFUSED'])
  expect((await upload(Buffer.from('<script>alert(1)</script>'))).json().code).toBe(400)
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ now: Date.now() + 7_200_000, toFake: ['Date'] })
  await open().shop.api.jobs.run('catalogue-editing.sweep-pictures')
  vi.useRealTimers()
  expect(await save('women', { image: null })).toMatchObject({ code: 200 })
  expect(await save('women', { image: path })).toMatchObject({ code: 200 })
  expect(faultOf(await save('women', { image: other }))).toEqual([400, 'parts.image', 'REFUSED'])
  await save('women', { image: null })
})

test('a feed that comes again leaves what was written by hand, brings the rest, and makes no circle', async () => {
  await put('women/dresses/midi', null)
  await put('women/dresses', 'women/dresses/midi')
  await save('women', { texts: { en: { name: 'Her', url_key: 'her' } } })
  const changed = boutique().map((record) =>
    record.kind === 'category' && record.key === 'women/closed' ? { ...record, isActive: true } : record,
  )
  const db = editor.db()
  await importCatalogue(db, changed, { source: 'boutique' })
  const { items } = await tree()
  const parentOf = (key: string) => {
    const parent = items.find((one) => one.key === key)?.parent_id
    return items.find(({ id }) => id === parent)?.key ?? null
  }
  expect([parentOf('women/dresses/midi'), parentOf('women/dresses')]).toEqual([null, 'women/dresses/midi'])
  expect(items.find(({ key }) => key === 'women/closed')?.is_active).toBe(true)
  expect(items.some(({ key }) => key === 'linen')).toBe(true)
  expect([await at('/women/closed'), await at('/midi/dresses')]).toEqual([
    'to /her/closed',
    'category Dresses',
  ])
  const again = await importCatalogue(db, changed, { source: 'boutique' })
  expect(again.generation).toBeNull()
})
