import type { CartState } from '../cart-state.ts'

/**
 * The cart the server can be asked about; null while it has not been told everything that is on the screen. A line that is
 * still being checked waits for nothing yet, and is drawn all the same.
 */
export function syncedCartId({ cartId, waiting, lines }: CartState): string | null {
  const isSynced = waiting.length === 0 && lines.every((line) => line.confirmed)
  return isSynced ? cartId : null
}
