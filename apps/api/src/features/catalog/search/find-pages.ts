import type { PageMatch } from '@vitrine/contract/catalog'
import { sql } from 'kysely'
import type { ReadContext } from '#api/features/catalog/read/read-context.ts'

const MAX_PAGES = 3

/** Pages of help a text asks for: by the shop's words for them, or by their own title. */
export async function findPages(
  { db, snapshot, store }: ReadContext,
  text: string,
  corrected = '',
): Promise<PageMatch[]> {
  const lexicon = snapshot.lexicon.of(store.language)
  const named = [...lexicon.pagesIn(text), ...lexicon.pagesIn(corrected)]
  const { rows } = await sql<PageMatch>`
    select distinct on (identifier) identifier, title from cms_page
    where language in (${store.language}, 'en')
      and (identifier = any(${named}) or lower(title) = lower(${text.trim()}))
    order by identifier, (language = ${store.language}) desc limit ${MAX_PAGES}`.execute(db)
  return rows
}
