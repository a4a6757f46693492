// "Add" without a size, as on a phone: the sheet that asks, and what can be waited for in it.
import type { Product } from '@vitrine/domain/catalog/product'
import { describe, expect, it, vi } from 'vitest'
import {
  all,
  below,
  find,
  has,
  page,
  press,
  settled,
  submit,
  textOf,
  type,
  typedIn,
} from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { anAxis, aProduct, aVariant } from '#web/lib/catalog/testing/a-product.ts'
import { AddButton } from '../purchase/add-button.tsx'
import { usePurchase } from '../purchase/use-purchase.ts'
import { aProductShop } from '../testing/a-product-shop.ts'
import { VariantPickers } from './variant-pickers.tsx'

const dress = aProduct({
  type_id: 'configurable',
  name: 'Linen dress',
  configurable_options: [anAxis('color', ['ink', 'sand'], 'Colour'), anAxis('size', ['l', 's', 'm'], 'Size')],
  configurable_children: [
    aVariant({ color: 'ink', size: 's' }, { qty: 9 }),
    aVariant({ color: 'ink', size: 'm' }, { qty: 2 }),
    aVariant({ color: 'ink', size: 'l' }, { qty: 0 }),
    aVariant({ color: 'sand', size: 'l' }, { qty: 5 }),
  ],
})
const shop = aProductShop()

function Page({ product }: { product: Product }) {
  const purchase = usePurchase(product, null)
  return (
    <>
      <VariantPickers product={product} purchase={purchase} />
      <AddButton product={product} purchase={purchase} />
    </>
  )
}
async function ask(product = dress) {
  const opened = await openPage(<Page product={product} />, { shop: shop(), address: '/dress' })
  await press('button', /^Add to bag/)
  await vi.waitFor(async () => {
    await settled()
    expect(has('dialog')).toBe(true)
  })
  return opened
}
const rows = () => [...document.querySelectorAll('dialog li > button')].map(textOf)
/** Of each line what was chosen, and how often. */
const inBag = () =>
  shop()
    .cart.get()
    .lines.map(({ qty, product_option: { extension_attributes: chosen } }) => {
      const values = chosen.configurable_item_options.map((one) => one.option_value)
      return `${qty} ${values.join(' ')}`
    })
const wished = () =>
  shop()
    .client.asked.filter(({ id }) => id === 'alert.ask')
    .map(({ input }) => input.body)

describe('the sheet that asks for a size', () => {
  it('lists them from small to large, each with what is left of it in the chosen colour', async () => {
    await ask()
    expect(rows()).toEqual(['SIn stock', 'MOnly 2 left', 'LSold out Tell me'])
  })

  it('in the other colour it tells of that one, and what was never made in it is gone', async () => {
    await openPage(<Page product={dress} />, { shop: shop(), address: '/dress?color=sand' })
    await press('button', /^Add to bag/)
    expect(rows()).toEqual(['SSold out Tell me', 'MSold out Tell me', 'LIn stock'])
  })

  it('a tap answers, shuts it, and goes on to put exactly that into the bag', async () => {
    await ask()
    await press('button', /^M/)
    expect([has('dialog'), inBag()]).toEqual([false, ['1 ink m']])
    expect(localStorage.getItem('shop/sizes')).toBe('["M"]')
  })

  it('shut without an answer it puts nothing into the bag, and asks again at the next press', async () => {
    await ask()
    await press('button', 'Close')
    expect(shop().quantities()).toEqual({})
    await press('button', /^Add to bag/)
    expect(rows()).toHaveLength(3)
  })

  it('a size that is gone does not go into the bag: it is waited for, and only one at a time', async () => {
    shop().client.script['alert.ask'] = () => 'asked'
    await ask()
    await press('button', /^L/)
    expect(find('button', /^L/).getAttribute('aria-expanded')).toBe('true')
    expect(page()).toContain('when Linen dress, L can be had again')
    await type('E-mail address', 'ada@example.org')
    await submit()
    expect(wished()).toEqual([{ sku: 'DRESS-ink-l', email: 'ada@example.org' }])
    expect([page().includes('We have written to ada@example.org'), shop().quantities()]).toEqual([true, {}])
    await press('button', /^L/)
    expect(page()).not.toContain('We have written')
  })
})

describe('waiting for a size', () => {
  async function waiting() {
    await ask()
    await press('button', /^L/)
    await type('E-mail address', 'ada@example.org')
  }

  it('two presses ask the shop once', async () => {
    const answer = Promise.withResolvers<string>()
    shop().client.script['alert.ask'] = () => answer.promise
    await waiting()
    await submit()
    await submit()
    expect([wished().length, find('button', 'Tell me').getAttribute('aria-busy')]).toEqual([1, 'true'])
    answer.resolve('asked')
    await settled()
    expect(page()).toContain('Please check your inbox')
  })

  it.each(['', 'ada', 'ada@', 'ada@example', '@example.org', 'ada example@b.de'])(
    'to "%s" nothing can be sent: it says so, and nothing is asked of the shop',
    async (email) => {
      await waiting()
      await type('E-mail address', email)
      await submit()
      expect([below('E-mail address'), wished(), typedIn('E-mail address')]).toEqual([
        ...['Please check the e-mail address.', [], email],
      ])
    },
  )

  it('after a refusal the next try says nothing of the last one, and may succeed', async () => {
    shop().client.script['alert.ask'] = refuses(500)
    await waiting()
    await submit()
    expect(below('E-mail address')).toBe('That did not work. Please try again.')
    shop().client.script['alert.ask'] = () => 'waiting'
    await submit()
    expect(page()).toContain('We tell you when it is back')
    expect(page()).not.toContain('inbox')
  })

  it('a guest has no address of their own to be told at', async () => {
    await waiting()
    expect(has('button', 'Tell me at my address')).toBe(false)
  })
})

it('colours are told by their name, also the one that is gone in every size', async () => {
  const children = dress.configurable_children.map((one) =>
    one.attributes.color === 'sand' ? { ...one, stock: { ...one.stock, qty: 0, is_in_stock: false } } : one,
  )
  await openPage(<Page product={{ ...dress, configurable_children: children }} />, { shop: shop() })
  const [ink, sand] = all('choice').map((one) => one.getAttribute('aria-label'))
  expect([ink, sand]).toEqual(['INK', 'SAND, sold out'])
})

it('of one size for all nobody is asked, and it goes into the bag at once', async () => {
  const bag = aProduct({
    type_id: 'configurable',
    configurable_options: [anAxis('size', ['one'], 'Size')],
    configurable_children: [aVariant({ size: 'one' })],
  })
  await openPage(<Page product={bag} />, { shop: shop() })
  expect([all('choice'), page().includes('Find my size')]).toEqual([[], false])
  await press('button', /^Add to bag/)
  expect(inBag()).toEqual(['1 one'])
  expect(localStorage.getItem('shop/sizes')).toBeNull()
})
