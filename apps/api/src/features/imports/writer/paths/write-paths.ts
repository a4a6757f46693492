// Addresses, unique within a language. One once given is kept while its key stays; a changed one goes on as a redirect.
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { collectWantedPaths, releasePaths } from './wanted-paths.ts'

export async function writePaths(db: Database): Promise<void> {
  await collectWantedPaths(db)
  await releasePaths(db)
  for (let attempt = 0; await isAnyWanting(db); attempt += 1) await claimPaths(db, attempt)
  await writeRedirects(db)
  await sql`insert into touched_product select distinct entity_id from moved_path where entity_type = 'product'
    on conflict do nothing`.execute(db)
}

async function isAnyWanting(db: Database): Promise<boolean> {
  const { rows } = await sql`select from wanted_path where path is null limit 1`.execute(db)
  return rows.length > 0
}

/** First the bare key, then with the id, then ever longer. Categories go before products, the older before the newer. */
async function claimPaths(db: Database, attempt: number): Promise<void> {
  const suffix = attempt === 0 ? sql`''` : sql`'-' || entity_id || repeat('-x', ${attempt - 1}::int)`
  await sql`
    with claim as (
      select distinct on (language, path) * from (
        select language, key || ${suffix} as path, entity_type, entity_id from wanted_path where path is null) open
      order by language, path, entity_type, entity_id),
    taken as (
      insert into url_path as u (language, path, entity_type, entity_id)
      select language, path, entity_type, entity_id from claim
      on conflict (language, path) do update
        set entity_type = excluded.entity_type, entity_id = excluded.entity_id, target = null
        where u.entity_type = 'redirect'
      returning language, path, entity_type, entity_id),
    fresh as (
      insert into touched_product select distinct entity_id from taken where entity_type = 'product'
      on conflict do nothing)
    update wanted_path w set path = taken.path from taken
    where w.entity_type = taken.entity_type and w.entity_id = taken.entity_id and w.language = taken.language`.execute(
    db,
  )
}

/** Redirects lead straight to the address of today, never to another redirect, and end with what they led to. */
async function writeRedirects(db: Database): Promise<void> {
  await sql`
    update url_path u set target = w.path from moved_path m join wanted_path w using (entity_type, entity_id, language)
    where u.entity_type = 'redirect' and u.language = m.language and u.target = m.path and u.path <> w.path`.execute(
    db,
  )
  await sql`
    insert into url_path (language, path, entity_type, target)
    select m.language, m.path, 'redirect', w.path
    from moved_path m join wanted_path w using (entity_type, entity_id, language) where w.path <> m.path
    on conflict do nothing`.execute(db)
  await sql`
    delete from url_path u using moved_path m where u.entity_type = 'redirect' and u.language = m.language
      and u.target = m.path and not exists (
        select from url_path now where now.language = m.language and now.path = m.path)`.execute(db)
}
