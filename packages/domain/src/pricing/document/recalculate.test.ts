import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PriceFields, TaxPriceFields } from '../../catalog/product.ts'
import { toMinor } from '../../money/money.ts'
import { recalculate, rememberSource, type SourceDocument, type SourceTerms } from './recalculate.ts'

const NOW = '2024-06-15T12:00:00Z'
const OVER = { special_to_date: '2024-06-01' }
const TAXED = 2
const terms = (more: Partial<SourceTerms> = {}): SourceTerms => ({
  sourcePriceIncludesTax: false,
  finalPriceIncludesTax: false,
  percentOf: (taxClassId) => (taxClassId === TAXED ? 23 : 0),
  ...more,
})
const gross = terms({ sourcePriceIncludesTax: true, finalPriceIncludesTax: true })
type Calculated = SourceDocument & PriceFields & TaxPriceFields
const calculate = (document: SourceDocument, given: SourceTerms, now = NOW) =>
  recalculate(rememberSource(document, given), now) as Calculated
const aDocument = (more: SourceDocument): SourceDocument => ({ tax_class_id: TAXED, ...more })

describe('vectors at 23 %, worked out with the ancestor', () => {
  test.each([
    {
      story: 'a plain price',
      document: { price: 100 },
      expected: { price: 100, price_incl_tax: 123, price_tax: 23, special_price: 0 },
    },
    {
      story: 'an active special price',
      document: { price: 100, special_price: 80 },
      expected: {
        price: 80,
        price_incl_tax: 98.4,
        original_price: 100,
        original_price_incl_tax: 123,
        special_price: 80,
        special_price_incl_tax: 98.4,
        old_price: 123,
      },
    },
    {
      story: 'a special price that is over',
      document: { price: 100, special_price: 80, ...OVER },
      expected: { price: 100, price_incl_tax: 123, special_price: 0, old_price: null },
    },
    {
      story: 'a special price above the price',
      document: { price: 100, special_price: 120 },
      expected: { price: 100, price_incl_tax: 123, special_price: 0 },
    },
    {
      story: 'a price that holds tax',
      document: { price: 123 },
      given: gross,
      expected: { price: 100, price_incl_tax: 123, price_tax: 23 },
    },
    {
      story: 'a product without a tax class',
      document: { price: 100, tax_class_id: null },
      expected: { price: 100, price_incl_tax: 100, price_tax: 0 },
    },
    {
      story: 'a parent without a price takes its lowest child’s',
      document: { price: 0, configurable_children: [{ price: 50, special_price: 40 }, { price: 30 }] },
      expected: { price: 30, price_incl_tax: 36.9 },
    },
    {
      story: 'a parent cheaper than its children keeps its price',
      document: { price: 20, configurable_children: [{ price: 50 }, { price: 30 }] },
      expected: { price: 20, price_incl_tax: 24.6 },
    },
  ])('$story', ({ document, given = terms(), expected }) => {
    expect(calculate(aDocument(document), given)).toMatchObject(expected)
  })
})

describe('what the ancestor got wrong', () => {
  test('a price with tax is freed of it once, however often it is calculated', () => {
    const once = calculate(aDocument({ price: 123 }), gross)
    const thrice = calculate(calculate(once, gross), gross)
    expect(thrice).toEqual(once)
  })

  test('the lowest of price, special and final is charged', () => {
    const document = aDocument({ price: 100, special_price: 80, final_price: 70 })
    expect(calculate(document, terms())).toMatchObject({
      price: 70,
      price_incl_tax: 86.1,
      special_price: 70,
    })
  })

  test('a promotion that is over takes the indexer’s old price with it', () => {
    const document = aDocument({ price: 100, special_price: 80, final_price: 80, ...OVER })
    expect(calculate(document, terms())).toMatchObject({
      price: 100,
      price_incl_tax: 123,
      final_price: 123,
    })
  })

  test('a price lowered by the indexer alone is charged', () => {
    expect(calculate(aDocument({ price: 100, final_price: 90 }), terms())).toMatchObject({
      price: 90,
      old_price: 123,
    })
  })

  test('without tax a special price keeps its gross twin', () => {
    const document = aDocument({ price: 100, special_price: 80, tax_class_id: 9 })
    expect(calculate(document, terms())).toMatchObject({
      price_incl_tax: 80,
      special_price: 80,
      special_price_incl_tax: 80,
    })
  })

  test('a special price of 0 means none', () => {
    expect(calculate(aDocument({ price: 100, special_price: 0 }), terms())).toMatchObject({
      price: 100,
    })
  })
})

test('source and final price may disagree about holding tax', () => {
  const mixed = terms({ sourcePriceIncludesTax: true })
  expect(calculate(aDocument({ price: 123, final_price: 90 }), mixed)).toMatchObject({ price: 90 })
})

test('a promotion that ends is left by calculating again', () => {
  const document = aDocument({ price: 100, special_price: 80, special_to_date: '2024-06-15' })
  const during = calculate(document, terms())
  expect(during.price).toBe(80)
  expect(calculate(during, terms(), '2024-06-16T00:00:00Z').price).toBe(100)
})

test('children that are withdrawn or gone do not name the price while others are left', () => {
  const configurable_children = [
    { price: 10, status: 2 },
    { price: 20, stock: { is_in_stock: false } },
    { price: 30, stock: { is_in_stock: true } },
  ]
  expect(calculate(aDocument({ price: 0, configurable_children }), terms()).price).toBe(30)
})

const amount = fc.nat(1_000_000).map((minor) => minor / 100)
const anyPrices = fc.record({
  price: amount,
  special_price: fc.option(amount),
  final_price: fc.option(amount),
  special_to_date: fc.constantFrom(null, '2024-06-01', '2024-07-01'),
})

describe('whatever the source', () => {
  test('calculating again changes nothing, net and tax sum to gross, and no child is cheaper than its parent says', () => {
    fc.assert(
      fc.property(
        anyPrices,
        fc.array(anyPrices, { maxLength: 4 }),
        fc.boolean(),
        (own, children, includesTax) => {
          const given = includesTax ? gross : terms()
          const document = aDocument({ ...own, configurable_children: children })
          const once = calculate(document, given)
          expect(calculate(once, given)).toEqual(once)
          expect(toMinor(once.price) + toMinor(once.price_tax)).toBe(toMinor(once.price_incl_tax))
          expect(once.price_incl_tax).toBeLessThanOrEqual(once.original_price_incl_tax)
          for (const child of (once.configurable_children ?? []) as Calculated[])
            expect(child.price_incl_tax).toBeGreaterThanOrEqual(once.price_incl_tax)
        },
      ),
    )
  })
})
