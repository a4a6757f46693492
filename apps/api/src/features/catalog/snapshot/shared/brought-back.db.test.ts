// A catalogue beyond this process, and a database that was brought back from a backup and goes on from an earlier day.
import { LANGUAGES, STORE_CODES } from '@vitrine/domain/store/store-view'
import { buildMemoryEngine } from '@vitrine/search/memory/build-memory-engine'
import type { IndexState, SharedIndex } from '@vitrine/search/opensearch/open-opensearch'
import type { CatalogueEngine } from '@vitrine/search/port'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '#api/db/client.ts'
import { noteCatalogueChange } from '#api/db/notice/note-catalogue-change.ts'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'
import { loadShared } from './load-shared.ts'
import { renewShared } from './renew-shared.ts'

const NOW = new Date('2026-01-15T12:00:00Z')

let shop: Boutique
beforeEach(async () => {
  shop = await openBoutique()
})
afterEach(() => shop.close())

/** As on another machine, in memory here. */
function anIndex() {
  const fillings: string[] = []
  let noted: IndexState | undefined
  let engine: CatalogueEngine
  const index: SharedIndex = {
    engine: () => engine,
    readState: async () => noted,
    async noteState(state) {
      noted = structuredClone(state)
    },
    async fill(documents, { name }) {
      engine = await buildMemoryEngine(documents, { languages: LANGUAGES, stores: STORE_CODES })
      fillings.push(name)
    },
    due: async () => [],
  }
  return { index, fillings }
}

test('a change is found though its number was of another before the database was brought back', async () => {
  const { db } = shop.database
  const { index, fillings } = anIndex()
  const cap = await shop.idOf('CAP')
  await noteCatalogueChange(db, [await shop.idOf('STRAW')])
  const before = await loadShared(db, index, NOW)
  const open = () => loadShared(db, index, NOW)
  await open()
  expect(fillings).toHaveLength(1)

  await noteCatalogueChange(db, [cap])
  await renewShared(db, { index, snapshot: before, now: NOW })
  await open()
  expect(fillings).toHaveLength(1)

  await bringBack(db)
  await noteCatalogueChange(db, [cap])
  await open()
  expect(fillings).toHaveLength(2)
})

/** To the day before its last change, whose number is given once more. */
async function bringBack(db: Database): Promise<void> {
  await sql`with gone as (
    delete from catalogue_change where seq = (select max(seq) from catalogue_change) returning seq)
    select setval(pg_get_serial_sequence('catalogue_change', 'seq'), seq, false) from gone`.execute(db)
}
