import type { Product } from '@vitrine/domain/catalog/product'
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { all, below, find, has, press, settled, submit, textOf, type } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { usePurchase } from '../purchase/use-purchase.ts'
import { BuyBox } from './buy-box.tsx'

// The build makes modules of them; here they are read from their files.
vi.mock('#web/lib/store/use-frame-texts.ts', async () => {
  const { english } = await import('#web/engine/testing/open-page.tsx')
  return { useFrameTexts: () => english }
})

const stock = (qty: number) => ({
  product_id: 1,
  qty,
  is_in_stock: qty > 0,
  low_stock: qty < 4,
  manage_stock: true,
})
const aPart = (sku: string, price: number, qty = 9) => ({
  id: price,
  sku,
  name: sku,
  type_id: 'simple',
  status: 1,
  visibility: 4,
  price_incl_tax: price,
  old_price: null,
  image: null,
  url_path: sku.toLowerCase(),
  slug: sku.toLowerCase(),
  stock: stock(qty),
})
const aProduct = (facts: object = {}) =>
  ({
    ...aPart('DRESS', 59),
    name: 'Linen dress',
    base_price_incl_tax: 59,
    max_price: null,
    tax_class_id: 2,
    configurable_options: [],
    configurable_children: [],
    custom_options: [],
    bundle_options: [],
    product_links: [],
    media_gallery: [],
    downloads: [],
    errors: {},
    category: [],
    info: {},
    ...facts,
  }) as unknown as Product
const aSize = (size: string, price: number, qty: number) => ({
  ...aPart(`DRESS-${size}`, price, qty),
  base_price_incl_tax: price,
  attributes: { size },
})
const sized = aProduct({
  type_id: 'configurable',
  max_price: 65,
  configurable_options: [
    {
      attribute_code: 'size',
      label: 'Size',
      values: ['m', 's', 'l'].map((id) => ({ value_index: id, label: id.toUpperCase() })),
    },
  ],
  configurable_children: [aSize('s', 59, 9), aSize('m', 65, 2), aSize('l', 59, 0)],
})
let shop: ReturnType<typeof scriptedEngine>

beforeEach(() => {
  localStorage.clear()
  stubDialog()
  class Watch {
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Watch)
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  shop = scriptedEngine()
})

function Page({ product }: { product: Product }) {
  const purchase = usePurchase(product, null)
  return (
    <BuyBox product={product} purchase={purchase}>
      {null}
    </BuyBox>
  )
}
const open = (product: Product, address = '/linen-dress') =>
  openPage(<Page product={product} />, { shop, address })
/** Its form comes with a script of its own. */
async function openSoldOut() {
  await open(aProduct({ stock: stock(0) }))
  await vi.waitFor(async () => {
    await settled()
    expect(has('field', 'E-mail address')).toBe(true)
  })
}
const buyButton = () => document.querySelector<HTMLElement>('[data-buy]')
const page = () => textOf(document.body)
/** As the shop was told. */
const bought = () =>
  shop.client.asked
    .filter(({ id }) => id === 'cart.update')
    .map(({ input }) => (input.body as { cartItem: unknown }).cartItem)
const buy = () => press('button', /^Add|^Sold out/)

/** Sheets and the forms of sets come as scripts of their own. */
const appeared = (name: string) =>
  vi.waitFor(
    async () => {
      await settled()
      expect(page()).toContain(name)
    },
    { timeout: 30_000 },
  )

describe('a product without variants', () => {
  it('costs what the button says, goes into the bag, and the bag opens', async () => {
    await open(aProduct({ old_price: 80 }))
    expect(textOf(buyButton())).toBe('Add to bag$59')
    expect(textOf(document.querySelector('del'))).toBe('was $80')
    await buy()
    expect(shop.quantities()).toEqual({ DRESS: 1 })
    expect(shop.engine.drawer.get()).toBe(true)
  })

  it('of the last pieces it says how many there are', async () => {
    await open(aProduct({ stock: stock(2) }))
    expect(page()).toContain('Only 2 left.')
  })

  it('sold out has no button to buy it, points to similar ones and asks whom to tell when it is back', async () => {
    shop.client.script['alert.ask'] = () => 'asked'
    await openSoldOut()
    expect([buyButton(), has('link', 'Similar pieces')]).toEqual([null, true])
    await type('E-mail address', 'ada@')
    await submit()
    expect(below('E-mail address')).toBe('Please check the e-mail address.')
    await type('E-mail address', ' ada@example.org ')
    await submit()
    expect(shop.client.asked.filter(({ id }) => id === 'alert.ask')).toMatchObject([
      { input: { body: { email: 'ada@example.org' } } },
    ])
    expect(page()).toContain('Please check your inbox')
    expect(shop.quantities()).toEqual({})
  })

  it.each([
    [409, 'It is there again. Please reload the page.'],
    [429, 'That was often enough for now. Please wait a little.'],
    [0, 'There is no connection at the moment. Please try again.'],
    [500, 'That did not work. Please try again.'],
  ])('a wish refused with %s says why, and the address stays', async (code, words) => {
    shop.client.script['alert.ask'] = refuses(code)
    await openSoldOut()
    await type('E-mail address', 'ada@example.org')
    await submit()
    expect(below('E-mail address')).toBe(words)
    expect((find('field', 'E-mail address') as HTMLInputElement).value).toBe('ada@example.org')
  })

  it('who is signed in is told at their own address by one press', async () => {
    shop.session.set({ status: 'signed-in', customer: '7' })
    shop.client.script['alert.ask'] = () => 'waiting'
    await openSoldOut()
    await press('button', 'Tell me at my address')
    expect(shop.client.asked.find(({ id }) => id === 'alert.ask')?.input.body).not.toHaveProperty('email')
    expect(page()).toContain('We tell you when it is back')
  })

  it('without a price it says why it cannot be bought', async () => {
    await open(aProduct({ errors: { price: 'unknown' } }))
    expect(textOf(find('alert'))).toBe('The price is not known yet, so it cannot be added to the bag.')
    await buy()
    expect(shop.quantities()).toEqual({})
  })
})

describe('a product in sizes', () => {
  it('no size chosen: the price starts with "from", sizes go from small to large, what is gone says so', async () => {
    await open(sized)
    expect(page()).toContain('from $59')
    expect(all('choice').map((one) => one.getAttribute('aria-label'))).toEqual(['S', 'M', 'L, sold out'])
    expect(page()).toContain('Few left in M.')
    expect(page()).toContain('Sold out: L.')
  })

  it('a size costs its own price and tells its own last pieces', async () => {
    await open(sized)
    await press('choice', 'M')
    expect(textOf(buyButton())).toBe('Add to bag$65')
    expect(page()).toContain('Only 2 left in M.')
    await buy()
    const configurable_item_options = [{ option_value: 'm' }]
    expect(bought()).toMatchObject([
      { sku: 'DRESS', qty: 1, product_option: { extension_attributes: { configurable_item_options } } },
    ])
  })

  it('buying without a size asks for one and puts nothing into the bag', async () => {
    await open(sized)
    await buy()
    expect(shop.quantities()).toEqual({})
    await appeared('Choose a size')
    expect(has('heading', 'Choose a size')).toBe(true)
  })

  it('a sold-out size cannot be bought, and says that others can', async () => {
    await open(sized)
    await press('choice', 'L, sold out')
    expect(page()).toContain('This one is sold out; other sizes or colours are still there.')
    await settled()
    expect([buyButton(), has('field', 'E-mail address')]).toEqual([null, true])
    expect(page()).toContain('when Linen dress, L can be had again')
    expect(shop.quantities()).toEqual({})
  })

  it('a size in the address is chosen on arrival', async () => {
    await open(sized, '/linen-dress?size=M')
    expect((find('choice', 'M') as HTMLInputElement).checked).toBe(true)
    expect(textOf(buyButton())).toBe('Add to bag$65')
  })

  it('the size bought last is chosen the next time, and the page says that it is', async () => {
    const { leave } = await open(sized)
    await press('choice', 'S')
    await buy()
    leave()
    await open(sized)
    expect((find('choice', 'S') as HTMLInputElement).checked).toBe(true)
    expect(page()).toContain('(your size last time)')
    await press('choice', 'M')
    expect(page()).not.toContain('(your size last time)')
  })
})

describe('a group of products', () => {
  const link = (part: ReturnType<typeof aPart>, qty: number) => ({
    link_type: 'associated',
    linked_product_sku: part.sku,
    qty,
    product: part,
  })
  const group = aProduct({
    type_id: 'grouped',
    product_links: [link(aPart('BELT', 10), 2), link(aPart('HAT', 7, 0), 1), link(aPart('BAG', 30, 1), 1)],
  })

  it('every part has its own quantity, the sold-out one none, and one button counts them all', async () => {
    await open(group)
    await appeared('HAT')
    expect(has('field', 'Quantity: HAT')).toBe(false)
    expect(page()).toContain('Only 1 left.')
    expect(textOf(buyButton())).toBe('Add 3 pieces$50')
    await press('button', 'One less')
    expect(textOf(buyButton())).toBe('Add 2 pieces$40')
    await buy()
    expect(shop.quantities()).toEqual({ BELT: 1, BAG: 1 })
  })

  it('with every part put to nothing it asks for at least one', async () => {
    await open(group)
    await appeared('HAT')
    await press('button', 'One less')
    await press('button', 'One less')
    const bag = all('button', 'One less').at(-1)
    await act(async () => bag?.click())
    await buy()
    expect(textOf(find('alert'))).toBe('Choose at least one piece.')
    expect(shop.quantities()).toEqual({})
  })
})

describe('a set to put together', () => {
  const choice = (id: string, part: object, facts: object = {}) => ({
    id,
    qty: 1,
    is_default: false,
    can_change_quantity: false,
    product: part,
    ...facts,
  })
  const bundle = aProduct({
    type_id: 'bundle',
    bundle_options: [
      {
        option_id: 1,
        title: 'Scarf',
        required: true,
        type: 'radio',
        product_links: [choice('11', aPart('WOOL', 20)), choice('12', aPart('SILK', 30, 0))],
      },
      {
        option_id: 2,
        title: 'Extra',
        required: false,
        type: 'checkbox',
        product_links: [choice('21', aPart('CARD', 4), { can_change_quantity: true })],
      },
    ],
  })

  it('costs what is chosen, with its quantity, and what is sold out cannot be chosen', async () => {
    await open(bundle)
    await appeared('SILK')
    expect((find('choice', /^SILK/) as HTMLInputElement).disabled).toBe(true)
    await press('choice', /^WOOL/)
    const before = textOf(buyButton())
    await press('checkbox', /^CARD/)
    await press('button', 'One more')
    expect([before, textOf(buyButton())]).toEqual(['Add to bag$20', 'Add to bag$28'])
    await buy()
    expect(shop.cart.get().lines).toMatchObject([{ sku: 'DRESS', qty: 1 }])
  })
})
