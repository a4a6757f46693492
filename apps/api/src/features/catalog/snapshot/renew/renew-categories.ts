import type { Database } from '#api/db/client.ts'
import { loadLexicon } from '#api/features/catalog/snapshot/lexicon/load-lexicon.ts'
import { type LoadedSnapshot, readOnly } from '../load/load-snapshot.ts'
import { loadCategories } from '../load/load-tables.ts'
import { readVersions } from '../load/read-versions.ts'
import { changedCategories } from './changed-categories.ts'

/** Answers the products that are found by other categories now, or by other names of them; undefined when nothing changed. */
export async function renewCategories(db: Database, snapshot: LoadedSnapshot): Promise<number[] | undefined> {
  if ((await readVersions(db)).categories === snapshot.categoriesVersion) return undefined
  const before = snapshot.categories
  const next = await readOnly(db, async (tx) => {
    const categories = await loadCategories(tx)
    const changed = changedCategories(before, categories)
    return { categories, version: (await readVersions(tx)).categories, ids: await productsIn(tx, changed) }
  })
  snapshot.lexicon = await loadLexicon(db, { ...snapshot, categories: next.categories })
  snapshot.categories = next.categories
  snapshot.categoriesVersion = next.version
  snapshot.counts.clear()
  snapshot.answers.forget()
  return next.ids
}

async function productsIn(db: Database, categoryIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('product_category')
    .select('product_id')
    .distinct()
    .where('category_id', 'in', [0, ...categoryIds])
    .execute()
  return rows.map(({ product_id }) => product_id)
}
