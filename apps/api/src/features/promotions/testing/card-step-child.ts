// A shop process that dies without a word while an order's step moves a gift card: node card-step-child.ts <job as JSON>
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import { createDatabase } from '#api/db/client.ts'
import { die, dieAtStatement } from '#api/testing/die-at-statement.ts'
import { aContext } from '#api/testing/test-context.ts'
import { stepOf } from './a-gift-card.ts'

export type CardStepJob = {
  connectionString: string
  now: string
  orderId: number
  step: 'pay' | 'cancel'
  point: number | 'done' | 'never'
}

const job = JSON.parse(process.argv[2] ?? '{}') as CardStepJob
const db = createDatabase({ connectionString: job.connectionString, max: 1 })
const store = findStoreView('de') ?? aContext(db).store
const count = dieAtStatement(typeof job.point === 'number' ? job.point : Number.POSITIVE_INFINITY)
await stepOf(aContext(db, { store, now: () => new Date(job.now) }), job.orderId, job.step)
process.stdout.write(String(count()))
if (job.point === 'done') die()
await db.destroy()
