import { listPosts, type PartnerPost } from '@vitrine/contract/partner/partner-posts'
import { listPromoProducts, type PromoProduct } from '@vitrine/contract/partner/promo-product'
import { useClient } from '#web/engine/use-client.ts'
import type { Question } from '#web/lib/answer/use-answer.ts'
import { useStore } from '#web/ui/shop-context.tsx'
import { refreshCabinet } from '../refresh.ts'
import { useRound } from '../use-round.ts'

export type Approval = -1 | 0 | 1

/** All of them; asked anew with each round of the cabinet. */
export function usePieces(approved: Approval = 1): Question<readonly PromoProduct[]> {
  const client = useClient()
  const { code } = useStore()
  return useRound(
    `pieces ${code} ${approved}`,
    async () => (await client.call(listPromoProducts, { query: { approved } })).items,
  )
}

export function usePosts(): Question<readonly PartnerPost[]> {
  const client = useClient()
  return useRound('posts', async () => (await client.call(listPosts)).items)
}

/** After a change of one's own: what is shown is read anew at once. */
export const readAnew = () => refreshCabinet(performance.now(), { isForced: true })
