import { lineKey } from '@vitrine/domain/cart/line-identity'
import type { CartOperation } from '../cart-state.ts'
import { operationKey } from '../stored/replay.ts'
import type { StoredCart, StoredCartChange } from '../stored/stored-cart.ts'
import { requeued } from './adopt-server.ts'

type Stamp = { id: string; now: number }

/**
 * Takes back what waits for a line. What has left may reach the server at any time: it stays, and others follow it that
 * set the line as it was before.
 */
export function cancelOperation(operationId: string, stamp: Stamp): StoredCartChange {
  return (stored) => {
    const cancelled = stored.waiting.find((one) => one.operationId === operationId)
    if (cancelled === undefined) return stored
    const key = operationKey(cancelled)
    const own = stored.waiting.filter((one) => operationKey(one) === key || replacedKey(one) === key)
    const left = own.filter((one) => one.attempts > 0)
    const waiting = stored.waiting.filter((one) => !own.includes(one) || left.includes(one))
    return { ...stored, waiting: [...waiting, ...back(stored, left, stamp)] }
  }
}

const replacedKey = ({ replaces }: CartOperation) => replaces && lineKey(replaces)

/** Every line that was touched, as the server last had it: another variant goes, and the old one comes back. */
function back({ base }: StoredCart, left: readonly CartOperation[], { id, now }: Stamp): CartOperation[] {
  const touched = new Map(left.map((one) => [operationKey(one), { ...one.preview, item_id: 0, qty: 0 }]))
  const replaced = left.map(replacedKey)
  for (const line of base) {
    const key = lineKey(line)
    if (touched.has(key) || replaced.includes(key)) touched.set(key, { ...line, confirmed: false })
  }
  return [...touched.values()].map((line, index) => ({
    ...requeued({ line, qty: line.qty }, `${id}-${index}`, now),
    takesBack: true,
  }))
}
