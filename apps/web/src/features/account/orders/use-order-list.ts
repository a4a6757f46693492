import { listOrders, type OrderHistory } from '@vitrine/contract/user/order-history'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useLearnt } from '../account-counts.ts'

/** Spec accounts §9. */
const PAGE_SIZE = 10

/** All pages asked for so far, as one list. */
export function useOrderList() {
  const client = useClient()
  const { customer } = useSession()
  const [pages, setPages] = useState(1)
  const key = customer === null ? null : `orders ${customer} ${pages}`
  const { latest, error, retry } = useAnswer(key, async () => {
    const asked = Array.from({ length: pages }, (_, at) =>
      client.call(listOrders, { query: { pageSize: PAGE_SIZE, currentPage: at + 1 } }),
    )
    const answers = await Promise.all(asked)
    const orders: OrderHistory[] = answers.flatMap(({ items }) => items)
    return { orders, total: answers[0]?.total_count ?? 0 }
  })
  useLearnt('orders', latest?.total)
  return { ...latest, error, retry, more: () => setPages((count) => count + 1) }
}
