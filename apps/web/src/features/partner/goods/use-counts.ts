import { getPartnerCounts, type PartnerCounts } from '@vitrine/contract/partner/promo-product'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useWatched } from '#web/lib/use-watched.ts'
import { cabinetRounds } from '../refresh.ts'

/** How many of everything there are; nobody waits for them. */
export function useCounts(): PartnerCounts | undefined {
  const client = useClient()
  const { customer } = useSession()
  const rounds = useWatched(cabinetRounds)
  return useAnswer(`counts ${customer} ${rounds}`, () => client.call(getPartnerCounts)).latest
}
