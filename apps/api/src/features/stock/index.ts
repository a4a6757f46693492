// What is left of a product at this moment, straight from the counters, what the staff keep aside, and the one guard by which
// pieces leave.
import {
  addToStock,
  checkOutStock as checkOutStockCall,
  checkStock,
  checkStockAt,
  listStock,
} from '@vitrine/contract/stock'
import type { Context } from '#api/context.ts'
import { ShopError } from '#api/errors.ts'
import type { Feature } from '#api/routing/feature.ts'
import { serve } from '#api/routing/serve.ts'
import { checkOutStock } from './check-out-stock.ts'
import { readStockAnswers } from './read-stock-answers.ts'
import { releaseExpired } from './reservation-queries.ts'
import { reserveStock } from './reserve-stock.ts'

export const stockFeature: Feature = {
  name: 'stock',
  routes: [
    serve(checkStock, (ctx, { query }) => checkOne(ctx, query.sku)),
    serve(checkStockAt, (ctx, { params }) => checkOne(ctx, params.sku)),
    serve(listStock, (ctx, { query }) => readStockAnswers(ctx, query.skus)),
    serve(addToStock, (ctx, { body }) => reserveStock(ctx, body)),
    serve(checkOutStockCall, (ctx, { body }) => checkOutStock(ctx, body.products)),
  ],
  jobs: [
    {
      name: 'stock.sweep-holds',
      may: 'data:retire',
      run: async ({ db, now }) => ({ removed: await releaseExpired(db, now()) }),
    },
  ],
  schedules: [{ job: 'stock.sweep-holds', cron: '* * * * *' }],
}

export { freeQty } from './reservation-queries.ts'
export { giveBackPieces, takePieces } from './take-pieces.ts'

async function checkOne(ctx: Context, sku: string) {
  const [answer] = await readStockAnswers(ctx, [sku])
  if (answer === undefined) throw new ShopError('INTERNAL')
  return answer
}
