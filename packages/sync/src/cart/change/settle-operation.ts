import type { CartVersion, ServerItem } from '@vitrine/contract/cart'
import { lineKey } from '@vitrine/domain/cart/line-identity'
import type { CartChange, CartOperation, CartProblem } from '../cart-state.ts'
import { operationKey } from '../stored/replay.ts'
import type { StoredCart, StoredCartChange } from '../stored/stored-cart.ts'

type Confirmed = {
  operation: CartOperation
  cartId: string
  /** Null: the line is gone. */
  item: ServerItem | null
  changes: readonly CartChange[]
  mark: CartVersion | null
}

/** The server has done it: the line is what it says, and the operation no longer waits. */
export function confirmOperation({ operation, cartId, item, changes, mark }: Confirmed): StoredCartChange {
  return (stored) => {
    // Meanwhile cancelled, or the cart was left: what the server holds is read with the next pull.
    const isWaiting = stored.waiting.some((one) => one.operationId === operation.operationId)
    if (!isWaiting || stored.cartId !== cartId) return stored
    return {
      ...without(stored, operation),
      base: withLine(stored.base, operation, item),
      changes: [...stored.changes, ...changes],
      mark: mark ?? stored.mark,
      isCounted: false,
    }
  }
}

/** The server has said no: the line falls back to what it last confirmed. */
export function refuseOperation(operation: CartOperation, problem: CartProblem): StoredCartChange {
  return (stored) => ({ ...without(stored, operation), problem })
}

function without(stored: StoredCart, { operationId }: CartOperation): StoredCart {
  return { ...stored, waiting: stored.waiting.filter((one) => one.operationId !== operationId) }
}

function withLine(
  base: readonly ServerItem[],
  operation: CartOperation,
  item: ServerItem | null,
): readonly ServerItem[] {
  const replaced = new Set([operationKey(operation)])
  if (operation.replaces) replaced.add(lineKey(operation.replaces))
  if (item) replaced.add(lineKey(item))
  const isReplaced = (line: ServerItem) =>
    replaced.has(lineKey(line)) || (item !== null && line.item_id === item.item_id)
  const position = base.findIndex(isReplaced)
  const others = base.filter((line) => !isReplaced(line))
  if (item === null || item.qty === 0) return others
  return position < 0 ? [...others, item] : others.toSpliced(Math.min(position, others.length), 0, item)
}
