// Options as they were given: new ones get a key, those left out go, and what differs is a feed's no longer.
import type { AttributeLabels, EditedOption } from '@vitrine/contract/catalog/editing/attributes'
import type { Localized } from '@vitrine/domain/catalog/records'
import { sql } from 'kysely'
import type { Context } from '#api/context.ts'
import { json } from '#api/db/json.ts'
import { americanToo } from '../record/american-words.ts'
import type { StoredAttribute, StoredLabels } from './stored-attribute.ts'

const OWN = ['labels', 'order', 'swatch']

/** Answers the options that read or look otherwise now. */
export async function writeOptions(
  ctx: Context,
  { edited, options }: StoredAttribute,
  wanted: readonly EditedOption[],
): Promise<number[]> {
  const { db } = ctx
  const keys = await keysFor(options, wanted)
  const gone = options.filter(({ key }) => !keys.includes(key)).map(({ id }) => id)
  if (gone.length > 0) await db.deleteFrom('attribute_option').where('option_id', 'in', gone).execute()
  const stored = new Map(options.map((one) => [one.key, one]))
  const rows = wanted.map(({ labels, swatch }, position) => {
    const key = keys[position] ?? ''
    const was = stored.get(key)
    const parts = was ? changedParts(was, { labels, swatch }) : OWN
    return { key, labels: storedLabels(labels, was?.labels), position, swatch, parts }
  })
  const isMoved = hasOtherOrder(options, keys)
  const changed = rows.filter(({ parts }) => parts.length > 0 || isMoved)
  if (changed.length === 0) return []
  await sql`
    insert into attribute_option (attribute_id, key, labels, position, swatch, edited_parts)
    select ${edited.id}, r.key, r.labels, r.position, r.swatch, array(select jsonb_array_elements_text(r.parts))
    from jsonb_to_recordset(${json(changed)}) as r(key text, labels jsonb, position int, swatch text, parts jsonb)
    on conflict (attribute_id, key) do update set labels = excluded.labels, swatch = excluded.swatch,
      position = case when ${isMoved} then excluded.position else attribute_option.position end,
      edited_parts = array(select distinct part from unnest(attribute_option.edited_parts || excluded.edited_parts
        || case when ${isMoved} then array['order'] else '{}' end) part order by part)`.execute(db)
  return rows.flatMap(({ key, parts }) => (parts.length > 0 ? (stored.get(key)?.id ?? []) : []))
}

/** Those that were there stand in another order among themselves, or a new one stands before one of them. */
export function hasOtherOrder(options: readonly { key: string }[], keys: readonly string[]): boolean {
  const left = options.filter(({ key }) => keys.includes(key))
  return left.some(({ key }, at) => keys[at] !== key)
}

function changedParts(
  { labels, swatch }: { labels: StoredLabels; swatch: string | null },
  given: Pick<EditedOption, 'labels' | 'swatch'>,
): string[] {
  const differs =
    JSON.stringify(sorted(storedLabels(given.labels, labels))) !== JSON.stringify(sorted(labels))
  return [...(differs ? ['labels'] : []), ...(swatch === given.swatch ? [] : ['swatch'])]
}

const sorted = (labels: StoredLabels) =>
  Object.entries(labels)
    .filter(([, words]) => words !== '')
    .toSorted()

/** English is there even where it says nothing; American words stay with the English ones they were given for. */
export function storedLabels(given: AttributeLabels, before: StoredLabels | undefined): Localized {
  const filled = Object.fromEntries(Object.entries(given).filter(([, words]) => words !== ''))
  return americanToo({ en: '', ...filled }, before && { en: '', ...before })
}

async function keysFor(
  options: StoredAttribute['options'],
  wanted: readonly EditedOption[],
): Promise<string[]> {
  const { urlKeyOf } = await import('#api/features/imports/index.ts')
  const taken = new Set(options.map(({ key }) => key))
  return wanted.map(({ key, labels }) => {
    if (key !== null) return key
    const made = urlKeyOf(labels.en ?? '', 'en').slice(0, 60) || 'option'
    let free = made
    for (let n = 2; taken.has(free); n += 1) free = `${made}-${n}`
    taken.add(free)
    return free
  })
}
