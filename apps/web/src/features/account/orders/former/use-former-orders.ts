import { listFormerOrders } from '@vitrine/contract/people/former-order'
import { useState } from 'react'
import { useClient } from '#web/engine/use-client.ts'
import { useSession } from '#web/engine/use-session.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'

const PAGE_SIZE = 10

/** What was ordered in the shop that was here before: as much of it as was asked for. */
export function useFormerOrders() {
  const client = useClient()
  const { customer } = useSession()
  const [pages, setPages] = useState(1)
  const key = customer === null ? null : `former orders ${customer} ${pages}`
  const { latest, error, retry } = useAnswer(key, async () => {
    const asked = Array.from({ length: pages }, (_, at) =>
      client.call(listFormerOrders, { query: { pageSize: PAGE_SIZE, currentPage: at + 1 } }),
    )
    const answers = await Promise.all(asked)
    return { orders: answers.flatMap(({ items }) => items), total: answers[0]?.total_count ?? 0 }
  })
  return { ...latest, hasFailed: error !== undefined, retry, more: () => setPages((count) => count + 1) }
}
export type FormerOrdersFound = ReturnType<typeof useFormerOrders>
