// Failures other shops' users have reported (api-shapes §8) and defects found by reading (§9), each by its number.
// Here 8.1–8.9. Lines and hooks: lines.test.ts (8.10–8.12, 9.1, 9.3, 9.5, 9.12). Orders, sessions and storage:
// orders-and-sessions.test.ts (8.13–8.18, 8.21, 8.22, 8.26, 8.27, 9.2, 9.6, 9.7, 9.11). Not of the cart: 8.19, 8.20, 9.4
// (prices); 8.23–8.25, 9.10, 9.13, 9.15 (address and search); 9.8, 9.9 (server); 9.14 (recently viewed).
import { CallError } from '@vitrine/contract/reply'
import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../storage/memory-storage.ts'
import { aBrowser } from '../testing/a-browser.ts'
import { aLine } from '../testing/a-line.ts'
import { modelServer } from '../testing/model-server.ts'
import { noAnswer } from '../testing/scripted-client.ts'

const CUSTOMER = '81668'
const line = (sku: string) => aLine({ sku, parentSku: sku })

/** A customer signed in from the start, whose cart holds something. */
function aCustomer(own: Record<string, number>, storage = memoryStorage()) {
  const server = modelServer()
  server.session.customer = CUSTOMER
  const cart = server.open(CUSTOMER)
  for (const [sku, qty] of Object.entries(own)) server.put(cart, { sku, qty })
  const open = () => {
    const browser = aBrowser({ server, storage, isSignedIn: () => true })
    const create = browser.client.script['cart.create']
    browser.client.script['cart.create'] = ({ query }) =>
      create?.({ query: { ...(query as object), token: 'customer' } })
    return browser
  }
  return { server, open }
}

describe('8.1, 8.2 quantities double on reload while signed in', () => {
  it('not when loading races the sign-in, nor after any number of reloads', async () => {
    const { open } = aCustomer({ A: 2 })
    for (let reload = 0; reload < 3; reload += 1) {
      const { cart, quantities } = open()
      await Promise.all([cart.load(), cart.authorize(), cart.load()])
      expect(quantities()).toEqual({ A: 2 })
    }
  })

  it('not when a coupon is put on again after the sign-in and the page is loaded anew', async () => {
    const storage = memoryStorage()
    const { server, open } = aCustomer({ A: 2 }, storage)
    const applied: string[] = []
    const guest = aBrowser({ server, storage })
    guest.client.script['cart.totals'] = () => ({
      cart_version: 2,
      coupon_code: 'SUMMER10',
      total_segments: [],
    })
    await guest.cart.setLine(line('B'), 1)
    const coupons = {
      apply: async (_client: unknown, cartId: string, code: string) => applied.push(`${code} ${cartId}`),
    }
    const { cart, quantities } = aBrowser({
      server,
      storage,
      coupons,
      isSignedIn: () => true,
      client: open().client,
    })
    await cart.load()
    await cart.authorize()
    await open().cart.load()
    expect(applied).toEqual([`SUMMER10 ${CUSTOMER}`])
    expect(quantities()).toEqual({ A: 2, B: 1 })
  })
})

it('8.3, 8.4 the same product in both carts is not summed at login, totals stay those before', async () => {
  const storage = memoryStorage()
  const { server, open } = aCustomer({ A: 2 }, storage)
  await aBrowser({ server, storage }).cart.setLine(line('A'), 3)
  const { cart, quantities } = open()
  await cart.load()
  await cart.authorize()
  expect(quantities()).toEqual({ A: 5 })
  expect(cart.get()).toMatchObject({ totalsStale: false, totals: { subtotal_incl_tax: 5 * 59 } })
})

it('8.5 fast adds and removes overlap', async () => {
  const { cart, quantities, server } = aBrowser()
  await Promise.all([1, 2, 3, 0, 1, 5, 4].map((qty) => cart.setLine(line('A'), qty)))
  expect(quantities()).toEqual({ A: 4 })
  expect(server.linesOf(cart.get().cartId ?? '')).toMatchObject([{ sku: 'A', qty: 4 }])
})

it('8.6 a dead cart is never renewed', async () => {
  const { cart, quantities, server, count } = aBrowser()
  await cart.setLine(line('A'), 2)
  server.kill(cart.get().cartId ?? '')
  await cart.setLine(line('B'), 1)
  expect(quantities()).toEqual({ A: 2, B: 1 })
  expect(count('cart.create')).toBe(2)
  expect(cart.get()).toMatchObject({ waiting: [], totalsStale: false })
})

it('8.7 a customer is silently left on a guest cart', async () => {
  const storage = memoryStorage()
  const { server, open } = aCustomer({ A: 1 }, storage)
  await aBrowser({ server, storage }).cart.setLine(line('B'), 1)
  // Signed in on another page, which had no chance to say so.
  const { cart, quantities } = open()
  await cart.load()
  expect(cart.get().cartId).toBe(CUSTOMER)
  expect(quantities()).toEqual({ A: 1, B: 1 })
})

it('8.8 the first add in a fresh browser vanishes where sync may remove local items', async () => {
  const { cart, quantities } = aBrowser({ switches: { serverSyncCanRemoveLocalItems: true } })
  await cart.load()
  await cart.setLine(line('A'), 1)
  await cart.sync()
  expect(quantities()).toEqual({ A: 1 })
})

describe('8.9 a refused quantity', () => {
  const refusing = (browser: ReturnType<typeof aBrowser>) => {
    browser.client.script['cart.update'] = () => {
      throw new CallError({ code: 400, result: 'Only 2 left', meta: { errorCode: 'NOT_ENOUGH', qty: 2 } })
    }
    // What is left here is left by the refusal itself, and not brought back by the next reading.
    browser.client.script['cart.pull'] = noAnswer
  }
  it('deletes the line instead of restoring it', async () => {
    const browser = aBrowser()
    await browser.cart.setLine(line('A'), 2)
    refusing(browser)
    await browser.cart.setLine(line('A'), 9)
    expect(browser.quantities()).toEqual({ A: 2 })
    expect(browser.cart.get().problem).toMatchObject({ sku: 'A', qty: 2 })
  })

  it('deletes a line that came from the server', async () => {
    const { open } = aCustomer({ A: 2 })
    const browser = open()
    await browser.cart.load()
    refusing(browser)
    await browser.cart.setLine(browser.cart.get().lines[0] ?? line('A'), 9)
    expect(browser.quantities()).toEqual({ A: 2 })
  })

  it('stays shown though it is impossible: it is capped, and the shopper is told', async () => {
    const { cart, quantities } = aBrowser({ server: modelServer({ A: 3 }) })
    await cart.setLine(line('A'), 9)
    expect(quantities()).toEqual({ A: 3 })
    expect(cart.get().changes).toMatchObject([{ reason: 'capped', from: 9, to: 3 }])
  })

  it('is taken for one when there was no answer at all', async () => {
    const browser = aBrowser()
    browser.client.script['cart.update'] = noAnswer
    await browser.cart.setLine(line('A'), 9)
    expect(browser.cart.get()).toMatchObject({ lines: [{ qty: 9, confirmed: false }], problem: null })
  })
})
