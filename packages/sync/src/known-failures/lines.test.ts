// What happened to single lines of a bag, and to the hooks around them; the numbers are told in cart.test.ts.
import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../storage/memory-storage.ts'
import { aBrowser } from '../testing/a-browser.ts'
import { aLine } from '../testing/a-line.ts'
import { modelServer } from '../testing/model-server.ts'

const line = (sku: string) => aLine({ sku, parentSku: sku })

it('8.10 lines of one sku with other options are merged, or grow with each refresh', async () => {
  const engraved = (text: string) => ({
    extension_attributes: {
      configurable_item_options: [],
      custom_options: [{ option_id: '1', option_value: text }],
      bundle_options: [],
    },
  })
  const { cart } = aBrowser()
  await cart.setLine(aLine({ sku: 'A', product_option: engraved('Anna') }), 1)
  await cart.setLine(aLine({ sku: 'A', product_option: engraved('Eva') }), 2)
  await cart.load()
  await cart.load()
  expect(cart.get().lines.map((one) => one.qty)).toEqual([1, 2])
})

describe('8.11 an item is announced as added, then pulled out when the stock answer comes', () => {
  it.each([
    ['out_of_stock', {}, ['PRODUCT_IS_OUT_OF_STOCK']],
    ['volatile', { A: 1 }, ['PRODUCT_ADDED_TO_CART']],
    ['ok', { A: 1 }, ['PRODUCT_ADDED_TO_CART']],
  ])('%s', async (status, expected, keys) => {
    const { cart, client, quantities, notices } = aBrowser()
    client.script['stock.check'] = () => ({ status, api_error: null })
    await cart.add([{ line: line('A'), qty: '1' }])
    expect(quantities()).toEqual(expected)
    expect(notices.map((notice) => notice.key)).toEqual(keys)
    expect(cart.get().checks).toEqual({ A: status })
  })

  it('a stock that does not answer holds nobody up', async () => {
    const { cart, client, clock, quantities } = aBrowser()
    client.script['stock.check'] = () => new Promise(() => undefined)
    const adding = cart.add([{ line: line('A'), qty: 2 }])
    await clock.settle()
    expect(cart.get()).toMatchObject({ isAdding: true, checks: { A: 'checking' } })
    await clock.pass(1_500)
    await adding
    expect(quantities()).toEqual({ A: 2 })
  })
})

it('8.12 another tab shows new items with the old grand total', async () => {
  const storage = memoryStorage()
  const listeners = new Set<(key: string) => void>()
  const channel = {
    post: (key: string) => {
      for (const listener of listeners) listener(key)
    },
    subscribe(listener: (key: string) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  const server = modelServer()
  const one = aBrowser({ server, storage, channel })
  const two = aBrowser({ server, storage, channel })
  const seen: [number, number | undefined][] = []
  two.cart.subscribe(() => {
    const { lines, totals } = two.cart.get()
    seen.push([lines.reduce((sum, each) => sum + each.row_total, 0), totals?.subtotal_incl_tax ?? 0])
  })
  await one.cart.setLine(line('A'), 2)
  await two.clock.settle()
  expect(two.quantities()).toEqual({ A: 2 })
  expect(seen.filter(([goods, subtotal]) => goods !== subtotal)).toEqual([])
})

it('9.1 lines that were equal all along never get their ids, as an empty diff counts as a full one', async () => {
  const { cart } = aBrowser()
  await cart.setLine(line('A'), 1)
  expect(await cart.sync()).toEqual([
    { party: 'client', status: 'no-changes' },
    { party: 'server', status: 'no-changes' },
  ])
  expect(cart.get().lines[0]).toMatchObject({ prev_qty: 1, confirmed: true })
  expect(cart.get().lines[0]?.item_id).toBeGreaterThan(0)
})

it('9.3 what one call leaves out is left out of all later ones', async () => {
  const { cart, quantities } = aBrowser()
  const shared = Object.freeze(line('A'))
  Object.freeze(shared.product_option.extension_attributes)
  await cart.add([{ line: shared, qty: 1 }])
  await cart.add([{ line: shared, qty: 1 }])
  expect(quantities()).toEqual({ A: 2 })
})

it('9.5, 9.12 of several hooks only the last one counts, and the one before runs in place of the one after', async () => {
  const { cart, quantities, online } = aBrowser()
  online.set(false)
  const ran: string[] = []
  const more = (name: string) => {
    cart.hooks.beforeAddToCart.add((items) => {
      ran.push(name)
      return items.map((item) => ({ ...item, qty: Number(item.qty) + 1 }))
    })
  }
  more('first')
  more('second')
  cart.hooks.afterAddToCart.add((items) => {
    ran.push('after')
    return items
  })
  await cart.add([{ line: line('A'), qty: 1 }])
  expect(quantities()).toEqual({ A: 3 })
  expect(ran).toEqual(['first', 'second', 'after'])
})
