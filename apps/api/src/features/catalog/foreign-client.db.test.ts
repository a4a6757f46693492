// What another front end, written from the specification alone, finds here.
import { FACT_FIELDS } from '@vitrine/domain/catalog/product-facts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askCatalog, filtered } from './testing/ask-catalog.ts'
import { type Boutique, openBoutique } from './testing/open-boutique.ts'

let shop: Boutique
beforeAll(async () => {
  shop = await openBoutique()
})
afterAll(() => shop.close())

const { ask, skus, optionOf } = askCatalog(() => shop)
type Document = Record<string, never> & { configurable_children: Document[] }
const documentOf = async (sku: string, more: object = {}) =>
  (await ask(filtered(['sku', { eq: sku }]), more)).items[0] as unknown as Document

async function map(url: string, more: object = {}) {
  const payload = { url, ...more }
  const reply = await shop.api.app.inject({ method: 'POST', url: '/api/url/map', payload })
  return reply.json()
}

describe('a product document', () => {
  test('carries every field of the specification when it is named', async () => {
    const dress = await documentOf('DRESS', { _sourceInclude: FACT_FIELDS.join() })
    expect(Object.keys(dress).sort()).toEqual([...FACT_FIELDS, 'id'].sort())
    expect(dress).toMatchObject({
      url_key: 'linen-dress',
      thumbnail: '/d/red.jpg',
      qty: 1,
      cheapest_child: { sku: 'DRESS-navy-s', price_incl_tax: 60 },
      ptype: Number(await optionOf('ptype', 'Dress')),
      brand: Number(await optionOf('brand', 'Nordwind')),
      collection: null,
      set: 0,
      is_promo: false,
      promoted: 9,
      is_configured: false,
      product_option: { extension_attributes: { configurable_item_options: [] } },
    })
  })

  test('names its attributes and those of its variants, each by its own code', async () => {
    const dress = await documentOf('DRESS', {
      _sourceInclude:
        'attributes_metadata,material,color,color_options,configurable_children.custom_attributes',
    })
    const [red, navy] = await Promise.all([optionOf('color', 'Red'), optionOf('color', 'Navy')])
    expect(dress).toMatchObject({ color: null, color_options: [Number(red), Number(navy)] })
    expect(dress.material).toBe(Number(await optionOf('material', 'Linen')))
    const metadata = dress.attributes_metadata as unknown as { attribute_code: string; options: object[] }[]
    expect(metadata.map((one) => one.attribute_code)).toEqual([
      'color',
      'size',
      'ptype',
      'brand',
      'material',
      'gender',
    ])
    expect(metadata[4]?.options).toEqual([expect.objectContaining({ label: 'Linen' })])
    expect(dress.configurable_children[0]?.custom_attributes).toContainEqual({
      attribute_code: 'color',
      value: red,
    })
  })

  test('names its categories and what it is told apart by as clients of the specification read them', async () => {
    const dress = await documentOf('DRESS', { _sourceInclude: '*' })
    for (const category of dress.category as unknown as Record<string, string>[])
      expect(category).toEqual({
        ...category,
        ...{ path: category.url_path, slug: category.url_path?.split('/').at(-1) },
      })
    expect(dress.configurable_options).toEqual([
      expect.objectContaining({ id: expect.any(Number), product_id: dress.id, attribute_code: 'color' }),
      expect.objectContaining({ id: expect.any(Number), product_id: dress.id, attribute_code: 'size' }),
    ])
  })

  test('a category says by which others it is reached', async () => {
    const { items } = await ask({}, { type: 'category' })
    for (const { id, path, parent_ids } of items as unknown as {
      id: number
      path: string
      parent_ids: number[]
    }[])
      expect(path).toBe([...parent_ids, id].join('/'))
  })

  test('a star asks for all of it, and single products bring all without being asked', async () => {
    const [listed, single] = [
      await documentOf('DRESS', { _sourceInclude: '*' }),
      (await shop.api.app.inject('/api/product?sku=DRESS')).json().result.product,
    ]
    for (const field of FACT_FIELDS) expect(listed, field).toHaveProperty(field)
    const { price_refreshed_at: _, ...rest } = single
    expect(listed).toMatchObject(rest)
  })

  test('whole documents are as many as were asked, not fifty', async () => {
    expect((await ask({}, { size: 120, _sourceInclude: 'media_gallery' })).perPage).toBe(120)
  })
})

describe('sizes', () => {
  test.each([
    ['product', 50],
    ['category', 4_000],
    ['attribute', 150],
    ['cms_block', 150],
    ['review', 50],
  ])('of %s without a size: %i', async (...[type, perPage]) => {
    const { result } = (await shop.api.app.inject(`/api/catalog?type=${type}`)).json()
    expect(result.perPage).toBe(perPage)
  })
})

describe('filters', () => {
  test.each([
    ['its name', ['name', { eq: 'Linen dress' }], ['DRESS']],
    ['a name nobody has', ['name', { eq: 'Linen' }], []],
    ['any name but this', ['name', { neq: 'Linen dress' }], 8],
    ['its key', ['url_key', 'linen-dress'], ['DRESS']],
    ['its slug', ['slug', { in: ['linen-dress', 'wool-cap'] }], ['CAP', 'DRESS']],
    ['its path', ['url_path', { eq: 'linen-dress' }], ['DRESS']],
    ['the name of its brand', ['brand_name', { eq: 'Nordwind' }], ['CAP', 'DRESS']],
    ['the name of its category', ['category.name', { eq: 'Midi' }], ['DRESS']],
    ['its tax class', ['tax_class_id', { eq: 2 }], 9],
    ['an attribute of this catalogue', ['material', { eq: null }], 4],
    ['a filter of the specification this catalogue does not have', ['gender', { in: [1] }], []],
  ] as [string, [string, unknown], string[] | number][])('by %s', async (...[, filter, expected]) => {
    const found = (await skus(filtered(filter))).toSorted()
    if (typeof expected === 'number') expect(found).toHaveLength(expected)
    else expect(found).toEqual(expected)
  })

  test.each([
    ['product', 'heel_hieght'],
    ['product', 'old_price'],
    ['category', 'naem'],
    ['attribute', 'colour'],
  ])('a misspelt field of a %s is told, not answered by nothing', async (...[type, field]) => {
    const payload = { type, searchQuery: filtered([field, { eq: 1 }]) }
    const reply = await shop.api.app.inject({ method: 'POST', url: '/api/catalog', payload })
    expect(reply.json()).toMatchObject({
      code: 400,
      meta: { errorCode: 'VALIDATION', details: [{ path: `searchQuery.${field}` }] },
    })
  })

  test.each([
    ['product', 'sort=password:asc', 'sort'],
    ['category', 'sort=password:asc', 'sort'],
    ['category', 'sort=id:sideways', 'sort'],
    [
      'product',
      'searchQuery={"_appliedSort":[{"field":"id"},{"field":"password"}]}',
      'searchQuery._appliedSort.1',
    ],
    ['category', 'searchQuery={"_appliedSort":[{"field":"password"}]}', 'searchQuery._appliedSort.0'],
  ])('an order by what a %s has not is refused where it was asked: %s', async (type, asked, field) => {
    const reply = await shop.api.app.inject(encodeURI(`/api/catalog?type=${type}&${asked}`))
    expect(reply.json()).toMatchObject({ code: 400, meta: { errorCode: 'VALIDATION', field } })
  })

  test('a facet of catalogue scope counts values of variants under their own name, too', async () => {
    const facets = ['color', 'brand', 'price', 'climate'].map((field) => ({ field, scope: 'catalog' }))
    const { aggregations } = await ask({ _availableFilters: facets })
    expect(aggregations.agg_terms_color_options?.buckets.map(({ label }) => label).sort()).toEqual([
      'Navy',
      'Red',
    ])
    for (const field of ['color', 'brand', 'climate'])
      expect(aggregations[`agg_terms_${field}_options`]).toEqual(aggregations[`agg_terms_${field}`])
    expect(Object.keys(aggregations).filter((name) => name.includes('price'))).toEqual([
      'agg_range_price',
      'agg_min_price',
      'agg_max_price',
    ])
    const named = await ask({ _availableFilters: [{ field: 'color_options', scope: 'catalog' }] })
    expect(Object.keys(named.aggregations)).toEqual(['agg_terms_color_options'])
  })

  test('a facet this catalogue does not have counts nothing', async () => {
    const { aggregations } = await ask({ _availableFilters: [{ field: 'climate' }] })
    expect(aggregations).toEqual({ agg_terms_climate: { buckets: [] } })
  })
})

describe('what stands at an address', () => {
  test('a page comes with its content', async () => {
    expect((await map('i/about'))._source).toMatchObject({
      page_id: expect.any(Number),
      content: expect.stringContaining('<p>'),
      store_id: 1,
    })
  })

  test('the variant named is laid over its parent when that is asked', async () => {
    const { _source } = await map('linen-dress', {
      filters: { sku: 'DRESS-red-m' },
      options: { assignProductConfiguration: true },
    })
    expect(_source).toMatchObject({
      sku: 'DRESS-red-m',
      parentSku: 'DRESS',
      name: 'Linen dress',
      visibility: 4,
      price_incl_tax: 90,
      is_configured: true,
      color: await optionOf('color', 'Red'),
      options: [
        { label: 'Colour', value: 'Red' },
        { label: 'Size', value: 'M' },
      ],
    })
    const { configurable_item_options } = _source.product_option.extension_attributes
    expect(configurable_item_options).toHaveLength(2)
  })

  test('or comes beside it, or not at all', async () => {
    const options = { assignProductConfiguration: true, separateSelectedVariant: true }
    const beside = await map('linen-dress', { filters: { sku: 'DRESS-red-m' }, options })
    expect(beside._source).toMatchObject({ sku: 'DRESS', selected_variant: { sku: 'DRESS-red-m' } })
    const none = { assignProductConfiguration: true, fallbackToDefaultWhenNoAvailable: false }
    expect((await map('linen-dress', { options: none }))._source).toMatchObject({
      sku: 'DRESS',
      is_configured: false,
    })
  })

  test('sold-out variants, tiles of parts and errors stay away when they are not wanted', async () => {
    const { _source: dress } = await map('linen-dress', { options: { filterUnavailableVariants: true } })
    expect(dress.configurable_children.map(({ sku }: { sku: string }) => sku)).toEqual([
      'DRESS-red-m',
      'DRESS-navy-s',
    ])
    const { _source: pair } = await map('plain-pair', { options: { prefetchGroupProducts: false } })
    expect(pair.product_links[0]).not.toHaveProperty('product')
    expect((await map('plain-pair'))._source.product_links[0]).toHaveProperty('product')
    const { _source: beret } = await map('wool-beret', { options: { setProductErrors: false } })
    expect(beret.errors).toEqual({})
    expect((await map('wool-beret'))._source.errors).not.toEqual({})
  })
})

test('attributes carry all their flags', async () => {
  const { result } = (await shop.api.app.inject('/api/attribute?codes=color&storeCode=de')).json()
  expect(result.items[0]).toMatchObject({
    attribute_id: expect.any(Number),
    frontend_label: 'Farbe',
    default_frontend_label: 'Colour',
    is_comparable: false,
    is_filterable: true,
    is_user_defined: true,
    is_visible: true,
    is_visible_on_front: false,
  })
})

test('a store view says how it writes prices and dates, what it taxes and what it is called', async () => {
  const { result } = (await shop.api.app.inject('/api/cart/stores')).json()
  const de = result.find((one: { storeCode: string }) => one.storeCode === 'de')
  expect(de).toMatchObject({
    appendStoreCode: true,
    elasticsearch: { index: 'shop_de' },
    tax: { defaultCountry: 'DE', sourcePriceIncludesTax: true },
    seo: { hreflang: 'de-DE' },
    i18n: {
      names: { de: 'Deutschland', en: 'Germany' },
      fullCountryName: 'Deutschland',
      currencyDecimal: ',',
      currencyGroup: '.',
      priceFormat: '{amount} {sign}',
      dateFormat: 'HH:mm D-M-YYYY',
    },
  })
})
