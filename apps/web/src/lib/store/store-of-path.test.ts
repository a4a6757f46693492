import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { describe, expect, it } from 'vitest'
import { findStaticPage } from '../content/static-pages.ts'
import { contentPath, productPath, searchPath } from '../links.ts'
import { findStoreOfPath, storeOfPath } from './store-of-path.ts'

const closing = (code: string) =>
  STORE_VIEWS.map((one) => (one.code === code ? { ...one, enabled: false } : one))

describe('the store an address belongs to', () => {
  it.each([
    ['/de', 'de'],
    ['/de/kleid', 'de'],
    ['/ru/поиск', 'ru'],
    ['/de.data', 'de'],
    ['/us/de', 'us'],
  ])('%s is of %s', (path, code) => {
    expect(findStoreOfPath(STORE_VIEWS, path)?.code).toBe(code)
  })

  it.each(['/', '', '/dress', '/DEsign', '/xx/dress'])(
    '"%s" names none, and is shown by the usual one',
    (path) => {
      expect(findStoreOfPath(STORE_VIEWS, path)).toBeUndefined()
      expect(storeOfPath(STORE_VIEWS, path).enabled).toBe(true)
    },
  )

  it('a closed one has no pages', () => {
    expect(findStoreOfPath(closing('de'), '/de/kleid')).toBeUndefined()
  })
})

describe('links inside a store', () => {
  const dress = {
    sku: 'A/1',
    parentSku: 'A/1',
    slug: 'dress',
    type_id: 'configurable',
    url_path: '',
  } as const
  it('of a piece without an address of its own, whatever signs are in its number', () => {
    expect(productPath(dress, 'A/1 M')).toBe('/p/A%2F1/dress?childSku=A%2F1%20M')
  })

  it('of a plain piece say nothing of a variant', () => {
    expect(productPath({ ...dress, type_id: 'simple', url_path: 'женское/платье' }, 'X')).toBe(
      `/${encodeURIComponent('женское')}/${encodeURIComponent('платье')}`,
    )
  })

  it('of a search keep every sign of it', () => {
    expect(new URLSearchParams(searchPath('a & b=c?').split('?')[1]).get('q')).toBe('a & b=c?')
  })

  it('of a standing page lead to the page it is', () => {
    expect([contentPath('privacy-policy'), contentPath('about')]).toEqual(['/privacy', '/i/about'])
    expect(findStaticPage(contentPath('imprint'))?.identifier).toBe('imprint')
  })
})
