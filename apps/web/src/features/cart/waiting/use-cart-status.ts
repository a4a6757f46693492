import { IDLE, type SenderStatus } from '@vitrine/sync/queue/sender-status'
import { useSyncExternalStore } from 'react'
import { useBag } from '#web/lib/bag.tsx'

/** Whether the shop answers: since when not, and when it is asked again. */
export function useCartStatus(): SenderStatus {
  const { cart } = useBag()
  return useSyncExternalStore(cart.status.subscribe, cart.status.get, () => IDLE)
}
