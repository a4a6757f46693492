import { postCatalog } from '@vitrine/contract/catalog'
import {
  assignProducts,
  createCategory,
  type EditedCategoryTree,
  getEditedCategory,
  listEditedCategories,
  moveCategory,
  removeCategory,
  saveCategory,
} from '@vitrine/contract/catalog/editing/categories'
import { listEditedProducts } from '@vitrine/contract/catalog/editing/products'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { filtered } from '#api/features/catalog/testing/ask-catalog.ts'
import { boutique } from '#api/features/catalog/testing/boutique.ts'
import { importCatalogue } from '#api/features/imports/index.ts'
import { aContext } from '#api/testing/test-context.ts'
import { writeAfterAllRead } from '#api/testing/write-after-all-read.ts'
import { openEditedShop, type Refusal } from '../testing/an-editor.ts'
import { anUploader } from '../testing/an-uploader.ts'
import { moveCategory as move } from './move-category.ts'

let open: Awaited<ReturnType<typeof openEditedShop>>
beforeAll(async () => {
  open = await openEditedShop()
})
afterAll(() => open.shop.close())

const tree = () => open.call(listEditedCategories)
const idIn = ({ items }: EditedCategoryTree, key: string) => items.find((one) => one.key === key)?.id ?? 0
const idOf = async (key: string) => idIn(await tree(), key)
const read = async (key: string) => open.call(getEditedCategory, { params: { id: await idOf(key) } })
const make = (parent: number | null, name: string, more: object = {}) =>
  open.ask(createCategory, { body: { parent, parts: { texts: { en: { name } }, ...more } } })
const made = (parent: number | null, name: string) =>
  open.call(createCategory, { body: { parent, parts: { texts: { en: { name } } } } })
const save = async (key: string, parts: object) => {
  const { id, version } = await read(key)
  return open.ask(saveCategory, { params: { id }, body: { version, parts } })
}
const put = async (key: string, parent: string | null, before: string | null = null) => {
  const now = await tree()
  const idAt = (one: string | null) => (one === null ? null : idIn(now, one))
  const body = { tree: now.version, parent: idAt(parent), before: idAt(before) }
  return open.ask(moveCategory, { params: { id: idIn(now, key) }, body })
}
const remove = async (key: string, products_to_parent = false) => {
  const { id, version } = await read(key)
  return open.ask(removeCategory, { params: { id }, body: { version, products_to_parent } })
}
/** What a shopper of the store is told stands there, as another process would after the notice. */
const at = async (url: string, store = 'us') => {
  await open.shop.made.catalog.refresh()
  const reply = await open.shop.api.app.inject({
    method: 'POST',
    url: '/api/url/map',
    headers: { 'x-vs-store-code': store },
    payload: { url },
  })
  const { _type, _source } = reply.json() ?? {}
  return _type === 'redirect' ? `to ${_source.target}` : _type && `${_type} ${_source.name}`
}
const generation = async () =>
  (await open.shop.database.db.selectFrom('catalogue_generation').select('current').executeTakeFirst())
    ?.current
const lastLine = () =>
  open.shop.database.db
    .selectFrom('audit')
    .select(['entity_id', 'before', 'after'])
    .where('entity', '=', 'category')
    .orderBy('audit_id', 'desc')
    .executeTakeFirst()
const faultOf = ({ code, meta }: Refusal) => [code, meta.details?.[0]?.path, meta.details?.[0]?.key]

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
  const { db } = open.shop.database
  const current = () => db.selectFrom('catalogue_generation').select('current').executeTakeFirst()
  const before = await current()
  const found = async (searchQuery: object) => {
    await open.shop.made.catalog.refresh()
    const { items } = await open.call(postCatalog, { body: { searchQuery } as never })
    return items.map(({ sku }) => sku)
  }
  await open.call(createCategory, { body: { parent: null, parts: { texts: { en: { name: 'Archive' } } } } })
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
  const dress = await open.idOf('DRESS')
  const id = await idOf('women/dresses/mini')
  await open.shop.database.db
    .insertInto('product_category')
    .values({ product_id: dress, category_id: id })
    .execute()
  await save('women/dresses/mini', { texts: { en: { url_key: 'tiny' } } })
  expect(faultOf(await remove('women/dresses/mini'))).toEqual([409, 'products_to_parent', 'REFUSED'])
  expect(await remove('women/dresses/mini', true)).toMatchObject({ code: 200 })
  expect([await at('/women/dresses/mini'), await at('/women/dresses/tiny')]).toEqual([
    'to /women/dresses',
    'to /women/dresses',
  ])
  const there = await open.shop.database.db
    .selectFrom('product_category')
    .select('product_id')
    .where('category_id', '=', parent)
    .execute()
  expect(there.map((row) => row.product_id)).toContain(dress)
})

test('products are put in and taken out; the product’s own page says so', async () => {
  const made = await open.call(createCategory, {
    body: { parent: null, parts: { texts: { en: { name: 'Gifts' } } } },
  })
  const ids = [await open.idOf('CAP'), await open.idOf('BERET')]
  const assign = (body: object) => open.ask(assignProducts, { params: { id: made.id }, body })
  expect(await assign({ add: ids })).toMatchObject({ code: 200, result: { products: 2 } })
  const { parts, kept_parts } = await open.read('CAP')
  expect([parts.categories, kept_parts]).toEqual([expect.arrayContaining(['gifts']), ['categoryKeys']])
  expect(await assign({ add: ids.slice(0, 1), remove: ids.slice(1) })).toMatchObject({
    result: { products: 1 },
  })
  const { items } = await open.call(listEditedProducts, { query: { category: made.id, within: 'itself' } })
  expect(items.map(({ sku }) => sku)).toEqual(['CAP'])
  expect(faultOf(await assign({ add: [987_654] }))).toEqual([400, 'add.0', 'REFUSED'])
  expect(faultOf(await assign({ add: ids, remove: ids }))).toEqual([400, 'add.0', 'GIVEN_TWICE'])
  await assign({ remove: ids })
})

test('one with others below it, with products and no parent, or that a coupon speaks of stays', async () => {
  const { db } = open.shop.database
  expect(faultOf(await remove('women', true))).toEqual([409, 'id', 'REFUSED'])
  const lonely = await made(null, 'Lonely')
  await sql`insert into royalty_rate (category_id, percent) values (${lonely.id}, 5)`.execute(db)
  expect(await remove('lonely')).toMatchObject({ code: 409, result: 'CATEGORY_IN_USE' })
  await sql`delete from royalty_rate where category_id = ${lonely.id}`.execute(db)
  await db
    .insertInto('product_category')
    .values({ product_id: await open.idOf('CAP'), category_id: lonely.id })
    .execute()
  expect(await remove('lonely', true)).toMatchObject({ code: 409, result: 'CATEGORY_HAS_PRODUCTS' })
  await db.deleteFrom('product_category').where('category_id', '=', lonely.id).execute()
  expect(await remove('lonely')).toMatchObject({ code: 200 })
  expect(await at('/lonely')).toBeUndefined()
})

test.each<[string, object, string]>([
  [
    'without an English name',
    { texts: { en: { name: ' ' }, de: { name: 'Kleider' } } },
    'parts.texts.en.name REQUIRED',
  ],
  ['with a name nobody reads', { texts: { en: { name: '!!!' } } }, 'parts.texts.en.url_key REQUIRED'],
  ['with a long name', { texts: { en: { name: 'a'.repeat(121) } } }, 'parts.texts.en.name TOO_LONG'],
  ['with a name of two lines', { texts: { en: { name: 'a\nb' } } }, 'parts.texts.en.name WRONG_FORM'],
  [
    'with a bomb',
    { texts: { en: { name: 'B', description: '<b>'.repeat(9_000) } } },
    'parts.texts.en.description TOO_LONG',
  ],
  ['called as one beside it', { texts: { en: { name: 'Dresses' } } }, 'parts.texts.en.url_key GIVEN_TWICE'],
  [
    'called as one in German',
    { texts: { en: { name: 'K' }, de: { name: 'Kleider' } } },
    'parts.texts.de.url_key GIVEN_TWICE',
  ],
  [
    'with a stranger’s picture',
    { texts: { en: { name: 'P' } }, image: '/etc/passwd' },
    'parts.image REFUSED',
  ],
  ['in an unknown language', { texts: { fr: { name: 'Robes' } } }, 'parts.texts.fr UNKNOWN_FIELD'],
])('a category %s is not made, and its field is told', async (_, parts, fault) => {
  const before = await tree()
  const reply = await open.ask(createCategory, {
    body: { parent: await idOf('women'), parts } as never,
  })
  expect(faultOf(reply)).toEqual([400, ...fault.split(' ')])
  expect(await tree()).toEqual(before)
})

test('at the top no category stands where a page or a product does', async () => {
  expect(faultOf(await make(null, 'Checkout'))).toEqual([400, 'parts.texts.en.url_key', 'GIVEN_TWICE'])
  expect(faultOf(await make(null, 'Linen dress'))).toEqual([400, 'parts.texts.en.url_key', 'GIVEN_TWICE'])
  expect(faultOf(await make(987_654, 'Nowhere'))).toEqual([400, 'parent', 'REFUSED'])
})

test('a category is not moved below itself, nor beside one of its name', async () => {
  expect(faultOf(await put('women', 'women/dresses/midi'))).toEqual([400, 'parent', 'REFUSED'])
  await make(null, 'Dresses')
  expect(faultOf(await put('dresses', 'women'))).toEqual([400, 'parent', 'GIVEN_TWICE'])
})

test('a picture is brought, shown by its category in the shop’s own sizes, and swept away once none shows it', async () => {
  const { upload } = anUploader(open.shop, open.token)
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
  const shown = (one: string) => open.shop.api.app.inject({ url: `/media/210x300/${one}` })
  expect((await shown(path)).headers['content-type']).toMatch(/^image/)
  const stranger = `k/${'0'.repeat(32)}.webp`
  expect(faultOf(await save('women', { image: stranger }))).toEqual([400, 'parts.image', 'REFUSED'])
  expect((await upload(Buffer.from('<script>alert(1)</script>'))).json().code).toBe(400)
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ now: Date.now() + 7_200_000, toFake: ['Date'] })
  await open.shop.api.jobs.run('catalogue-editing.sweep-pictures')
  vi.useRealTimers()
  expect(await save('women', { image: null })).toMatchObject({ code: 200 })
  expect(await save('women', { image: path })).toMatchObject({ code: 200 })
  expect(faultOf(await save('women', { image: other }))).toEqual([400, 'parts.image', 'REFUSED'])
  await save('women', { image: null })
})

test('HTML of a description is made harmless', async () => {
  await save('women', { texts: { en: { description: '<p onclick="x()">Wool<script>x()</script></p>' } } })
  expect((await read('women')).parts.texts.en?.description).toBe('<p>Wool</p>')
})

test('of two who write one category the second is told what it is now', async () => {
  const { id, version } = await read('women/dresses')
  const write = (name: string) =>
    open.ask(saveCategory, { params: { id }, body: { version, parts: { texts: { ru: { name } } } } })
  const replies = await Promise.all([write('Платья'), write('Сарафаны')])
  expect(replies.map(({ code }) => code).toSorted()).toEqual([200, 409])
  const { name } = (await read('women/dresses')).parts.texts.ru ?? {}
  expect(replies.find(({ code }) => code === 409)?.meta.details).toMatchObject([
    { path: 'version', current: { texts: { ru: { name } } } },
  ])
})

test('two moves that together would make a circle: the second is told; without the lock both would be done', async () => {
  const [a, b] = [await made(null, 'Ring a'), await made(null, 'Ring b')]
  const now = await tree()
  const under = (id: number, parent: number) => ({ id, parent, before: null, tree: now.version })
  const ask = ({ id, ...body }: ReturnType<typeof under>) => open.ask(moveCategory, { params: { id }, body })
  const replies = await Promise.all([ask(under(a.id, b.id)), ask(under(b.id, a.id))])
  expect(replies.map(({ code }) => code).toSorted()).toEqual([200, 409])
  const late = replies.find(({ code }) => code === 409)
  expect(late?.meta.details).toMatchObject([{ path: 'tree', current: { version: (await tree()).version } }])
  await put('ring-a', null)
  await put('ring-b', null)
  const again = await tree()
  const lock = async () => {}
  const rights = { 'catalog:write': 'any' } as const
  const { db } = open.shop.database
  const ada = aContext(db, { actor: { kind: 'system', job: 'command:import', rights } })
  const wish = { before: null, tree: again.version, language: 'en' as const }
  const moves = [
    { ...wish, id: a.id, parent: b.id },
    { ...wish, id: b.id, parent: a.id },
  ]
  const writers = moves.map((one) => () => move(ada, one, { lock }))
  const mutants = await writeAfterAllRead(db, { table: 'category', writers })
  expect(mutants.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  await sql`update category set parent_id = null where category_id in (${a.id}, ${b.id})`.execute(db)
})

test('a feed that comes again leaves what was written by hand, brings the rest, and makes no circle', async () => {
  await put('women/dresses/midi', null)
  await put('women/dresses', 'women/dresses/midi')
  await save('women', { texts: { en: { name: 'Her', url_key: 'her' } } })
  const changed = boutique().map((record) =>
    record.kind === 'category' && record.key === 'women/closed' ? { ...record, isActive: true } : record,
  )
  const { db } = open.shop.database
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
