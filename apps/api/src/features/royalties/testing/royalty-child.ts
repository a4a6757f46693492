// A shop process that dies without a word while it moves partners' money: node royalty-child.ts <job as JSON>
import { createDatabase } from '#api/db/client.ts'
import { dieAtStatement } from '#api/testing/die-at-statement.ts'
import { aContext } from '#api/testing/test-context.ts'
import { runPayouts } from '../payouts/run-payouts.ts'
import { ripenRoyalties } from '../settle/ripen-royalties.ts'

export type RoyaltyJob = {
  connectionString: string
  does: 'ripen' | 'pay'
  now: string
  point: number | 'never'
}

const job = JSON.parse(process.argv[2] ?? '{}') as RoyaltyJob
const db = createDatabase({ connectionString: job.connectionString, max: 1 })
const name = job.does === 'pay' ? 'command:payouts' : 'royalties.ripen'
const ctx = aContext(db, { actor: { kind: 'system', job: name }, now: () => new Date(job.now) })
const count = dieAtStatement(typeof job.point === 'number' ? job.point : Number.POSITIVE_INFINITY)
await (job.does === 'pay' ? runPayouts(ctx) : ripenRoyalties(ctx))
process.stdout.write(String(count()))
await db.destroy()
