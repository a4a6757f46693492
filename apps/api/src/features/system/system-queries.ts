import type { StaffSystem } from '@vitrine/contract/desk/system'
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'
import { timesOf } from './times-of.ts'

const MB = 1_048_576

export async function readDatabase(db: Database): Promise<StaffSystem['database']> {
  const { rows } = await sql<StaffSystem['database']>`
    select current_setting('server_version') as version,
      round(pg_database_size(current_database()) / ${MB}::numeric)::int as size_mb,
      (select count(*) from pg_stat_activity where datname = current_database())::int as connections,
      current_setting('max_connections')::int as max_connections,
      current_setting('fsync')::boolean and current_setting('synchronous_commit') <> 'off' as is_durable,
      (select count(*) from schema_migration)::int as migrations,
      coalesce((select max(name) from schema_migration), '') as last_migration`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the database says nothing of itself')
  return row
}

export async function countProducts(db: Database): Promise<number> {
  const { rows } = await sql<{ products: number }>`
    select count(*)::int as products from product p
    where not exists (select from product_variant v where v.child_id = p.product_id)`.execute(db)
  return rows[0]?.products ?? 0
}

type JobRow = { job: string; cron: string; state: string | null; last_at: Date | null }
type JobState = StaffSystem['jobs'][number]['state']
/** As pg-boss calls them. */
const STATES: Record<string, JobState> = {
  created: 'waits',
  retry: 'failed',
  active: 'runs',
  completed: 'done',
  cancelled: 'failed',
  failed: 'failed',
}

/** From pg-boss's own tables (decision 22); none where no process takes part yet. */
export async function readJobs(db: Database, now: Date): Promise<StaffSystem['jobs']> {
  const { rows: known } =
    await sql`select from pg_tables where schemaname = 'pgboss' and tablename = 'schedule'`.execute(db)
  if (known.length === 0) return []
  const { rows } = await sql<JobRow>`
    select s.key as job, s.cron, j.state::text as state, coalesce(j.completed_on, j.started_on) as last_at
    from pgboss.schedule s left join lateral (
      select state, started_on, completed_on from pgboss.job j
      where j.data ->> 'job' = s.key order by j.created_on desc limit 1) j on true
    order by s.key`.execute(db)
  return rows.map(({ job, cron, state, last_at }) => ({
    ...{ job, cron, ...timesOf(cron, now) },
    state: STATES[state ?? ''] ?? 'never',
    last_at: last_at?.toISOString() ?? null,
  }))
}

const MOST_BACKUPS = 5
type Backup = StaffSystem['backups'][number]
type BackupRow = { at: Date; file: string; after: Omit<Backup, 'at' | 'file'> }

/** As the command wrote them down; what became of the files since, nobody here knows. */
export async function readBackups(db: Database): Promise<Backup[]> {
  const { rows } = await sql<BackupRow>`
    select at, entity_id as file, after from audit where entity = 'backup'
    order by audit_id desc limit ${MOST_BACKUPS}`.execute(db)
  return rows.map(({ at, file, after }) => ({ at: at.toISOString(), file, ...after }))
}
