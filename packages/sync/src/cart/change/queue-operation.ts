import { lineKey } from '@vitrine/domain/cart/line-identity'
import { MAX_QUANTITY } from '@vitrine/domain/cart/to-quantity'
import type { CartLine, CartOperation } from '../cart-state.ts'
import { operationKey, replay } from '../stored/replay.ts'
import type { StoredCart, StoredCartChange } from '../stored/stored-cart.ts'

/** What a tap asks for: a quantity, absolute or on top of what is held. */
export type LineWish = {
  line: CartLine
  qty: number
  isMore?: boolean
  /** The line it takes the place of. */
  replaces?: CartLine
}
export type Stamp = { operationId: string; now: number }

/** The screen changes at once; the operation waits for the server. */
export function queueOperation(wish: LineWish, stamp: Stamp): StoredCartChange {
  return (stored) => {
    const operation = toOperation(stored, wish, stamp)
    const adding = wish.isMore ? stored.adding : stored.adding.filter(({ line }) => !isMeant(wish, line))
    return { ...stored, waiting: withOperation(stored, operation), adding, problem: null }
  }
}

/** A quantity set counts what was still being checked for the line. */
function isMeant({ line, replaces }: LineWish, added: CartLine): boolean {
  return [line, replaces].some((one) => one && lineKey(one) === lineKey(added))
}

function toOperation(stored: StoredCart, wish: LineWish, { operationId, now }: Stamp): CartOperation {
  const { isMore, replaces } = wish
  // What the server once said of a line that has gone is no longer true of the one that takes its place.
  const { prev_qty: _, ...line } = wish.line
  const known = lineOfServer(stored, line)
  const own = known?.item_id ?? 0
  const itemId = replaces ? replaces.item_id : own || line.item_id
  const operation: CartOperation = {
    operationId,
    sku: line.sku,
    qty: Math.min(MAX_QUANTITY, wish.qty + (isMore || replaces ? (known?.qty ?? 0) : 0)),
    productOption: line.product_option,
    preview: { ...line, ...known, qty: wish.qty },
    createdAt: now,
    attempts: 0,
  }
  if (itemId > 0) operation.itemId = itemId
  if (replaces) operation.replaces = { sku: replaces.sku, product_option: replaces.product_option }
  return operation
}

function lineOfServer({ base, waiting }: StoredCart, line: CartLine): CartLine | undefined {
  return replay(base, waiting).find((one) => lineKey(one) === lineKey(line))
}

/** A newer wish for a line takes the place of an older one that has not left yet; one that changes nothing is dropped. */
function withOperation(stored: StoredCart, operation: CartOperation): readonly CartOperation[] {
  const { waiting } = stored
  const key = operationKey(operation)
  const last = waiting.findLastIndex((one) => operationKey(one) === key || isReplacedBy(one, key))
  const earlier = waiting[last]
  const isFree = earlier?.attempts === 0 && !earlier.replaces && !operation.replaces
  if (!isFree || operationKey(earlier) !== key) return [...waiting, operation]
  const others = waiting.toSpliced(last, 1)
  const isLast = others.every((one) => operationKey(one) !== key && !isReplacedBy(one, key))
  if (isLast && isAsServerHas(stored, operation)) return others
  const { operationId, createdAt } = earlier
  return waiting.with(last, { ...operation, operationId, createdAt })
}

function isReplacedBy({ replaces }: CartOperation, key: string): boolean {
  return replaces !== undefined && lineKey(replaces) === key
}

function isAsServerHas({ base }: StoredCart, operation: CartOperation): boolean {
  const line = base.find((one) => lineKey(one) === operationKey(operation))
  return (line?.qty ?? 0) === operation.qty
}
