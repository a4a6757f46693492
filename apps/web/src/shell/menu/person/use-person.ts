import { listOrders } from '@vitrine/contract/user/order-history'
import { getProfile } from '@vitrine/contract/user/profile'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { profileChanges } from '#web/lib/account/profile-changes.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useObservable } from '#web/lib/use-observable.ts'

/** Spec accounts §9. */
const ORDERS = 3

/** Who is in, with their last orders: asked anew with each opening, the last answer standing in until then. */
export function usePerson(isOpen: boolean) {
  const client = useClient()
  const { status, customer } = useSession()
  const changes = useObservable(profileChanges)
  const key = status === 'signed-in' && isOpen ? `menu of ${customer} ${changes}` : null
  const { latest, error, retry } = useAnswer(key, async () => {
    const [user, orders] = await Promise.all([
      client.call(getProfile),
      client.call(listOrders, { query: { pageSize: ORDERS } }),
    ])
    return { customer, user, orders: orders.items, total: orders.total_count }
  })
  // Whoever comes after somebody else on this device sees nothing of them.
  return { known: latest?.customer === customer ? latest : undefined, error, retry }
}
export type Person = ReturnType<typeof usePerson>
export type KnownPerson = NonNullable<Person['known']>
