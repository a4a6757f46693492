// What is left of a product at this moment, straight from the counters.
import { checkStock, listStock } from '@vitrine/contract/stock'
import { ShopError } from '#api/errors.ts'
import type { Feature } from '#api/routing/feature.ts'
import { serve } from '#api/routing/serve.ts'
import { readStockAnswers } from './read-stock-answers.ts'

export const stockFeature: Feature = {
  name: 'stock',
  routes: [
    serve(checkStock, async (ctx, { query }) => {
      const [answer] = await readStockAnswers(ctx, [query.sku])
      if (answer === undefined) throw new ShopError('INTERNAL')
      return answer
    }),
    serve(listStock, (ctx, { query }) => readStockAnswers(ctx, query.skus)),
  ],
}
