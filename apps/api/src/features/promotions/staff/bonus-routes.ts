import { bookBonuses as bookCall } from '@vitrine/contract/people/customer'
import { toMinor } from '@vitrine/domain/money/money'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { bookBonuses } from '../bonus/book-bonuses.ts'

export const bonusRoutes: ServedRoute[] = [
  serve(bookCall, async (ctx, { params, body: { change, ...body } }) => {
    await bookBonuses(ctx, { ...body, customerId: params.id, changeMinor: toMinor(change) })
    return true as const
  }),
]
