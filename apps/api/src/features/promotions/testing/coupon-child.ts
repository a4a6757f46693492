// A shop process that dies without a word while it saves a coupon with its goods: node coupon-child.ts <job as JSON>
import type { CouponTermsOfStaff } from '@vitrine/contract/desk/coupons'
import { rightsOf } from '@vitrine/domain/access/roles'
import { createDatabase } from '#api/db/client.ts'
import { dieAtStatement } from '#api/testing/die-at-statement.ts'
import { aContext } from '#api/testing/test-context.ts'
import { changeCoupon, createCoupon } from '../staff/save-coupon.ts'

type Job = {
  connectionString: string
  terms: CouponTermsOfStaff
  /** Of one that is there. */
  change?: { id: number; version: number }
  point: number | 'never'
}

const job = JSON.parse(process.argv[2] ?? '{}') as Job
const { terms, change } = job
const db = createDatabase({ connectionString: job.connectionString, max: 1 })
const ctx = aContext(db, {
  actor: { kind: 'customer', customerId: 7, sessionId: 1, rights: rightsOf(['manager']) },
})
const count = dieAtStatement(typeof job.point === 'number' ? job.point : Number.POSITIVE_INFINITY)
await (change ? changeCoupon(ctx, { ...terms, ...change }) : createCoupon(ctx, terms))
process.stdout.write(String(count()))
await db.destroy()
