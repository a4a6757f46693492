import { FACT_FIELDS } from '@vitrine/domain/catalog/product-facts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askCatalog, filtered } from '../../testing/ask-catalog.ts'
import { type Boutique, openBoutique } from '../../testing/open-boutique.ts'

let shop: Boutique
beforeAll(async () => {
  shop = await openBoutique()
})
afterAll(() => shop.close())

const { ask } = askCatalog(() => shop)
const documentOf = async (sku: string, more: object) =>
  (await ask(filtered(['sku', { eq: sku }]), more)).items[0] as unknown as Record<string, unknown>

test('selections of a set were told without the option they belong to, and links without the group', async () => {
  const whole = { _sourceInclude: '*' }
  const [option] = (await documentOf('SET', whole)).bundle_options as unknown as { option_id: number }[]
  const ofOption = { option_id: option?.option_id, price: null, price_type: null }
  expect(option).toMatchObject({
    ...{ sku: 'SET', is_default: false, qty: 1 },
    product_links: [
      { ...ofOption, sku: 'STRAW', position: 1, is_default: false },
      { ...ofOption, sku: 'CAP', position: 2, is_default: true },
    ],
  })
  const links = { sku: 'PAIR', is_default: false, extension_attributes: { qty: 1 } }
  expect(await documentOf('PAIR', whole)).toMatchObject({
    product_links: [
      { ...links, linked_product_sku: 'CAP' },
      { ...links, linked_product_sku: 'BERET' },
    ],
  })
  // The shop's own pages ask without them, and carry none.
  const own = await shop.api.app.inject({
    url: '/api/product',
    query: { sku: 'SET', _sourceExclude: FACT_FIELDS.join() },
  })
  expect([own.statusCode, own.body.includes('price_type')]).toEqual([200, false])
})
