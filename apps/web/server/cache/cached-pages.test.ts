import { brotliDecompressSync } from 'node:zlib'
import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { describe, expect, it } from 'vitest'
import { createPageNote } from '../../src/lib/page-note.ts'
import type { Rendered } from '../render.ts'
import { createCachedPages } from './cached-pages.ts'
import { createOutputCache, type OutputCache } from './output-cache.ts'

type Story = {
  status?: number
  tags?: string[]
  isCached?: boolean
  text?: string
  contentType?: string
  during?: () => void | Promise<void>
}

function aShop(story: Story = {}) {
  const cache = createOutputCache({ maxBytes: 1_000_000 })
  const state = { renders: 0, seen: [] as string[] }
  const pages = createCachedPages({
    cache,
    stores: () => STORE_VIEWS,
    render: async ({ request }): Promise<Rendered> => {
      state.renders += 1
      state.seen.push(new URL(request.url).pathname + new URL(request.url).search)
      await story.during?.()
      const page = createPageNote()
      if (story.isCached !== false) page.keep('category', story.tags ?? ['C26', 'P501'])
      const headers = new Headers({ 'content-type': story.contentType ?? 'text/html; charset=utf-8' })
      return {
        status: story.status ?? 200,
        headers,
        page,
        body: Buffer.from(story.text ?? `page ${state.renders}`),
      }
    },
  })
  const get = (path: string, headers: Record<string, string> = {}) => {
    const url = new URL(path, 'http://shop.test')
    return pages.serve(new Request(url, { headers }), url)
  }
  return { cache, state, get, findCached: pages.findCached, findKnown: pages.findKnown }
}

describe('the output cache', () => {
  it('renders a page once and answers the next visitor from memory', async () => {
    const { get, state } = aShop()
    const [first, second] = [await get('/us/women'), await get('/us/women?utm_source=mail')]
    expect([first.headers.get('x-cache'), second.headers.get('x-cache')]).toEqual(['miss', 'hit'])
    expect(await second.text()).toBe('page 1')
    expect(state.renders).toBe(1)
  })

  it('lets ten visitors of a missing page wait for one render', async () => {
    const { get, state } = aShop({ during: () => Promise.resolve() })
    const pages = await Promise.all(Array.from({ length: 10 }, () => get('/us/women')))
    expect(new Set(await Promise.all(pages.map((page) => page.text()))).size).toBe(1)
    expect(state.renders).toBe(1)
  })

  it('forgets a page when one of its tags is dropped', async () => {
    const { cache, get } = aShop()
    await get('/us/women')
    expect(cache.drop(['C99'])).toBe(0)
    expect(cache.drop(['P501'])).toBe(1)
    expect((await get('/us/women')).headers.get('x-cache')).toBe('miss')
  })

  it('shows no old price for a day behind a cache that nobody tells of changes', async () => {
    const { get } = aShop()
    for (const page of [await get('/us/women'), await get('/us/women')])
      expect(page.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=2, must-revalidate')
  })

  it('lets a press have what was fetched as its button went down, which is no older than behind such a cache', async () => {
    const { get } = aShop({ contentType: 'text/x-script' })
    const { headers } = await get('/us/women.data')
    expect(headers.get('cache-control')).toBe('public, max-age=2, must-revalidate')
  })

  it('answers 304 to a visitor who has the page', async () => {
    const { get } = aShop()
    const etag = (await get('/us/women')).headers.get('etag') ?? ''
    const again = await get('/us/women', { 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it('compresses for those who can read it', async () => {
    const { get } = aShop()
    for (const encoding of ['br', 'gzip'])
      expect((await get('/us/women', { 'accept-encoding': encoding })).headers.get('content-encoding')).toBe(
        encoding,
      )
    expect(
      (await get('/us/women', { 'accept-encoding': 'br;q=0' })).headers.get('content-encoding'),
    ).toBeNull()
  })

  it('hands a kept page out without a request, and nothing else', async () => {
    const { findCached, get } = aShop()
    const preferences = { ifNoneMatch: '', acceptEncoding: '' }
    expect(findCached('/us/women', preferences)).toBeUndefined()
    await get('/us/women')
    const cached = await findCached('/us/women?utm_source=mail', preferences)
    expect([cached?.status, cached?.body?.toString(), cached?.headers['x-cache']]).toEqual([
      200,
      'page 1',
      'hit',
    ])
  })

  it('makes each form of a kept page once, and has it at hand from then on', async () => {
    const { findKnown, findCached, get } = aShop()
    await get('/us/women')
    const first = await findCached('/us/women', { ifNoneMatch: '', acceptEncoding: 'br' })
    for (const acceptEncoding of ['br', 'gzip, br']) {
      expect(findKnown('/us/women', { ifNoneMatch: '', acceptEncoding })).toBe(first)
    }
    const ifNoneMatch = first?.headers.etag ?? ''
    const unchanged = await findKnown('/us/women', { ifNoneMatch, acceptEncoding: 'br' })
    expect([unchanged?.status, unchanged?.body, unchanged?.headers['content-length']]).toEqual([
      304,
      null,
      undefined,
    ])
  })

  it('is not sent again to a cache that asks by the tags of all it keeps', async () => {
    const { findCached, get } = aShop()
    await get('/us/women')
    const { headers } = (await findCached('/us/women', { ifNoneMatch: '', acceptEncoding: '' })) ?? {}
    for (const ifNoneMatch of [`"another", ${headers?.etag}`, '*']) {
      const asked = await findCached('/us/women', { ifNoneMatch, acceptEncoding: '' })
      expect([ifNoneMatch, asked?.status]).toEqual([ifNoneMatch, 304])
    }
  })

  it('never keeps an error, a page that did not ask for it, or a private one', async () => {
    for (const { story, path } of [
      { story: { status: 404 }, path: '/us/nowhere' },
      { story: { isCached: false }, path: '/us/women' },
      { story: {}, path: '/us/checkout' },
    ]) {
      const { cache, get } = aShop(story)
      const page = await get(path)
      expect(page.headers.get('cache-control')).toContain('no-store')
      expect(cache.stats().pages).toBe(0)
    }
  })

  it.each([
    ['a price of it', (cache: OutputCache) => void cache.drop(['P501']), 0],
    ['all of the shop', (cache: OutputCache) => cache.dropAll(), 0],
    ['something else', (cache: OutputCache) => void cache.drop(['P7']), 1],
  ])('kept an old page for a day when %s changed while it was being made', async (_, change, kept) => {
    const shop = aShop({ during: () => change(shop.cache) })
    expect(await (await shop.get('/us/women')).text()).toBe('page 1')
    expect(shop.cache.stats().pages).toBe(kept)
    expect(await (await shop.get('/us/women')).text()).toBe(kept === 0 ? 'page 2' : 'page 1')
  })
})

describe('addresses without a store', () => {
  it('move below the default store when they lead somewhere', async () => {
    const page = await aShop().get('/women?size=1')
    expect([page.status, page.headers.get('location')]).toEqual([302, '/us/women?size=1'])
  })

  it.each(['//', '///', '//us'])(
    'are no kept page and no fault when they look like a host: %s',
    (address) => {
      const preferences = { ifNoneMatch: '', acceptEncoding: '' }
      expect(aShop().findCached(address, preferences)).toBeUndefined()
    },
  )

  it('are 404 where they stand when they do not', async () => {
    expect((await aShop({ status: 404 }).get('/xx/women')).status).toBe(404)
  })
})

describe('a page nobody has seen yet', () => {
  const br = { ifNoneMatch: '', acceptEncoding: 'br' }
  const text = 'Wool coats, camel and rose. '.repeat(400)

  it('is sent quickly packed, and smaller to whoever comes after the second visitor', async () => {
    const { get, findKnown, findCached } = aShop({ text })
    const first = await get('/us/women', { 'accept-encoding': 'br' })
    const second = await findCached('/us/women', br)
    expect(Number(first.headers.get('content-length'))).toBe(second?.body?.length)
    const size = second?.body?.length ?? 0
    await expect.poll(async () => (await findKnown('/us/women', br))?.body?.length).toBeLessThan(size)
    const third = await findKnown('/us/women', br)
    expect(third?.headers.etag).toBe(second?.headers.etag)
    expect(brotliDecompressSync(third?.body ?? Buffer.alloc(0)).toString()).toBe(text)
  })

  it('is kept as brotli alone until somebody who cannot read that comes again', async () => {
    const { get, cache, findKnown, findCached } = aShop({ text })
    await get('/us/women')
    const kept = cache.stats().bytes
    expect(kept).toBeLessThan(text.length)
    const plain = { ifNoneMatch: '', acceptEncoding: '' }
    const answers = await Promise.all([findCached('/us/women', plain), findCached('/us/women', plain)])
    expect(answers.map((answer) => answer?.body?.toString())).toEqual([text, text])
    expect(answers[0]).toBe(answers[1])
    expect(findKnown('/us/women', plain)).toBe(answers[0])
    expect(cache.stats().bytes).toBe(kept + text.length)
    expect(cache.drop(['C26'])).toBe(1)
  })

  it('is not kept by its packing when it was dropped meanwhile', async () => {
    const { get, cache, findCached } = aShop({ text })
    await get('/us/women')
    const plain = findCached('/us/women', { ifNoneMatch: '', acceptEncoding: 'gzip' })
    cache.dropAll()
    expect((await plain)?.headers['content-encoding']).toBe('gzip')
    expect(cache.stats()).toEqual({ pages: 0, bytes: 0 })
  })
})
