import { aStoreView } from '@vitrine/domain/store/testing/store-views'
import { describe, expect, it } from 'vitest'
import { cacheKey, canonicalUrl, isPrivatePath } from './cache-key.ts'

const canonical = (address: string) => canonicalUrl(new URL(address, 'http://shop.test'))
const keyOf = (address: string) => cacheKey(aStoreView(), canonical(address))

describe('the key of a page', () => {
  it('is the same however the address is written', () => {
    expect(keyOf('/us/women/?size=1&color=2')).toBe(keyOf('/us/women?color=2&size=1'))
  })

  it('forgets campaign marks, for the key and for the render alike', () => {
    expect(canonical('/us/women?utm_source=mail&fbclid=1&size=1').search).toBe('?size=1')
  })

  it('differs by filter, page, store and audience', () => {
    const de = aStoreView('de')
    const en = aStoreView('en')
    const keys = [
      keyOf('/us/women'),
      keyOf('/us/women?page=2'),
      keyOf('/us/women?size=1'),
      keyOf('/us/women.data?_routes=root'),
      cacheKey(de, canonical('/us/women')),
      cacheKey(en, canonical('/us/women')),
      cacheKey(aStoreView(), canonical('/us/women'), { group: '4', promo: '' }),
      cacheKey(aStoreView(), canonical('/us/women'), { group: '0', promo: 'on' }),
    ]
    expect(new Set(keys).size).toBe(keys.length)
  })
})

describe('private paths', () => {
  it('are the bag, the checkout and orders, as page and as data', () => {
    for (const path of [
      '/us/cart',
      '/us/cart.data',
      '/us/cart/abc',
      '/us/checkout',
      '/us/order/7',
      '/us/failed-payment',
    ])
      expect(isPrivatePath(path, '/us')).toBe(true)
  })

  it('are not those that only begin alike', () => {
    for (const path of ['/us', '/us/cartoons', '/us/women/cart'])
      expect(isPrivatePath(path, '/us')).toBe(false)
  })
})
