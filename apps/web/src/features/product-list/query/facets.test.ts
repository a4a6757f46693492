import { describe, expect, it } from 'vitest'
import { compareSizes } from '#web/lib/catalog/compare-sizes.ts'
import { toFacets } from './facets.ts'
import { readListState } from './list-address.ts'

type Option = { value: string; key?: string; label: string }
const meta = (attribute_code: string, frontend_label: string, options: Option[] = []) => ({
  id: 1,
  attribute_id: 1,
  attribute_code,
  frontend_input: 'select',
  frontend_label,
  default_frontend_label: frontend_label,
  position: 0,
  is_comparable: false,
  is_filterable: true,
  is_user_defined: true,
  is_visible: true,
  is_visible_on_front: true,
  options: options.map((option) => ({ key: option.value, ...option })),
})
const ANSWERS = [
  { value: '1', key: 'yes', label: 'Yes' },
  { value: '0', key: 'no', label: 'No' },
]
const bucket = (key: string, label: string, doc_count: number) => ({ key, label, doc_count })
const facetsOf = (aggregations: Parameters<typeof toFacets>[0]['aggregations'], address = '') =>
  toFacets(
    {
      aggregations,
      attributeMetadata: [meta('size', 'Size', [{ value: '3', label: 'W34' }]), meta('brand', 'Brand')],
    },
    readListState(new URLSearchParams(address)),
    { locale: 'en-US' },
  )

describe('facets of a list', () => {
  it('hang sizes from small to large and names by the alphabet', () => {
    const [size, brand] = facetsOf({
      agg_terms_size: { buckets: [bucket('1', 'XL', 2), bucket('4', 'One size', 1), bucket('2', 'S', 1)] },
      agg_terms_brand: { buckets: [bucket('8', 'Orsa', 2), bucket('9', 'Brask', 2)] },
    })
    expect(size).toMatchObject({
      look: 'size',
      values: [{ label: 'S' }, { label: 'XL' }, { label: 'One size' }],
    })
    expect(brand).toMatchObject({
      look: 'tick',
      label: 'Brand',
      values: [{ label: 'Brask' }, { label: 'Orsa' }],
    })
  })

  it('join own values and those of variants, each once', () => {
    const [size] = facetsOf({
      agg_terms_size: { buckets: [bucket('1', 'S', 2)] },
      agg_terms_size_options: { buckets: [bucket('1', 'S', 5), bucket('2', 'M', 1)] },
    })
    expect(size).toMatchObject({
      values: [
        { id: '1', count: 5 },
        { id: '2', count: 1 },
      ],
    })
  })

  it('are left out when there is no choice, unless it was made', () => {
    const one = { agg_terms_brand: { buckets: [bucket('8', 'Orsa', 2)] } }
    expect(facetsOf(one)).toEqual([])
    expect(facetsOf(one, '?brand=8')).toMatchObject([{ code: 'brand', values: [{ isChosen: true }] }])
  })

  it('keep the count of the one value a narrowed list has left', () => {
    const answer = {
      aggregations: { agg_terms_brand: { buckets: [bucket('8', 'Orsa', 5)] } },
      attributeMetadata: [meta('brand', 'Brand')],
    }
    const [brand] = toFacets(answer, readListState(new URLSearchParams('?size=3')), {
      locale: 'en-US',
      keepsLone: true,
    })
    expect(brand).toMatchObject({ code: 'brand', values: [{ id: '8', count: 5 }] })
  })

  it('hide values without a name and keep those without products', () => {
    const [brand] = facetsOf({
      agg_terms_brand: { buckets: [bucket('7', ' ', 2), bucket('8', 'Orsa', 0), bucket('9', 'Brask', 2)] },
    })
    expect(brand).toMatchObject({ values: [{ label: 'Brask' }, { label: 'Orsa', count: 0 }] })
  })

  it('name what was chosen, also when others are more frequent and it is not counted', () => {
    const [size] = facetsOf({ agg_terms_size: { buckets: [bucket('1', 'S', 2)] } }, '?size=3')
    expect(size).toMatchObject({
      values: [{ label: 'S' }, { id: '3', label: 'W34', count: 0, isChosen: true }],
    })
  })

  it('do not show a number for a choice that has no name', () => {
    const [size] = facetsOf({ agg_terms_size: { buckets: [bucket('1', 'S', 2)] } }, '?size=22')
    expect(size?.look === 'size' && size.values.map(({ label }) => label)).toEqual(['S'])
  })

  it('without a name of their own are not hung', () => {
    expect(facetsOf({ agg_terms_set: { buckets: [bucket('0', 'No', 2), bucket('1', 'Yes', 1)] } })).toEqual(
      [],
    )
  })

  it('ask no "yes or no" of what is simply so, and keep a "no" that an address has chosen', () => {
    const buckets = [bucket('0', 'No', 2), bucket('1', 'Yes', 18)]
    const flag = (address: string) =>
      toFacets(
        {
          aggregations: { agg_terms_approved: { buckets } },
          attributeMetadata: [meta('approved', 'Chosen', ANSWERS)],
        },
        readListState(new URLSearchParams(address)),
        { locale: 'en-US' },
      )
    expect(flag('')).toMatchObject([{ look: 'flag', values: [{ label: 'Chosen', count: 18 }] }])
    expect(flag('?approved=no')).toMatchObject([
      { values: [{ label: 'Chosen: No', isChosen: true }, { label: 'Chosen' }] },
    ])
  })

  it('hang colours by family, so that dark blue is looked for among the blues', () => {
    const buckets = [
      ...[bucket('1', 'Camel', 1), bucket('2', 'Ink', 1), bucket('3', 'Navy', 1), bucket('4', 'Sky', 1)],
    ].map((one, at) => ({ ...one, swatch: ['#B4854F', '#23242A', '#27324A', '#A9C0D6'][at] }))
    const [colors] = toFacets(
      { aggregations: { agg_terms_color: { buckets } }, attributeMetadata: [meta('color', 'Colour')] },
      readListState(new URLSearchParams('')),
      { locale: 'en-US' },
    )
    expect(colors).toMatchObject({
      values: [{ label: 'Ink' }, { label: 'Camel' }, { label: 'Sky' }, { label: 'Navy' }],
    })
  })

  it('stand as the shop has put its attributes and options, with the price behind the first three', () => {
    const sizes = ['L', 'S', 'M'].map((label, at) => ({ value: String(at), label }))
    const buckets = sizes.map(({ value, label }) => bucket(value, label, 1)).toReversed()
    const codes = ['brand', 'season', 'size', 'pattern']
    const facets = toFacets(
      {
        aggregations: {
          ...Object.fromEntries(codes.map((code) => [`agg_terms_${code}`, { buckets }])),
          agg_range_price: { buckets: [{ key: '0.0-50.0', from: 0, to: 50, doc_count: 3 }] },
        },
        attributeMetadata: codes.map((code) => ({ ...meta(code, code, sizes), is_ordered: code === 'size' })),
      },
      readListState(new URLSearchParams('')),
      { locale: 'en-US' },
    )
    expect(facets.map(({ code }) => code)).toEqual(['brand', 'season', 'size', 'price', 'pattern'])
    const labelsOf = (facet?: (typeof facets)[number]) =>
      facet && facet.look !== 'price' ? facet.values.map(({ label }) => label) : []
    expect([labelsOf(facets[1]), labelsOf(facets[2])]).toEqual([
      ['L', 'M', 'S'],
      ['L', 'S', 'M'],
    ])
  })

  it('know the chosen price step, also the one from nothing', () => {
    const buckets = [
      { key: '0.0-50.0', from: 0, to: 50, doc_count: 3 },
      { key: '150.0-*', from: 150, doc_count: 1 },
    ]
    const chosen = (address: string) =>
      facetsOf({ agg_range_price: { buckets } }, address).map((facet) =>
        facet.look === 'price' ? facet.steps.map((step) => step.isChosen) : [],
      )
    expect(chosen('?price=-50')).toEqual([[true, false]])
    expect(chosen('?price=150-')).toEqual([[false, true]])
  })
})

describe('sizes', () => {
  it.each(['Einheitsgröße', 'Единый размер'])('stay a rail though one of them is called %s', (name) => {
    const buckets = [bucket('1', 'S', 2), bucket('2', name, 4)]
    expect(facetsOf({ agg_terms_size: { buckets } })[0]).toMatchObject({ code: 'size', look: 'size' })
  })

  it('stand in the order of a rail', () => {
    const sizes = ['XL', '38', 'XXS', 'One size', '36.5', 'M', 'S', '9']
    expect(sizes.sort(compareSizes)).toEqual(['XXS', 'S', 'M', 'XL', '9', '36.5', '38', 'One size'])
  })
})
