import { postCatalog } from '@vitrine/contract/catalog'
import {
  createAttribute,
  type EditedAttribute,
  getEditedAttribute,
  listEditedAttributes,
  moveAttribute,
  removeAttribute,
  saveAttribute,
} from '@vitrine/contract/catalog/editing/attributes'
import { buildMemoryEngine } from '@vitrine/search/memory/build-memory-engine'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCatalog } from '#api/features/catalog/index.ts'
import { filtered } from '#api/features/catalog/testing/ask-catalog.ts'
import { boutique } from '#api/features/catalog/testing/boutique.ts'
import { importCatalogue } from '#api/features/imports/index.ts'
import { createLogger } from '#api/log.ts'
import { aContext } from '#api/testing/test-context.ts'
import { writeAfterAllRead } from '#api/testing/write-after-all-read.ts'
import { openEditedShop, type Refusal } from '../testing/an-editor.ts'
import { saveAttribute as save } from './save-attribute.ts'

let open: Awaited<ReturnType<typeof openEditedShop>>
beforeAll(async () => {
  open = await openEditedShop()
})
afterAll(() => open.shop.close())

const list = () => open.call(listEditedAttributes)
const idOf = async (code: string) => (await list()).items.find((one) => one.code === code)?.id ?? 0
const read = async (code: string) => open.call(getEditedAttribute, { params: { id: await idOf(code) } })
const make = (code: string, more: object = {}) =>
  open.ask(createAttribute, {
    body: { code, kind: 'select', parts: { labels: { en: code } }, ...more } as never,
  })
const write = async (code: string, parts: object) => {
  const { id, version } = await read(code)
  return open.ask(saveAttribute, { params: { id }, body: { version, parts } })
}
const remove = async (code: string) => {
  const { id, version } = await read(code)
  return open.ask(removeAttribute, { params: { id }, body: { version } })
}
const move = async (code: string, before: string | null, seen?: string) => {
  const body = { list: seen ?? (await list()).version, before: before && (await idOf(before)) }
  return open.ask(moveAttribute, { params: { id: await idOf(code) }, body: body as never })
}
type Options = EditedAttribute['parts']['options']
const renamed = (options: Options, key: string, labels: object): Options =>
  options.map((one) => (one.key === key ? { ...one, labels: { ...one.labels, ...labels } } : one))
/** As another process would after the notice. */
const found = async (searchQuery: object, language = 'us') => {
  await open.shop.made.catalog.refresh()
  const reply = await open.shop.api.app.inject({
    method: 'POST',
    url: postCatalog.path,
    headers: { 'x-vs-store-code': language },
    payload: { searchQuery },
  })
  return reply.json().result as {
    items: { sku: string; swatches: { label: string; swatch: string }[] }[]
    attributeMetadata: { attribute_code: string; frontend_label: string; options: { label: string }[] }[]
  }
}
const skus = async (searchQuery: object) => (await found(searchQuery)).items.map(({ sku }) => sku)
const filters = { _availableFilters: [{ field: 'is_filterable', scope: 'catalog' }] }
const faultOf = ({ code, meta }: Refusal) => {
  const [first] = (meta.details ?? []) as { path: string; key: string; reason?: string }[]
  return [code, first?.path, first?.key, first?.reason]
}
const lastLine = () =>
  open.shop.database.db
    .selectFrom('audit')
    .select(['entity_id', 'before', 'after'])
    .where('entity', '=', 'attribute')
    .orderBy('audit_id', 'desc')
    .executeTakeFirst()

test('a colour is renamed: lists, cards and the search say it at once, in each language', async () => {
  const { parts } = await read('color')
  const options = renamed(parts.options, 'navy', { en: 'Midnight', de: 'Mitternacht' })
  expect(await write('color', { options })).toMatchObject({ code: 200 })
  const { items, attributeMetadata } = await found({ _searchText: 'midnight', ...filters })
  expect(items.map(({ sku }) => sku)).toEqual(['DRESS'])
  expect(items[0]?.swatches.map(({ label }) => label)).toContain('Midnight')
  const labels = ({ options: all }: (typeof attributeMetadata)[number]) => all.map(({ label }) => label)
  expect(attributeMetadata.map((one) => one.attribute_code)).toContain('color')
  const german = await found({ _searchText: 'mitternacht', ...filters }, 'de')
  expect(german.attributeMetadata.filter((one) => one.attribute_code === 'color').flatMap(labels)).toContain(
    'Mitternacht',
  )
  expect(await lastLine()).toMatchObject({
    entity_id: 'color',
    before: { 'option navy': { labels: { en: 'Navy' } } },
    after: { 'option navy': { labels: { en: 'Midnight', de: 'Mitternacht' } } },
  })
  expect(Object.keys((await lastLine())?.after ?? {})).toEqual(['option navy'])
})

test('another process has it within two seconds: words, order, and what products are found by', async () => {
  const { db, connectionString } = open.shop.database
  const other = createCatalog({
    ...{ db, connectionString, now: () => new Date(), log: createLogger('silent') },
    buildEngine: buildMemoryEngine,
  })
  await other.ready
  const told: string[] = []
  other.onChange((tags) => told.push(...tags))
  const { parts } = await read('material')
  await write('material', { options: renamed(parts.options, 'wool', { en: 'Fleece', de: 'Vlies' }) })
  const began = performance.now()
  const labelOf = () =>
    other
      .snapshot()
      .attributes.find('material')
      ?.options.find(({ key }) => key === 'wool')
  await expect.poll(() => labelOf()?.labels.de, { interval: 20 }).toBe('Vlies')
  await expect.poll(() => told, { interval: 20 }).toContain('*')
  expect(performance.now() - began).toBeLessThan(2_000)
  await other.close()
  await write('material', { options: parts.options })
})

test('a swatch is drawn anew on cards; a value that is no colour is refused', async () => {
  const { parts } = await read('color')
  const drawn = (swatch: string | null) => ({
    options: parts.options.map((one) => (one.key === 'red' ? { ...one, swatch } : one)),
  })
  expect(await write('color', drawn('#A00000'))).toMatchObject({ code: 200 })
  const { items } = await found({ _searchText: 'dress' })
  expect(items[0]?.swatches.map(({ swatch }) => swatch)).toContain('#A00000')
  for (const swatch of ['red', '#fff', 'url(//evil.example)', '#123456;background:url(x)', '<b>'])
    expect(faultOf(await write('color', drawn(swatch)))).toEqual([
      400,
      'parts.options.0.swatch',
      'REFUSED',
      'NO_COLOR',
    ])
})

test('options are added, ordered and taken away; shoppers read them in that order', async () => {
  const { parts } = await read('material')
  const silk = { key: null, labels: { en: 'Silk', de: 'Seide' }, swatch: null }
  await write('material', { options: [silk, ...parts.options.toReversed()] })
  const { parts: after, kept_parts } = await read('material')
  expect(after.options.map(({ key }) => key)).toEqual(['silk', 'linen', 'wool'])
  expect(kept_parts).toEqual(['order'])
  await write('material', { options: after.options.filter(({ key }) => key !== 'silk') })
  expect((await read('material')).parts.options.map(({ key }) => key)).toEqual(['linen', 'wool'])
})

test('an option that products have stays, and how many have it is told', async () => {
  const { parts, option_products } = await read('color')
  expect(option_products).toMatchObject({ red: 1, navy: 1 })
  const reply = await write('color', { options: parts.options.filter(({ key }) => key !== 'red') })
  expect(faultOf(reply)).toEqual([400, 'parts.options', 'REFUSED', 'OPTION_IN_USE'])
  expect(reply.meta.details?.[0]).toMatchObject({ params: { name: 'Red', count: 1 } })
})

test('an attribute is made, products get it, lists are narrowed by it, and it goes only without them', async () => {
  expect(
    await make('season', {
      parts: {
        labels: { en: 'Season', ru: 'Сезон' },
        is_filterable: true,
        is_visible_on_front: true,
        options: ['Summer', 'Winter'].map((en) => ({ key: null, labels: { en }, swatch: null })),
      },
    }),
  ).toMatchObject({ code: 200, result: { code: 'season', products: 0 } })
  await open.save('CAP', { parts: { attributes: { season: ['summer'] } } })
  await open.save('BERET', { parts: { attributes: { season: ['winter'] } } })
  const { attributeMetadata } = await found(filters, 'ru')
  expect(attributeMetadata.at(-1)).toMatchObject({
    attribute_code: 'season',
    frontend_label: 'Сезон',
    options: [{ label: 'Summer' }, { label: 'Winter' }],
  })
  expect(await skus(filtered(['season_key', { in: ['summer'] }]))).toEqual(['CAP'])
  await write('season', { is_filterable: false })
  const codes = (await found(filters)).attributeMetadata.map((one) => one.attribute_code)
  expect(codes).not.toContain('season')
  const kept = await remove('season')
  expect([kept.code, kept.result]).toEqual([409, 'ATTRIBUTE_IN_USE'])
  expect(kept.meta.details?.[0]).toMatchObject({ params: { count: 2 } })
  for (const sku of ['CAP', 'BERET']) await open.save(sku, { parts: { attributes: { season: [] } } })
  expect(await remove('season')).toMatchObject({ code: 200 })
  expect(await idOf('season')).toBe(0)
})

test('filters come in the order attributes are put in; of two who move the second is told', async () => {
  const seen = (await list()).version
  await move('brand', 'color')
  const codes = (await found(filters)).attributeMetadata.map((one) => one.attribute_code)
  expect(codes.indexOf('brand')).toBe(codes.indexOf('color') - 1)
  const late = await move('size', null, seen)
  expect([late.code, late.result]).toEqual([409, 'ATTRIBUTES_MOVED'])
  expect(faultOf(await move('size', 'size'))).toEqual([400, 'before', 'REFUSED', 'PLACE_UNKNOWN'])
})

test.each<[string, { code: string; [more: string]: unknown }, unknown[]]>([
  ['that is there', { code: 'color' }, ['code', 'GIVEN_TWICE', 'CODE_TAKEN']],
  ['called as a field of the shop', { code: 'final_price' }, ['code', 'REFUSED', 'CODE_RESERVED']],
  ['called as a flag', { code: 'sale' }, ['code', 'REFUSED', 'CODE_RESERVED']],
  ['called as a parameter', { code: 'page' }, ['code', 'REFUSED', 'CODE_RESERVED']],
  ['called as keys are asked for', { code: 'lace_key' }, ['code', 'REFUSED', 'CODE_RESERVED']],
  ['called as all filters', { code: 'is_filterable' }, ['code', 'REFUSED', 'CODE_RESERVED']],
  ['with a hostile code', { code: 'a";drop' }, ['code', 'WRONG_FORM', undefined]],
  ['of an unknown kind', { code: 'lace', kind: 'date' }, ['kind', 'NOT_ONE_OF', undefined]],
  [
    'without an English name',
    { code: 'lace', parts: { labels: { de: 'Spitze' } } },
    ['parts.labels.en', 'REQUIRED', 'NAME_MISSING'],
  ],
  [
    'of two lines',
    { code: 'lace', parts: { labels: { en: 'a\nb' } } },
    ['parts.labels.en', 'WRONG_FORM', undefined],
  ],
  [
    'to filter by a text',
    { code: 'lace', kind: 'text', parts: { labels: { en: 'Lace' }, is_filterable: true } },
    ['parts.is_filterable', 'REFUSED', 'NO_OPTIONS'],
  ],
  [
    'of numbers with options',
    {
      code: 'lace',
      kind: 'number',
      parts: { labels: { en: 'Lace' }, options: [{ key: null, labels: { en: 'x' }, swatch: null }] },
    },
    ['parts.options', 'REFUSED', 'KIND_HAS_NONE'],
  ],
  [
    'with two options of one name',
    {
      code: 'lace',
      parts: {
        labels: { en: 'Lace' },
        options: ['Fine', 'fine'].map((en) => ({ key: null, labels: { en }, swatch: null })),
      },
    },
    ['parts.options.0.labels.en', 'GIVEN_TWICE', 'LABEL_TWICE'],
  ],
  [
    'with a stranger’s option',
    {
      code: 'lace',
      parts: { labels: { en: 'Lace' }, options: [{ key: 'red', labels: { en: 'x' }, swatch: null }] },
    },
    ['parts.options.0.key', 'REFUSED', 'OPTION_UNKNOWN'],
  ],
])('an attribute %s is not made, and its field is told', async (_, { code, ...more }, fault) => {
  const before = await list()
  expect(faultOf(await make(code, more))).toEqual([400, ...fault])
  expect(await list()).toEqual(before)
})

test('as it stands every attribute is taken, and nothing is written down', async () => {
  const { db } = open.shop.database
  const version = () => db.selectFrom('catalogue_generation').select(['current', 'attributes']).execute()
  const before = await version()
  for (const { code } of (await list()).items)
    expect(await write(code, (await read(code)).parts)).toMatchObject({ code: 200 })
  expect(await version()).toEqual(before)
})

test('of two who write one attribute the second is told what it is now; without the lock both would be done', async () => {
  const { id, version, parts } = await read('gender')
  const wish = (ru: string) => ({ version, parts: { labels: { ...parts.labels, ru } } })
  const ask = (ru: string) => open.ask(saveAttribute, { params: { id }, body: wish(ru) })
  const replies = await Promise.all([ask('Для кого'), ask('Пол')])
  expect(replies.map(({ code }) => code).toSorted()).toEqual([200, 409])
  const { labels } = (await read('gender')).parts
  expect(replies.find(({ code }) => code === 409)?.meta.details).toMatchObject([
    { path: 'version', current: { labels } },
  ])
  const lock = async () => {}
  const rights = { 'catalog:write': 'any' } as const
  const { db } = open.shop.database
  const ada = aContext(db, { actor: { kind: 'system', job: 'command:import', rights } })
  const now = await read('gender')
  const writers = ['Ж', 'М'].map((ru) => {
    const labels = { ...now.parts.labels, ru }
    return () => save(ada, { id, version: now.version, parts: { labels } }, { lock })
  })
  const mutants = await writeAfterAllRead(db, { table: 'attribute', writers })
  expect(mutants.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
})

test('a feed that comes again leaves what was written by hand, and brings the rest', async () => {
  const changed = boutique().map((record) => {
    if (record.kind !== 'attribute' || record.code !== 'color') return record
    const violet = { key: 'violet', labels: { en: 'Violet' }, swatch: '#9400d3' }
    const options = record.options.map((one) => ({ ...one, labels: { en: `Feed ${one.key}` } }))
    return { ...record, labels: { en: 'Feed colour' }, isFilterable: false, options: [...options, violet] }
  })
  await write('color', { labels: { en: 'Shade', de: 'Ton' } })
  await importCatalogue(open.shop.database.db, changed, { source: 'boutique' })
  const { parts } = await read('color')
  expect([parts.labels, parts.is_filterable]).toEqual([{ en: 'Shade', de: 'Ton' }, false])
  expect(parts.options.map(({ key, labels, swatch }) => [key, labels.en, swatch])).toEqual([
    ['red', 'Feed red', '#A00000'],
    ['navy', 'Midnight', '#1d2a44'],
    ['violet', 'Violet', '#9400d3'],
  ])
  const again = await importCatalogue(open.shop.database.db, changed, { source: 'boutique' })
  expect(again.generation).toBeNull()
})

test('American words stay with the English ones they were given for', async () => {
  const american = boutique().map((record) =>
    record.kind === 'attribute' && record.code === 'brand'
      ? { ...record, labels: { en: 'Maker', 'en-US': 'Brand' } }
      : record,
  )
  const { db } = open.shop.database
  await importCatalogue(db, american, { source: 'boutique' })
  const labels = async () =>
    (await db.selectFrom('attribute').select('labels').where('code', '=', 'brand').executeTakeFirst())?.labels
  await write('brand', { labels: { en: 'Maker', de: 'Marke' } })
  expect(await labels()).toEqual({ en: 'Maker', de: 'Marke', 'en-US': 'Brand' })
  await write('brand', { labels: { en: 'House', de: 'Marke' } })
  expect(await labels()).toEqual({ en: 'House', de: 'Marke' })
})
