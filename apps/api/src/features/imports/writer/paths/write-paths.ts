// Addresses, unique within a language. One once given is kept while its key stays; a changed one goes on as a redirect.
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { isDuplicate } from '#api/db/database-error.ts'
import { collectWantedPaths, releasePaths } from './wanted-paths.ts'

export async function writePaths(db: Database, { ofSeen = false } = {}): Promise<void> {
  await collectWantedPaths(db, { pagesToo: !ofSeen })
  await releasePaths(db, { ofSeen })
  for (let attempt = 1; !(await claimPaths(db)); attempt += 1) await claimOthers(db, attempt)
  await writeRedirects(db)
  await sql`insert into touched_product select distinct entity_id from moved_path where entity_type = 'product'
    on conflict do nothing`.execute(db)
}

/** A redirect gives way to whoever lives at its address. Answers whether all got what they claimed. */
async function claimPaths(db: Database): Promise<boolean> {
  await sql`delete from url_path u using wanted_path w
    where u.entity_type = 'redirect' and is_claim and u.language = w.language and u.path = w.path`.execute(db)
  const { claimed, inserted } = await insertClaims(db)
  return claimed === inserted
}

type Inserted = { claimed: number; inserted: number }

/**
 * Those that are free are written without a look at each, which takes a third more. Where somebody else gives one away at
 * the same moment, or two of them are the same, all are looked at.
 */
async function insertClaims(db: Database): Promise<Inserted> {
  await sql`savepoint claims`.execute(db)
  try {
    return await insertInto(
      db,
      sql`not exists (select from url_path u where u.language = w.language and u.path = w.path)`,
    )
  } catch (error) {
    if (!isDuplicate(error)) throw error
    await sql`rollback to savepoint claims`.execute(db)
    return await insertInto(db, sql`true`, sql`on conflict do nothing`)
  } finally {
    // A transaction that was given up forgets it by itself.
    await sql`release savepoint claims`.execute(db).catch(() => {})
  }
}

async function insertInto(
  db: Database,
  isFree: RawBuilder<unknown>,
  conflict: RawBuilder<unknown> = sql``,
): Promise<Inserted> {
  const { rows } = await sql<Inserted>`
    with got as (
      insert into url_path (language, path, entity_type, entity_id)
      select language, path, entity_type, entity_id from wanted_path w where is_claim and ${isFree}
      order by language, path ${conflict} returning 1)
    select (select count(*) from got)::int as inserted,
      (select count(*) from wanted_path where is_claim)::int as claimed`.execute(db)
  return rows[0] ?? { claimed: 0, inserted: 0 }
}

/** Who came too late, even with its id, adds more. */
async function claimOthers(db: Database, attempt: number): Promise<void> {
  await sql`update wanted_path set is_claim = false where is_claim and (language, path, entity_type, entity_id) in
    (select language, path, entity_type, entity_id from url_path)`.execute(db)
  await sql`update wanted_path set path = key || '-' || entity_id || repeat('-x', ${attempt}::int)
    where is_claim`.execute(db)
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
