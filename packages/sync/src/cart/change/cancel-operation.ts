import { lineKey } from '@vitrine/domain/cart/line-identity'
import type { CartOperation } from '../cart-state.ts'
import type { KeptCart, KeptChange } from '../kept/kept-cart.ts'
import { operationKey } from '../kept/replay.ts'
import { toldAgain } from './adopt-server.ts'

type Stamp = { id: string; now: number }

/**
 * Takes back what waits for a line. What has left may reach the server at any time: it stays, and others follow it that
 * set the line as it was before.
 */
export function cancelOperation(operationId: string, stamp: Stamp): KeptChange {
  return (kept) => {
    const cancelled = kept.waiting.find((one) => one.operationId === operationId)
    if (cancelled === undefined) return kept
    const key = operationKey(cancelled)
    const own = kept.waiting.filter((one) => operationKey(one) === key || replacedKey(one) === key)
    const left = own.filter((one) => one.attempts > 0)
    const waiting = kept.waiting.filter((one) => !own.includes(one) || left.includes(one))
    return { ...kept, waiting: [...waiting, ...back(kept, left, stamp)] }
  }
}

const replacedKey = ({ replaces }: CartOperation) => replaces && lineKey(replaces)

/** Every line that was touched, as the server last had it: another variant goes, and the old one comes back. */
function back({ base }: KeptCart, left: readonly CartOperation[], { id, now }: Stamp): CartOperation[] {
  const touched = new Map(left.map((one) => [operationKey(one), { ...one.preview, item_id: 0, qty: 0 }]))
  const replaced = left.map(replacedKey)
  for (const line of base) {
    const key = lineKey(line)
    if (touched.has(key) || replaced.includes(key)) touched.set(key, { ...line, confirmed: false })
  }
  return [...touched.values()].map((line, index) => ({
    ...toldAgain({ line, qty: line.qty }, `${id}-${index}`, now),
    takesBack: true,
  }))
}
