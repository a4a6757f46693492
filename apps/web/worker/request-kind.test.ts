import { describe, expect, it } from 'vitest'
import { requestKind } from './request-kind.ts'

const SHOP = 'https://shop.test'
const kindOf = (path: string, over: { method?: string; mode?: string } = {}) =>
  requestKind({ method: 'GET', mode: 'cors', url: `${SHOP}${path}`, ...over }, SHOP)

describe('what the worker looks at', () => {
  it.each([
    ['/us/women', 'page'],
    ['/de/cart', 'page'],
    ['/us/p/A-1/shirt', 'page'],
    ['/sitemap.xml', 'other'],
    ['/api/catalog', 'other'],
    ['/us/manifest.webmanifest', 'other'],
  ])('opening %s is %s', (path, kind) => {
    expect(kindOf(path, { mode: 'navigate' })).toBe(kind)
  })

  it.each([
    ['/us/women.data?_routes=root', 'data'],
    ['/assets/vendor-1.js', 'asset'],
    ['/media/324x489/art/x.webp', 'picture'],
    ['/api/catalog?store=us&type=product', 'read'],
    ['/api/product/similar?sku=A', 'read'],
    ['/api/product/render-list?skus=A&token=secret', 'other'],
    ['/api/url/alternates?type=product&id=1', 'read'],
    ['/api/url?page=%2Fus', 'other'],
    ['/api/cart/pull?cartId=1', 'other'],
    ['/api/order/7', 'other'],
    ['/api/stock/check?sku=A', 'other'],
    ['/api/user/refresh', 'other'],
  ])('asking for %s is %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind)
  })

  it('nothing is kept of what changes something or belongs to somebody else', () => {
    expect(kindOf('/api/catalog', { method: 'POST' })).toBe('other')
    expect(
      requestKind({ method: 'GET', mode: 'cors', url: 'https://elsewhere.test/assets/a.js' }, SHOP),
    ).toBe('other')
  })
})
