import type { ProductRecord, ShopRecord } from '@vitrine/domain/catalog/records'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { expect, it } from 'vitest'
import { RECORDS } from './testing/records.ts'

const isListed = (record: ShopRecord): record is ProductRecord =>
  record.kind === 'product' && record.visibility > 1
const listed = RECORDS.filter(isListed)
const ofType = (...types: string[]) => listed.filter((p) => types.includes(p.attributes.ptype?.[0] ?? ''))
const skus = (products: readonly ProductRecord[]) => products.map(({ sku }) => sku)

it('pearls are told as pearls, not as the brass of their clasp', () => {
  const pearls = listed.filter(({ texts }) => /pearl (necklace|drop)/.test(texts.en?.name ?? ''))
  expect(pearls.length).toBeGreaterThan(3)
  expect(pearls.map(({ attributes }) => attributes.material?.[0])).toEqual(pearls.map(() => 'pearl'))
  for (const { texts } of pearls) expect(texts.en?.shortDescription).toMatch(/^Freshwater pearls/)
})

it('watches are not of calfskin alone', () => {
  for (const { attributes, texts } of ofType('watch')) {
    expect(attributes.material).toContain('steel')
    expect(texts.en?.shortDescription).toMatch(/strap: c/)
  }
})

it('shoes, metal and lenses have neither a pattern nor a weight of cloth', () => {
  const hard = ofType('watch', 'jewellery', 'sunglasses', 'belt', 'boots', 'loafers', 'heels', 'sandals')
  expect(skus(hard.filter(({ attributes }) => attributes.pattern || attributes.cloth_weight))).toEqual([])
})

it('sandals and shorts are for summer, belts and watches for every month', () => {
  const seasonOf = (...types: string[]) => [...new Set(ofType(...types).map((p) => p.attributes.season?.[0]))]
  expect(seasonOf('sandals', 'shorts', 'swimwear')).toEqual(['summer'])
  expect(seasonOf('belt', 'watch', 'jewellery', 'heels', 'bag')).toEqual(['all-year'])
})

it.each(LANGUAGES)('no model is told of in %s, since the pictures show clothes on a form', (language) => {
  const told = listed.filter(({ texts }) =>
    /\bmodel is|unser model|на модели|на моделі|^модел|снимали|знімали|模特/i.test(
      texts[language]?.description ?? '',
    ),
  )
  expect(skus(told)).toEqual([])
})
