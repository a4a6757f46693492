import type { OrderView } from '@vitrine/contract/order'
import { beforeEach, expect, it } from 'vitest'
import { find, page, press, settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { Reorder } from './reorder.tsx'

const NO_OPTIONS = {
  extension_attributes: { configurable_item_options: [], custom_options: [], bundle_options: [] },
}
const ordered = (sku: string, qty: number) => ({ sku, qty, name: sku, price: 59, product_option: NO_OPTIONS })
const product = (sku: string, price: number) => ({
  ...{
    id: 1,
    sku,
    name: sku,
    type_id: 'simple',
    status: 1,
    price_incl_tax: price,
    image: null,
    url_path: sku,
  },
  ...{ base_price_incl_tax: price, old_price: null, custom_options: [], bundle_options: [], tax_class_id: 2 },
  ...{ configurable_options: [], configurable_children: [] },
  stock: { product_id: 1, qty: 7, is_in_stock: true, manage_stock: true },
})

let shop: ReturnType<typeof scriptedEngine>
let sold: Record<string, number>
beforeEach(() => {
  shop = scriptedEngine()
  sold = { A: 49, B: 20 }
  shop.client.script['product.get'] = ({ query }) => {
    const { sku } = query as { sku: string }
    return sold[sku] ? { product: product(sku, sold[sku]), childSku: null } : refuses(404)()
  }
})
const open = () => {
  const products = [ordered('A', 2), ordered('B', 1)] as unknown as OrderView['products']
  return openPage(<Reorder products={products} />, { shop, address: '/order/o-1' })
}
const again = () => press('button', 'Order again').then(settled)

it('the same goods go into the bag, as many as before, and the checkout opens', async () => {
  const { address } = await open()
  await again()
  expect([shop.quantities(), address()]).toEqual([{ A: 2, B: 1 }, '/checkout'])
})

it('they join what is in the bag already', async () => {
  const { address } = await open()
  await again()
  sold = { A: 49 }
  await again()
  expect([shop.quantities(), address()]).toEqual([{ A: 4, B: 1 }, '/checkout'])
})

it('what is no longer sold stays out, the rest is ordered without it', async () => {
  sold = { B: 20 }
  const { address } = await open()
  await again()
  expect([shop.quantities(), address()]).toEqual([{ B: 1 }, '/checkout'])
})

it('with nothing left of them it says so and stays', async () => {
  sold = {}
  const { address } = await open()
  await again()
  expect(page()).toContain('None of these goods is in the shop any more.')
  expect([shop.quantities(), address()]).toEqual([{}, '/order/o-1'])
})

it('a shop out of reach puts nothing in, says so, and can be asked again', async () => {
  const get = shop.client.script['product.get']
  shop.client.script['product.get'] = refuses(503)
  const { address } = await open()
  await again()
  expect(page()).toContain('could not be put into your bag. Please try again.')
  expect([shop.quantities(), address()]).toEqual([{}, '/order/o-1'])
  if (get) shop.client.script['product.get'] = get
  await again()
  expect([shop.quantities(), address()]).toEqual([{ A: 2, B: 1 }, '/checkout'])
})

it('pressed twice it is ordered again once', async () => {
  const answer = Promise.withResolvers<unknown>()
  const get = shop.client.script['product.get']
  shop.client.script['product.get'] = (input) => answer.promise.then(() => get?.(input))
  await open()
  await press('button', 'Order again')
  find('button', 'Order again').click()
  answer.resolve(null)
  await settled()
  await settled()
  expect(shop.quantities()).toEqual({ A: 2, B: 1 })
})
