import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { describe, expect, it } from 'vitest'
import { redirectOf, storeForLanguages } from './redirects.ts'

describe('the store for a visitor', () => {
  it.each([
    ['', 'us'],
    ['en-US,en;q=0.9', 'us'],
    ['en-GB', 'en'],
    ['de-AT,de;q=0.9,en;q=0.5', 'de'],
    ['uk-UA,ru;q=0.8', 'ua'],
    ['ru', 'ru'],
    ['zh-TW', 'cn'],
    ['fr-FR,de;q=0.4', 'de'],
    ['fr', 'us'],
    ['de;q=0,ru', 'ru'],
    [';;;,,q=', 'us'],
  ])('who accepts "%s" is %s', (languages, store) => {
    expect(storeForLanguages(languages, STORE_VIEWS)).toBe(store)
  })

  it.each([
    ['de-AT,en;q=0.5', 'us'],
    ['en-AU', 'us'],
  ])('who accepts "%s" is led past stores that are closed: %s', (languages, store) => {
    const stores = STORE_VIEWS.map((view) => ({ ...view, enabled: !['de', 'en'].includes(view.code) }))
    expect(storeForLanguages(languages, stores)).toBe(store)
  })
})

describe('old names of the home page', () => {
  it.each([
    ['/', 302, '/de'],
    ['/pwa.html', 302, '/de'],
    ['/ru-home', 301, '/ru'],
    ['/uk-home', 301, '/ua'],
    ['/zh-home', 301, '/cn'],
    ['/eu/pwa.html', 301, '/eu'],
  ])('%s leads on', (path, status, location) => {
    const answer = redirectOf(new URL(path, 'http://shop.test'), 'de', STORE_VIEWS)
    expect([answer?.status, answer?.headers.get('location')]).toEqual([status, location])
  })

  it('leave every other address alone', () => {
    for (const path of ['/us', '/xx-home', '/us/women']) {
      expect(redirectOf(new URL(path, 'http://shop.test'), 'de', STORE_VIEWS)).toBeUndefined()
    }
  })
})

describe('an untidy address', () => {
  it.each([
    ['/us/women/', '/us/women'],
    ['/de/', '/de'],
    ['/us//women', '/us/women'],
    ['//evil.test/us', '/evil.test/us'],
    ['/us/women/?size=1', '/us/women?size=1'],
  ])('%s leads to the tidy one', (path, location) => {
    const answer = redirectOf(new URL(`http://shop.test${path}`), 'de', STORE_VIEWS)
    expect([answer?.status, answer?.headers.get('location')]).toEqual([301, location])
  })
})
