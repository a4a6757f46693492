// A shop process that dies without a word while it pays partners out: node payout-child.ts <job as JSON>
import { createDatabase } from '#api/db/client.ts'
import { dieAtStatement } from '#api/testing/die-at-statement.ts'
import { aContext } from '#api/testing/test-context.ts'
import { runPayouts } from '../payouts/run-payouts.ts'

const job = JSON.parse(process.argv[2] ?? '{}') as { connectionString: string; point: number | 'never' }
const db = createDatabase({ connectionString: job.connectionString, max: 1 })
const ctx = aContext(db, { actor: { kind: 'system', job: 'command:payouts' } })
const count = dieAtStatement(typeof job.point === 'number' ? job.point : Number.POSITIVE_INFINITY)
await runPayouts(ctx)
process.stdout.write(String(count()))
await db.destroy()
