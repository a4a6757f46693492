// Signing in and out on this device. Out means out here and now, whatever the line; the shop is told when it can be.
import type { ShopClient } from '@vitrine/contract/client'
import { endActing } from '@vitrine/contract/user/acting'
import { endSession } from '@vitrine/contract/user/session'
import type { CartStore } from '../cart/cart-store.ts'
import type { CartNoticeMessage } from '../notice/notice.ts'
import type { OrderOutbox } from '../order/order-outbox.ts'
import type { TaskQueue } from '../queue/task-queue.ts'
import type { Storage } from '../storage/storage.ts'
import { createStore } from '../store/observable.ts'
import type { SessionTokens } from '../token/session-tokens.ts'
import { forgetPersonal } from './forget-personal.ts'
import { type Session, type SessionState, UNKNOWN_SESSION } from './session-state.ts'

type Deps = {
  /** Nobody's: it carries no token, but the cookie. */
  client: ShopClient
  tokens: SessionTokens
  cart: Pick<CartStore, 'authorize' | 'leave'>
  tasks: Pick<TaskQueue, 'queue' | 'clear'>
  orders: Pick<OrderOutbox, 'waiting'>
  storage: Storage
  notify: (message: CartNoticeMessage) => void
}

type DeviceSession = Session & {
  /** Looks again who is signed in: on another tab, or nobody any more. */
  look(): Promise<void>
  /** The shop has ended it, and whoever is here was told. */
  lose(): void
}

export function createSession({ client, tokens, cart, tasks, orders, storage, notify }: Deps): DeviceSession {
  const state = createStore(UNKNOWN_SESSION)
  /** What is done here is no news to this tab. */
  let isSigningOut = false
  const look = async () => {
    const who = await tokens.who().catch(() => undefined)
    const known = state.get()
    if (!who && known.status !== 'guest') {
      state.set(GUEST)
      if (known.status === 'signed-in' && !isSigningOut)
        notify({ type: 'warning', key: 'SIGNED_OUT_ELSEWHERE' })
    }
    if (!who || (known.customer === who.customer && actorOf(known) === who.actor)) return
    const { customer, actor } = who
    state.set({ status: 'signed-in', customer, ...(actor !== undefined && { actor }) })
  }
  const switchTo = async (token: string) => {
    await tasks.clear()
    await Promise.all([cart.leave(), forgetPersonal(storage)])
    await tokens.begin(token)
    await look()
    await Promise.all([cart.authorize(), orders.waiting()])
  }
  /** Whoever acts for somebody is themselves again: the shop holds the way back. */
  const goBack = async () => {
    const { token } = await client.call(endActing, { body: {} }).catch(() => ({ token: undefined }))
    if (token !== undefined) await switchTo(token)
    return token !== undefined
  }
  return {
    get: state.get,
    subscribe: state.subscribe,
    look,
    lose: () => state.set(GUEST),
    async signIn(token) {
      await tokens.begin(token)
      await look()
      await Promise.all([cart.authorize(), orders.waiting()])
    },
    switchTo,
    async signOut({ silent = false } = {}) {
      const who = await tokens.who().catch(() => undefined)
      if (who?.actor !== undefined && (await goBack())) return
      await tasks.clear()
      // On disk before the token is forgotten: a page that dies in between still ends the session.
      if (who !== undefined) await tasks.queue(endSessionTask(who.session)).catch(() => undefined)
      isSigningOut = true
      try {
        await Promise.all([tokens.end(), cart.leave(), forgetPersonal(storage)])
        await look()
      } finally {
        isSigningOut = false
      }
      await orders.waiting()
      if (!silent) notify({ type: 'success', key: 'SIGNED_OUT' })
    },
  }
}

const GUEST: SessionState = { status: 'guest', customer: null }

const actorOf = (state: SessionState) => (state.status === 'signed-in' ? state.actor : undefined)

/** By its number: when it arrives, the cookie that goes along may be the next one’s. */
function endSessionTask(session: string) {
  const payload = { method: 'POST', body: { session }, asGuest: true } as const
  return { name: endSession.id, url: endSession.path, payload, silent: true }
}
