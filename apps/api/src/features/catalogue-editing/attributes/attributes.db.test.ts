import { buildMemoryEngine } from '@vitrine/search/memory/build-memory-engine'
import { expect, test } from 'vitest'
import { createCatalog } from '#api/features/catalog/index.ts'
import { filtered } from '#api/features/catalog/testing/ask-catalog.ts'
import { boutique } from '#api/features/catalog/testing/boutique.ts'
import { importCatalogue } from '#api/features/imports/index.ts'
import { createLogger } from '#api/log.ts'
import { editedAttributes, faultOf, renamed } from './testing/edited-attributes.ts'

const editor = editedAttributes()
const { open, list, idOf, read, found, lastLine, skus, make, write, remove, move, db } = editor
const filters = { _availableFilters: [{ field: 'is_filterable', scope: 'catalog' }] }

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
  const { db, connectionString } = open().shop.database
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
  await open().save('CAP', { parts: { attributes: { season: ['summer'] } } })
  await open().save('BERET', { parts: { attributes: { season: ['winter'] } } })
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
  for (const sku of ['CAP', 'BERET']) await open().save(sku, { parts: { attributes: { season: [] } } })
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

test('a feed that comes again leaves what was written by hand, and brings the rest', async () => {
  const changed = boutique().map((record) => {
    if (record.kind !== 'attribute' || record.code !== 'color') return record
    const violet = { key: 'violet', labels: { en: 'Violet' }, swatch: '#9400d3' }
    const options = record.options.map((one) => ({ ...one, labels: { en: `Feed ${one.key}` } }))
    return { ...record, labels: { en: 'Feed colour' }, isFilterable: false, options: [...options, violet] }
  })
  await write('color', { labels: { en: 'Shade', de: 'Ton' } })
  await importCatalogue(db(), changed, { source: 'boutique' })
  const { parts } = await read('color')
  expect([parts.labels, parts.is_filterable]).toEqual([{ en: 'Shade', de: 'Ton' }, false])
  expect(parts.options.map(({ key, labels, swatch }) => [key, labels.en, swatch])).toEqual([
    ['red', 'Feed red', '#A00000'],
    ['navy', 'Midnight', '#1d2a44'],
    ['violet', 'Violet', '#9400d3'],
  ])
  const again = await importCatalogue(db(), changed, { source: 'boutique' })
  expect(again.generation).toBeNull()
})

test('American words stay with the English ones they were given for', async () => {
  const american = boutique().map((record) =>
    record.kind === 'attribute' && record.code === 'brand'
      ? { ...record, labels: { en: 'Maker', 'en-US': 'Brand' } }
      : record,
  )
  const db = editor.db()
  await importCatalogue(db, american, { source: 'boutique' })
  const labels = async () =>
    (await db.selectFrom('attribute').select('labels').where('code', '=', 'brand').executeTakeFirst())?.labels
  await write('brand', { labels: { en: 'Maker', de: 'Marke' } })
  expect(await labels()).toEqual({ en: 'Maker', de: 'Marke', 'en-US': 'Brand' })
  await write('brand', { labels: { en: 'House', de: 'Marke' } })
  expect(await labels()).toEqual({ en: 'House', de: 'Marke' })
})
