import { dialectOf } from '@vitrine/domain/store/dialect'
import type { Language } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import { isShownSql } from '#api/db/rules/product-rules.ts'
import type { ReadContext } from '#api/features/catalog/read/read-context.ts'

/** Each alphabet in its own order, Chinese by how it is spoken. */
const COLLATIONS: Record<Language, string> = {
  en: 'en-x-icu',
  de: 'de-x-icu',
  ru: 'ru-x-icu',
  uk: 'uk-x-icu',
  zh: 'zh-x-icu',
}

type Places = Promise<Uint32Array>
const known = new WeakMap<object, Map<Language, Places>>()

/** The place of each product among all names in the reader's language, by id; sorted once in a generation. */
export function placesByName(ctx: ReadContext): Places {
  const { attributes: generation } = ctx.snapshot
  const { language } = ctx.store
  const byLanguage = known.get(generation) ?? new Map<Language, Places>()
  known.set(generation, byLanguage)
  const places = byLanguage.get(language) ?? sortNames(ctx)
  byLanguage.set(language, places)
  places.catch(() => byLanguage.delete(language))
  return places
}

const BYTES = Uint32Array.BYTES_PER_ELEMENT

/** The ids come as bytes: half a million written out as text would hold the event loop while they are read. */
async function sortNames({ db, store }: ReadContext): Places {
  const { rows } = await sql<{ ids: Buffer | null }>`
    select string_agg(int4send(p.product_id::int4), ''::bytea order by coalesce(own.name, en.name)
      collate ${sql.id(COLLATIONS[store.language])}, p.product_id desc) as ids
    from product p
    join product_text en on en.product_id = p.product_id and en.language = 'en'
    left join product_text own on own.product_id = p.product_id and own.language = ${dialectOf(store)}
    where ${isShownSql('p')}`.execute(db)
  return placesIn(rows[0]?.ids ?? Buffer.alloc(0))
}

function placesIn(ids: Buffer): Uint32Array {
  const count = ids.length / BYTES
  let highest = 0
  for (let at = 0; at < count; at++) highest = Math.max(highest, ids.readUInt32BE(at * BYTES))
  const places = new Uint32Array(highest + 1)
  for (let at = 0; at < count; at++) places[ids.readUInt32BE(at * BYTES)] = at + 1
  return places
}
