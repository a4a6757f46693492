import { afterEach, expect, it, vi } from 'vitest'
import { forgetSearches } from './forget-local.ts'

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
