// How much waits in the outbox and what nobody would take, for whoever watches the shop.
import { sql } from 'kysely'
import type { Database } from '#api/db/client.ts'

export type OutboxTopic = {
  topic: string
  waiting: number
  sent: number
  failed: number
  oldest_seconds: number | null
  last_error: string | null
}

export async function countUnsent(db: Database): Promise<{ waiting: number; failed: number }> {
  const { rows } = await sql<{ waiting: number; failed: number }>`
    select count(*) filter (where failed_at is null)::int as waiting,
      count(*) filter (where failed_at is not null)::int as failed
    from outbox where sent_at is null`.execute(db)
  return rows[0] ?? { waiting: 0, failed: 0 }
}

export async function countFailedSince(db: Database, since: Date): Promise<number> {
  const { rows } = await sql<{ failed: number }>`
    select count(*)::int as failed from outbox where failed_at > ${since}`.execute(db)
  return rows[0]?.failed ?? 0
}

/** By the first part of a topic, which is the feature that wrote it; `sent` within a day. */
export async function countByTopic(db: Database, now: Date): Promise<OutboxTopic[]> {
  const { rows } = await sql<OutboxTopic>`
    select split_part(topic, '.', 1) as topic,
      count(*) filter (where sent_at is null and failed_at is null)::int as waiting,
      count(*) filter (where sent_at > ${now}::timestamptz - interval '24 hours')::int as sent,
      count(*) filter (where failed_at is not null)::int as failed,
      extract(epoch from ${now}::timestamptz
        - min(created_at) filter (where sent_at is null and failed_at is null))::int as oldest_seconds,
      (array_agg(last_error order by failed_at desc) filter (where failed_at is not null))[1] as last_error
    from outbox group by 1 order by failed desc, waiting desc, 1`.execute(db)
  return rows
}
