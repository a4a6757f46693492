import type { ContentState, ContentText, TextLanguage } from '@vitrine/contract/content/editing'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import type { PieceKey } from './piece-key.ts'

export type TextRow = Omit<ContentText, 'content'> & {
  content: string
  language: TextLanguage
  news_on: string | null
  picture: string | null
  updated_at: Date
}

/** Locked, so that whoever publishes it at the same moment comes after. */
export async function lockPiece(db: Database, { table, identifier, storeId }: PieceKey): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`content ${table} ${identifier} ${storeId}`}))`.execute(
    db,
  )
}

export async function selectTexts(
  db: Database,
  { table, identifier, storeId }: PieceKey,
): Promise<TextRow[]> {
  const own =
    table === 'page'
      ? sql`heading, meta_title, meta_description, to_char(news_on, 'YYYY-MM-DD') as news_on, picture`
      : sql`'' as heading, '' as meta_title, '' as meta_description, null as news_on, null as picture`
  const { rows } = await sql<TextRow>`
    select language, title, content, active, updated_at, ${own}
    from ${sql.table(`cms_${table}`)} where identifier = ${identifier} and store_id = ${storeId}`.execute(db)
  return rows
}

type WrittenText = { language: TextLanguage; text: ContentText; state: ContentState; now: Date }

/** A text keeps what is not written here: keywords of a page, data of a block. */
export async function upsertText(
  db: Database,
  key: PieceKey,
  { language, text, state, now }: WrittenText,
): Promise<void> {
  const { title, content, active } = text
  const of = { identifier: key.identifier, language, store_id: key.storeId }
  const shared = { title, content, active, updated_at: now, edited_at: now }
  if (key.table === 'block') {
    await db
      .insertInto('cms_block')
      .values({ ...of, ...shared, created_at: now })
      .onConflict((on) => on.columns(['identifier', 'language', 'store_id']).doUpdateSet(shared))
      .execute()
    return
  }
  const { heading, meta_title, meta_description } = text
  const page = {
    ...shared,
    ...{ heading, meta_title, meta_description },
    ...{ news_on: state.news_on, picture: state.picture },
  }
  await db
    .insertInto('cms_page')
    .values({ ...of, ...page, created_at: now })
    .onConflict((on) => on.columns(['identifier', 'language', 'store_id']).doUpdateSet(page))
    .execute()
}
