import { getOrder, type OrderView } from '@vitrine/contract/order'
import { CallError } from '@vitrine/contract/reply'
import { useEffect, useState } from 'react'
import { useBag } from '#web/lib/bag.tsx'

export type FoundOrder = { state: 'loading' | 'unknown' | 'failed' } | { state: 'found'; order: OrderView }

/** The key that opens an order never stands in an address we make: it lies in this browser, or came with a link from a mail. */
export function useOrder(orderId: string, linkKey: string | null): FoundOrder & { retry(): void } {
  const { client, outbox } = useBag()
  const [found, setFound] = useState<FoundOrder>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again after a failure
  useEffect(() => {
    let isCurrent = true
    const read = async (): Promise<FoundOrder> => {
      const key = linkKey ?? (await outbox.confirmed(orderId))?.access_key
      if (!key) return { state: 'unknown' }
      return {
        state: 'found',
        order: await client.call(getOrder, { params: { id: orderId }, query: { key } }),
      }
    }
    read()
      .catch(
        (error: unknown): FoundOrder => ({
          state: error instanceof CallError && error.code === 404 ? 'unknown' : 'failed',
        }),
      )
      .then((next) => isCurrent && setFound(next))
    return () => {
      isCurrent = false
    }
  }, [client, outbox, orderId, linkKey, attempt])
  return { ...found, retry: () => setAttempt((count) => count + 1) }
}
