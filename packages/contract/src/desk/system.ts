// How the program itself is: for whoever runs the shop.
import { z } from 'zod'
import { defineCall } from '../call.ts'

/** Of letters, messages and calls to the back office: the outbox, by what a row becomes. */
const QueueSchema = z.object({
  topic: z.string(),
  waiting: z.number(),
  /** In the last 24 hours. */
  sent: z.number(),
  /** Given up, and not yet swept. */
  failed: z.number(),
  /** How long the oldest has waited. */
  oldest_seconds: z.number().nullable(),
  last_error: z.string().nullable(),
})

const JobSchema = z.object({
  job: z.string(),
  /** Five fields, by Greenwich time. */
  cron: z.string(),
  /** How far its times lie apart; null where they do not lie evenly. */
  every_minutes: z.number().nullable(),
  next_at: z.string(),
  state: z.enum(['waits', 'runs', 'done', 'failed', 'never']),
  last_at: z.string().nullable(),
})

const BackupSchema = z.object({
  at: z.string(),
  /** Its name, without the folder. */
  file: z.string(),
  size_mb: z.number(),
  rows: z.number(),
  seconds: z.number(),
})

/** By its text, without values; of the process that answers, since it began. */
const StatementSchema = z.object({
  statement: z.string(),
  calls: z.number(),
  average_ms: z.number(),
  worst_ms: z.number(),
  sum_ms: z.number(),
})

const SystemSchema = z
  .object({
    process: z.object({ node: z.string(), since: z.string(), memory_mb: z.number() }),
    database: z.object({
      version: z.string(),
      size_mb: z.number(),
      connections: z.number(),
      max_connections: z.number(),
      /** Off, a power cut may take what was answered with yes. */
      is_durable: z.boolean(),
      migrations: z.number(),
      last_migration: z.string(),
    }),
    search: z.object({
      engine: z.enum(['memory', 'opensearch']),
      generation: z.number(),
      products: z.number(),
    }),
    /** Of the data folder; null where the system does not tell. */
    disk: z.object({ free_mb: z.number(), total_mb: z.number() }).nullable(),
    queues: z.array(QueueSchema),
    jobs: z.array(JobSchema),
    /** Made by the command, the newest first. */
    backups: z.array(BackupSchema),
    /** Those that took the database longest in all. */
    statements: z.array(StatementSchema),
  })
  .meta({ id: 'StaffSystem' })
export type StaffSystem = z.output<typeof SystemSchema>

export const getSystem = defineCall({
  id: 'staff.system',
  method: 'GET',
  path: '/api/admin/system',
  may: 'system:read',
  storeScoped: false,
  summary:
    'How process, database, search and disk are; what waits, what failed, which jobs ran; the last backups and the dearest statements',
  reply: SystemSchema,
})
