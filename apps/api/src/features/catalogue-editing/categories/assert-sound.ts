// What a category may not be: nameless, at an address somebody else has, with a picture of another shop.
import type { EditedCategory } from '@vitrine/contract/catalog/editing/categories'
import { type CatalogueFault, catalogueFault } from '@vitrine/domain/catalog/editing/refusals'
import { isOwnRoute } from '@vitrine/domain/content/own-routes'
import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'
import { sql } from 'kysely'
import type { PhotoStore } from '#api/adapters/photos/photo-store.ts'
import type { Database } from '#api/db/client.ts'
import { invalidInput } from '#api/errors.ts'
import { wasBrought } from '../pictures/brought-pictures.ts'
import type { Texts } from './category-texts.ts'

export type Placed = { id: number; parentId: number | null; texts: Texts }

/** `at` is where its texts, or its parent, stand in the request. */
type Asked = { placed: Placed; languages: readonly Language[]; at(language: Language): string }

/** The last part of its address is its own among its siblings, and nothing else of the shop stands at the whole of it. */
export async function assertAddresses(db: Database, { placed, languages, at }: Asked): Promise<void> {
  const { id, parentId, texts } = placed
  const { rows: siblings } = await sql<{ language: string; url_key: string }>`
    select t.language, t.url_key from category c join category_text t using (category_id)
    where c.parent_id is not distinct from ${parentId}::int and c.category_id <> ${id}`.execute(db)
  const above = await pathsOf(db, parentId)
  const faults: CatalogueFault[] = []
  for (const language of languages) {
    const { url_key } = texts[language]
    const path = [above[language], url_key].filter(Boolean).join('/')
    const isBeside = siblings.some((one) => one.language === language && one.url_key === url_key)
    const why = isOwnRoute(path)
      ? 'OWN_PAGE'
      : isBeside
        ? 'SIBLING_ADDRESS'
        : (await isTaken(db, language, path)) && 'ADDRESS_TAKEN'
    const address = isBeside ? url_key : path
    if (why) faults.push(catalogueFault(at(language), why, { key: 'GIVEN_TWICE', address }))
  }
  if (faults.length > 0) throw invalidInput(faults)
}

async function pathsOf(db: Database, id: number | null): Promise<Partial<Record<Language, string>>> {
  if (id === null) return {}
  const rows = await db
    .selectFrom('category_text')
    .select(['language', 'url_path'])
    .where('category_id', '=', id)
    .execute()
  return Object.fromEntries(rows.map(({ language, url_path }) => [language, url_path]))
}

async function isTaken(db: Database, language: Language, path: string): Promise<boolean> {
  const { rows } = await sql`select from url_path where language = ${language} and path = ${path}
    and entity_type in ('product', 'cms_page')`.execute(db)
  return rows.length > 0
}

export function assertNamed(texts: Texts): void {
  if (texts.en.name === '')
    throw invalidInput([catalogueFault('parts.texts.en.name', 'NAME_MISSING', { key: 'REQUIRED' })])
  const lacking = LANGUAGES.find((language) => texts[language].url_key === '')
  if (lacking)
    throw invalidInput([catalogueFault(`parts.texts.${lacking}.url_key`, 'NO_LETTER', { key: 'REQUIRED' })])
}

/** One that was brought, or that of one of the shop's products; what a feed gave may stay. */
export async function assertPicture(
  { db, store }: { db: Database; store: PhotoStore },
  { image }: Pick<EditedCategory['parts'], 'image'>,
): Promise<void> {
  if (image === null || (await wasBrought(store, image))) return
  const { rows } =
    await sql`select from product_media where path = ${image} and kind = 'image' limit 1`.execute(db)
  if (rows.length === 0) throw invalidInput([catalogueFault('parts.image', 'NO_PICTURE')])
}
