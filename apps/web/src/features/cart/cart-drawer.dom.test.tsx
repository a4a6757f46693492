import { aLine } from '@vitrine/sync/testing/a-line'
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aShipping } from '#web/engine/testing/checkout-offers.ts'
import { find, has, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { lineDown } from '#web/engine/testing/line-down.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { CartDrawer } from './cart-drawer.tsx'

let shop: ReturnType<typeof scriptedEngine>
const closed = vi.fn()
beforeEach(() => {
  stubDialog()
  closed.mockClear()
  shop = scriptedEngine()
  shop.client.script['cart.geoCountry'] = () => ({ code: 'US' })
  shop.client.script['cart.shippingMethods'] = () => [aShipping({ limit: 200 })]
})
const dress = (more = {}) => aLine({ sku: 'A', parentSku: 'A', ...more })
const open = () => openPage(<CartDrawer isOpen onClose={closed} />, { shop, address: '/linen-dress' })
const total = () => textOf([...document.querySelectorAll('dl')].at(-1)?.querySelector('dd'))
const put = async (sku: string, qty: number) => {
  await act(async () => void (await shop.cart.setLine(dress({ sku, parentSku: sku }), qty)))
  await settled()
}

describe('the bag beside the page', () => {
  it('says how many pieces there are and what they cost, and more of both when one is added', async () => {
    await put('A', 1)
    await open()
    expect([textOf(find('heading')), total()]).toEqual(['Bag1 item', '$63'])
    await put('B', 2)
    expect([textOf(find('heading')), total()]).toEqual(['Bag3 items', '$181'])
  })

  it('leads to the checkout and shuts behind whoever goes', async () => {
    await put('A', 1)
    const { address } = await open()
    await press('link', 'Check out')
    expect([address(), closed.mock.calls.length]).toEqual(['/checkout', 1])
  })

  it('a product leads to its page and shuts the bag, too', async () => {
    await put('A', 1)
    await open()
    await press('link', 'Linen dress')
    expect(closed).toHaveBeenCalledOnce()
  })

  it('stayed open over the page before after Back, which nobody saw come', async () => {
    history.replaceState(null, '', '/us/linen-dress')
    await put('A', 1)
    const { goes } = await open()
    await goes('/linen-dress?size=M')
    expect(closed).not.toHaveBeenCalled()
    history.replaceState(null, '', '/us/women')
    await goes('/women')
    expect(closed).toHaveBeenCalledOnce()
  })

  it('opened while the next page was on its way is not shut by its arrival', async () => {
    history.replaceState(null, '', '/us/women')
    const { goes } = await open()
    await goes('/women')
    expect(closed).not.toHaveBeenCalled()
  })

  it('that is empty has nothing to pay and a way on', async () => {
    await act(async () => void (await shop.cart.sync()))
    await open()
    expect(page()).toContain('Your bag is empty')
    expect([has('link', 'Check out'), has('link', 'See what is new')]).toEqual([false, true])
  })

  it('is not called empty while what was tapped is being checked', async () => {
    await act(async () => void (await shop.cart.sync()))
    shop.client.script['stock.check'] = () => new Promise(() => {})
    await open()
    await act(async () => void shop.cart.add([{ line: dress(), qty: 1 }]))
    await settled()
    expect(page()).not.toContain('Your bag is empty')
  })
})

it('parts what is sold out from what is no longer sold', async () => {
  const { server, cart } = shop
  await put('A', 1)
  await put('B', 1)
  const out = { is_in_stock: false, qty: 0, status: 'out_of_stock' } as const
  const [first, second] = server.find(cart.get().cartId ?? '').lines
  Object.assign(first ?? {}, { stock: out })
  Object.assign(second ?? {}, { stock: { ...out, is_offered: false } })
  await act(async () => void (await cart.sync()))
  await open()
  const titles = [...document.querySelectorAll('h3')].map(textOf)
  expect(titles).toEqual(['Sold out, not counted', 'No longer sold, not counted'])
})

it('of which fewer are left than chosen was called sold out', async () => {
  const { server, cart } = shop
  await put('A', 2)
  const [line] = server.find(cart.get().cartId ?? '').lines
  Object.assign(line ?? {}, { stock: { is_in_stock: false, qty: 1, status: 'out_of_stock' } })
  await act(async () => void (await cart.sync()))
  await open()
  expect([...document.querySelectorAll('h3')].map(textOf)).toEqual(['Fewer left than chosen, not counted'])
})

it('what is no longer sold stands in one place, however many are left of it', async () => {
  const { server, cart } = shop
  await put('A', 2)
  const [line] = server.find(cart.get().cartId ?? '').lines
  const stock = { is_in_stock: false, qty: 1, status: 'out_of_stock', is_offered: false } as const
  Object.assign(line ?? {}, { stock })
  await act(async () => void (await cart.sync()))
  await open()
  expect([...document.querySelectorAll('h3')].map(textOf)).toEqual(['No longer sold, not counted'])
})

describe('its total', () => {
  it('without a line is an estimate and says so, until the shop has counted', async () => {
    await put('A', 1)
    await open()
    expect(page()).not.toContain('Estimated here')
    const lineUp = await lineDown(shop)
    await press('button', /^One more/)
    expect([total(), page().includes('Estimated here.')]).toEqual(['$122', true])
    await lineUp()
    await act(async () => void (await shop.cart.retryNow()))
    await settled()
    expect([total(), page().includes('Estimated here.')]).toEqual(['$122', false])
  })

  it('is one, too, while the shop does not answer', async () => {
    await put('A', 1)
    await open()
    shop.client.script['cart.update'] = refuses(503)
    await press('button', /^One more/)
    expect(page()).toContain('Estimated here.')
  })

  it('says that tax comes on top where it depends on the postcode', async () => {
    await put('A', 1)
    await open()
    expect(textOf([...document.querySelectorAll('dl')].at(-1)?.querySelector('dt'))).toMatch(/before tax$/)
  })
})

describe('delivery', () => {
  it('promises a day and a country', async () => {
    await put('A', 1)
    await open()
    expect(page()).toMatch(/\$141 to free delivery\. Arrives by \w+, .+\. Delivery country: United States\./)
  })

  it('is promised to nobody while there is no line, and the bag stays whole', async () => {
    await put('A', 1)
    await open()
    await lineDown(shop)
    expect(page()).not.toContain('to free delivery')
    expect([total(), has('link', 'Check out')]).toEqual(['$63', true])
  })

  it('of a gift card alone is not spoken of', async () => {
    const { server, cart } = shop
    await put('CARD', 1)
    for (const line of server.find(cart.get().cartId ?? '').lines) line.product_type = 'virtual'
    await act(async () => void (await cart.sync()))
    await open()
    expect(page()).not.toContain('free delivery')
  })
})
