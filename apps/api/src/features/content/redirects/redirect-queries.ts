import type { CallParsed, CallReply } from '@vitrine/contract/call'
import type { listRedirects, Redirect } from '@vitrine/contract/content/redirects'
import type { Language } from '@vitrine/domain/store/store-view'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { likeText } from '#api/db/text/like-text.ts'

export async function countRedirects(db: Database): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from url_path where entity_type = 'redirect'`.execute(db)
  return rows[0]?.n ?? 0
}

type Wish = CallParsed<typeof listRedirects>['query']

export async function selectRedirects(
  db: Database,
  { q, language, from, before, size }: Wish,
): Promise<CallReply<typeof listRedirects>> {
  const part = `%${likeText(q)}%`
  const wanted = sql`entity_type = 'redirect' and (${q} = '' or path ilike ${part} or target ilike ${part})
    and (${language ?? null}::text is null or language = ${language ?? null})`
  const { rows } = await sql<Redirect>`
    select language, path, target, not ${livesSql(sql`u.language`, sql`u.target`)} as is_dead
    from url_path u where ${wanted} and ${isBehind(before)} order by path, language
    limit ${size + 1} offset ${from}`.execute(db)
  const counted = await sql<{ n: number }>`select count(*)::int as n from url_path where ${wanted}`.execute(
    db,
  )
  const items = rows.slice(0, size)
  const last = rows.length > size ? items.at(-1) : undefined
  return { items, total: counted.rows[0]?.n ?? 0, next: last ? `${last.language}:${last.path}` : null }
}

function isBehind(before: string | undefined): RawBuilder<boolean> {
  if (before === undefined) return sql`true`
  const colon = before.indexOf(':')
  return sql`(path, language) > (${before.slice(colon + 1)}, ${before.slice(0, colon)})`
}

export type Place = { language: Language; path: string }

/** Whoever lives or leads on there, locked. */
export async function findPlace(
  db: Database,
  { language, path }: Place,
): Promise<{ entity_type: string; target: string | null } | undefined> {
  const row = await db
    .selectFrom('url_path')
    .select(['entity_type', 'target'])
    .where('language', '=', language)
    .where('path', '=', path)
    .forUpdate()
    .executeTakeFirst()
  return row
}

/** In the language itself, or in any other: addresses of one store are opened in another, too, unless its own lead elsewhere. */
const livesSql = (language: RawBuilder<unknown>, path: RawBuilder<unknown>): RawBuilder<boolean> => sql`(
  exists (select from url_path t where t.path = ${path} and t.entity_type <> 'redirect')
  and not exists (select from url_path t where t.path = ${path} and t.language = ${language}
    and t.entity_type = 'redirect'))`

export async function livesAt(db: Database, { language, path }: Place): Promise<boolean> {
  const { rows } = await sql<{ lives: boolean }>`
    select ${livesSql(sql`${language}::text`, sql`${path}::text`)} as lives`.execute(db)
  return rows[0]?.lives === true
}
