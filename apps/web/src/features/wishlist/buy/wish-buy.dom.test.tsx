import { beforeEach, expect, it } from 'vitest'
import { find, has, page, press, settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import type { CardProduct } from '#web/ui/product-card/product-card.tsx'
import { WishBuy } from './wish-buy.tsx'

const STOCK = { product_id: 1, qty: 7, is_in_stock: true, manage_stock: true }
const product = (more: object = {}) => ({
  ...{ id: 1, sku: 'COAT', name: 'Coat', type_id: 'simple', status: 1, price_incl_tax: 50, image: null },
  ...{ url_path: 'coat', base_price_incl_tax: 50, old_price: null, custom_options: [], bundle_options: [] },
  ...{ tax_class_id: 2, configurable_options: [], configurable_children: [], stock: STOCK, ...more },
})
const child = (size: string, isThere: boolean) => ({
  ...{ id: 2, sku: `COAT-${size}`, status: 1, price_incl_tax: 50, old_price: null, image: null },
  ...{ attributes: { size }, stock: { ...STOCK, is_in_stock: isThere } },
})
const SIZED = product({
  type_id: 'configurable',
  configurable_options: [
    {
      ...{ attribute_id: 9, attribute_code: 'size', label: 'Size' },
      values: ['M', 'S'].map((label) => ({ value_index: label, label })),
    },
  ],
  configurable_children: [child('S', false), child('M', true)],
})
const card = (more: object = {}) =>
  ({
    ...{ sku: 'COAT', name: 'Coat', path: '/coat', price_incl_tax: 50, max_price: null, isSoldOut: false },
    ...more,
  }) as CardProduct

let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  localStorage.clear()
  shop = scriptedEngine()
  shop.client.script['product.get'] = () => ({ product: product(), childSku: null })
})
const open = (more?: object) =>
  openPage(<WishBuy card={card(more)} />, { shop, address: '/my-account/wishlist' })
const wants = () => press('button', /^Add to bag, Coat/).then(settled)
const isChecked = (name: string) => (find('choice', name) as HTMLInputElement).checked

it('what has no sizes goes into the bag at one press', async () => {
  await open()
  await wants()
  expect(shop.quantities()).toEqual({ COAT: 1 })
})

it('sizes are asked for in place, from small to large; the one chosen goes into the bag', async () => {
  shop.client.script['product.get'] = () => ({ product: SIZED, childSku: null })
  await open()
  await wants()
  expect([has('choice', 'S, sold out'), has('choice', 'M'), shop.quantities()]).toEqual([true, true, {}])
  expect(document.activeElement).toBe(find('choice', 'S, sold out'))
  await press('button', /^Choose a size/)
  expect(shop.quantities()).toEqual({})
  await press('choice', 'M')
  await press('button', /^Add M/)
  await settled()
  const sent = shop.client.asked.find(({ id }) => id === 'cart.update')
  expect([shop.quantities(), JSON.stringify(sent)]).toEqual([
    { COAT: 1 },
    expect.stringContaining('"option_id":9,"option_value":"M"'),
  ])
})

it('the size bought last is chosen already, and closing asks nothing more', async () => {
  localStorage.setItem('shop/sizes', '["M"]')
  shop.client.script['product.get'] = () => ({ product: SIZED, childSku: null })
  await open()
  await wants()
  expect(isChecked('M')).toBe(true)
  await press('button', 'Close')
  expect([has('choice', 'M'), has('button', /^Add to bag/)]).toEqual([false, true])
})

it('a size that is gone, as arrow keys reach it, does not go into the bag and says why', async () => {
  shop.client.script['product.get'] = () => ({ product: SIZED, childSku: null })
  await open()
  await wants()
  await press('choice', 'S, sold out')
  expect(has('button', /^Add S/)).toBe(false)
  await press('button', 'S, sold out')
  await settled()
  expect(shop.quantities()).toEqual({})
})

it('what asks for more than a size is bought on its own page', async () => {
  shop.client.script['product.get'] = () => ({ product: product({ type_id: 'grouped' }), childSku: null })
  const { address } = await open()
  await wants()
  expect([address(), shop.quantities()]).toEqual(['/coat', {}])
})

it('where the shop does not answer it can be pressed again', async () => {
  shop.client.script['product.get'] = refuses(404)
  await open()
  await wants()
  expect(page()).toContain('This did not work. Please try again.')
})

it('what is sold out leads to where one can wait for it', async () => {
  await open({ isSoldOut: true })
  expect(find('link', 'Tell me, Coat').getAttribute('href')).toBe('/coat')
})
