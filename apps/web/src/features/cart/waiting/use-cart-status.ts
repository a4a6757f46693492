import { IDLE, type SenderStatus } from '@vitrine/sync/queue/sender-status'
import { useSyncExternalStore } from 'react'
import { useCartStore } from '#web/engine/use-cart.ts'

/** Whether the shop answers: since when not, and when it is asked again. */
export function useCartStatus(): SenderStatus {
  const cart = useCartStore()
  return useSyncExternalStore(cart.status.subscribe, cart.status.get, () => IDLE)
}
