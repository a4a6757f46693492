import { closeCart } from '@vitrine/contract/cart'
import { getCart, type SharedCart, shareCart } from '@vitrine/contract/cart/shared-cart'
import type { Sender } from '../queue/sender.ts'
import type { Observable, Store } from '../store/observable.ts'
import { type AddItem, type AddWork, addToCart } from './add/add-to-cart.ts'
import type { CartHooks } from './cart-hooks.ts'
import type { CartLine, CartState } from './cart-state.ts'
import { cancelOperation } from './change/cancel-operation.ts'
import { authorized } from './change/change-cart.ts'
import { dismiss, dismissKnown } from './change/dismiss.ts'
import { leaveCart, type OrderedLine, takeOrdered } from './change/leave-cart.ts'
import { type LineWish, queueOperation } from './change/queue-operation.ts'
import { clientOf, stampOf } from './send/cart-work.ts'

/** What can be done to a cart. All resolve once the change is on disk and an attempt to send was made. */
export type CartVerbs = {
  /** On top of what is held; checks product, price and stock first. Answers what went in. */
  add(items: readonly AddItem[]): Promise<readonly AddItem[]>
  /** The quantity is absolute, 0 removes; `preview` draws the line until the server has confirmed it. */
  setLine(preview: CartLine, qty: number): Promise<void>
  /** Takes a line out, and with `isWithChildren` everything sold under its sku. */
  remove(line: CartLine, options?: { isWithChildren?: boolean }): Promise<void>
  /** Another variant takes the line's place; if it is in the cart already, the quantities add up. */
  replaceLine(line: CartLine, next: CartLine): Promise<void>
  /** Takes back something that changed elsewhere. */
  undo(changeId: string): Promise<void>
  /** The list of changes was read; without an id all of it, and the refusal too. */
  dismiss(changeId?: string): Promise<void>
  /** Sends now what would be tried again later. */
  retryNow(): Promise<void>
  /** Takes a waiting operation back. */
  cancel(operationId: string): Promise<void>
  /** Somebody signed in: this cart goes into theirs, once. */
  authorize(): Promise<void>
  /** Somebody signed out: their cart stays theirs, this browser starts empty. */
  leave(): Promise<void>
  clear(options?: { disconnect?: boolean }): Promise<void>
  /** After an order: what was ordered leaves, once. On disk when it resolves; nothing is waited to be sent. */
  forget(orderId: string, ordered: readonly OrderedLine[]): Promise<void>
  /** A coupon that came by a link: put on the cart once there is one; told when the shop does not take it. */
  putCoupon(code: string): Promise<void>
  share(): Promise<{ code: string; url_path: string }>
  /** Somebody else's cart, to look at. */
  readShared(code: string): Promise<SharedCart>
  /** Puts the lines of a shared cart on top of the own. */
  takeOver(shared: SharedCart): Promise<void>
}

type Deps = AddWork & {
  hooks: CartHooks
  sender: Sender
  adding: Store<boolean>
  shown: Observable<CartState>
}

export function cartVerbs(deps: Deps): CartVerbs {
  return { ...lineVerbs(deps), ...waitingVerbs(deps), ...cartWideVerbs(deps), ...sharedVerbs(deps) }
}

function lineVerbs(deps: Deps) {
  const { keeper, hooks, sender, adding, shown } = deps
  const wishFor = async (...wishes: LineWish[]) => {
    for (const wish of wishes) {
      const { id: operationId, now } = stampOf(deps)
      await keeper.change(queueOperation(wish, { operationId, now }))
    }
    await sender.run()
  }
  return {
    async add(items: readonly AddItem[]) {
      adding.set(true)
      const added = await addToCart(deps, items).finally(() => adding.set(false))
      await sender.run()
      return added
    },
    setLine: (line: CartLine, qty: number) => wishFor({ line, qty }),
    async remove(line: CartLine, { isWithChildren = false } = {}) {
      const isChild = (one: CartLine) =>
        isWithChildren && line.product_type !== 'bundle' && one.parentSku === line.sku
      const children = shown.get().lines.filter((one) => one.sku !== line.sku && isChild(one))
      const going = await hooks.beforeRemoveFromCart.run([line, ...children])
      await wishFor(...going.map((one) => ({ line: one, qty: 0 })))
      await hooks.afterRemoveFromCart.run(going)
    },
    replaceLine: (line: CartLine, next: CartLine) =>
      wishFor({ line: { ...next, item_id: line.item_id }, qty: line.qty, replaces: line }),
    async undo(changeId: string) {
      const change = keeper.get().changes.find((one) => one.id === changeId)
      if (change === undefined) return
      await keeper.change(dismissKnown(change))
      await wishFor({ line: { ...change.line, item_id: 0 }, qty: change.from })
    },
  }
}

function waitingVerbs(deps: Deps) {
  const { keeper, sender } = deps
  return {
    dismiss: async (changeId?: string) => void (await keeper.change(dismiss(changeId))),
    retryNow: () => sender.run(),
    async cancel(operationId: string) {
      await keeper.change(cancelOperation(operationId, stampOf(deps)))
      await sender.run()
    },
  }
}

function cartWideVerbs(deps: Deps) {
  const { keeper, sender, shown } = deps
  return {
    async authorize() {
      await keeper.change(authorized(stampOf(deps)))
      await sender.run()
    },
    leave: async () => void (await keeper.change(leaveCart)),
    async clear({ disconnect = false } = {}) {
      const { cartId } = keeper.get()
      for (const line of shown.get().lines) {
        const { id: operationId, now } = stampOf(deps)
        await keeper.change(queueOperation({ line, qty: 0 }, { operationId, now }))
      }
      if (!disconnect) return sender.run()
      const client = clientOf(deps)
      await keeper.change(leaveCart)
      // Best effort: a cart nobody has the id of is as good as closed.
      if (cartId !== null) await client.call(closeCart, { body: { quoteId: cartId } }).catch(() => undefined)
    },
    async putCoupon(code: string) {
      await keeper.change((stored) => ({ ...stored, couponToApply: code }))
      await sender.run()
    },
    async forget(orderId: string, ordered: readonly OrderedLine[]) {
      await keeper.change(takeOrdered(orderId, ordered))
      // An order may be asked for in the middle of a run, which must not wait for the next one.
      if (shown.get().lines.length > 0) void sender.run()
    },
  }
}

function sharedVerbs(deps: Deps) {
  const { keeper, sender } = deps
  return {
    share: () => clientOf(deps).call(shareCart, { body: { quoteId: keeper.get().cartId ?? undefined } }),
    readShared: (code: string) => deps.client.call(getCart, { query: { code } }),
    async takeOver({ items }: SharedCart) {
      for (const item of items) {
        const line: CartLine = { ...item, item_id: 0, quote_id: '', confirmed: false }
        const { id: operationId, now } = stampOf(deps)
        const wish = { line, qty: item.qty, isMore: true }
        await keeper.change(queueOperation(wish, { operationId, now }))
      }
      await sender.run()
    },
  }
}
