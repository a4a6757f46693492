// A list read page by page in the order its reader wishes: each page begins behind the row the last one ended with, so
// that none comes twice or is passed over, whatever was added or changed meanwhile.
import { type RawBuilder, sql } from 'kysely'
import { invalidInput } from '#api/errors.ts'
import { CURSOR_FORMS, type SortKey } from './sort-key.ts'

type Sortable<Key extends string> = {
  /** Of equal rows the latest is first, whichever way the list is sorted. */
  id: RawBuilder<number>
  keys: Readonly<Record<Key, SortKey>>
}
export type SortWish<Key extends string> = { sort?: Key | `-${Key}` | undefined; before?: string | undefined }

export type Keyset = {
  /** To be read of each row as `sorted_by`. */
  sortedBy: RawBuilder<string | null>
  isAfter: RawBuilder<boolean>
  order: RawBuilder<unknown>
}

/** Without a wish the latest are first. */
export function keysetOf<Key extends string>(
  { id, keys }: Sortable<Key>,
  { sort, before }: SortWish<Key>,
): Keyset {
  const last = before === undefined ? undefined : readCursor(before)
  if (sort === undefined) {
    if (last?.value !== undefined) throw otherOrder()
    return {
      sortedBy: sql`null::text`,
      isAfter: last ? sql`${id} < ${last.id}` : sql`true`,
      order: sql`${id} desc`,
    }
  }
  const falls = sort.startsWith('-')
  const { by, as } = keys[(falls ? sort.slice(1) : sort) as Key]
  return {
    sortedBy: sql`(${by})::text`,
    isAfter: last ? isBehind({ id, by, as, falls }, last) : sql`true`,
    order: sql`${by} ${falls ? sql`desc` : sql`asc`}, ${id} desc`,
  }
}

type Cursor = { id: number; value: string | undefined }
type Sorting = SortKey & { id: RawBuilder<number>; falls: boolean }

function isBehind({ id, by, as, falls }: Sorting, last: Cursor): RawBuilder<boolean> {
  const { cast, like } = CURSOR_FORMS[as]
  if (last.value === undefined || !like.test(last.value)) throw otherOrder()
  const value = sql`${last.value}::${sql.raw(cast)}`
  const past = falls ? sql`${by} < ${value}` : sql`${by} > ${value}`
  return sql`(${past} or (${by} = ${value} and ${id} < ${last.id}))`
}

function readCursor(text: string): Cursor {
  const colon = text.indexOf(':')
  return colon < 0
    ? { id: Number(text), value: undefined }
    : { id: Number(text.slice(0, colon)), value: text.slice(colon + 1) }
}

const otherOrder = () =>
  invalidInput([{ path: 'before', key: 'WRONG_FORM', message: 'is of a list in another order' }])

/** The page of rows that were read one more than asked for, and where the next one begins. */
export function pageOf<Row extends { id: number; sorted_by: string | null }>(
  rows: readonly Row[],
  size: number,
): { shown: Row[]; next: string | null } {
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  if (!last || rows.length <= size) return { shown, next: null }
  return { shown, next: last.sorted_by === null ? String(last.id) : `${last.id}:${last.sorted_by}` }
}
