import type { DeliveryPlaces } from '@vitrine/contract/cart/deliveries'
import type { Product } from '@vitrine/domain/catalog/product'
import { describe, expect, it } from 'vitest'
import { all, find, has, page, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage, wordsIn } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { aProduct, aStock } from '#web/lib/catalog/testing/a-product.ts'
import { About } from './about.tsx'

type Way = DeliveryPlaces['ways'][number]
const way = (facts: Partial<Way> = {}): Way => ({
  ...{ carrier_code: 'post', method_code: 'parcel', title: 'Parcel', price: 4, free_from: null },
  ...{ delivery_days: [2, 4], up_to_grams: null, needs_point: false },
  ...facts,
})
const placeOf = (code: string, name: string, ...ways: Way[]): DeliveryPlaces => ({
  ...{ countries: [{ code, name }], duty: 'none', ways },
})
const HOME = [placeOf('US', 'United States', way())]

type Opened = { deliveries?: DeliveryPlaces[]; info?: object; store?: string }
async function open(
  facts: Partial<Product> = {},
  { deliveries = HOME, info = {}, store = 'us' }: Opened = {},
) {
  const shop = scriptedEngine()
  shop.client.script['geo.country'] = refuses(500)
  const t = store === 'us' ? {} : { t: wordsIn('de') }
  await openPage(<About product={aProduct(facts)} deliveries={deliveries} />, { shop, info, store, ...t })
  await settled()
}
const facts = () => [...(document.querySelector('ul')?.children ?? [])].map(textOf)
const rows = () =>
  [...document.querySelectorAll('dl > div')].map((one) => [...one.children].map(textOf).join(': '))
const folds = () => all('button').map(textOf)

describe('what is told before buying', () => {
  it('of a piece that is posted: where to, at what price, that it may go back, how it is paid', async () => {
    await open()
    expect(facts()).toHaveLength(3)
    expect(facts()[0]).toContain('United States: $4')
    expect(facts()[1]).toContain('30 days to return')
  })

  it('sold out no day of delivery is promised; the rest still holds', async () => {
    await open({ stock: aStock(0) })
    expect(facts().join()).not.toContain('United States')
    expect(facts()).toHaveLength(2)
  })

  it.each(['virtual', 'downloadable'] as const)(
    'of a %s one nothing is posted and nothing sent back',
    async (type_id) => {
      await open({ type_id })
      expect(facts()[0]).toContain('Sent by e-mail')
      expect(page()).not.toMatch(/30 days to return|cash on delivery/)
      expect(page()).toContain('Nothing is posted')
    },
  )

  it('where nobody carries to, no delivery is made up', async () => {
    await open({}, { deliveries: [] })
    expect(facts()).toHaveLength(2)
  })

  it.each([
    ['free from a sum on, the way to the door is told to whom it is free', 59, '$5, free from $50'],
    ['to whom it would cost more, fetching it is', 49, '$3'],
  ])('a shop whose first way is to fetch the parcel: %s', async (_, price_incl_tax, told) => {
    const ways = [way({ price: 3, needs_point: true }), way({ price: 5, free_from: 50, method_code: 'door' })]
    await open({ price_incl_tax }, { deliveries: [placeOf('US', 'United States', ...ways)] })
    expect(facts()[0]).toContain(`United States: ${told}`)
  })

  it('in the German store it is told in German and in euros', async () => {
    await open({}, { store: 'de', deliveries: [placeOf('DE', 'Deutschland', way({ price: 4.9 }))] })
    expect(facts()[0]).toContain('Deutschland: 4,90 €')
    expect(facts()[1]).not.toContain('return')
  })
})

describe('what is told of the piece itself', () => {
  const details = [
    { code: 'sleeve', label: 'Sleeve', values: ['Long'] },
    { code: 'material', label: 'Material', values: ['Linen', 'Cotton'] },
    { code: 'brand', label: 'Brand', values: ['Orsa'] },
    { code: 'made_in', label: 'Made in', values: ['Portugal'] },
  ]

  it('each fact stands once, in the fold it belongs to', async () => {
    await open({ details, brand_name: 'Orsa', article: '4711' })
    expect(rows()).toEqual([
      'Sleeve: Long',
      'Item no.: 4711',
      'Material: Linen, Cotton',
      'Brand: Orsa',
      'Made in: Portugal',
    ])
    expect(folds()).toEqual(['Description', 'Material and care', 'Delivery and returns', 'Manufacturer'])
  })

  it('a piece nobody described has no empty folds', async () => {
    await open()
    expect(folds()).toEqual(['Description', 'Delivery and returns'])
    expect(rows()).toEqual([])
  })

  it('the words of the description are shown as they were laid out', async () => {
    await open({ description: '<h3>Cut</h3><p>Wide.</p>' })
    expect(has('heading', 'Cut')).toBe(true)
  })

  it('who answers for it can be written to', async () => {
    await open(
      {},
      { info: { company: 'Vitrine GmbH', address: ['Lane 1', 'Hamburg'], email: 'ask@vitrine.example' } },
    )
    expect(page()).toContain('Vitrine GmbH, Lane 1, Hamburg')
    expect(find('link', 'ask@vitrine.example').getAttribute('href')).toBe('mailto:ask@vitrine.example')
  })

  it('links only to the pages this shop has', async () => {
    await open({}, { info: { pages: ['retail-returns'] } })
    expect(has('link', 'Delivery')).toBe(false)
    expect(find('link', 'Returns').getAttribute('href')).toBe('/returns')
  })
})
