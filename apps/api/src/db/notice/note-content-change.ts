import { sql } from 'kysely'
import type { Database } from '../client.ts'

/** What every process listens on: tags of pages that show what was changed, `*` for all of them. */
export const CONTENT_CHANNEL = 'content'

/** Pages that show it are made anew in every process; PostgreSQL delivers the notice with the commit. */
export async function noteContentChange(db: Database, tags: readonly string[]): Promise<void> {
  await sql`select pg_notify(${CONTENT_CHANNEL}, ${tags.join(',')})`.execute(db)
}

export const contentTag = (identifier: string): string => `cms-${identifier}`
