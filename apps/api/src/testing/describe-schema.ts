import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

/** All a migration can leave behind, a line each, sorted: columns, constraints, indexes, storage, sequences, functions. */
export async function describeSchema(db: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with ours as (select oid, relname, relkind, relpersistence, reloptions from pg_class
      where relnamespace = 'public'::regnamespace and relname <> 'schema_migration' and relname not like 'schema_migration_%')
    select concat_ws(' ', 'relation', relname, relkind, relpersistence, reloptions::text) as line from ours
    union all
    select concat_ws(' ', 'column', relname, attname, format_type(atttypid, atttypmod), attnotnull, attidentity, attstorage,
      (select pg_get_expr(adbin, adrelid) from pg_attrdef where adrelid = attrelid and adnum = attnum))
    from ours join pg_attribute on attrelid = ours.oid where attnum > 0 and not attisdropped and relkind = 'r'
    union all
    select concat_ws(' ', 'constraint', relname, conname, pg_get_constraintdef(c.oid)) from ours
    join pg_constraint c on conrelid = ours.oid
    union all
    select concat_ws(' ', 'index', indexdef) from pg_indexes where schemaname = 'public' and tablename <> 'schema_migration'
    union all
    select concat_ws(' ', 'sequence', sequencename, start_value, increment_by, data_type) from pg_sequences
    union all
    select concat_ws(' ', 'trigger', relname, pg_get_triggerdef(t.oid)) from ours join pg_trigger t on tgrelid = ours.oid
    where not tgisinternal
    union all
    select concat_ws(' ', 'function', proname, md5(prosrc)) from pg_proc where pronamespace = 'public'::regnamespace`.execute(
    db,
  )
  return rows.map(({ line }) => line).toSorted()
}
