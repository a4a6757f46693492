import { describe, expect, test } from 'vitest'
import { configureLine } from './configure-line.ts'
import type { Sellable, SellableOption, SellableSet } from './sellable.ts'

const aProduct = (overrides: Partial<Sellable> = {}): Sellable => ({
  productId: 1,
  sku: 'A',
  type: 'simple',
  isOffered: true,
  name: 'Jumper',
  priceMinor: 10_000,
  oldMinor: null,
  taxClassId: 2,
  parentSku: null,
  thumbnail: null,
  urlPath: 'jumper',
  stock: { qty: 5, manageStock: true, maxSaleQty: 100, lowStockQty: 3 },
  variant: [],
  customOptions: [],
  bundleOptions: [],
  ...overrides,
})
const anOption = (overrides: Partial<SellableOption> = {}): SellableOption => ({
  id: '12',
  title: 'Gift wrap',
  required: false,
  isText: false,
  isMultiple: true,
  maxCharacters: 0,
  priceMinor: 0,
  priceType: 'fixed',
  values: [
    { id: '40', title: 'Paper', priceMinor: 300, priceType: 'fixed' },
    { id: '41', title: 'Box', priceMinor: 1250, priceType: 'percent' },
  ],
  ...overrides,
})
const aSet = (overrides: Partial<SellableSet> = {}): SellableSet => ({
  id: '3',
  title: 'Belt',
  required: true,
  isMultiple: false,
  selections: [
    {
      id: '11',
      qty: 2,
      canChangeQty: false,
      part: aProduct({ productId: 2, sku: 'BELT', name: 'Belt', priceMinor: 1500 }),
    },
    {
      id: '12',
      qty: 1,
      canChangeQty: true,
      part: aProduct({ productId: 3, sku: 'SASH', name: 'Sash', priceMinor: 900, oldMinor: 1000 }),
    },
  ],
  ...overrides,
})
const custom = (...list: [string, string][]) => ({
  extension_attributes: {
    custom_options: list.map(([option_id, option_value]) => ({ option_id, option_value })),
  },
})
const parts = (option_selections: string[], option_qty = 1, option_id = '3') => ({
  extension_attributes: { bundle_options: [{ option_id, option_qty, option_selections }] },
})

describe('a line is refused', () => {
  test('gold thread without letters: a question that follows another one waits for its answer', () => {
    const letters = anOption({ id: '1', isText: true, values: [] })
    const thread = anOption({ id: '2', isMultiple: false, validators: [{ rule: 'after' }] })
    const monogrammed = aProduct({ customOptions: [letters, thread] })
    expect(configureLine(monogrammed, custom(['2', '40']))).toMatchObject({
      problem: { optionId: '2', reason: 'after' },
    })
    for (const answers of [
      [['1', 'AB']],
      [
        ['1', 'AB'],
        ['2', '40'],
      ],
      [],
    ] as [string, string][][])
      expect(configureLine(monogrammed, custom(...answers)).ok).toBe(true)
  })

  const unpriced = { id: '13', qty: 1, canChangeQty: false, part: aProduct({ priceMinor: null }) }
  const text = anOption({ isText: true, required: true, maxCharacters: 3, values: [] })
  test.each([
    ['a product not for sale', aProduct({ isOffered: false }), undefined, { kind: 'not_offered' }],
    ['a product without price', aProduct({ priceMinor: null }), undefined, { kind: 'price_unknown' }],
    ['a product for nothing', aProduct({ priceMinor: 0 }), undefined, { kind: 'price_unknown' }],
    [
      'a parent without its variant',
      aProduct({ type: 'configurable' }),
      undefined,
      { kind: 'choice_missing' },
    ],
    [
      'a required answer left out',
      aProduct({ customOptions: [text] }),
      undefined,
      { kind: 'option', optionId: '12', reason: 'required' },
    ],
    [
      'blanks for an answer',
      aProduct({ customOptions: [text] }),
      custom(['12', '  ']),
      { reason: 'required' },
    ],
    ['too many signs', aProduct({ customOptions: [text] }), custom(['12', 'Anna']), { reason: 'max_length' }],
    ['an unknown question', aProduct(), custom(['99', 'x']), { optionId: '99', reason: 'unknown' }],
    [
      'an unknown value',
      aProduct({ customOptions: [anOption()] }),
      custom(['12', '40,77']),
      { reason: 'unknown' },
    ],
    [
      'two values where one is asked',
      aProduct({ customOptions: [anOption({ isMultiple: false })] }),
      custom(['12', '40,41']),
      { reason: 'one_only' },
    ],
    [
      'a set without its part',
      aProduct({ type: 'bundle', bundleOptions: [aSet()] }),
      undefined,
      { optionId: '3', reason: 'required' },
    ],
    [
      'a part from another list',
      aProduct({ type: 'bundle', bundleOptions: [aSet()] }),
      parts(['77']),
      { reason: 'unknown' },
    ],
    [
      'two parts of a single choice',
      aProduct({ type: 'bundle', bundleOptions: [aSet()] }),
      parts(['11', '12']),
      { reason: 'one_only' },
    ],
    [
      'another quantity of a part whose quantity is fixed',
      aProduct({ type: 'bundle', bundleOptions: [aSet()] }),
      parts(['11'], 5),
      { optionId: '3', reason: 'fixed_qty' },
    ],
    [
      'a part that has no price in this store',
      aProduct({ type: 'bundle', bundleOptions: [aSet({ selections: [unpriced] })] }),
      parts(['13']),
      { kind: 'not_offered' },
    ],
  ])('%s', (...[, product, option, problem]) => {
    expect(configureLine(product, option)).toMatchObject({ ok: false, problem })
  })
})

describe('a line is priced', () => {
  test('a percent is of the base price, not of the surcharged one', () => {
    const made = configureLine(aProduct({ customOptions: [anOption()] }), custom(['12', '41, 40']))
    expect(made).toMatchObject({
      ok: true,
      line: { unitMinor: 11_550, options: [{ label: 'Gift wrap', value: 'Paper, Box' }] },
    })
  })

  test('signs are counted as people count them', () => {
    const option = anOption({ isText: true, maxCharacters: 3, values: [], priceMinor: 500 })
    const made = configureLine(aProduct({ customOptions: [option] }), custom(['12', '🧣🧣🧣']))
    expect(made).toMatchObject({ ok: true, line: { unitMinor: 10_500 } })
  })

  test('a set costs and takes its parts, at the listed quantity unless that may be changed', () => {
    const set = aProduct({ type: 'bundle', priceMinor: null, bundleOptions: [aSet()] })
    expect(configureLine(set, parts(['11'], 2))).toMatchObject({
      line: {
        unitMinor: 3000,
        needs: [{ productId: 2, qty: 2 }],
        options: [{ label: 'Belt', value: '2 × Belt' }],
      },
    })
    // Clients that know nothing of quantities send 1, and nothing is struck through where nothing is reduced.
    expect(configureLine(set, parts(['11']))).toMatchObject({
      line: { unitMinor: 3000, oldUnitMinor: null, needs: [{ productId: 2, qty: 2 }] },
    })
    expect(configureLine(set, parts(['12'], 3))).toMatchObject({
      line: { unitMinor: 2700, oldUnitMinor: 3000, needs: [{ productId: 3, qty: 3 }] },
    })
  })

  test('three pairs of one sock: a part chosen in several places of a set is needed as often', () => {
    const sock = aProduct({ productId: 2, sku: 'SOCK', priceMinor: 400 })
    const pairs = ['a', 'b', 'c'].map((id) =>
      aSet({ id, selections: [{ id: `${id}1`, qty: 1, canChangeQty: false, part: sock }] }),
    )
    const pack = aProduct({ type: 'bundle', priceMinor: null, bundleOptions: pairs })
    const chosen = pairs.map(({ id }) => ({ option_id: id, option_qty: 1, option_selections: [`${id}1`] }))
    expect(configureLine(pack, { extension_attributes: { bundle_options: chosen } })).toMatchObject({
      line: { unitMinor: 1200, needs: [{ productId: 2, sku: 'SOCK', qty: 3 }] },
    })
  })

  test('nobody is charged for letters of blanks, however many, and no thread goes with them', () => {
    const letters = anOption({ id: '1', isText: true, maxCharacters: 3, priceMinor: 1200, values: [] })
    const thread = anOption({ id: '2', isMultiple: false, validators: [{ rule: 'after' }] })
    const monogrammed = aProduct({ customOptions: [letters, thread] })
    expect(configureLine(monogrammed, custom(['1', '     ']))).toMatchObject({
      line: {
        unitMinor: 10_000,
        options: [],
        productOption: { extension_attributes: { custom_options: [] } },
      },
    })
    expect(configureLine(monogrammed, custom(['1', ' '], ['2', '40']))).toMatchObject({
      problem: { optionId: '2', reason: 'after' },
    })
  })

  test('a suit in a bag that did not say its sizes: a part that is a variant says what it is', () => {
    const variant = [
      { attributeId: '93', optionId: '58', label: 'Colour', value: 'Slate' },
      { attributeId: '94', optionId: '7', label: 'Size', value: 'M' },
    ]
    const part = aProduct({ productId: 2, sku: 'JACKET-M', name: 'Jacket', variant })
    const set = aProduct({
      type: 'bundle',
      bundleOptions: [aSet({ selections: [{ id: '11', qty: 1, canChangeQty: false, part }] })],
    })
    expect(configureLine(set, parts(['11']))).toMatchObject({
      line: { options: [{ label: 'Belt', value: 'Jacket · Slate · M' }] },
    })
  })

  test('a variant says its choice, whatever the client claimed', () => {
    const variant = [{ attributeId: '93', optionId: '58', label: 'Colour', value: 'Red' }]
    const claimed = {
      extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: '59' }] },
    }
    const made = configureLine(aProduct({ variant, parentSku: 'P' }), claimed)
    expect(made).toMatchObject({
      line: {
        options: [{ label: 'Colour', value: 'Red' }],
        productOption: {
          extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: '58' }] },
        },
        needs: [{ productId: 1, sku: 'A', qty: 1 }],
      },
    })
  })
})
