import { describe, expect, it, vi } from 'vitest'
import { all, below, find, has, press, settled, submit, textOf, type } from '#web/engine/testing/find.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import { anAxis, aProduct, aStock, aVariant } from '#web/lib/catalog/testing/a-product.ts'
import { appeared, buy, buyButton, openBuyBox } from './testing/open-buy-box.tsx'

const sized = aProduct({
  type_id: 'configurable',
  name: 'Linen dress',
  max_price: 65,
  configurable_options: [anAxis('size', ['m', 's', 'l'], 'Size')],
  configurable_children: [
    aVariant({ size: 's' }, { price: 59, qty: 9 }),
    aVariant({ size: 'm' }, { price: 65, qty: 2 }),
    aVariant({ size: 'l' }, { price: 59, qty: 0 }),
  ],
})
const { shop, open } = openBuyBox()
/** Its form comes with a script of its own. */
async function openSoldOut() {
  await open(aProduct({ stock: aStock(0) }))
  await vi.waitFor(async () => {
    await settled()
    expect(has('field', 'E-mail address')).toBe(true)
  })
}
const page = () => textOf(document.body)
/** As the shop was told. */
const bought = () =>
  shop()
    .client.asked.filter(({ id }) => id === 'cart.update')
    .map(({ input }) => (input.body as { cartItem: unknown }).cartItem)

describe('a product without variants', () => {
  it('costs what the button says, goes into the bag, and the bag opens', async () => {
    await open(aProduct({ old_price: 80 }))
    expect(textOf(buyButton())).toBe('Add to bag$59')
    expect(textOf(document.querySelector('del'))).toBe('was $80')
    await buy()
    expect(shop().quantities()).toEqual({ DRESS: 1 })
    expect(shop().engine.drawer.get()).toBe(true)
  })

  it('of the last pieces it says how many there are', async () => {
    await open(aProduct({ stock: aStock(2) }))
    expect(page()).toContain('Only 2 left.')
  })

  it('sold out has no button to buy it, points to similar ones and asks whom to tell when it is back', async () => {
    shop().client.script['alert.ask'] = () => 'asked'
    await openSoldOut()
    expect([buyButton(), has('link', 'Similar pieces')]).toEqual([null, true])
    await type('E-mail address', 'ada@')
    await submit()
    expect(below('E-mail address')).toBe('Please check the e-mail address.')
    await type('E-mail address', ' ada@example.org ')
    await submit()
    expect(shop().client.asked.filter(({ id }) => id === 'alert.ask')).toMatchObject([
      { input: { body: { email: 'ada@example.org' } } },
    ])
    expect(page()).toContain('Please check your inbox')
    expect(shop().quantities()).toEqual({})
  })

  it.each([
    [409, 'It is there again. Please reload the page.'],
    [429, 'That was often enough for now. Please wait a little.'],
    [0, 'There is no connection at the moment. Please try again.'],
    [500, 'That did not work. Please try again.'],
  ])('a wish refused with %s says why, and the address stays', async (code, words) => {
    shop().client.script['alert.ask'] = refuses(code)
    await openSoldOut()
    await type('E-mail address', 'ada@example.org')
    await submit()
    expect(below('E-mail address')).toBe(words)
    expect((find('field', 'E-mail address') as HTMLInputElement).value).toBe('ada@example.org')
  })

  it('who is signed in is told at their own address by one press', async () => {
    shop().session.set({ status: 'signed-in', customer: '7' })
    shop().client.script['alert.ask'] = () => 'waiting'
    await openSoldOut()
    await press('button', 'Tell me at my address')
    expect(shop().client.asked.find(({ id }) => id === 'alert.ask')?.input.body).not.toHaveProperty('email')
    expect(page()).toContain('We tell you when it is back')
  })

  it('without a price it says why it cannot be bought', async () => {
    await open(aProduct({ errors: { price: 'unknown' } }))
    expect(textOf(find('alert'))).toBe('The price is not known yet, so it cannot be added to the bag.')
    await buy()
    expect(shop().quantities()).toEqual({})
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
    expect(shop().quantities()).toEqual({})
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
    expect(shop().quantities()).toEqual({})
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
