import { getPartnerCounts, type PartnerCounts } from '@vitrine/contract/partner/promo-product'
import { useClient } from '#web/engine/use-client.ts'
import { useRound } from '../use-round.ts'

/** How many of everything there are; nobody waits for them. */
export function useCounts(): PartnerCounts | undefined {
  const client = useClient()
  return useRound('counts', () => client.call(getPartnerCounts)).latest
}
