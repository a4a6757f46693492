import type { PlaceOrder } from '@vitrine/contract/order'
import { CallError } from '@vitrine/contract/reply'
import { describe, expect, it } from 'vitest'
import type { CartNoticeMessage } from '../notice/notice.ts'
import { createOrderOutbox } from '../order/order-outbox.ts'
import { createTaskQueue } from '../queue/task-queue.ts'
import { memoryStorage } from '../storage/memory-storage.ts'
import { noAnswer, scriptedClient } from '../testing/scripted-client.ts'
import { testPorts } from '../testing/test-ports.ts'
import { sessionTokens } from '../token/session-tokens.ts'
import type { Reply, Request } from '../transport/transport.ts'
import { createSession } from './session.ts'

const PREFIX = 'us-shop'

/** A shop that knows sessions by their refresh tokens, and a device in front of it. */
function aDevice() {
  const ports = testPorts()
  const storage = memoryStorage()
  const open = new Set(['refresh-1', 'refresh-2'])
  const sent: Request[] = []
  const line = { losesNext: 0 }
  const transport = async (request: Request): Promise<Reply> => {
    sent.push(request)
    if (line.losesNext-- > 0) return { code: 0, result: 'no answer' }
    if (request.url === '/api/user/logout')
      open.delete((request.body as { refreshToken: string }).refreshToken)
    return { code: 200, result: true }
  }
  const client = scriptedClient({
    'user.refresh': ({ body }) => {
      if (open.has((body as { refreshToken: string }).refreshToken)) return 'another token'
      throw new CallError({ code: 401, result: 'Unauthorized' })
    },
  })
  const notices: CartNoticeMessage[] = []
  const openPage = async () => {
    const tokens = sessionTokens({ ...ports, storage, prefix: PREFIX, client, onLost: () => undefined })
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
    const session = createSession({ tokens, cart, tasks, orders, storage, prefix: PREFIX, notify })
    return { ...session, tokens, tasks, orders, left }
  }
  return { ...ports, storage, open, sent, line, client, notices, openPage }
}

describe('signing out', () => {
  it('ends the session in the shop: its refresh token opens nothing more', async () => {
    const { open, sent, client, notices, openPage, clock } = aDevice()
    const page = await openPage()
    await page.signIn('token-1', 'refresh-1')
    await page.signOut()
    await clock.settle()
    expect(open).toEqual(new Set(['refresh-2']))
    expect(sent).toMatchObject([{ url: '/api/user/logout', method: 'POST', asGuest: true }])
    const refreshed = client.ask(
      { id: 'user.refresh' } as never,
      { body: { refreshToken: 'refresh-1' } } as never,
    )
    await expect(refreshed).rejects.toMatchObject({ code: 401 })
    expect([page.tokens.current(), page.left]).toEqual([undefined, ['cart']])
    expect(notices).toEqual([{ type: 'success', key: 'SIGNED_OUT' }])
  })

  it('without a line holds here at once, and in the shop as soon as there is one, silently and after a restart', async () => {
    const { open, online, notices, openPage, clock, sent } = aDevice()
    const page = await openPage()
    await page.signIn('token-1', 'refresh-1')
    online.set(false)
    await page.signOut({ silent: true })
    await page.signOut({ silent: true })
    expect([page.tokens.current(), open.has('refresh-1')]).toEqual([undefined, true])
    const next = await openPage()
    await next.signIn('token-2', 'refresh-2')
    online.set(true)
    await clock.settle()
    expect(open).toEqual(new Set(['refresh-2']))
    expect(next.tokens.current()).toBe('token-2')
    expect(new Set(sent.map((request) => request.token))).toEqual(new Set([undefined]))
    expect(notices).toEqual([])
    expect(next.tasks.waiting.get()).toEqual([])
  })

  it('is told until the shop has heard it', async () => {
    const { open, openPage, clock, line, sent } = aDevice()
    const page = await openPage()
    await page.signIn('token-1', 'refresh-1')
    line.losesNext = 2
    await page.signOut()
    await clock.pass(10_000)
    expect(sent).toHaveLength(3)
    expect(open).toEqual(new Set(['refresh-2']))
  })

  it('leaves a clean guest: nothing typed, nothing bought, nothing of theirs to send; an order that waits stays', async () => {
    const { storage, openPage, online, clock } = aDevice()
    const page = await openPage()
    await page.signIn('token-1', 'refresh-1')
    online.set(false)
    await storage.set(`${PREFIX}/checkout/personal-details`, { details: { city: 'Berlin' } })
    await storage.set(`${PREFIX}/orders/order-1`, { orderNumber: '1' })
    await storage.set(`${PREFIX}/orders/waiting/order-2`, { order_id: 'order-2' })
    await page.tasks.queue({ name: 'review', url: '/api/review/create', payload: { method: 'POST' } })
    await page.signOut()
    online.set(true)
    await clock.settle()
    const kept = await storage.entries('')
    expect(kept.map(([key]) => key)).toEqual([`${PREFIX}/orders/waiting/order-2`])
  })
})

it('an order that got no answer waits for its customer: nobody else on the device sees or sends it', async () => {
  const { openPage, client, storage } = aDevice()
  const tokenOf = (sub: string) => `x.${btoa(JSON.stringify({ sub }))}.x`
  const order = { order_id: 'order-1', cart_id: '81668', products: [] } as unknown as PlaceOrder
  client.script['order.place'] = noAnswer
  const page = await openPage()
  await page.signIn(tokenOf('7'), 'refresh-1')
  await page.orders.place(order)
  expect(page.orders.shown.get()).toMatchObject({ orderId: 'order-1' })
  await page.signOut()
  expect([page.orders.shown.get(), await page.orders.resume()]).toEqual([null, undefined])
  await page.signIn(tokenOf('8'), 'refresh-2')
  expect([page.orders.shown.get(), await page.orders.resume()]).toEqual([null, undefined])
  client.script['order.place'] = () => ({ order_id: 'order-1', orderNumber: '1' })
  await page.signOut()
  await page.signIn(tokenOf('7'), 'refresh-1')
  expect(page.orders.shown.get()).toMatchObject({ orderId: 'order-1' })
  expect(await page.orders.resume()).toMatchObject({ outcome: 'confirmed' })
  expect(await storage.entries(`${PREFIX}/orders/waiting`)).toEqual([])
})
