import * as calls from '@vitrine/contract/desk/gift-cards'
import { assertMay } from '#api/access/assert-may.ts'
import { type ServedRoute, serve } from '#api/routing/serve.ts'
import { countGiftCards, selectGiftCards } from './gift-card-queries.ts'
import { voidGiftCard } from './void-gift-card.ts'

export const giftCardRoutes: ServedRoute[] = [
  serve(calls.listGiftCards, async (ctx, { query }) => {
    assertMay(ctx, 'commerce:change')
    const [page, counts] = await Promise.all([selectGiftCards(ctx, query), countGiftCards(ctx, query.q)])
    return { ...page, counts }
  }),
  serve(calls.voidGiftCard, (ctx, { params, body }) => voidGiftCard(ctx, { ...body, id: params.id })),
]
