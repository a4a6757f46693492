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

/**
 * The first of a key gets it bare: categories before products, the older before the newer. The others add their id,
 * and who still collides adds more. A redirect gives way to whoever lives at its address.
 */
async function claimPaths(db: Database, attempt: number): Promise<void> {
  await sql`
    with open as (
      select *, row_number() over (partition by language, key order by entity_type, entity_id) as place
      from wanted_path where path is null)
    insert into claimed_path
    select language, case when place = 1 and ${attempt}::int = 0 then key
      else key || '-' || entity_id || repeat('-x', ${attempt}::int) end, entity_type, entity_id from open`.execute(
    db,
  )
  await sql`delete from url_path u using claimed_path c
    where u.entity_type = 'redirect' and u.language = c.language and u.path = c.path`.execute(db)
  await sql`insert into url_path (language, path, entity_type, entity_id)
    select language, path, entity_type, entity_id from claimed_path on conflict do nothing`.execute(db)
  await sql`update wanted_path w set path = c.path from claimed_path c join url_path u using (language, path)
    where u.entity_type = c.entity_type and u.entity_id = c.entity_id
      and w.entity_type = c.entity_type and w.entity_id = c.entity_id and w.language = c.language`.execute(db)
  await sql`truncate claimed_path`.execute(db)
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
