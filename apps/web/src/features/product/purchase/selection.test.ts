import { describe, expect, it } from 'vitest'
import { aProduct } from '#web/lib/catalog/testing/a-product.ts'
import { aChoice, aLink, aPart, aScarfSet } from '../testing/a-part.ts'
import { sizesOf } from '../variant/sized-part.ts'
import { linesOf } from './lines-of.ts'
import { firstSelection, problemsOf, quoteOf } from './selection.ts'

const group = aProduct({
  type_id: 'grouped',
  product_links: [
    aLink(aPart('BAG', 10, { old: 15 }), 2),
    aLink(aPart('HAT', 7, { qty: 0 }), 1),
    { ...aLink(aPart('GONE', 1), 1), product: undefined },
    { ...aLink(aPart('TIE', 3), 1), link_type: 'related' },
  ],
})

describe('a group', () => {
  it('starts with what can be had of it, and costs that', () => {
    const selection = firstSelection(group)
    expect(selection.counts).toEqual({ BAG: 2, HAT: 0 })
    expect(quoteOf(group, undefined, selection)).toEqual({ now: 20, old: 30 })
  })

  it('goes into the bag as its parts, each as often as was said', () => {
    const selection = { ...firstSelection(group), counts: { BAG: 3, HAT: 0 } }
    const lines = linesOf(group, { child: undefined, selection })
    expect(lines.map(({ sku, qty, row_total }) => [sku, qty, row_total])).toEqual([['BAG', 3, 30]])
  })
})

const bundle = aScarfSet([
  aChoice('11', aPart('WOOL', 20, { qty: 0 }), { is_default: true }),
  aChoice('12', aPart('SILK', 30, { old: 40 })),
])

describe('a bundle', () => {
  it('starts with a default that can be had, and ticks nothing that costs more', () => {
    const { parts } = firstSelection(bundle)
    expect(parts).toEqual({ 1: { ids: ['12'], qty: 1 }, 2: { ids: [], qty: 1 } })
  })

  it('costs its parts as often as they were chosen, and says what is saved', () => {
    const selection = firstSelection(bundle)
    const chosen = { ...selection, parts: { ...selection.parts, 2: { ids: ['21'], qty: 3 } } }
    expect(quoteOf(bundle, undefined, chosen)).toEqual({ now: 42, old: 52 })
    expect(problemsOf(bundle, undefined, chosen)).toEqual([])
  })
})

const jacket = (id: string, size: string, inStock = true) =>
  aChoice(
    id,
    { ...aPart(`JACKET-${size}`, 397, { qty: inStock ? 9 : 0 }), parentSku: 'JACKET' },
    {
      is_default: size === 'M',
      variant: [
        { attribute_id: '1', attribute_code: 'color', label: 'Colour', option_id: '7', value: 'Slate' },
        { attribute_id: '2', attribute_code: 'size', label: 'Size', option_id: id, value: size },
      ],
    },
  )
const suit = aProduct({
  type_id: 'bundle',
  bundle_options: [
    {
      option_id: 1,
      title: 'Jacket',
      position: 0,
      required: true,
      type: 'select',
      product_links: [jacket('1', 'L'), jacket('2', 'M'), jacket('3', 'S', false)],
    },
  ],
})

describe('a suit that was in the bag in a size nobody had asked for', () => {
  it('opens without a size, costs what it usually costs, and asks for the size', () => {
    const selection = firstSelection(suit)
    expect(selection.parts).toEqual({ 1: { ids: [], qty: 1 } })
    expect(quoteOf(suit, undefined, selection).now).toBe(397)
    expect(problemsOf(suit, undefined, selection)).toMatchObject([{ field: '1', reason: 'required' }])
  })

  it('hangs its sizes from small to large, and lists other things as things', () => {
    const [option] = suit.bundle_options
    expect(option && sizesOf(option)?.map(({ size }) => size)).toEqual(['S', 'M', 'L'])
    expect(bundle.bundle_options.map(sizesOf)).toEqual([undefined, undefined])
  })
})

const engraved = aProduct({
  price_incl_tax: 50,
  custom_options: [
    {
      option_id: 5,
      title: 'Words',
      type: 'field',
      is_require: true,
      price: 10,
      price_type: 'percent',
      max_characters: 3,
      validators: [],
      values: [],
    },
  ],
})

describe('questions', () => {
  it('unanswered ones are told, and do not hide the price', () => {
    const selection = firstSelection(engraved)
    expect(problemsOf(engraved, undefined, selection)).toMatchObject([{ field: '5', reason: 'required' }])
    expect(quoteOf(engraved, undefined, selection).now).toBe(50)
  })

  it('three empty fields were complained about one at a time: all of them are told', () => {
    const [words] = engraved.custom_options
    const named = aProduct({
      custom_options: [5, 6, 7].map((option_id) => ({
        ...words,
        option_id,
      })) as typeof engraved.custom_options,
    })
    const fields = (answers: Record<string, string>) =>
      problemsOf(named, undefined, { ...firstSelection(named), answers }).map(({ field }) => field)
    expect(fields({})).toEqual(['5', '6', '7'])
    expect(fields({ 5: 'no', 6: 'LONG', 7: 'no' })).toEqual(['6'])
    expect(fields({ 5: 'no', 6: 'no', 7: 'no' })).toEqual([])
  })

  it('an answer that is too long is told by its rule, and counted as what it would cost', () => {
    const selection = { ...firstSelection(engraved), answers: { 5: 'LONG' } }
    expect(problemsOf(engraved, undefined, selection)).toMatchObject([{ reason: 'max_length' }])
    expect(quoteOf(engraved, undefined, selection).now).toBe(55)
  })
})
