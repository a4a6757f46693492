import { afterEach, expect, it, vi } from 'vitest'
import { forgetLocal, forgetSearches } from './forget-local.ts'

afterEach(() => vi.unstubAllGlobals())

it('the words of a search are gone from the pages kept for a time without a line; other pages stay', async () => {
  const page = (path: string) => `https://shop.example/de${path}`
  const kept = new Map([
    ['pages', new Set([page('/search?q=canary'), page('/damen?color=3'), page('/search')])],
    ['reads', new Set([page('/api/catalog?q=canary&store=de')])],
  ])
  vi.stubGlobal('caches', {
    keys: async () => [...kept.keys()],
    open: async (name: string) => ({
      keys: async () => [...(kept.get(name) ?? [])].map((url) => ({ url })),
      delete: async ({ url }: { url: string }) => kept.get(name)?.delete(url),
    }),
  })
  await forgetSearches()
  expect([...kept.values()].map((one) => [...one])).toEqual([[page('/damen?color=3'), page('/search')], []])
})

it('what pages keep of a shopper goes, of every store; what is of the device stays', () => {
  const kept = new Map(
    [
      ...['de-shop/recently-viewed', 'us-shop/searches', 'shop/current-compare', 'shop/sizes'],
      ...['shop/cart/bonuses', 'shop/checkout/addresses', 'shop/user/promo-mode', 'us-shop/wish-cards'],
      ...['shop/unsent/7/page//imprint', 'shop/unsent/7/design'],
      'claims',
    ].map((key) => [key, '[]']),
  )
  const ofTab = new Map([
    ['us-shop/urls', '[]'],
    ['other', '[]'],
  ])
  const storageOf = (held: Map<string, string>) =>
    Object.assign(Object.fromEntries(held), { removeItem: (key: string) => held.delete(key) })
  const heard: unknown[] = []
  vi.stubGlobal('window', { dispatchEvent: (event: unknown) => heard.push(event) })
  vi.stubGlobal('StorageEvent', class {})
  vi.stubGlobal('localStorage', storageOf(kept))
  vi.stubGlobal('sessionStorage', storageOf(ofTab))
  forgetLocal()
  expect([[...kept.keys()], [...ofTab.keys()], heard.length]).toEqual([['claims'], ['other'], 1])
})
