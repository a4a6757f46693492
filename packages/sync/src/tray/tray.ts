// What waits on this device, for the sync tray: cart operations, queued tasks and the order, oldest first.
import type { CartOperation } from '../cart/cart-state.ts'
import type { CartStore } from '../cart/cart-store.ts'
import { operationKey } from '../cart/stored/replay.ts'
import type { OrderOutbox } from '../order/order-outbox.ts'
import type { TaskQueue } from '../queue/task-queue.ts'
import { createStore, type Observable } from '../store/observable.ts'
import type { Failure } from '../transport/verdict.ts'

export type TrayItem = {
  /** The same until it is settled, however often it is tried: of the cart's changes, the line they are for. */
  id: string
  kind: 'cart' | 'task' | 'order'
  /** What it is about: the product's name, the task's own name, the order's id. */
  name: string
  /** Of a cart operation: the quantity it sets, 0 removes. */
  qty?: number
  /** Cancelled after it had left: the shop is told to have it as before. */
  isTakenBack?: boolean
  /** Milliseconds since 1970. */
  since: number
  attempts: number
  lastFailure: Failure | null
  /** When it is tried again by itself; null while it is under way or the line is down. */
  nextAt: number | null
}
export type Tray = Observable<readonly TrayItem[]> & {
  retryNow(id?: string): Promise<void>
  /** An order cannot be taken back once it may have reached the shop. */
  cancel(id: string): Promise<void>
  stop(): void
}
type Sources = { cart: CartStore; tasks: TaskQueue; orders: OrderOutbox }

export function createTray({ cart, tasks, orders }: Sources): Tray {
  const items = createStore<readonly TrayItem[]>([])
  const list = () => [...cartItems(cart), ...taskItems(tasks), ...orderItems(orders)]
  const show = () => items.set(list().sort((one, other) => one.since - other.since))
  const sources = [cart, cart.status, tasks.waiting, tasks.status, orders.shown]
  const stops = sources.map((source) => source.subscribe(show))
  show()
  const kindOf = (id: string) => items.get().find((item) => item.id === id)?.kind
  const retries = {
    cart: () => cart.retryNow(),
    task: () => tasks.run(),
    order: async () => void (await orders.resume()),
  }
  return {
    get: items.get,
    subscribe: items.subscribe,
    async retryNow(id) {
      const kind = id === undefined ? undefined : kindOf(id)
      await Promise.all(kind ? [retries[kind]()] : Object.values(retries).map((retry) => retry()))
    },
    async cancel(id) {
      const kind = kindOf(id)
      if (kind === 'cart') await cart.cancel(operationsOf(cart, id)[0]?.operationId ?? '')
      if (kind === 'task') await tasks.cancel(id)
      if (kind === 'order') await orders.cancel(id)
    },
    stop() {
      for (const stop of stops) stop()
    },
  }
}

/** What waits for one line is one thing to the shopper: what the line will be in the end. */
function cartItems(cart: CartStore): TrayItem[] {
  const { nextAt } = cart.status.get()
  const ids = new Set(cart.get().waiting.map(operationKey))
  return [...ids].flatMap((id): TrayItem[] => {
    const own = operationsOf(cart, id)
    const [first, last] = [own[0], own.at(-1)]
    if (first === undefined || last === undefined) return []
    const { preview, qty, takesBack: isTakenBack = false } = last
    return [
      {
        id,
        kind: 'cart',
        name: [preview.name, ...preview.options.map(({ value }) => value)].join(', '),
        qty,
        isTakenBack,
        since: first.createdAt,
        attempts: first.attempts,
        lastFailure: own.findLast((one) => one.lastFailure !== undefined)?.lastFailure ?? null,
        nextAt,
      },
    ]
  })
}

const operationsOf = (cart: CartStore, id: string): CartOperation[] =>
  cart.get().waiting.filter((one) => operationKey(one) === id)

function taskItems(tasks: TaskQueue): TrayItem[] {
  const { nextAt, lastFailure } = tasks.status.get()
  return tasks.waiting
    .get()
    .filter((task) => !task.silent)
    .map(({ task_id: id, name, created_at: since, attempts }) => ({
      id,
      kind: 'task',
      name,
      since,
      attempts,
      lastFailure: attempts > 0 ? lastFailure : null,
      nextAt,
    }))
}

function orderItems(orders: OrderOutbox): TrayItem[] {
  const waiting = orders.shown.get()
  if (waiting === null) return []
  const { orderId, since, attempts, lastFailure } = waiting
  return [{ id: orderId, kind: 'order', name: orderId, since, attempts, lastFailure, nextAt: null }]
}
