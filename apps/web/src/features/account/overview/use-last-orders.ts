import { listOrders } from '@vitrine/contract/user/order-history'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useLearnt } from '../account-counts.ts'

/** As many as one looks through for those under way. */
const LOOKED_AT = 10

/** The newest orders, each with its place in the list of all. */
export function useLastOrders() {
  const client = useClient()
  const { customer, status } = useSession()
  const key = status === 'signed-in' ? `overview ${customer}` : null
  const { latest, error, retry } = useAnswer(key, async () => {
    const { items, total_count: total } = await client.call(listOrders, { query: { pageSize: LOOKED_AT } })
    return { placed: items.map((order, at) => ({ order, place: total - at })), total }
  })
  useLearnt('orders', latest?.total)
  return { placed: latest?.placed, hasFailed: error !== undefined, retry }
}
export type LastOrders = ReturnType<typeof useLastOrders>
export type PlacedOrder = NonNullable<LastOrders['placed']>[number]
