import type { ProductCard } from '@vitrine/domain/catalog/product'
import { describe, expect, it } from 'vitest'
import { MAX_VIEWED, readViewed, refreshed, type Viewed, withViewed } from './recent-list.ts'

const aCard = (sku: string, price = 10) =>
  ({
    id: 1,
    sku,
    name: sku,
    image: null,
    images: [],
    swatches: [],
    price_incl_tax: price,
    old_price: null,
    stock: { is_in_stock: true },
    url_path: sku,
  }) as unknown as ProductCard
const seen = (...skus: string[]) => skus.reduce<Viewed[]>((list, sku) => withViewed(list, aCard(sku)), [])
const skusOf = (list: readonly Viewed[]) => list.map(({ sku }) => sku)

describe('what was looked at', () => {
  it('stands newest first, and once', () => {
    expect(skusOf(seen('A', 'B', 'A'))).toEqual(['A', 'B'])
  })

  it('forgets the oldest beyond its size', () => {
    const skus = Array.from({ length: MAX_VIEWED + 5 }, (_, i) => `P${i}`)
    const list = seen(...skus)
    expect(list).toHaveLength(MAX_VIEWED)
    expect(list.at(-1)?.sku).toBe('P5')
  })

  it('takes new prices, drops what is sold no longer, and keeps what was not asked for', () => {
    const list = refreshed(seen('C', 'B', 'A'), ['A', 'B'], [aCard('A', 7)])
    expect(skusOf(list)).toEqual(['A', 'C'])
    expect(list[0]?.card.price_incl_tax).toBe(7)
  })

  it.each([null, '', '{', '{}', '[1,null,{"sku":3}]', '[{"sku":"A","card":{}}]'])(
    'is empty after a broken store: %s',
    (text) => expect(readViewed(text)).toEqual([]),
  )

  it('survives being kept', () => {
    const list = seen('A', 'B')
    expect(readViewed(JSON.stringify(list))).toEqual(list)
  })
})
