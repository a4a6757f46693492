// The engine on disk: a start goes on with it, and with nothing that is torn, old, or of another program.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { SearchQuerySchema } from '@vitrine/contract/catalog'
import { buildMemoryEngine } from '@vitrine/search/memory/build-memory-engine'
import { readMemoryEngine } from '@vitrine/search/memory/create-memory-engine'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aProduct, boutique } from '#api/features/catalog/testing/boutique.ts'
import { type Boutique, openBoutique, patient } from '#api/features/catalog/testing/open-boutique.ts'
import { aContext } from '#api/testing/test-context.ts'
import { searchCatalog } from '../../search-catalog.ts'
import { type Catalog, createCatalog } from '../create-catalog.ts'
import { aloneWith } from './keep-queries.ts'
import type { ReadEngine } from './read-kept.ts'

let folder: string
let shop: Boutique
const opened: Catalog[] = []
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-kept-'))
  shop = await openBoutique({ kept: keptIn(folder) })
  await shop.catalog.warmUp()
})
afterEach(async () => {
  for (const catalog of opened.splice(0)) await catalog.close()
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

const readPatiently: ReadEngine = async (...how) => {
  const read = await readMemoryEngine(...how)
  return read && { ...read, engine: patient(read.engine) }
}
const keptIn = (where: string) => ({ path: join(where, 'engine'), read: readPatiently })

/** Another start on the same database; whether it built its engine of all products, and what it warned of. */
async function start({ where = folder, now = new Date('2026-01-15T12:00:00Z') } = {}) {
  const said: string[] = []
  const { db } = shop.database
  const catalog = createCatalog({
    ...{ db, kept: keptIn(where), now: () => now },
    log: { warn: (_: object, text: string) => said.push(text), error: () => {} } as never,
    async buildEngine(documents, options) {
      said.push('built')
      return patient(await buildMemoryEngine(documents, options))
    },
  })
  opened.push(catalog)
  await catalog.ready
  return { catalog, said }
}

async function skusOf(catalog: Catalog, attribute: object[] = [], text = '') {
  const ctx = {
    ...aContext(shop.database.db),
    snapshot: catalog.snapshot(),
    cards: catalog.cards,
    bodies: catalog.bodies,
  }
  const query = SearchQuerySchema.parse({
    _appliedFilters: attribute,
    _availableFilters: [{ field: 'color' }, { field: 'category_ids' }],
    ...(text && { _searchText: text }),
  })
  const { items, aggregations } = await searchCatalog(ctx, {
    ...{ type: 'product' as const, size: 50, from: 0, sort: 'id:asc', query },
  })
  return { items: items.map(({ sku }) => sku), aggregations }
}
const soldOut = [{ attribute: 'stock.is_in_stock', value: { eq: false } }]

async function change(sku: string): Promise<void> {
  await sql`insert into catalogue_change (product_id) values (${await shop.idOf(sku)})`.execute(
    shop.database.db,
  )
}

test('a start answers from it as from one it has built', async () => {
  expect(await shop.catalog.keep()).toBe(true)
  const { catalog, said } = await start()
  expect(said).toEqual([])
  for (const text of ['', 'wool', 'linnen', 'kleid'])
    expect(await skusOf(catalog, [], text)).toEqual(await skusOf(shop.catalog, [], text))
  expect(await skusOf(catalog, soldOut)).toEqual(await skusOf(shop.catalog, soldOut))
})

test('what has changed since is taken in: pieces, words of an option, prices whose time has come', async () => {
  await shop.catalog.keep()
  await shop.setStock('STRAW', 0)
  await change('STRAW')
  await sql`update attribute_option set labels = labels || '{"en": "Angora"}' where key = 'wool'`.execute(
    shop.database.db,
  )
  await sql`update catalogue_generation set attributes = attributes + 1`.execute(shop.database.db)
  for (const sku of ['CAP', 'BERET']) await change(sku)
  const { catalog, said } = await start({ now: new Date('2026-02-01T00:00:00Z') })
  expect(said).toEqual([])
  expect((await skusOf(catalog, soldOut)).items).toEqual(['BERET', 'STRAW'])
  expect((await skusOf(catalog, [], 'angora')).items).toEqual(expect.arrayContaining(['CAP', 'BERET']))
  const cheap = [{ attribute: 'price', value: { lte: 70 } }]
  // Its promotion of 60 is over.
  expect((await skusOf(catalog, cheap)).items).not.toContain('DRESS')
})

test('and goes on from it: a change, and the next generation', async () => {
  await shop.catalog.keep()
  const { catalog, said } = await start()
  await shop.takeIn(boutique([aProduct('CAP', { texts: { en: { name: 'Felt boots' } } })]))
  await catalog.refresh()
  expect((await skusOf(catalog, [], 'boots')).items).toEqual(['CAP'])
  expect(said).toEqual([])
  expect(await catalog.keep()).toBe(true)
  expect((await start()).said).toEqual([])
})

test('one of a former generation is not gone on with, nor one of another history', async () => {
  await change('CAP')
  await shop.catalog.refresh()
  await shop.catalog.keep()
  await sql`update catalogue_change set at = at - interval '1 hour'`.execute(shop.database.db)
  expect((await start()).said).toEqual(['built'])
  await shop.takeIn(boutique([aProduct('CAP', { visibility: 1 })]))
  const { catalog, said } = await start()
  expect(said).toEqual(['built'])
  expect((await skusOf(catalog)).items).not.toContain('CAP')
})

test('nor one by other taxes, by another program, or with more changes since than are quickly taken in', async () => {
  await shop.catalog.keep()
  const { db } = shop.database
  const path = join(folder, 'engine')
  await sql`update store set settings = settings || '{"tax": {"defaultRegion": "NY"}}' where code = 'us'`.execute(
    db,
  )
  expect((await start()).said).toEqual(['built'])
  await sql`update store set settings = settings - 'tax' where code = 'us'`.execute(db)
  expect((await start()).said).toEqual([])
  await sql`insert into catalogue_change (product_id) select ${await shop.idOf('CAP')} from generate_series(1, 5001)`.execute(
    db,
  )
  expect((await start()).said).toEqual(['built'])
  expect(existsSync(path)).toBe(true)
})

test('nor a torn one, of which is told; none at all is as nothing', async () => {
  await shop.catalog.keep()
  const path = join(folder, 'engine')
  writeFileSync(path, readFileSync(path).subarray(0, -100))
  const { catalog, said } = await start()
  expect(said).toEqual(['the catalogue on disk cannot be read', 'built'])
  expect((await skusOf(catalog)).items).toContain('CAP')
  rmSync(path)
  expect((await start()).said).toEqual(['built'])
})

test('a folder that takes nothing is no failure, and is told of', async () => {
  const where = join(folder, 'nowhere')
  const { catalog, said } = await start({ where })
  await catalog.warmUp()
  expect(await catalog.keep()).toBe(false)
  expect(said).toEqual(['built', expect.stringContaining('not kept on disk')])
  expect((await skusOf(catalog)).items).toContain('CAP')
})

test('only one process at a time writes it, and only where there is something new', async () => {
  const { db } = shop.database
  const lock = `${hostname()} ${join(folder, 'engine')}`
  await aloneWith(db, lock, async () => {
    expect(await shop.catalog.keep()).toBe(false)
  })
  expect(await shop.catalog.keep()).toBe(true)
  expect(await shop.catalog.keep()).toBe(false)
})
