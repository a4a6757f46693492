import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../../storage/memory-storage.ts'
import { aBrowser } from '../../testing/a-browser.ts'
import { aLine } from '../../testing/a-line.ts'
import { syncedCartId } from '../stored/synced-cart.ts'

const A = aLine({ sku: 'A', parentSku: 'A' })
const B = aLine({ sku: 'B', parentSku: 'B' })

/** A shop whose answer about the stock comes when the test says so. */
function aSlowShop(storage = memoryStorage()) {
  const browser = aBrowser({ storage })
  const answers: ((status: string) => void)[] = []
  browser.client.script['stock.check'] = () =>
    new Promise((resolve) => answers.push((status) => resolve({ status, api_error: null })))
  const answer = (status: string) => answers.shift()?.(status)
  return { ...browser, answer }
}

it('draws a line at once, with sums of that very state, while the stock is asked', async () => {
  const { cart, quantities, count, clock, answer } = aSlowShop()
  await cart.setLine(B, 1)
  const adding = cart.add([{ line: A, qty: 2 }])
  await clock.settle()
  expect(quantities()).toEqual({ B: 1, A: 2 })
  expect(cart.get()).toMatchObject({
    isAdding: true,
    totals: { subtotal_incl_tax: 177 },
    totalsStale: true,
    waiting: [],
    checks: { A: 'checking' },
  })
  expect(count('cart.update')).toBe(1)
  answer('ok')
  await adding
  expect(quantities()).toEqual({ B: 1, A: 2 })
  expect(cart.get()).toMatchObject({ isAdding: false, totalsStale: false })
})

it('a checkout opened right after the tap counts no cart without what was tapped', async () => {
  const { cart, clock, answer } = aSlowShop()
  expect(syncedCartId(cart.get())).toBeNull()
  await cart.setLine(B, 1)
  expect(syncedCartId(cart.get())).toBe(cart.get().cartId)
  const adding = cart.add([{ line: A, qty: 2 }])
  await clock.settle()
  expect(syncedCartId(cart.get())).toBeNull()
  answer('ok')
  await adding
  expect(syncedCartId(cart.get())).toBe(cart.get().cartId)
})

describe('the frame that answers the tap', () => {
  it.each([
    ['online', true],
    ['offline', false],
  ])('has the line, %s: it is there before the call returns', (_, isOnline) => {
    const { cart, quantities, online } = aSlowShop()
    online.set(isOnline)
    void cart.add([{ line: A, qty: 2 }])
    expect(quantities()).toEqual({ A: 2 })
  })

  it('is painted before the shop is asked; the line is on disk all the same', async () => {
    const storage = memoryStorage()
    const { promise: painted, resolve: paint } = Promise.withResolvers<void>()
    const page = aBrowser({ storage, painted: () => painted })
    void page.cart.add([{ line: A, qty: 1 }])
    await page.clock.settle()
    expect(page.client.asked).toEqual([])
    page.cart.stop()
    const next = aBrowser({ storage, server: page.server })
    await next.cart.load()
    expect(next.quantities()).toEqual({ A: 1 })
    paint()
    await page.clock.settle()
    expect(page.count('stock.check')).toBe(1)
  })
})

it('never draws it doubled or gone on its way in', async () => {
  const { cart, clock, answer } = aSlowShop()
  const seen: number[] = []
  const adding = cart.add([{ line: A, qty: 2 }])
  cart.subscribe(() => seen.push(cart.get().lines.reduce((sum, line) => sum + line.qty, 0)))
  await clock.settle()
  answer('ok')
  await adding
  expect(new Set(seen)).toEqual(new Set([2]))
})

it('takes away what is sold out and leaves everything else as it was', async () => {
  const { cart, quantities, notices, count, clock, answer } = aSlowShop()
  await cart.setLine(A, 1)
  const before = cart.get()
  const adding = cart.add([
    { line: A, qty: 2 },
    { line: B, qty: 1 },
  ])
  await clock.settle()
  expect(quantities()).toEqual({ A: 3, B: 1 })
  answer('out_of_stock')
  await clock.settle()
  answer('out_of_stock')
  expect(await adding).toEqual([])
  expect(cart.get()).toEqual({ ...before, checks: { A: 'out_of_stock', B: 'out_of_stock' } })
  expect(notices.map(({ key, sku }) => [key, sku])).toEqual([
    ['PRODUCT_IS_OUT_OF_STOCK', 'A'],
    ['PRODUCT_IS_OUT_OF_STOCK', 'B'],
  ])
  expect(count('cart.update')).toBe(1)
})

it('lets a quantity set meanwhile stand, whatever the stock says', async () => {
  const { cart, quantities, clock, answer } = aSlowShop()
  const adding = cart.add([{ line: A, qty: 1 }])
  await clock.settle()
  await cart.setLine(A, 4)
  expect(quantities()).toEqual({ A: 4 })
  answer('ok')
  await adding
  expect(quantities()).toEqual({ A: 4 })
})

it('is on disk before the stock is known: the next page goes on with it', async () => {
  const storage = memoryStorage()
  const killed = aSlowShop(storage)
  void killed.cart.add([{ line: A, qty: 1 }])
  await killed.clock.settle()
  killed.cart.stop()
  const { cart, quantities } = aBrowser({ storage, server: killed.server })
  await cart.load()
  expect(quantities()).toEqual({ A: 1 })
  expect(cart.get()).toMatchObject({ waiting: [], lines: [{ confirmed: true }] })
})

it('draws nothing that the page knows to be wrong', async () => {
  const { cart, quantities } = aSlowShop()
  const shown: unknown[] = []
  cart.subscribe(() => shown.push(quantities()))
  const soldOut = { ...A, stock: { is_in_stock: false, qty: 0, status: 'out_of_stock' as const } }
  await cart.add([{ line: { ...A, price: 0 }, qty: 1 }])
  await cart.add([{ line: soldOut, qty: 1 }])
  expect(shown.every((lines) => Object.keys(lines as object).length === 0)).toBe(true)
})
