import type { CartMark, CartNotice, ServerItem, Totals } from '@vitrine/contract/cart'
import { lineKey } from '@vitrine/domain/cart/line-identity'
import { type DiffEntry, diffOf } from '@vitrine/domain/cart/merge/diff-log'
import { type MergeRules, type MergeStep, mergeLines } from '@vitrine/domain/cart/merge/merge-lines'
import type { CartLine, CartOperation } from '../cart-state.ts'
import { isLeavingGuestCart, type KeptCart, type KeptChange } from '../kept/kept-cart.ts'
import { operationKey, replay } from '../kept/replay.ts'
import { changesOf } from './changes-of.ts'

export type ServerCart = {
  cartId: string
  lines: readonly ServerItem[]
  totals: Totals | null
  mark: CartMark | null
  notices: readonly CartNotice[]
}
type Steps = MergeStep<CartLine, ServerItem>[]
type Adoption = { server: ServerCart; rules: MergeRules; stamp: { id: string; now: number } }

/** How the cart here and the one there differ, by the one merge rule. */
export function compareCarts(kept: KeptCart, { server, rules }: Pick<Adoption, 'server' | 'rules'>): Steps {
  const client = sidesOf(kept, server.cartId)
  return mergeLines({ client, server: server.lines }, { ...rules, cartId: server.cartId })
}

export function diffOfCarts(kept: KeptCart, adoption: Pick<Adoption, 'server' | 'rules'>): DiffEntry[] {
  return diffOf(compareCarts(kept, adoption))
}

/** The server's lines become the base; what was not told yet stays on top, or is told now when the rule says so. */
export function adoptServer(adoption: Adoption): KeptChange {
  return (found) => {
    const { server, stamp } = adoption
    if (found.cartId !== server.cartId) return found
    // A guest's cart that is read once more before it is left has not moved yet.
    const isLeaving = isLeavingGuestCart(found)
    const kept = found.isMoved && !isLeaving ? rebase(found, server.lines) : found
    const steps = compareCarts(kept, adoption)
    return {
      ...kept,
      base: server.lines,
      waiting: [...keptOperations(kept.waiting, steps), ...newOperations(kept.waiting, steps, stamp)],
      totals: server.totals ?? kept.totals,
      isCounted: isOneState(server),
      mark: server.mark,
      isMoved: kept.isMoved && isLeaving,
      changes: [...kept.changes, ...changesOf({ kept, steps, server, id: stamp.id })].slice(-20),
    }
  }
}

/** Whether the sums were counted for the state the lines are of. */
export function isOneState({ totals, mark }: Pick<ServerCart, 'totals' | 'mark'>): boolean {
  return totals !== null && (mark === null || totals.cart_version === mark.version)
}

/** Lines as shown, each with what the server last said; removed ones with quantity 0 until the server knows. */
function sidesOf({ base, waiting }: KeptCart, cartId: string) {
  const shown = replay(base, waiting)
  const keys = new Set(shown.map(lineKey))
  const gone = base
    .filter((line) => !keys.has(lineKey(line)))
    .map((line): CartLine => ({ ...line, qty: 0, prev_qty: line.qty, confirmed: false }))
  return [...shown, ...gone].map((line) => ({ ...line, server_cart_id: cartId }))
}

/** Quantities tapped while the lines moved into another cart were meant on top of the old ones. */
function rebase(kept: KeptCart, lines: readonly ServerItem[]): KeptCart {
  const qtyIn = (items: readonly ServerItem[], operation: CartOperation) =>
    items.find((line) => lineKey(line) === operationKey(operation))?.qty ?? 0
  const waiting = kept.waiting.map((one) =>
    one.qty === 0 ? one : { ...one, qty: Math.max(1, one.qty + qtyIn(lines, one) - qtyIn(kept.base, one)) },
  )
  return { ...kept, waiting }
}

/** Where the server wins against a change made here, the change no longer waits. */
function keptOperations(waiting: readonly CartOperation[], steps: Steps): CartOperation[] {
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
  const told = new Set(waiting.map(operationKey))
  const wishes = steps.flatMap((step): { line: CartLine; qty: number }[] => {
    if (step.kind === 'push')
      return [{ line: { ...step.client, item_id: step.server?.item_id ?? 0 }, qty: step.qty }]
    if (step.kind === 'drop-server') return [{ line: { ...step.server, confirmed: false }, qty: 0 }]
    return []
  })
  return wishes
    .filter(({ line }) => !told.has(lineKey(line)))
    .map(({ line, qty }, index) => toldAgain({ line, qty }, `${id}-${index}`, now))
}

export function toldAgain(
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
