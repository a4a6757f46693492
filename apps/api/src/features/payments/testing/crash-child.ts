// A shop process that dies without a word while it writes down what came of money: node crash-child.ts <job as JSON>
import { createDatabase } from '#api/db/client.ts'
import { payOutside, type Transfer } from '#api/features/office/testing/pay-outside.ts'
import { resolveReview } from '#api/features/orders/staff/resolve-review.ts'
import { asStaff } from '#api/features/stock/testing/as-staff.ts'
import { createTestGateway } from '#api/features/test-gateway/index.ts'
import { die, dieAtStatement } from '#api/testing/die-at-statement.ts'
import { aContext } from '#api/testing/test-context.ts'
import { receiveEvent } from '../receive/receive-event.ts'
import { refundOrder } from '../refund/refund-order.ts'

type Wish = { orderId: number; amountMinor: number; key: string; reason: string }
type Event = {
  id: string
  reference: string
  report: { kind: 'paid'; amountMinor: number; currencyCode: string }
}
export type PaymentCrashJob = {
  connectionString: string
  /** At the n-th statement from the first transaction on, with the work done, or nowhere. */
  point: number | 'done' | 'never'
  work:
    | { kind: 'event'; event: Event }
    | { kind: 'refund'; wish: Wish }
    | { kind: 'transfer'; transfer: Transfer }
    | { kind: 'word'; word: { id: number; resolution: string } }
}

const job = JSON.parse(process.argv[2] ?? '{}') as PaymentCrashJob
const db = createDatabase({ connectionString: job.connectionString, max: 1 })
const now = () => new Date()
const { providers } = createTestGateway({ db, now, secret: Buffer.alloc(32, 7) })
const deps = { publicUrl: 'https://shop.test', providers: new Map(providers.map((one) => [one.name, one])) }
const ctx = aContext(db, { now, actor: { kind: 'system', job: 'payments.receive' } })

const count = dieAtStatement(typeof job.point === 'number' ? job.point : Number.POSITIVE_INFINITY)
if (job.work.kind === 'event') await receiveEvent(ctx, { name: 'test', event: job.work.event })
else if (job.work.kind === 'transfer') await payOutside(ctx, job.work.transfer)
else if (job.work.kind === 'word') await resolveReview(asStaff(ctx), job.work.word)
else await refundOrder(asStaff(ctx), deps, job.work.wish)
process.stdout.write(String(count()))
if (job.point === 'done') die()
await db.destroy()
