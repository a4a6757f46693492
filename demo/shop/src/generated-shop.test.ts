import type { ProductRecord, ShopRecord } from '@vitrine/domain/catalog/records'
import { describe, expect, it } from 'vitest'
import { generatedShop } from './generated-shop.ts'

const productsOf = (shop: Iterable<ShopRecord>) =>
  [...shop].filter((record): record is ProductRecord => record.kind === 'product')

describe('a generated shop', () => {
  const products = productsOf(generatedShop({ products: 1000 }))
  const listed = products.filter(({ visibility }) => visibility > 1)

  it('lists exactly as many products as asked', () => {
    expect(listed.length).toBe(1000)
    expect(new Set(products.map(({ sku }) => sku)).size).toBe(products.length)
  })

  it('mixes parents of two to four children with simple products', () => {
    const counts = new Set(listed.map(({ childSkus = [] }) => childSkus.length))
    expect([...counts].sort()).toEqual([0, 2, 3, 4])
  })

  it('puts children before their parent', () => {
    const seen = new Set<string>()
    for (const { sku, childSkus = [] } of products) {
      expect(
        childSkus.every((child) => seen.has(child)),
        sku,
      ).toBe(true)
      seen.add(sku)
    }
  })

  it('writes only the languages asked for, and the same words again', () => {
    const once = productsOf(generatedShop({ products: 50, languages: ['en', 'de'] }))
    expect(Object.keys(once.at(-1)?.texts ?? {})).toEqual(['en', 'de'])
    expect(productsOf(generatedShop({ products: 50, languages: ['en', 'de'] }))).toEqual(once)
  })

  it('is made while it is read, so a part of a huge one costs a part', () => {
    const huge = generatedShop({ products: 500_000 })
    const first = huge.next()
    expect(first.value).toMatchObject({ kind: 'attribute' })
    huge.return(undefined)
  })
})
