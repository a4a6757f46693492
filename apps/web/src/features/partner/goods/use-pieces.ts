import { listPosts, type PartnerPost } from '@vitrine/contract/partner/partner-posts'
import { listPromoProducts, type PromoProduct } from '@vitrine/contract/partner/promo-product'
import { useClient } from '#web/engine/use-client.ts'
import { type Question, useAnswer } from '#web/lib/answer/use-answer.ts'
import { useWatched } from '#web/lib/use-watched.ts'
import { useStore } from '#web/ui/shop-context.tsx'
import { cabinetRounds, refreshCabinet } from '../refresh.ts'

export type Approval = -1 | 0 | 1

/** All of them; asked anew with each round of the cabinet. */
export function usePieces(approved: Approval = 1): Question<readonly PromoProduct[]> {
  const client = useClient()
  const { code } = useStore()
  const rounds = useWatched(cabinetRounds)
  return useAnswer(
    `pieces ${code} ${approved} ${rounds}`,
    async () => (await client.call(listPromoProducts, { query: { approved } })).items,
  )
}

export function usePosts(): Question<readonly PartnerPost[]> {
  const client = useClient()
  const rounds = useWatched(cabinetRounds)
  return useAnswer(`posts ${rounds}`, async () => (await client.call(listPosts)).items)
}

/** After a change of one's own: what is shown is read anew at once. */
export const readAnew = () => refreshCabinet(performance.now(), { isForced: true })
