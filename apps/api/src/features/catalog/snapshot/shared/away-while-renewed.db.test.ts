import { LANGUAGES, STORE_CODES } from '@vitrine/domain/store/store-view'
import { buildMemoryEngine } from '@vitrine/search/memory/build-memory-engine'
import type { IndexState, SharedIndex } from '@vitrine/search/opensearch/open-opensearch'
import { type CatalogueEngine, SearchAway } from '@vitrine/search/port'
import { expect, test } from 'vitest'
import { aProduct, boutique } from '#api/features/catalog/testing/boutique.ts'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'

/** An index as of another machine, in memory here; `sinceFilled` happens behind what a filling has read. */
function openIndex(sinceFilled: () => Promise<void>) {
  const line = { isCut: false }
  let noted: IndexState | undefined
  let engine: CatalogueEngine
  const index: SharedIndex = {
    engine: () => engine,
    readState: async () => noted,
    async noteState(state) {
      if (line.isCut) throw new SearchAway('Nobody answers.')
      line.isCut = noted !== undefined && noted.generation < state.generation
      noted = state
    },
    async fill(documents) {
      engine = await buildMemoryEngine(documents, { languages: LANGUAGES, stores: STORE_CODES })
      await sinceFilled()
    },
    due: async () => [],
  }
  return { index, line }
}

async function sellOut({ database, idOf, setStock }: Boutique, sku: string): Promise<void> {
  await setStock(sku, 0)
  await database.db
    .insertInto('catalogue_change')
    .values({ product_id: await idOf(sku) })
    .execute()
}

test('pages hear of a new catalogue whose index went away before the first change of it was in', async () => {
  let sinceFilled = async () => {}
  const { index, line } = openIndex(() => sinceFilled())
  const shop = await openBoutique({ sharedIndex: index })
  await shop.catalog.ready
  const told: string[] = []
  shop.catalog.onChange((tags) => told.push(...tags))
  await shop.takeIn(boutique([aProduct('CAP', { texts: { en: { name: 'Felt cap' } } })]))
  sinceFilled = () => sellOut(shop, 'STRAW')
  await expect(shop.catalog.refresh()).rejects.toThrow(SearchAway)
  expect([shop.catalog.generation(), ...told]).toEqual([2, '*'])

  line.isCut = false
  told.length = 0
  await shop.catalog.refresh()
  expect(told).toEqual(expect.arrayContaining(['*', `P${await shop.idOf('STRAW')}`]))
  await shop.close()
})
