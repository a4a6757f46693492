import type { CategoryRecord } from '@vitrine/domain/catalog/records'
import { DIALECTS, type Dialect, languageOf } from '@vitrine/domain/store/dialect'
import { sql } from 'kysely'
import { told } from '#api/refusal/told.ts'
import { keptByHand } from './bulk/kept-by-hand.ts'
import { rowsOf } from './bulk/rows-of.ts'
import { renewPlaces } from './paths/renew-places.ts'
import { standingCategories } from './paths/standing-categories.ts'
import type { Run } from './run.ts'
import { urlKeyOf } from './url-key.ts'

type CategoryText = {
  key: string
  language: Dialect
  name: string
  description: string
  urlKey: string
  urlPath: string
}

/** Parents stand before their children in the feed. What the staff wrote by hand stays. */
export async function writeCategories(run: Run, records: readonly CategoryRecord[]): Promise<void> {
  const written = new Map<string, CategoryText[]>()
  const { parentOf, idOf } = await standingCategories(run.db)
  for (const level of byLevel(run, records)) {
    const placed = level.map((one) => {
      const parent = parentOf(one.record)
      return { ...one, parentId: parent === null ? null : (run.categoryIds.get(parent) ?? idOf(parent)) }
    })
    await writeLevel(run, placed)
    for (const { record } of level) written.set(record.key, textsOf(record, written))
  }
  await writeTexts(run, [...written.values()].flat())
  run.counts.category.given += written.size
}

type Leveled = { record: CategoryRecord; level: number }
type Placed = Leveled & { parentId: number | null | undefined }

function byLevel(run: Run, records: readonly CategoryRecord[]): Leveled[][] {
  const levels = new Map<string, number>()
  const grouped: Leveled[][] = []
  for (const record of records) {
    const above = record.parentKey === null ? 0 : levels.get(record.parentKey)
    if (above === undefined || levels.has(record.key)) {
      const { key, parentKey } = record
      run.problems.add(
        above === undefined && parentKey !== null
          ? told('CATEGORY_BEFORE_PARENT', { key, parent: parentKey })
          : told('CATEGORY_TWICE', { key }),
      )
      continue
    }
    levels.set(record.key, above + 1)
    const group = grouped[above] ?? []
    grouped[above] = group
    group.push({ record, level: above + 1 })
  }
  return grouped
}

async function writeLevel(run: Run, placed: readonly Placed[]): Promise<void> {
  const rows = placed.map(({ record, level, parentId }) => ({
    key: record.key,
    parent_id: parentId,
    level,
    position: record.position,
    is_active: record.isActive,
    include_in_menu: record.includeInMenu,
    image: record.image ?? null,
    block: record.block ?? null,
  }))
  const columns = sql.raw('parent_id, key, level, position, is_active, include_in_menu, image, block')
  const { rows: changed } = await sql<{ created: boolean }>`
    insert into category (${columns})
    select ${columns} from ${rowsOf(
      rows,
      'key text, parent_id int, level int, position int, is_active boolean, include_in_menu boolean, image text, block text',
    )} r
    on conflict (key) do update set (${sql.raw(OF_CATEGORY.columns)}) = (${OF_CATEGORY.byFeed})
    where (${sql.raw(OF_CATEGORY.standing)}) is distinct from (${OF_CATEGORY.byFeed})
    returning xmax = 0 as created`.execute(run.db)
  const created = changed.filter((row) => row.created).length
  run.counts.category.created += created
  run.counts.category.updated += changed.length - created
  await learnCategories(
    run,
    rows.map(({ key }) => key),
  )
}

/** Which part of a category each column belongs to, as `edited_parts` names them; levels follow from parents. */
const OF_CATEGORY = keptByHand('category', {
  parent_id: 'parent',
  position: 'position',
  is_active: 'shown',
  include_in_menu: 'shown',
  image: 'image',
  block: 'block',
})

async function learnCategories(run: Run, keys: readonly string[]): Promise<void> {
  const { rows } = await sql<{ key: string; category_id: number }>`
    with known as (select key, category_id from category where key = any(${keys})),
      seen as (insert into seen_category select category_id from known on conflict do nothing)
    select key, category_id from known`.execute(run.db)
  for (const { key, category_id } of rows) run.categoryIds.set(key, category_id)
}

/**
 * A language without a name of its own gets the English one, so that every address exists in every language; a dialect
 * has only what is given in it, at the address of its language.
 */
function textsOf(record: CategoryRecord, written: Map<string, CategoryText[]>): CategoryText[] {
  const parents = record.parentKey === null ? [] : (written.get(record.parentKey) ?? [])
  return DIALECTS.flatMap((dialect) => {
    const language = languageOf(dialect)
    const plain = record.texts[language] ?? record.texts.en
    const text = dialect === language ? plain : record.texts[dialect]
    if (plain === undefined || text === undefined) return []
    const urlKey = urlKeyOf(plain.urlKey ?? plain.name, language) || urlKeyOf(record.key, 'en')
    const above = parents.find((one) => one.language === language)?.urlPath
    const urlPath = above === undefined ? urlKey : `${above}/${urlKey}`
    const words = { name: text.name, description: text.description ?? '' }
    return [{ key: record.key, language: dialect, ...words, urlKey, urlPath }]
  })
}

async function writeTexts(run: Run, texts: readonly CategoryText[]): Promise<void> {
  const { rows } = await sql<{ key: string }>`
    insert into category_text (category_id, language, name, description, url_key, url_path)
    select c.category_id, r.language, r.name, r.description, r."urlKey", r."urlPath"
    from ${rowsOf(
      texts,
      'key text, language text, name text, description text, "urlKey" text, "urlPath" text',
    )} r join category c on c.key = r.key and not 'texts' = any(c.edited_parts)
    on conflict (category_id, language) do update set name = excluded.name, description = excluded.description,
      url_key = excluded.url_key
    where (category_text.name, category_text.description, category_text.url_key)
      is distinct from (excluded.name, excluded.description, excluded.url_key)
    returning category_id`.execute(run.db)
  const moved = await renewPlaces(run.db)
  if (rows.length + moved > 0 && run.counts.category.created === 0) run.counts.category.updated += 1
}
