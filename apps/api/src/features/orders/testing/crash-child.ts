// A shop process that dies without a word at one point of an order: node crash-child.ts <job as JSON>
import { PlaceOrderSchema } from '@vitrine/contract/order'
import { rightsOf } from '@vitrine/domain/access/roles'
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import { createDatabase } from '#api/db/client.ts'
import { die, dieAtStatement } from '#api/testing/die-at-statement.ts'
import { aContext } from '#api/testing/test-context.ts'
import { type OrderSteps, orderSteps, placeOrder } from '../place-order.ts'

/** At the n-th statement from the transaction's first on, with the answer given, or nowhere. */
export type OrderCrashPoint = number | 'answered' | 'never'
export type OrderCrashJob = {
  connectionString: string
  point: OrderCrashPoint
  customerId: number
  body: unknown
  /** The mutant: its pieces leave the shelf whatever becomes of the order. */
  takesStockOutside?: boolean
}

const job = JSON.parse(process.argv[2] ?? '{}') as OrderCrashJob
const db = createDatabase({ connectionString: job.connectionString, max: 1 })
const outside = createDatabase({ connectionString: job.connectionString, max: 1 })
const store = findStoreView('de')
const ctx = aContext(db, {
  ...(store && { store }),
  actor: { kind: 'customer', customerId: job.customerId, sessionId: 1, rights: rightsOf([]) },
})
const takeStock: OrderSteps['takeStock'] = async (_, { lines }) => {
  for (const { product, qty } of lines)
    await outside
      .updateTable('stock_item')
      .set((eb) => ({ qty: eb('qty', '-', qty) }))
      .where('product_id', '=', product.productId)
      .execute()
}
const steps = job.takesStockOutside ? { ...orderSteps, takeStock } : orderSteps
const body = PlaceOrderSchema.parse(job.body)
const count = dieAtStatement(typeof job.point === 'number' ? job.point : Number.POSITIVE_INFINITY)
const placed = await placeOrder(ctx, { body }, steps)
process.stdout.write(JSON.stringify(job.point === 'never' ? count() : placed))
if (job.point === 'answered') die()
await Promise.all([db.destroy(), outside.destroy()])
