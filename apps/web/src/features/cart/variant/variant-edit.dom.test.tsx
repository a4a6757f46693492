import type { Product } from '@vitrine/domain/catalog/product'
import type { CartLine } from '@vitrine/sync/cart/cart-state'
import { aLine } from '@vitrine/sync/testing/a-line'
import { beforeEach, expect, it } from 'vitest'
import { all, find, has, page, press, pressKey } from '#web/engine/testing/find.ts'
import { lineDown } from '#web/engine/testing/line-down.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { useCart } from '#web/engine/use-cart.ts'
import { CartLineRow } from '../line/cart-line-row.tsx'

const stock = (qty: number) => ({ product_id: 1, qty, is_in_stock: qty > 0, manage_stock: true })
const child = (size: string, price: number, qty: number) => ({
  ...{ id: price, sku: `DRESS-${size}`, name: 'Linen dress', status: 1, image: null, stock: stock(qty) },
  ...{ price_incl_tax: price, old_price: null, attributes: { size } },
})
const DRESS = {
  ...{ id: 1, sku: 'DRESS', name: 'Linen dress', type_id: 'configurable', status: 1, stock: stock(9) },
  ...{ price_incl_tax: 59, base_price_incl_tax: 59, old_price: null, image: null, url_path: 'linen-dress' },
  ...{ custom_options: [], bundle_options: [], tax_class_id: 2 },
  configurable_options: [
    {
      ...{ attribute_id: '9', attribute_code: 'size', label: 'Size', position: 0 },
      values: ['m', 's', 'l'].map((id) => ({ value_index: id, label: id.toUpperCase() })),
    },
  ],
  configurable_children: [child('s', 59, 9), child('m', 65, 2), child('l', 59, 0)],
} as unknown as Product
const LINE = aLine({ sku: 'DRESS-s', parentSku: 'DRESS', options: [{ label: 'Size', value: 'S' }] })

let shop: ReturnType<typeof scriptedEngine>
let replaced: [CartLine, CartLine][]
beforeEach(async () => {
  replaced = []
  shop = scriptedEngine()
  shop.client.script['product.get'] = () => ({ product: DRESS, childSku: 'DRESS-s' })
  await shop.cart.setLine(LINE, 1)
  shop.engine.cart.replaceLine = async (from, to) => void replaced.push([from, to])
})
function Row() {
  const { lines } = useCart()
  const line = lines[0]
  return (
    line && <CartLineRow line={{ ...LINE, ...line, options: LINE.options }} onRemoved={() => undefined} />
  )
}
async function open(): Promise<void> {
  HTMLElement.prototype.scrollIntoView = () => undefined
  await openPage(<Row />, { shop })
  await press('button', /^Change: .*S$/)
}

it('opens in the line with what it is, sizes in their order, and says what is sold out', async () => {
  await open()
  expect(all('choice').map((one) => one.getAttribute('aria-label'))).toEqual(['S', 'M', 'L, sold out'])
  expect(document.activeElement).toBe(find('choice', 'S'))
})

it('another size takes its place, and nothing happens before it is saved', async () => {
  await open()
  await press('choice', 'M')
  expect(replaced).toEqual([])
  await press('button', 'Save')
  expect(replaced).toMatchObject([[{ sku: 'DRESS-s' }, { sku: 'DRESS-m', price: 65, qty: 1 }]])
  expect(has('choice')).toBe(false)
})

it('another quantity of the same size is only that, and no more than there are', async () => {
  await open()
  await press('button', 'One more')
  await press('button', 'Save')
  expect([shop.quantities(), replaced]).toEqual([{ 'DRESS-s': 2 }, []])
})

it('what is sold out can be looked at, and not saved', async () => {
  await open()
  await press('choice', 'L, sold out')
  expect(page()).toContain('This combination is sold out.')
  await press('button', 'Save')
  expect([replaced, has('choice')]).toEqual([[], true])
})

it.each(['Cancel', 'Escape'])('"%s" leaves the line as it was, and the focus at its button', async (way) => {
  await open()
  await press('choice', 'M')
  if (way === 'Escape') await pressKey(find('choice', 'M'), 'Escape')
  else await press('button', 'Cancel')
  expect([has('choice'), replaced, shop.quantities()]).toEqual([false, [], { 'DRESS-s': 1 }])
})

it('sizes that do not come can be asked for again', async () => {
  const product = shop.client.script['product.get']
  shop.client.script['product.get'] = refuses(503)
  await open()
  expect(page()).toContain('Other colours and sizes could not be loaded.')
  if (product) shop.client.script['product.get'] = product
  await press('button', 'Try now')
  expect(has('choice', 'M')).toBe(true)
})

it('without a line they wait for one, and say so', async () => {
  shop.client.script['product.get'] = refuses(0)
  await open()
  await lineDown(shop)
  expect(page()).toContain('can be loaded once there is a connection.')
  expect(has('button', 'Try now')).toBe(false)
})
