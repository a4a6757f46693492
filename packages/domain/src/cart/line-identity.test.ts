import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineKey } from './line-identity.ts'
import { canonicalOption, type LooseProductOption } from './product-option.ts'

const custom = (id: string | number, value: string | number) => ({
  extension_attributes: { custom_options: [{ option_id: id, option_value: value }] },
})
const variant = (value: string) => ({
  extension_attributes: { configurable_item_options: [{ option_id: '93', option_value: value }] },
})
const bundle = (selections: (string | number)[], qty: string | number = 1) => ({
  extension_attributes: {
    bundle_options: [{ option_id: 3, option_qty: qty, option_selections: selections }],
  },
})

const keyOf = (product_option: LooseProductOption) => lineKey({ sku: 'A', product_option })

describe('two lines are the same', () => {
  test.each([
    ['no option and the empty option object', undefined, { extension_attributes: {} }],
    ['ids as numbers and as texts', custom(12, 40), custom('12', '40')],
    ['an unanswered question and none', custom(12, ''), undefined],
    ['blanks for an answer and none', custom(12, ' \t'), undefined],
    ['parts of a set in another sequence', bundle([11, 12]), bundle(['12', '11'])],
    ['one variant sku, its choice being edited', variant('58'), variant('59')],
  ])('%s', (_story, one, other) => {
    expect(keyOf(one)).toBe(keyOf(other))
  })
})

describe('two lines differ', () => {
  test.each([
    ['another answer', custom(12, 'Anna'), custom(12, 'Eva')],
    ['another part', bundle([11]), bundle([12])],
    ['another number of parts', bundle([11], 1), bundle([11], 2)],
    ['an answer and none', custom(12, 'Anna'), undefined],
  ])('%s', (_story, one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other))
  })

  test('other skus with the same choice', () => {
    expect(lineKey({ sku: 'A', product_option: custom(1, 2) })).not.toBe(
      lineKey({ sku: 'B', product_option: custom(1, 2) }),
    )
  })
})

test('a canonical option stays as it is, and no sequence of answers matters', () => {
  const pairs = fc.array(fc.record({ option_id: fc.nat(20), option_value: fc.string() }), { maxLength: 8 })
  fc.assert(
    fc.property(pairs, (custom_options) => {
      const once = canonicalOption({ extension_attributes: { custom_options } })
      expect(canonicalOption(once)).toEqual(once)
      const turned = { extension_attributes: { custom_options: custom_options.toReversed() } }
      expect(canonicalOption(turned)).toEqual(once)
    }),
  )
})
