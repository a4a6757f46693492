import * as calls from '@vitrine/contract/desk/gift-cards'
import { assertMay } from '#api/access/assert-may.ts'
import { ShopError } from '#api/errors.ts'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { countGiftCards, findStaffGiftCard, selectGiftCards } from './gift-card-queries.ts'
import { voidGiftCard } from './void-gift-card.ts'

export const giftCardRoutes: ServedRoute[] = [
  serve(calls.listGiftCards, async (ctx, { query }) => {
    assertMay(ctx, 'commerce:change')
    const [page, counts] = await Promise.all([selectGiftCards(ctx, query), countGiftCards(ctx, query.q)])
    return { ...page, counts }
  }),
  serve(calls.getGiftCard, async (ctx, { params }) => {
    assertMay(ctx, 'commerce:change')
    const card = await findStaffGiftCard(ctx, params.id)
    if (!card) throw new ShopError('NOT_FOUND')
    return card
  }),
  serve(calls.voidGiftCard, (ctx, { params, body }) => voidGiftCard(ctx, { ...body, id: params.id })),
]
