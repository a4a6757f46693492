import { listAddresses } from '@vitrine/contract/user/addresses'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { readSizes } from '#web/lib/catalog/chosen-sizes.ts'
import type { PlacedOrder } from '../use-last-orders.ts'

/**
 * What a new account may begin with, undefined until it is known; who has ordered has said all of it. `orders` undefined:
 * nobody knows who has.
 */
export function useStarts(orders: readonly PlacedOrder[] | undefined) {
  const client = useClient()
  const { customer } = useSession()
  const isNew = orders?.length === 0
  const { latest: addresses, error } = useAnswer(isNew ? `start of ${customer}` : null, () =>
    client.call(listAddresses),
  )
  if (isNew && !addresses && error === undefined) return undefined
  return { wantsSizes: isNew && readSizes().length === 0, wantsAddress: isNew && addresses?.length === 0 }
}
