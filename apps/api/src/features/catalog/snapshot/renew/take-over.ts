// The next generation made of the one that is shown: a fork of its engine takes in what an import has changed, while readers
// go on with the old one. Why: docs/decisions/0120-the-next-generation-is-a-fork.md
import type { CatalogueWriter } from '@vitrine/search/port'
import type { Database } from '#api/db/client.ts'
import type { CatalogSnapshot } from '../catalog-snapshot.ts'
import { type LoadInput, loadDocuments } from '../load/load-documents.ts'
import { emptyCaches, type LoadedSnapshot, loadTables, readOnly } from '../load/load-snapshot.ts'
import { PriceClock } from '../price-clock.ts'
import { readSweptTo } from '../sweep-changes.ts'
import { isPricedAlike, isToldAlike } from './compare-tables.ts'
import { readNextChanges } from './read-next-changes.ts'

export type TakenOver = { snapshot: LoadedSnapshot; tags: string[] }

/** Reading all products anew is quicker than taking in more than these, and leaves nothing dead behind. */
const MOST_AT_ONCE = 20_000
/** Pages that show products by what they are, not only those they name. */
const LISTS = ['home', 'search', 'content']

/** Undefined where all must be loaded anew. */
export async function takeOver(
  db: Database,
  before: LoadedSnapshot,
  now: Date,
): Promise<TakenOver | undefined> {
  if (!before.writer.fork) return undefined
  const taken = await readOnly(db, async (tx) => {
    const tables = await loadTables(tx)
    // What left the shelves a generation earlier is no longer told.
    if (tables.generation !== before.generation + 1 || !isPricedAlike(before, tables)) return undefined
    return takeIn(tx, { before, next: { ...tables, ...emptyCaches(db) }, now })
  })
  // As a generation that was loaded: it is not shown before its words are read.
  await taken?.snapshot.writer.warmUp?.()
  return taken
}

type Taking = { before: LoadedSnapshot; next: Omit<CatalogSnapshot, 'engine'>; now: Date }

async function takeIn(db: Database, { before, next, now }: Taking): Promise<TakenOver | undefined> {
  const { affected, categoryIds } = await readNextChanges(db, before, next)
  const ids = [...new Set([...affected.map(({ id }) => id), ...before.clock.due(now.getTime())])]
  if (ids.length > MOST_AT_ONCE || before.seenChanges.newest < (await readSweptTo(db))) return undefined
  const engine = await before.writer.fork?.()
  if (!engine) return undefined
  const clock = new PriceClock(before.clock.edges)
  const shownIn = await bringIn(db, engine, { ...next, now, clock, ids })
  const isAlike = isToldAlike(before, next)
  if (isAlike) next.laidOut = before.laidOut
  return {
    snapshot: {
      ...{ ...next, engine, writer: engine, clock },
      editions: new Map([...before.editions, ...ids.map((id): [number, number] => [id, -next.generation])]),
      seenChanges: before.seenChanges.with(affected.flatMap(({ seq }) => seq ?? [])),
    },
    tags: isAlike && ids.length > 0 ? [...tagsOf(ids, [...categoryIds, ...shownIn]), ...LISTS] : ['*'],
  }
}

/** A few at a time, so that they are never all in memory; answers the categories they are shown in. */
async function bringIn(
  db: Database,
  engine: CatalogueWriter,
  input: LoadInput & { ids: readonly number[] },
): Promise<Set<number>> {
  const gone = new Set(input.ids)
  const categories = new Set<number>()
  for await (const document of loadDocuments(db, input)) {
    await engine.apply({ upsert: [document] })
    gone.delete(document.id)
    for (const id of document.terms.category_ids ?? []) categories.add(Number(id))
  }
  await engine.apply({ remove: [...gone] })
  input.clock.forget(gone)
  return categories
}

const tagsOf = (ids: readonly number[], categoryIds: readonly number[]) => [
  ...ids.map((id) => `P${id}`),
  ...[...new Set(categoryIds)].map((id) => `C${id}`),
]
