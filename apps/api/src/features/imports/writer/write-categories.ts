import type { CategoryRecord } from '@vitrine/domain/catalog/records'
import { DIALECTS, type Dialect, languageOf } from '@vitrine/domain/store/dialect'
import { sql } from 'kysely'
import { rowsOf } from './bulk/rows-of.ts'
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

/** Parents stand before their children in the feed. */
export async function writeCategories(run: Run, records: readonly CategoryRecord[]): Promise<void> {
  const written = new Map<string, CategoryText[]>()
  for (const level of byLevel(run, records)) {
    await writeLevel(run, level)
    for (const { record } of level) written.set(record.key, textsOf(record, written))
  }
  await writeTexts(run, [...written.values()].flat())
  run.counts.category.given += written.size
}

type Leveled = { record: CategoryRecord; level: number }

function byLevel(run: Run, records: readonly CategoryRecord[]): Leveled[][] {
  const levels = new Map<string, number>()
  const grouped: Leveled[][] = []
  for (const record of records) {
    const above = record.parentKey === null ? 0 : levels.get(record.parentKey)
    if (above === undefined || levels.has(record.key)) {
      const reason =
        above === undefined ? `its parent "${record.parentKey}" does not come before it` : 'it comes twice'
      run.problems.add({ message: `category "${record.key}": ${reason}` })
      continue
    }
    levels.set(record.key, above + 1)
    const group = grouped[above] ?? []
    grouped[above] = group
    group.push({ record, level: above + 1 })
  }
  return grouped
}

async function writeLevel(run: Run, leveled: readonly Leveled[]): Promise<void> {
  const rows = leveled.map(({ record, level }) => ({
    key: record.key,
    parent_id: record.parentKey === null ? null : run.categoryIds.get(record.parentKey),
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
    on conflict (key) do update set parent_id = excluded.parent_id, level = excluded.level,
      position = excluded.position, is_active = excluded.is_active, include_in_menu = excluded.include_in_menu,
      image = excluded.image, block = excluded.block
    where category.edited_at is null
      and (category.parent_id, category.level, category.position, category.is_active, category.include_in_menu,
        category.image, category.block)
      is distinct from (excluded.parent_id, excluded.level, excluded.position, excluded.is_active,
        excluded.include_in_menu, excluded.image, excluded.block)
    returning xmax = 0 as created`.execute(run.db)
  const created = changed.filter((row) => row.created).length
  run.counts.category.created += created
  run.counts.category.updated += changed.length - created
  await learnCategories(
    run,
    rows.map(({ key }) => key),
  )
}

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
    )} r join category c on c.key = r.key and c.edited_at is null
    on conflict (category_id, language) do update set name = excluded.name, description = excluded.description,
      url_key = excluded.url_key, url_path = excluded.url_path
    where (category_text.name, category_text.description, category_text.url_key, category_text.url_path)
      is distinct from (excluded.name, excluded.description, excluded.url_key, excluded.url_path)
    returning category_id`.execute(run.db)
  if (rows.length > 0 && run.counts.category.created === 0) run.counts.category.updated += 1
}
