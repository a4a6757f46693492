// Signing in and out on this device. Out means out here and now, whatever the line; the shop is told when it can be.
import { endSession } from '@vitrine/contract/user/session'
import type { CartStore } from '../cart/cart-store.ts'
import type { CartNoticeMessage } from '../notice/notice.ts'
import type { OrderOutbox } from '../order/order-outbox.ts'
import type { TaskQueue } from '../queue/task-queue.ts'
import type { Storage } from '../storage/storage.ts'
import type { SessionTokens } from '../token/session-tokens.ts'

type Deps = {
  tokens: SessionTokens
  cart: Pick<CartStore, 'authorize' | 'leave'>
  tasks: Pick<TaskQueue, 'queue' | 'clear'>
  orders: Pick<OrderOutbox, 'waiting'>
  storage: Storage
  prefix: string
  notify: (message: CartNoticeMessage) => void
}
export type Session = {
  /** The cart of the guest goes into the customer's. */
  signIn(token: string, refreshToken: string): Promise<void>
  signOut(options?: { silent?: boolean }): Promise<void>
}

export function createSession({ tokens, cart, tasks, orders, storage, prefix, notify }: Deps): Session {
  return {
    async signIn(token, refreshToken) {
      await tokens.begin(token, refreshToken)
      await Promise.all([cart.authorize(), orders.waiting()])
    },
    async signOut({ silent = false } = {}) {
      const refreshToken = await tokens.refreshToken().catch(() => undefined)
      await tasks.clear()
      // On disk before the token is forgotten: a page that dies in between still ends the session.
      if (refreshToken !== undefined) await tasks.queue(farewell(refreshToken)).catch(() => undefined)
      await Promise.all([tokens.end(), cart.leave(), forgetPersonal(storage, prefix)])
      await orders.waiting()
      if (!silent) notify({ type: 'success', key: 'SIGNED_OUT' })
    },
  }
}

function farewell(refreshToken: string) {
  const payload = { method: 'POST', body: { refreshToken }, asGuest: true } as const
  return { name: endSession.id, url: endSession.path, payload, silent: true }
}

/** What was typed at the checkout and what was bought. An order that waits stays: it is its customer's, and announced. */
async function forgetPersonal(storage: Storage, prefix: string): Promise<void> {
  const keysUnder = async (folder: string) => {
    const entries = await storage.entries(`${prefix}/${folder}/`).catch(() => [])
    return entries.map(([key]) => key)
  }
  const keys = [...(await keysUnder('checkout')), ...(await keysUnder('orders'))]
  const isWaiting = (key: string) => key.startsWith(`${prefix}/orders/waiting/`)
  await Promise.all(keys.filter((key) => !isWaiting(key)).map((key) => storage.remove(key)))
}
