import { describe, expect, test } from 'vitest'
import type { LinkRecord, ProductRecord } from '../records.ts'
import { productFaults } from './product-faults.ts'

const aRecord = (more: Partial<ProductRecord> = {}): ProductRecord => ({
  ...{
    kind: 'product',
    sku: 'CAP',
    type: 'simple',
    status: 1,
    visibility: 4,
    texts: { en: { name: 'Cap' } },
  },
  ...{ prices: { priceMinor: { us: 1000 } }, attributes: {}, categoryKeys: [], media: [] },
  ...more,
})
const aLink = (linkedSku: string, type: LinkRecord['type'] = 'related'): LinkRecord => ({
  ...{ kind: 'link', sku: 'CAP', linkedSku, type, position: 0 },
})
const paths = (record: ProductRecord, links: LinkRecord[] = []) =>
  productFaults({ record, links }).map(({ path }) => path)

describe('a product that can be written', () => {
  test.each<[string, Partial<ProductRecord>, string[]]>([
    ['with a name and a price', {}, []],
    ['without an English name', { texts: { de: { name: 'Kappe' } } }, ['texts.en.name']],
    ['on sale for nothing', { prices: { priceMinor: {} } }, ['prices']],
    ['for nothing, not on sale yet', { prices: { priceMinor: {} }, status: 2 }, []],
    [
      'reduced to more',
      { prices: { priceMinor: { us: 1000 }, specialMinor: { us: 1200 } } },
      ['prices.us.special_price'],
    ],
    ['variants without a difference', { type: 'configurable', childSkus: ['A'] }, ['axes']],
    ['a bundle of nothing', { type: 'bundle' }, ['bundle_options']],
    ['a group of nobody', { type: 'grouped' }, ['links']],
    ['files that are none', { type: 'downloadable' }, ['downloads']],
    ['a variant twice', { childSkus: ['A', 'B', 'A'] }, ['children.2']],
    ['its own variant', { childSkus: ['CAP'] }, ['children.0']],
  ])('%s', (...[, more, faults]) => expect(paths(aRecord(more))).toEqual(faults))

  test('a reduction ends after it begins, in each store of its own', () => {
    const windows = { us: { from: '2026-02-02T00:00:00.000Z', to: '2026-02-01T00:00:00.000Z' } }
    const prices = { priceMinor: { us: 1000, de: 900 }, specialMinor: { us: 800, de: 700 }, windows }
    expect(paths(aRecord({ prices }))).toEqual(['prices.us.special_to'])
  })

  test('one product is linked once in one way', () => {
    expect(paths(aRecord(), [aLink('A'), aLink('A', 'upsell'), aLink('A')])).toEqual(['links.2'])
  })
})
