// A shop process that dies without a word while it pays cashback: node cashback-child.ts <job as JSON>
import { createDatabase } from '#api/db/client.ts'
import { DEFAULT_RETENTION } from '#api/jobs/retention.ts'
import { dieAtStatement } from '#api/testing/die-at-statement.ts'
import { aContext } from '#api/testing/test-context.ts'
import { payCashback } from '../bonus/pay-cashback.ts'

export type CashbackJob = { connectionString: string; now: string; point: number | 'never' }

const job = JSON.parse(process.argv[2] ?? '{}') as CashbackJob
const db = createDatabase({ connectionString: job.connectionString, max: 1 })
const count = dieAtStatement(typeof job.point === 'number' ? job.point : Number.POSITIVE_INFINITY)
await payCashback({
  ...aContext(db, { actor: { kind: 'system', job: 'promotions.pay-cashback' } }),
  now: () => new Date(job.now),
  signal: new AbortController().signal,
  retention: DEFAULT_RETENTION,
})
process.stdout.write(String(count()))
await db.destroy()
