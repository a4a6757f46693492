// A shop process that dies without a word while it writes a withdrawal down: node return-crash-child.ts <job as JSON>
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import { createDatabase } from '#api/db/client.ts'
import { die, dieAtStatement } from '#api/testing/die-at-statement.ts'
import { aContext } from '#api/testing/test-context.ts'
import { announceReturn } from '../returns/announce-return.ts'

export type ReturnCrashJob = {
  connectionString: string
  /** At the n-th statement from the first transaction on, with the answer given, or nowhere. */
  point: number | 'answered' | 'never'
  wish: Parameters<typeof announceReturn>[1]
}

const job = JSON.parse(process.argv[2] ?? '{}') as ReturnCrashJob
const db = createDatabase({ connectionString: job.connectionString, max: 1 })
const store = findStoreView('de')
const count = dieAtStatement(typeof job.point === 'number' ? job.point : Number.POSITIVE_INFINITY)
await announceReturn(aContext(db, { ...(store && { store }), now: () => new Date() }), job.wish)
process.stdout.write(String(count()))
if (job.point === 'answered') die()
await db.destroy()
