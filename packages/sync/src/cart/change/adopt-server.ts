import type { CartNotice, CartVersion, ServerItem, Totals } from '@vitrine/contract/cart'
import { lineKey } from '@vitrine/domain/cart/line-identity'
import { type DiffEntry, diffOf } from '@vitrine/domain/cart/merge/diff-log'
import { type MergeRules, type MergeStep, mergeLines } from '@vitrine/domain/cart/merge/merge-lines'
import type { CartLine, CartOperation } from '../cart-state.ts'
import { operationKey, replay } from '../stored/replay.ts'
import { isLeavingGuestCart, type StoredCart, type StoredCartChange } from '../stored/stored-cart.ts'
import { changesOf } from './changes-of.ts'

export type ServerCart = {
  cartId: string
  lines: readonly ServerItem[]
  totals: Totals | null
  cartVersion: CartVersion | null
  notices: readonly CartNotice[]
}
type Steps = MergeStep<CartLine, ServerItem>[]
type Adoption = { server: ServerCart; rules: MergeRules; stamp: { id: string; now: number } }

/** How the cart here and the one there differ, by the one merge rule. */
export function compareCarts(
  stored: StoredCart,
  { server, rules }: Pick<Adoption, 'server' | 'rules'>,
): Steps {
  const client = sidesOf(stored, server.cartId)
  return mergeLines({ client, server: server.lines }, { ...rules, cartId: server.cartId })
}

export function diffOfCarts(stored: StoredCart, adoption: Pick<Adoption, 'server' | 'rules'>): DiffEntry[] {
  return diffOf(compareCarts(stored, adoption))
}

/** The server's lines become the base; what was not told yet stays on top, or is told now when the rule says so. */
export function adoptServer(adoption: Adoption): StoredCartChange {
  return (found) => {
    const { server, stamp } = adoption
    if (found.cartId !== server.cartId) return found
    // A guest's cart that is read once more before it is left has not moved yet.
    const isLeaving = isLeavingGuestCart(found)
    const stored = found.isMoved && !isLeaving ? rebase(found, server.lines) : found
    const steps = compareCarts(stored, adoption)
    return {
      ...stored,
      base: server.lines,
      waiting: [
        ...remainingOperations(stored.waiting, steps),
        ...newOperations(stored.waiting, steps, stamp),
      ],
      totals: server.totals ?? stored.totals,
      isCounted: isOneState(server),
      mark: server.cartVersion,
      isMoved: stored.isMoved && isLeaving,
      changes: [...stored.changes, ...changesOf({ stored, steps, server, id: stamp.id })].slice(-20),
    }
  }
}

/** Whether the sums were counted for the state the lines are of. */
export function isOneState({ totals, cartVersion }: Pick<ServerCart, 'totals' | 'cartVersion'>): boolean {
  return totals !== null && (cartVersion === null || totals.cart_version === cartVersion.version)
}

/** Lines as shown, each with what the server last said; removed ones with quantity 0 until the server knows. */
function sidesOf({ base, waiting }: StoredCart, cartId: string) {
  const shown = replay(base, waiting)
  const keys = new Set(shown.map(lineKey))
  const gone = base
    .filter((line) => !keys.has(lineKey(line)))
    .map((line): CartLine => ({ ...line, qty: 0, prev_qty: line.qty, confirmed: false }))
  return [...shown, ...gone].map((line) => ({ ...line, server_cart_id: cartId }))
}

/** Quantities tapped while the lines moved into another cart were meant on top of the old ones. */
function rebase(stored: StoredCart, lines: readonly ServerItem[]): StoredCart {
  const qtyIn = (items: readonly ServerItem[], operation: CartOperation) =>
    items.find((line) => lineKey(line) === operationKey(operation))?.qty ?? 0
  const waiting = stored.waiting.map((one) =>
    one.qty === 0 ? one : { ...one, qty: Math.max(1, one.qty + qtyIn(lines, one) - qtyIn(stored.base, one)) },
  )
  return { ...stored, waiting }
}

/** Where the server wins against a change made here, the change no longer waits. */
function remainingOperations(waiting: readonly CartOperation[], steps: Steps): CartOperation[] {
  const lost = new Set(
    steps.flatMap((step) =>
      (step.kind === 'drop-client' || step.kind === 'take') && step.client ? [lineKey(step.client)] : [],
    ),
  )
  return waiting.filter((one) => !lost.has(operationKey(one)))
}

/** What the server has to be told beyond what waits already: only when this side is forced, or was never sent. */
function newOperations(
  waiting: readonly CartOperation[],
  steps: Steps,
  { id, now }: Adoption['stamp'],
): CartOperation[] {
  const queued = new Set(waiting.map(operationKey))
  const additions = steps.flatMap((step): { line: CartLine; qty: number }[] => {
    if (step.kind === 'push')
      return [{ line: { ...step.client, item_id: step.server?.item_id ?? 0 }, qty: step.qty }]
    if (step.kind === 'drop-server') return [{ line: { ...step.server, confirmed: false }, qty: 0 }]
    return []
  })
  return additions
    .filter(({ line }) => !queued.has(lineKey(line)))
    .map(({ line, qty }, index) => requeued({ line, qty }, `${id}-${index}`, now))
}

export function requeued(
  { line, qty }: { line: CartLine; qty: number },
  operationId: string,
  createdAt: number,
): CartOperation {
  const operation: CartOperation = {
    operationId,
    sku: line.sku,
    qty,
    productOption: line.product_option,
    preview: { ...line, confirmed: false },
    createdAt,
    attempts: 0,
  }
  return line.item_id > 0 ? { ...operation, itemId: line.item_id } : operation
}
