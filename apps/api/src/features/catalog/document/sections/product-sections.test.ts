// What a product page lists below the price: what can be chosen, what it is made of, where it stands.
import { describe, expect, test } from 'vitest'
import { aBody, aChild, aDress, LABELS, OPTION } from '../../testing/a-body.ts'
import type { ProductBody } from '../product-body.ts'
import { categoriesOf, configurableOptionsOf, detailsOf, mediaOf } from './product-sections.ts'

const { red, navy, s, m, linen, nord } = OPTION

describe('what can be chosen', () => {
  const children = [
    aChild(1, { color: navy, size: m }),
    aChild(2, { color: navy, size: s }),
    aChild(3, { color: red, size: s }, { status: 2 }),
  ]
  const chosen = configurableOptionsOf(aDress(children), LABELS)

  test('is only what is sold, each once', () => {
    expect(chosen.map(({ label, values }) => [label, values.map((one) => one.label)])).toEqual([
      ['Colour', ['Navy']],
      ['Size', ['S', 'M']],
    ])
  })

  test('is not asked by an attribute the shop has forgotten', () => {
    expect(configurableOptionsOf(aDress(children, { axes: ['width', 'size'] }), LABELS)).toHaveLength(1)
  })
})

describe('details', () => {
  const details = (attributes: ProductBody['attributes'], more: Partial<ProductBody> = {}) =>
    detailsOf(aBody({ attributes, ...more }), LABELS).map(
      ({ label, values }) => `${label}: ${values.join(', ')}`,
    )

  test('stand in the order somebody gave the attributes, whatever the document says', () => {
    expect(details({ brand: [nord], material: [linen, s], color: [red] })).toEqual([
      'Colour: Red',
      'Material: S, Linen',
      'Brand: Nordwind',
    ])
  })

  test('are not what is chosen above, nor what is the office’s, unknown or empty', () => {
    expect(
      details({ color: [red], office: ['x'], gone: ['y'], note: [''], brand: [99] }, { axes: ['color'] }),
    ).toEqual([])
  })

  test('of yes and no say yes, and nothing where it is no', () => {
    expect(details({ lined: ['1'] })).toEqual(['Lined: Yes'])
    expect(details({ lined: ['0'] })).toEqual([])
  })
})

test('categories nobody knows any more are no crumbs', () => {
  expect(categoriesOf(aBody({ categoryIds: [1, 2] }), LABELS)).toEqual([
    { category_id: 1, name: 'Women', url_path: 'women' },
  ])
})

test('pictures are counted from one, and one without a tone stands on that of the first', () => {
  const media = [
    {
      path: '/a.jpg',
      kind: 'image' as const,
      label: 'Front',
      colorOptionId: red,
      tone: '#aabbcc',
      video: null,
    },
    {
      path: '/v',
      kind: 'video' as const,
      label: null,
      colorOptionId: null,
      video: { url: 'u', title: 'T', type: 'youtube', videoId: 'x' },
    },
  ]
  expect(mediaOf(aBody({ media }))).toEqual([
    { image: '/a.jpg', pos: 1, typ: 'image', lab: 'Front', color: '1', tone: '#aabbcc', vid: null },
    {
      image: '/v',
      pos: 2,
      typ: 'video',
      lab: null,
      color: null,
      tone: '#aabbcc',
      vid: { url: 'u', title: 'T', type: 'youtube', video_id: 'x' },
    },
  ])
})
