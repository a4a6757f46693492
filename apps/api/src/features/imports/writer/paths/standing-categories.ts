// What the staff has moved stays where it was put, and a feed that speaks of other parents makes no circle with it.
import type { CategoryRecord } from '@vitrine/domain/catalog/records'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

type Row = { id: number; key: string; parent_key: string | null; is_placed: boolean }
/** Under which of the shop's own categories a record stands, or of those the feed brought; null at the top. */
type Standing = { parentOf(record: CategoryRecord): string | null; idOf(key: string): number | undefined }

/** Asked in the order of the feed: the parent each record gets is its own, unless the staff decided otherwise. */
export async function standingCategories(db: Database): Promise<Standing> {
  const { rows } = await sql<Row>`
    select c.category_id as id, c.key, parent.key as parent_key, 'parent' = any(c.edited_parts) as is_placed
    from category c left join category parent on parent.category_id = c.parent_id`.execute(db)
  const parents = new Map(rows.map((row) => [row.key, row.parent_key]))
  const placed = new Set(rows.filter((row) => row.is_placed).map((row) => row.key))
  const ids = new Map(rows.map((row) => [row.key, row.id]))
  return {
    idOf: (key) => ids.get(key),
    parentOf({ key, parentKey }) {
      const stays = placed.has(key) || (parentKey !== null && isBelow(parents, parentKey, key))
      if (!stays) parents.set(key, parentKey)
      return parents.get(key) ?? null
    },
  }
}

function isBelow(parents: ReadonlyMap<string, string | null>, key: string, above: string): boolean {
  for (let at: string | null | undefined = key; at; at = parents.get(at)) if (at === above) return true
  return false
}
