import type { OrderOutcome } from '@vitrine/sync/order/order-outcome'
import { backOffMs } from '@vitrine/sync/queue/back-off'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { useOrders } from '#web/engine/use-orders.ts'

type Kept = {
  orders: ReturnType<typeof useOrders>['orders']
  /** Another one after each try. */
  state: { phase: string }
  onOutcome(outcome: OrderOutcome | null): void
  /** It was taken back, here or in another tab. */
  onGone(): void
}

/** The shop was waited for half a minute already when no answer came. */
const FAILED_BEFORE = 4

/** An order without an answer: sent again on arrival, when the line is told to be back, and by itself. */
export function useKeptOrder({ orders, state, onOutcome, onGone }: Kept): () => Promise<void> {
  const settledBefore = useRef<OrderOutcome | null>(null)
  const resume = async () => {
    const outcome = await orders.resume()
    // A definitive answer is heard of by itself.
    if (outcome?.outcome === 'waiting') onOutcome(outcome)
    if (outcome === undefined && orders.settled.get() === settledBefore.current) onGone()
  }
  const sendAgain = useEffectEvent(resume)
  const settled = useEffectEvent(onOutcome)

  // One kept by an earlier visit goes out once, on arrival; the cart may have asked for it before.
  useEffect(() => {
    void orders.waiting().then((body) => {
      if (body === undefined) return
      settled({ outcome: 'waiting', orderId: body.order_id })
      return sendAgain()
    })
    const again = () => void sendAgain()
    addEventListener('online', again)
    const leave = orders.settled.subscribe(() => settled(orders.settled.get()))
    return () => {
      removeEventListener('online', again)
      leave()
    }
  }, [orders])

  // A line that fell silent without a word comes back without one.
  const failures = useRef(0)
  useEffect(() => {
    failures.current = state.phase === 'waiting' ? failures.current + 1 : 0
    if (failures.current === 0) return
    settledBefore.current = orders.settled.get()
    const timer = setTimeout(() => void sendAgain(), backOffMs(FAILED_BEFORE + failures.current, Math.random))
    return () => clearTimeout(timer)
  }, [orders, state])
  return resume
}
