import type { UrlMatch } from '@vitrine/contract/catalog'
import { describe, expect, it } from 'vitest'
import { ownAddress } from './own-address.ts'

const product = { sku: 'D', parentSku: 'D', type_id: 'configurable', slug: 'kleid', url_path: 'damen/kleid' }
const found = (childSku: string | null = null) =>
  ({ _type: 'product', _source: product, childSku }) as unknown as UrlMatch
const category = {
  _type: 'category',
  _source: { url_path: 'damen/mäntel', slug: 'm' },
} as unknown as UrlMatch
const ask = (match: UrlMatch, path: string, query = '') =>
  ownAddress(match, { path, query: new URLSearchParams(query) })

describe('an address in the catalogue', () => {
  it.each([
    ['a product', found(), 'damen/kleid', ''],
    ['a product with its variant', found('D-m'), 'damen/kleid', 'childSku=D-m'],
    ['a product with an unknown variant', found(), 'damen/kleid', 'childSku=gone'],
    ['a category', category, 'damen/mäntel', 'size=1'],
  ] as const)('is right for %s', (...[, match, path, query]) => {
    expect(ask(match, path, query)).toBeUndefined()
  })

  it('of a variant leads to the product with the variant chosen', () => {
    expect(ask(found('D-m'), 'damen/kleid-m')).toBe('/damen/kleid?childSku=D-m')
  })

  it('of another language leads to the one of this store and keeps what was asked', () => {
    expect(ask(found(), 'women/dress', 'size=M')).toBe('/damen/kleid?size=M')
    expect(ask(category, 'women/coats', 'size=1')).toBe('/damen/m%C3%A4ntel?size=1')
  })

  it('of old leads to the one of today, with what was asked', () => {
    const moved = { _type: 'redirect', _source: { target: '/damen/kleid', code: 301 } } as const
    expect(ask(moved, 'damen/altes-kleid', 'size=M')).toBe('/damen/kleid?size=M')
    expect(ask(moved, 'women/dress', 'childSku=D-m')).toBe('/damen/kleid?childSku=D-m')
  })

  it('keeps the choice on the way', () => {
    expect(ask(found('D-m'), 'women/dress', 'childSku=D-m&size=M')).toBe('/damen/kleid?childSku=D-m&size=M')
  })
})
