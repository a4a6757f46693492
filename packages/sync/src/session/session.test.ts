import type { PlaceOrder } from '@vitrine/contract/order'
import { describe, expect, it } from 'vitest'
import type { CartNoticeMessage } from '../notice/notice.ts'
import { createOrderOutbox } from '../order/order-outbox.ts'
import { createTaskQueue } from '../queue/task-queue.ts'
import { memoryStorage } from '../storage/memory-storage.ts'
import { aLine } from '../testing/a-line.ts'
import { noAnswer, scriptedClient } from '../testing/scripted-client.ts'
import { testPorts } from '../testing/test-ports.ts'
import { sessionTokens } from '../token/session-tokens.ts'
import { noShare, tokenPlace } from '../token/token-place.ts'
import type { Reply } from '../transport/reply.ts'
import type { Request } from '../transport/transport.ts'
import { createSession } from './session.ts'

const PREFIX = 'us-shop'
const tokenOf = (sub: string, sid: string) => `x.${btoa(JSON.stringify({ sub, sid }))}.x`
const [ADA, BOB] = [tokenOf('7', '1'), tokenOf('8', '2')]

/** A shop that knows sessions, and a device in front of it whose cookie belongs to the last one that was opened. */
function aDevice() {
  const ports = testPorts()
  const storage = memoryStorage()
  const open = new Set(['1', '2'])
  const sent: Request[] = []
  const line = { losesNext: 0 }
  const transport = async (request: Request): Promise<Reply> => {
    sent.push(request)
    if (line.losesNext-- > 0) return { code: 0, result: 'no answer' }
    if (request.url === '/api/user/logout') open.delete((request.body as { session: string }).session)
    return { code: 200, result: true }
  }
  const client = scriptedClient({})
  const notices: CartNoticeMessage[] = []
  const openPage = async () => {
    const place = tokenPlace({ storage, share: noShare, channel: ports.channel })
    const tokens = sessionTokens({ ...ports, place, client, onLost: () => undefined })
    const tasks = createTaskQueue({
      ...ports,
      storage,
      prefix: `${PREFIX}/syncTasks`,
      send: (request) =>
        request.asGuest ? transport(request) : tokens.send((token) => transport({ ...request, token })),
      cartId: () => null,
    })
    const left: string[] = []
    const cart = { authorize: async () => undefined, leave: async () => void left.push('cart') }
    await tasks.load()
    const notify = (message: CartNoticeMessage) => void notices.push(message)
    const orders = createOrderOutbox({
      client,
      storage,
      prefix: `${PREFIX}/orders`,
      customer: tokens.customer,
    })
    const session = createSession({ client, tokens, cart, tasks, orders, storage, notify })
    return { ...session, tokens, tasks, orders, left }
  }
  return { ...ports, storage, open, sent, line, client, notices, openPage }
}

describe('signing out', () => {
  it('ends the session in the shop', async () => {
    const { open, sent, notices, openPage, clock } = aDevice()
    const page = await openPage()
    await page.signIn(ADA)
    await page.signOut()
    await clock.settle()
    expect(open).toEqual(new Set(['2']))
    expect(sent).toMatchObject([{ url: '/api/user/logout', method: 'POST', asGuest: true }])
    expect([page.tokens.current(), page.left]).toEqual([undefined, ['cart']])
    expect(notices).toEqual([{ type: 'success', key: 'SIGNED_OUT' }])
  })

  it('without a line holds here at once, and in the shop as soon as there is one, silently and after a restart', async () => {
    const { open, online, notices, openPage, clock, sent } = aDevice()
    const page = await openPage()
    await page.signIn(ADA)
    online.set(false)
    await page.signOut({ silent: true })
    await page.signOut({ silent: true })
    expect([page.tokens.current(), open.has('1')]).toEqual([undefined, true])
    const next = await openPage()
    await next.signIn(BOB)
    online.set(true)
    await clock.settle()
    expect(open).toEqual(new Set(['2']))
    expect(next.tokens.current()).toBe(BOB)
    expect(new Set(sent.map((request) => request.token))).toEqual(new Set([undefined]))
    expect(notices).toEqual([])
    expect(next.tasks.waiting.get()).toEqual([])
  })

  it('is told until the shop has heard it', async () => {
    const { open, openPage, clock, line, sent } = aDevice()
    const page = await openPage()
    await page.signIn(ADA)
    line.losesNext = 2
    await page.signOut()
    await clock.pass(10_000)
    expect(sent).toHaveLength(3)
    expect(open).toEqual(new Set(['2']))
  })

  it('leaves a clean guest: nothing typed, nothing bought, nothing of theirs to send; an order that waits stays', async () => {
    const { storage, openPage, online, clock } = aDevice()
    const page = await openPage()
    await page.signIn(ADA)
    online.set(false)
    await storage.set(`${PREFIX}/checkout/personal-details`, { details: { city: 'Berlin' } })
    await storage.set(`${PREFIX}/orders/order-1`, { orderNumber: '1' })
    await storage.set('de-shop/checkout/personal-details', { details: { city: 'Bonn' } })
    await storage.set('de-shop/cart/current-cart', { base: [aLine()], cartId: '12', revision: 4 })
    await storage.set(`${PREFIX}/orders/waiting/order-2`, { order_id: 'order-2' })
    await page.tasks.queue({ name: 'review', url: '/api/review/create', payload: { method: 'POST' } })
    await page.signOut()
    online.set(true)
    await clock.settle()
    const stored = await storage.entries('')
    const keys = stored.map(([key]) => key)
    expect(keys).toEqual(['de-shop/cart/current-cart', `${PREFIX}/orders/waiting/order-2`])
    expect(stored[0]?.[1]).toMatchObject({ base: [], cartId: null, revision: 5 })
  })
})

it('signing out in one tab emptied the checkout in another without a word', async () => {
  const { openPage, notices } = aDevice()
  const [left, open] = [await openPage(), await openPage()]
  await left.signIn(ADA)
  await open.look()
  // The other tab hears of it while this one is still at it, and looks as often as it sends something.
  const leaving = left.signOut({ silent: true })
  for (const page of [open, left]) void page.look()
  await leaving
  for (const page of [open, left, open]) await page.look()
  expect([open.get().status, left.get().status]).toEqual(['guest', 'guest'])
  expect(notices).toEqual([{ type: 'warning', key: 'SIGNED_OUT_ELSEWHERE' }])
})

it('a session the shop has ended is told once, by who heard of it', async () => {
  const { openPage, notices } = aDevice()
  const page = await openPage()
  await page.signIn(ADA)
  await page.tokens.end()
  page.lose()
  await page.look()
  expect([page.get(), notices]).toEqual([{ status: 'guest', customer: null }, []])
})

it('an order that got no answer waits for its customer: nobody else on the device sees or sends it', async () => {
  const { openPage, client, storage } = aDevice()
  const order = { order_id: 'order-1', cart_id: '81668', products: [] } as unknown as PlaceOrder
  client.script['order.place'] = noAnswer
  const page = await openPage()
  await page.signIn(ADA)
  await page.orders.place(order)
  expect(page.orders.shown.get()).toMatchObject({ orderId: 'order-1' })
  await page.signOut()
  expect([page.orders.shown.get(), await page.orders.resume()]).toEqual([null, undefined])
  await page.signIn(BOB)
  expect([page.orders.shown.get(), await page.orders.resume()]).toEqual([null, undefined])
  client.script['order.place'] = () => ({ order_id: 'order-1', orderNumber: '1' })
  await page.signOut()
  await page.signIn(ADA)
  expect(page.orders.shown.get()).toMatchObject({ orderId: 'order-1' })
  expect(await page.orders.resume()).toMatchObject({ outcome: 'confirmed' })
  expect(await storage.entries(`${PREFIX}/orders/waiting`)).toEqual([])
})

it('whose session ended before the shop had answered was shown no order, and made another: a guest is told that one waits', async () => {
  const { openPage, client, storage } = aDevice()
  client.script['order.place'] = noAnswer
  const page = await openPage()
  await page.signIn(ADA)
  await page.orders.place({ order_id: 'order-1', cart_id: '81668', products: [] } as unknown as PlaceOrder)
  const lose = () => page.tokens.end()
  await lose()
  const waits = { orderId: 'order-1', attempts: 1, lastFailure: 'signed-out' }
  expect([await page.orders.waiting(), page.orders.shown.get()]).toMatchObject([undefined, waits])
  // It is not a guest's to send, and keeps no guest's bag from being sent.
  expect([await page.orders.resume(), await page.orders.settleSent()]).toEqual([undefined, true])
  expect(client.asked.filter(({ id }) => id === 'order.place')).toHaveLength(1)
  await page.signIn(BOB)
  expect(page.orders.shown.get()).toBeNull()
  await page.signIn(ADA)
  await page.signOut()
  expect(page.orders.shown.get()).toBeNull()
  await page.signIn(ADA)
  await page.orders.resume()
  await lose()
  await page.orders.waiting()
  expect(page.orders.shown.get()).toMatchObject({ ...waits, attempts: 2 })
  expect(await storage.entries(`${PREFIX}/orders/waiting`)).toHaveLength(1)
})

it('who acts for a customer takes nothing along, and signing out leads back to oneself', async () => {
  const { openPage, client, storage, notices } = aDevice()
  const staff = await openPage()
  await staff.signIn(BOB)
  await storage.set('us-shop/checkout/personal-details', { email: 'bob@example.org' })
  const acting = btoa(JSON.stringify({ sub: '7', sid: '3', act: { sub: '8' } }))
  await staff.switchTo(`x.${acting}.x`)
  expect(staff.get()).toEqual({ status: 'signed-in', customer: '7', actor: '8' })
  expect(JSON.stringify(await storage.entries(''))).not.toContain('bob@example.org')
  client.script['user.endActing'] = () => ({ token: BOB })
  await storage.set('us-shop/checkout/personal-details', { email: 'ada@example.org' })
  await staff.signOut()
  expect(staff.get()).toEqual({ status: 'signed-in', customer: '8' })
  expect(JSON.stringify(await storage.entries(''))).not.toContain('ada@example.org')
  expect(notices).toEqual([])
})
