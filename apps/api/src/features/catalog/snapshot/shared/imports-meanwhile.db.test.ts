// Imports committed after the number of the generation was read, and before the documents of what changed in it.
import { buildMemoryEngine } from '@vitrine/search/memory/build-memory-engine'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { noteCatalogueChange } from '#api/db/notice/note-catalogue-change.ts'
import { aProduct, boutique } from '#api/features/catalog/testing/boutique.ts'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'
import { createLogger } from '#api/log.ts'
import type { LoadedSnapshot } from '../load/load-snapshot.ts'
import { readGeneration } from '../load/load-tables.ts'
import { advance } from './advance.ts'
import { sourceOf } from './source-of.ts'

let shop: Boutique
beforeEach(async () => {
  shop = await openBoutique()
})
afterEach(() => shop.close())

const ALL = { store: 'us', language: 'en', base: [], selected: [], facets: [], sort: [], from: 0, size: 99 }
const idsIn = async ({ engine }: LoadedSnapshot) => (await engine.answer(ALL)).hits.map(({ id }) => id)
const sellCapFor = (us: number) =>
  shop.takeIn(boutique([aProduct('CAP', { prices: { priceMinor: { us } } })]))

test.each([1, 2, 3])(
  'no product leaves the shelves while %i imports are committed beside a change',
  async (imports) => {
    const { db } = shop.database
    const now = () => new Date('2026-01-15T12:00:00Z')
    const source = sourceOf({ db, buildEngine: buildMemoryEngine, log: createLogger('silent'), now })
    let shown = await source.load()
    const everything = await idsIn(shown)
    const cap = await shop.idOf('CAP')
    await noteCatalogueChange(db, [cap])

    const read = await readGeneration(db)
    for (let at = 1; at <= imports; at++) await sellCapFor(3300 + at)
    const held = shown
    const show = (next: LoadedSnapshot) => {
      shown = next
    }
    await advance(held, read, { source, show, tell: () => {} })

    // Also who began to ask before goes on with all of it.
    expect(await idsIn(held)).toEqual(everything)
    expect(await idsIn(shown)).toEqual(everything)
    expect(everything).toContain(cap)
  },
)
