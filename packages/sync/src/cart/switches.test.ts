// Each switch of the specification (api-shapes §2.1), on and off.
import { describe, expect, it } from 'vitest'
import { aBrowser } from '../testing/a-browser.ts'
import { aLine } from '../testing/a-line.ts'
import { modelServer } from '../testing/model-server.ts'
import type { CartSwitches } from './switches.ts'

const line = (sku: string) => aLine({ sku, parentSku: sku })

/** A was set to 3 here without a line, while another device did its own. */
async function conflict(switches: Partial<CartSwitches>, elsewhere: number) {
  const browser = aBrowser({ switches })
  const { cart, server, online } = browser
  await cart.setLine(line('A'), 2)
  await cart.setLine(line('B'), 1)
  online.set(false)
  await cart.setLine(cart.get().lines[0] ?? line('A'), 3)
  server.put(server.find(cart.get().cartId ?? ''), { sku: 'A', qty: elsewhere })
  online.set(true)
  await cart.flush()
  const stored = server.linesOf(cart.get().cartId ?? '').map(({ sku, qty }) => [sku, qty])
  expect(Object.entries(browser.quantities()).sort()).toEqual(stored.sort())
  return { ...browser, reasons: cart.get().changes.map((change) => change.reason) }
}

describe('a change made here meets one made elsewhere', () => {
  it.each<[string, Partial<CartSwitches>, number, object, string[]]>([
    ['and wins', {}, 5, { A: 3, B: 1 }, []],
    [
      'and loses to another quantity',
      { serverSyncCanModifyLocalItems: true },
      5,
      { A: 5, B: 1 },
      ['changed-elsewhere'],
    ],
    ['and wins over a removal', {}, 0, { A: 3, B: 1 }, []],
    ['and loses to a removal', { serverSyncCanRemoveLocalItems: true }, 0, { B: 1 }, ['removed-elsewhere']],
    ['a removal is no other quantity', { serverSyncCanModifyLocalItems: true }, 0, { A: 3, B: 1 }, []],
    ['nothing happened elsewhere', { serverSyncCanModifyLocalItems: true }, 2, { A: 3, B: 1 }, []],
  ])('%s', async (...[, switches, elsewhere, quantities, reasons]) => {
    const browser = await conflict(switches, elsewhere)
    expect(browser.quantities()).toEqual(quantities)
    expect(browser.reasons).toEqual(reasons)
  })

  it('which is told to the shopper, who may have the own one back', async () => {
    const { cart, quantities } = await conflict({ serverSyncCanModifyLocalItems: true }, 5)
    await cart.undo(cart.get().changes[0]?.id ?? '')
    expect(quantities()).toEqual({ A: 3, B: 1 })
  })
})

it('without merging by default the first sync only says what differs', async () => {
  const server = modelServer()
  const { cart, storage } = aBrowser({ server })
  await cart.setLine(line('A'), 2)
  server.put(server.find(cart.get().cartId ?? ''), { sku: 'B', qty: 1 })
  const next = aBrowser({ server, storage, switches: { serverMergeByDefault: false } })
  await next.cart.load()
  expect(next.quantities()).toEqual({ A: 2 })
  expect(await next.cart.sync({ dryRun: true })).toContainEqual({
    party: 'client',
    status: 'no-item',
    sku: 'B',
  })
  await next.cart.sync()
  expect(next.quantities()).toEqual({ A: 2, B: 1 })
})

it('without the sync of sums nobody asks for them: they are counted here, as an estimate', async () => {
  const { cart, count } = aBrowser({ switches: { synchronizeTotals: false } })
  await cart.setLine(line('A'), 2)
  expect(count('cart.totals')).toBe(0)
  expect(cart.get()).toMatchObject({ totalsStale: true, totals: { subtotal_incl_tax: 118 } })
})

it.each([
  [true, 'DR100'],
  [false, 'DR100-M-RED'],
])('with setConfigurableProductOptions %s a variant is sent as %s', async (isOn, sku) => {
  const { cart, client } = aBrowser({ switches: { setConfigurableProductOptions: isOn } })
  const configurable_item_options = [{ option_id: '93', option_value: '4' }]
  const extension_attributes = { configurable_item_options, custom_options: [], bundle_options: [] }
  await cart.setLine(aLine({ product_option: { extension_attributes } }), 1)
  const body = client.asked.find((one) => one.id === 'cart.update')?.input.body
  expect(body).toMatchObject({ cartItem: { sku } })
})
