import { leaveCart } from '../cart/change/leave-cart.ts'
import { readStoredCart, writtenCart } from '../cart/stored/read-stored-cart.ts'
import { readStoredOrder } from '../order/stored-order.ts'
import type { Task } from '../queue/task.ts'
import type { Storage } from '../storage/storage.ts'
import { forgetLocal, forgetSearches } from './forget-local.ts'

const WAITING_ORDER = /^[a-z-]+-shop\/orders\/waiting\//
/** What was typed at the checkout, what was bought, what the shop told of the customer: of every store of the origin. */
const PERSONAL = /^[a-z-]+-shop\/(checkout|orders|user|wishlist)\/|^shop\/(user|wishlist)\//
const TASK = /^[a-z-]+-shop\/syncTasks\//
const CART = /^[a-z-]+-shop\/cart\/current-cart$/

/**
 * Nothing of a customer stays on the device, whichever store they were in. An order that waits does: it is its
 * customer's, and announced.
 */
export async function forgetPersonal(storage: Storage): Promise<void> {
  const entries = await storage.entries('').catch(() => [])
  const keys = entries.map(([key]) => key)
  const orders = keys.filter((key) => WAITING_ORDER.test(key))
  const personal = keys.filter((key) => PERSONAL.test(key) && !WAITING_ORDER.test(key))
  const carts = keys.filter((key) => CART.test(key))
  const tasks = entries.filter(([key, task]) => TASK.test(key) && !(task as Task).payload?.asGuest)
  await Promise.all([
    ...[...personal, ...tasks.map(([key]) => key)].map((key) => storage.remove(key)),
    // Not removed: a tab of that store takes over only what is newer than it knows.
    ...orders.map((key) => storage.update<unknown>(key, asLeft)),
    ...carts.map((key) => storage.update<unknown>(key, emptied)),
  ])
  forgetLocal()
  await forgetSearches().catch(() => {})
}

/** Nothing, where it was answered meanwhile. */
const asLeft = (found: unknown) =>
  found && { ...readStoredOrder(found as Parameters<typeof readStoredOrder>[0]), left: true }

function emptied(found: unknown) {
  const stored = readStoredCart(found)
  return writtenCart({ ...leaveCart(stored), revision: stored.revision + 1 })
}
