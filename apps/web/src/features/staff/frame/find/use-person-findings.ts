import { listCustomers } from '@vitrine/contract/people/customer-list'
import { useClient } from '#web/engine/use-client.ts'
import { useAnswer } from '#web/lib/answer/use-answer.ts'
import { useDesk } from '../use-desk.ts'
import type { Finding } from './finding.ts'
import { useDebounced } from './use-debounced.ts'

const MOST = 5

/** A guest has no page of their own: they lead to their last order. */
export function usePersonFindings(words: string): Finding[] {
  const client = useClient()
  const { may } = useDesk()
  const rested = useDebounced(words)
  const key = rested !== '' && may('customer:manage') ? `find people ${rested}` : null
  const { latest } = useAnswer(key, () => client.call(listCustomers, { query: { q: rested, size: MOST } }))
  if (key === null || words === '') return []
  return (latest?.items ?? []).map(({ id, last_order_id, name, email, phone, city }) => {
    const [text = '', ...others] = [name, email, phone].filter(Boolean) as string[]
    const to = id === null ? `/admin/orders/${last_order_id}?view=all` : `/admin/customers/${id}`
    return {
      id: `person ${to}`,
      icon: 'person',
      text,
      second: [...others, city].filter(Boolean).join(', '),
      to,
    }
  })
}
