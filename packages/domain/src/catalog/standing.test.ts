import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isForSale, isOpenable, type Standing } from './standing.ts'

const aProduct = (overrides: Partial<Standing> = {}): Standing => ({
  status: 1,
  visibility: 4,
  onlyPromo: false,
  ...overrides,
})

describe('a product is opened', () => {
  test.each<[string, Standing, Parameters<typeof isOpenable>[1], boolean]>([
    ['enabled and visible', aProduct(), {}, true],
    ['with the older status', aProduct({ status: 0 }), {}, true],
    ['in the catalogue only', aProduct({ visibility: 2 }), {}, true],
    ['in the search only', aProduct({ visibility: 3 }), {}, true],
    ['disabled', aProduct({ status: 2 }), {}, false],
    ['out of stock by status', aProduct({ status: 3 }), {}, false],
    ['hidden, without a parent', aProduct({ visibility: 1 }), {}, false],
    ['hidden, with a parent', aProduct({ visibility: 1 }), { parent: aProduct() }, true],
    ['hidden, its parent disabled', aProduct({ visibility: 1 }), { parent: aProduct({ status: 2 }) }, false],
    ['for partners', aProduct({ onlyPromo: true }), {}, false],
    ['for partners, by one', aProduct({ onlyPromo: true }), { promoMode: true }, true],
    [
      'of a parent for partners',
      aProduct({ visibility: 1 }),
      { parent: aProduct({ onlyPromo: true }) },
      false,
    ],
  ])('%s: %#', (...[, product, options, opened]) => expect(isOpenable(product, options)).toBe(opened))
})

test('what is opened is for sale, and a partner sees no less than everybody', () => {
  const standing = fc.record({
    status: fc.nat(4),
    visibility: fc.integer({ min: 1, max: 4 }),
    onlyPromo: fc.boolean(),
  })
  fc.assert(
    fc.property(standing, fc.option(standing, { nil: undefined }), (product, parent) => {
      const opened = isOpenable(product, { parent })
      if (opened) expect(isForSale(product)).toBe(true)
      if (opened) expect(isOpenable(product, { parent, promoMode: true })).toBe(true)
    }),
  )
})
