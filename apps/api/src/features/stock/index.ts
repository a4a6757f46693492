// What is left of a product at this moment, straight from the counters, and what the staff keep aside.
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
import { holdStock } from './hold-stock.ts'
import { readStockAnswers } from './read-stock-answers.ts'

export const stockFeature: Feature = {
  name: 'stock',
  routes: [
    serve(checkStock, (ctx, { query }) => checkOne(ctx, query.sku)),
    serve(checkStockAt, (ctx, { params }) => checkOne(ctx, params.sku)),
    serve(listStock, (ctx, { query }) => readStockAnswers(ctx, query.skus)),
    serve(addToStock, (ctx, { body }) => holdStock(ctx, body)),
    serve(checkOutStockCall, (ctx, { body }) => checkOutStock(ctx, body.products)),
  ],
}

async function checkOne(ctx: Context, sku: string) {
  const [answer] = await readStockAnswers(ctx, [sku])
  if (answer === undefined) throw new ShopError('INTERNAL')
  return answer
}
