import type { Product } from '@vitrine/domain/catalog/product'
import { describe, expect, it } from 'vitest'
import { sizesOf } from '../variant/sized-part.ts'
import { linesOf } from './lines-of.ts'
import { firstSelection, problemsOf, quoteOf } from './selection.ts'

const aPart = (sku: string, price: number, { old = null as number | null, inStock = true } = {}) => ({
  id: price,
  sku,
  name: sku,
  type_id: 'simple',
  status: 1,
  visibility: 4,
  price_incl_tax: price,
  old_price: old,
  image: null,
  url_path: sku,
  stock: { product_id: price, is_in_stock: inStock, qty: 9, manage_stock: true },
})
const aProduct = (facts: object) =>
  ({
    ...aPart('SET', 50),
    base_price_incl_tax: 50,
    tax_class_id: 2,
    configurable_options: [],
    configurable_children: [],
    custom_options: [],
    bundle_options: [],
    product_links: [],
    errors: {},
    ...facts,
  }) as unknown as Product

const group = aProduct({
  type_id: 'grouped',
  product_links: [
    { link_type: 'associated', linked_product_sku: 'BAG', qty: 2, product: aPart('BAG', 10, { old: 15 }) },
    {
      link_type: 'associated',
      linked_product_sku: 'HAT',
      qty: 1,
      product: aPart('HAT', 7, { inStock: false }),
    },
    { link_type: 'associated', linked_product_sku: 'GONE', qty: 1 },
    { link_type: 'related', linked_product_sku: 'TIE', qty: 1, product: aPart('TIE', 3) },
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

const link = (id: string, product: object, facts: object = {}) => ({
  id,
  qty: 1,
  is_default: false,
  can_change_quantity: false,
  product,
  ...facts,
})
const bundle = aProduct({
  type_id: 'bundle',
  bundle_options: [
    {
      option_id: 1,
      title: 'Scarf',
      required: true,
      type: 'radio',
      product_links: [
        link('11', aPart('WOOL', 20, { inStock: false }), { is_default: true }),
        link('12', aPart('SILK', 30, { old: 40 })),
      ],
    },
    {
      option_id: 2,
      title: 'Extra',
      required: false,
      type: 'checkbox',
      product_links: [link('21', aPart('CARD', 4), { can_change_quantity: true })],
    },
  ],
})

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
  link(
    id,
    { ...aPart(`JACKET-${size}`, 397, { inStock }), parentSku: 'JACKET' },
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
  type_id: 'simple',
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
      type_id: 'simple',
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
