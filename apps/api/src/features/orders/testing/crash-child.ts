// A shop process that dies without a word at one point of an order: node crash-child.ts <job as JSON>

import { PlaceOrderSchema } from '@vitrine/contract/order'
import { STORE_VIEWS } from '@vitrine/domain/store/store-views'
import { createDatabase } from '#api/db/client.ts'
import { aContext } from '#api/testing/test-context.ts'
import { type OrderSteps, orderSteps, placeOrder } from '../place-order.ts'

export type CrashJob = { connectionString: string; point: string; body: unknown }

const job = JSON.parse(process.argv[2] ?? '{}') as CrashJob

function die(): never {
  process.kill(process.pid, 'SIGKILL')
  throw new Error('dead')
}

function dyingAt(point: string): OrderSteps {
  const wrap = ([name, step]: [string, unknown]) => {
    const run = async (...args: unknown[]) => {
      if (point === `before ${name}`) die()
      const result = await (step as (...args: unknown[]) => Promise<unknown>)(...args)
      if (point === `after ${name}`) die()
      return result
    }
    return [name, run]
  }
  return Object.fromEntries(Object.entries(orderSteps).map(wrap)) as OrderSteps
}

const db = createDatabase({ connectionString: job.connectionString, max: 1 })
const store = STORE_VIEWS.find((view) => view.code === 'de')
const ctx = aContext(db, store ? { store } : {})
const placed = await placeOrder(ctx, { body: PlaceOrderSchema.parse(job.body) }, dyingAt(job.point))
process.stdout.write(JSON.stringify(placed))
if (job.point === 'after commit') die()
await db.destroy()
