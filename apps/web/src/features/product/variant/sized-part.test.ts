import type { BundleOption } from '@vitrine/domain/catalog/product'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aCard, aStock } from '#web/lib/catalog/testing/a-product.ts'
import { rememberedLink, sizesOf } from './sized-part.ts'

type Link = BundleOption['product_links'][number]
const value = (attribute_code: string, option_id: string) => ({
  ...{ attribute_id: attribute_code, attribute_code, label: attribute_code, option_id, value: option_id },
})
/** `JACKET-M-ink`: the piece, its size, its colour. */
function link(sku: string, facts: Partial<Link> = {}, qty = 9): Link {
  const [piece = '', size = '', color = 'ink'] = sku.split('-')
  const product = aCard(sku, { parentSku: piece, stock: aStock(qty) })
  const variant = [...(size ? [value('size', size)] : []), value('color', color)]
  return { id: sku, sku, qty: 1, is_default: false, can_change_quantity: false, product, variant, ...facts }
}
const list = (links: Link[], type: BundleOption['type'] = 'select'): BundleOption => ({
  ...{ option_id: 1, title: 'Jacket', required: true, position: 1 },
  ...{ type, product_links: links },
})
const sizes = (option: BundleOption) => sizesOf(option)?.map(({ size }) => size)
const jacket = list([link('JACKET-XL'), link('JACKET-S'), link('JACKET-M', {}, 0)])

let bought: string[]
beforeEach(() => {
  bought = []
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(bought) })
})
afterEach(() => vi.unstubAllGlobals())

it('a jacket of a suit is asked for by its sizes, from small to large, the sold-out one among them', () => {
  expect(sizes(jacket)).toEqual(['S', 'M', 'XL'])
})

it.each([
  ['two pieces to choose from', list([link('JACKET-S'), link('COAT-S')])],
  ['one piece in two colours', list([link('JACKET-S-ink'), link('JACKET-M-sand')])],
  ['a list of which several may be taken', list([link('JACKET-S'), link('JACKET-M')], 'checkbox')],
  ['a list of which many may be taken', list([link('JACKET-S'), link('JACKET-M')], 'multi')],
  ['a list with something that has no size', list([link('JACKET-S'), link('JACKET')])],
  ['a list of one size', list([link('JACKET-S')])],
])('%s is a list, not a row of sizes', (_, option) => {
  expect(sizesOf(option)).toBeUndefined()
})

it('a size the shop no longer sells is not offered, and does not turn the row into a list', () => {
  const { product: _, ...gone } = link('JACKET-L')
  expect(sizes(list([link('JACKET-S'), gone, link('JACKET-M')]))).toEqual(['S', 'M'])
})

it('the size bought last is taken over, the newest that can be had first', () => {
  bought = ['M', 'xl', 'S']
  expect(rememberedLink(jacket)?.sku).toBe('JACKET-XL')
})

it('a shopper of sizes that are gone, or of none, is given no one else’s', () => {
  bought = ['M', '38']
  expect(rememberedLink(jacket)).toBeUndefined()
  bought = []
  expect(rememberedLink(jacket)).toBeUndefined()
})
