import type { CartMark, ServerItem } from '@vitrine/contract/cart'
import { lineKey } from '@vitrine/domain/cart/line-identity'
import type { CartChange, CartOperation, CartProblem } from '../cart-state.ts'
import type { KeptCart, KeptChange } from '../kept/kept-cart.ts'
import { operationKey } from '../kept/replay.ts'

type Confirmed = {
  operation: CartOperation
  cartId: string
  /** Null: the line is gone. */
  item: ServerItem | null
  changes: readonly CartChange[]
  mark: CartMark | null
}

/** The server has done it: the line is what it says, and the operation no longer waits. */
export function confirmOperation({ operation, cartId, item, changes, mark }: Confirmed): KeptChange {
  return (kept) => {
    // Meanwhile cancelled, or the cart was left: what the server holds is read with the next pull.
    const isWaiting = kept.waiting.some((one) => one.operationId === operation.operationId)
    if (!isWaiting || kept.cartId !== cartId) return kept
    return {
      ...without(kept, operation),
      base: withLine(kept.base, operation, item),
      changes: [...kept.changes, ...changes],
      mark: mark ?? kept.mark,
      isCounted: false,
    }
  }
}

/** The server has said no: the line falls back to what it last confirmed. */
export function refuseOperation(operation: CartOperation, problem: CartProblem): KeptChange {
  return (kept) => ({ ...without(kept, operation), problem })
}

/** Nobody waits for it any more. */
export function dropOperation(operation: CartOperation): KeptChange {
  return (kept) => without(kept, operation)
}

function without(kept: KeptCart, { operationId }: CartOperation): KeptCart {
  return { ...kept, waiting: kept.waiting.filter((one) => one.operationId !== operationId) }
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
