import { lineKey } from '@vitrine/domain/cart/line-identity'
import type { Product } from '@vitrine/domain/catalog/product'
import { expect, it, vi } from 'vitest'
import { all, find, has, press, settled, textOf, type } from '#web/engine/testing/find.ts'
import { openBuyBox } from '../buy-box/testing/open-buy-box.tsx'

const part = (sku: string, price: number, qty = 9) => ({
  ...{ id: price, sku, parentSku: sku.split('-')[0], name: sku.split('-')[0], type_id: 'simple', status: 1 },
  ...{ visibility: 1, price_incl_tax: price, old_price: null, image: null, url_path: '', slug: 'x' },
  stock: { product_id: 1, qty, is_in_stock: qty > 0, low_stock: false, manage_stock: true },
})
const sized = (sku: string, price: number, qty?: number) => {
  const size = sku.split('-')[1] ?? ''
  const variant = [{ attribute_id: '2', attribute_code: 'size', label: 'Size', option_id: size, value: size }]
  const product = part(sku, price, qty)
  return { id: sku, sku, qty: 1, is_default: size === 'M', can_change_quantity: false, product, variant }
}
const step = (option_id: number, title: string, product_links: object[]) => ({
  ...{ option_id, title, required: true, type: 'select', position: option_id },
  product_links,
})
const suit = {
  ...part('SUIT', 620),
  ...{ name: 'Flannel suit', type_id: 'bundle', base_price_incl_tax: 620, max_price: null, tax_class_id: 2 },
  ...{ configurable_options: [], configurable_children: [], custom_options: [], product_links: [] },
  ...{ media_gallery: [], downloads: [], errors: {}, category: [], info: {} },
  bundle_options: [
    step(1, 'Jacket', [sized('JACKET-L', 397), sized('JACKET-M', 397), sized('JACKET-S', 397, 0)]),
    step(2, 'Trousers', [sized('TROUSERS-W30', 223), sized('TROUSERS-W32', 223)]),
  ],
} as unknown as Product

const box = openBuyBox()
async function open(state?: unknown) {
  const page = await box.open(suit, '/suit', state)
  await vi.waitFor(async () => {
    await settled()
    expect(has('choice', 'L')).toBe(true)
  })
  return page
}
const buyButton = () => textOf(document.querySelector('[data-buy]'))
const checked = () =>
  all('choice')
    .filter((one) => (one as HTMLInputElement).checked)
    .map((one) => one.getAttribute('aria-label'))
const inBag = () =>
  box
    .shop()
    .cart.get()
    .lines.map(({ product_option: { extension_attributes: chosen } }) =>
      chosen.bundle_options.flatMap((one) => one.option_selections),
    )

it('a suit was preselected in M and W32: no size is chosen, and both are asked for', async () => {
  await open()
  expect([checked(), buyButton()]).toEqual([[], 'Add to bag$620'])
  await press('button', /^Add/)
  expect(textOf(find('alert'))).toBe('Choose a size')
  expect(inBag()).toEqual([])
  await press('choice', 'L')
  await press('choice', 'W30')
  await press('button', /^Add/)
  expect(inBag()).toEqual([['JACKET-L', 'TROUSERS-W30']])
})

it('a suit asked for two sizes and helped with neither: each piece has its guide, which takes the size', async () => {
  await open()
  await press('button', 'Find my size')
  await vi.waitFor(async () => {
    await settled()
    expect(has('field', /^Chest/)).toBe(true)
  })
  await type('Chest', '38')
  await press('button', 'Take L')
  expect(checked()).toEqual(['L'])
})

it('a size bought last is chosen where it is there, and the page says so', async () => {
  localStorage.setItem('shop/sizes', JSON.stringify(['w30', 'S', 'L']))
  await open()
  expect(checked()).toEqual(['L', 'W30'])
  expect(textOf(document.body)).toContain('(your size last time)')
})

it('the price of a suit was the plain sum, and nobody said so: the page tells that the set costs as much as its parts', async () => {
  await open()
  expect(textOf(document.body)).toContain('what its parts cost one by one')
})

it('a suit in the bag could not be changed: its page opens with it, and saving puts it in its place', async () => {
  const { leave } = await open()
  for (const size of ['L', 'W30']) await press('choice', size)
  await press('button', /^Add/)
  const [line] = box.shop().cart.get().lines
  leave()
  await open({ edits: line && lineKey(line) })
  expect([checked(), buyButton()]).toEqual([['L', 'W30'], 'Save in the bag$620'])
  await press('choice', 'W32')
  await press('button', /^Save/)
  expect(inBag()).toEqual([['JACKET-L', 'TROUSERS-W32']])
  expect([box.shop().engine.drawer.get(), buyButton()]).toEqual([true, 'Add to bag$620'])
})
