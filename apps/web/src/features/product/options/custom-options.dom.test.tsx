import type { CustomOption, Product } from '@vitrine/domain/catalog/product'
import { beforeEach, expect, it, vi } from 'vitest'
import { below, find, page, press, settled, type, typedIn } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { BuyBox } from '../buy-box/buy-box.tsx'
import { usePurchase } from '../purchase/use-purchase.ts'

const anOption = (id: number, facts: Partial<CustomOption> = {}) => ({
  ...{
    option_id: id,
    title: 'Engraving',
    type: 'field',
    is_require: false,
    sort_order: id,
    max_characters: 20,
  },
  ...{ price: 10, price_type: 'fixed', values: [], validators: [], ...facts },
})
const value = (id: number, title: string, price: number) => ({
  ...{ option_type_id: id, title, price, price_type: 'fixed', sort_order: id, sku: '' },
})
const RING = {
  ...{ id: 1, sku: 'RING', name: 'Ring', type_id: 'simple', status: 1, visibility: 4, tax_class_id: 2 },
  ...{ price_incl_tax: 59, base_price_incl_tax: 59, old_price: null, max_price: null, image: null },
  ...{ url_path: 'ring', slug: 'ring', errors: {}, category: [], info: {}, downloads: [], media_gallery: [] },
  ...{ configurable_options: [], configurable_children: [], bundle_options: [], product_links: [] },
  stock: { product_id: 1, qty: 9, is_in_stock: true, low_stock: false, manage_stock: true },
}
let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  localStorage.clear()
  stubDialog()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  shop = scriptedEngine()
})

function Page({ product }: { product: Product }) {
  return (
    <BuyBox product={product} purchase={usePurchase(product, null)}>
      {null}
    </BuyBox>
  )
}
async function open(options: object[], store = 'us') {
  const product = { ...RING, custom_options: options } as unknown as Product
  await openPage(<Page product={product} />, { shop, store, address: '/ring' })
  // Its form comes with a script of its own.
  await vi.waitFor(async () => {
    await settled()
    expect(document.querySelector('[data-field]')).not.toBe(null)
  })
}
const costs = () => (document.querySelector('[data-buy]')?.textContent ?? '').replace(/\s/g, ' ')
const ENGRAVING = /^Engraving/
const sent = () =>
  shop.client.asked.filter(({ id }) => id === 'cart.update').map(({ input }) => JSON.stringify(input))

it('words cost what stands beside their field as soon as there are some, and nothing once they are gone', async () => {
  await open([anOption(4)])
  expect([page().includes('+$10'), costs()]).toEqual([true, 'Add to bag$59'])
  await type(ENGRAVING, 'For Eve')
  expect(costs()).toBe('Add to bag$69')
  await type(ENGRAVING, ' ')
  expect(costs()).toBe('Add to bag$59')
})

it('no more is taken than is engraved, and how much of it is used is said', async () => {
  await open([anOption(4)])
  await type(ENGRAVING, 'Forever and ever yours, Eve')
  expect([typedIn(ENGRAVING), page().includes('20')]).toEqual(['Forever and ever you', true])
})

it('what has to be written is asked for at its field, and nothing goes into the bag before', async () => {
  await open([anOption(4, { is_require: true })])
  await press('button', /^Add/)
  expect([below(ENGRAVING) !== '', find('field', ENGRAVING).getAttribute('aria-invalid'), sent()]).toEqual([
    true,
    'true',
    [],
  ])
  await type(ENGRAVING, 'Eve')
  await press('button', /^Add/)
  await settled()
  expect(sent()).toHaveLength(1)
  expect(sent()[0]).toContain('Eve')
})

it('of extras any number are chosen, each with its price, and the sum stands on the button', async () => {
  await open([
    anOption(5, {
      title: 'Extras',
      type: 'checkbox',
      values: [value(1, 'Box', 5), value(2, 'Card', 2)] as never,
    }),
  ])
  await press('checkbox', /^Box/)
  await press('checkbox', /^Card/)
  expect(costs()).toBe('Add to bag$66')
  await press('checkbox', /^Box/)
  expect(costs()).toBe('Add to bag$61')
})

it('an answer of one’s own in per cent is counted from the price of the piece', async () => {
  await open([anOption(6, { title: 'Polish', price: 10, price_type: 'percent' })])
  await type(/^Polish/, 'matt')
  expect(costs()).toBe('Add to bag$64.90')
})
