// A shop process that dies without a word in the middle of a cart's change: node crash-child.ts <job as JSON>
import { rightsOf } from '@vitrine/domain/access/roles'
import { findStoreView } from '@vitrine/domain/store/testing/store-views'
import type { KyselyPlugin } from 'kysely'
import { createDatabase } from '#api/db/client.ts'
import { die } from '#api/testing/die-at-statement.ts'
import { aContext } from '#api/testing/test-context.ts'
import { updateCart } from '../change/update-cart.ts'
import { openCart } from '../create-cart.ts'

/** Dies after the n-th statement, or with the answer in its hand. */
export type CrashPoint = { when: 'after'; statement: number } | 'answered'
export type CrashJob = {
  connectionString: string
  point: CrashPoint
  customerId: number
  work:
    | { kind: 'merge'; from: string }
    | { kind: 'update'; token: string; sku: string; qty: number; operationId: string }
}

const job = JSON.parse(process.argv[2] ?? '{}') as CrashJob

function dying(): KyselyPlugin {
  let statements = 0
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      statements += 1
      if (job.point !== 'answered' && job.point.statement === statements) die()
      return result
    },
  }
}

const db = createDatabase({ connectionString: job.connectionString, max: 1 }).withPlugin(dying())
const store = findStoreView('de')
const ctx = aContext(db, {
  ...(store && { store }),
  actor: { kind: 'customer', customerId: job.customerId, sessionId: 1, rights: rightsOf([]) },
})
const answer =
  job.work.kind === 'merge'
    ? await openCart(ctx, { mergeFrom: job.work.from, ip: '127.0.0.1' })
    : await updateCart(ctx, {
        token: job.work.token,
        operationId: job.work.operationId,
        onShortage: 'refuse',
        item: {
          sku: job.work.sku,
          qty: job.work.qty,
          product_option: {
            extension_attributes: { configurable_item_options: [], custom_options: [], bundle_options: [] },
          },
        },
      })
const { result, meta } = answer
process.stdout.write(JSON.stringify({ result, meta }))
if (job.point === 'answered') die()
await db.destroy()
