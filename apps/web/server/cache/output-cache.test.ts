import { describe, expect, it } from 'vitest'
import { packForOld, packQuickly, packTightly, pickEncoding, unpack } from './compress.ts'
import type { Entry } from './entry.ts'
import { createOutputCache } from './output-cache.ts'

const entry = (etag: string, tags: readonly string[], bytes = 100): Entry => ({
  ...{ contentType: 'text/html', tags, etag, policy: '', packed: Buffer.alloc(bytes) },
  ...{ isTight: false, answers: {} },
})
const aCache = (maxBytes = 1_000_000) => createOutputCache({ maxBytes })

describe('kept pages', () => {
  it('that show what has changed are made anew, each of them, and no other', () => {
    const cache = aCache()
    cache.keep('/de/a', entry('a', ['P1', 'C2']))
    cache.keep('/de/b', entry('b', ['P1']))
    cache.keep('/de/c', entry('c', ['P3', 'C2']))
    expect(cache.drop(['P1', 'P9'])).toBe(2)
    expect(['/de/a', '/de/b', '/de/c'].map((key) => cache.find(key)?.etag)).toEqual([
      undefined,
      undefined,
      'c',
    ])
    expect(cache.drop(['C2'])).toBe(1)
  })

  it('made anew are known by what they show now, not by what they showed', () => {
    const cache = aCache()
    cache.keep('/de/a', entry('a', ['P1']))
    cache.keep('/de/a', entry('a2', ['P2']))
    expect([cache.drop(['P1']), cache.find('/de/a')?.etag]).toEqual([0, 'a2'])
    expect([cache.drop(['P2']), cache.find('/de/a')]).toEqual([1, undefined])
  })

  it('are bounded by their bytes: what was asked for longest ago goes first', () => {
    const cache = aCache(24_000)
    const keys = [...'abcdefgh']
    const keepAndFind = (key: string) => {
      cache.keep(key, entry(key, [], 1_000))
      cache.find(key)
    }
    keys.forEach(keepAndFind)
    expect(keys.filter((key) => !cache.peek(key))).toEqual(['a'])
    cache.find('b')
    keepAndFind('i')
    expect(keys.filter((key) => !cache.peek(key))).toEqual(['a', 'c'])
    expect(cache.stats()).toEqual({ pages: 7, bytes: 21_000 })
  })

  it('that are asked for again outlast any number of those nobody comes back to', () => {
    const cache = aCache(24_000)
    cache.keep('/us', entry('home', ['C2'], 1_000))
    cache.find('/us')
    for (let page = 0; page < 100; page += 1) cache.keep(`/us?page=${page}`, entry('list', ['C3'], 1_000))
    expect(cache.find('/us')?.etag).toBe('home')
    expect(cache.stats()).toEqual({ pages: 2, bytes: 6_000 })
    expect([cache.drop(['C3']), cache.drop(['C2']), cache.stats().pages]).toEqual([1, 1, 0])
  })

  it('that had to go, and are asked for again, stay from then on', () => {
    const cache = aCache(24_000)
    const crawl = (from: string) => {
      for (let page = 0; page < 100; page += 1)
        cache.keep(`/us?${from}=${page}`, entry('list', ['C3'], 1_000))
    }
    cache.keep('/us/coat', entry('coat', ['P1'], 1_000))
    crawl('price')
    expect(cache.find('/us/coat')).toBeUndefined()
    cache.keep('/us/coat', entry('coat', ['P1'], 1_000))
    crawl('size')
    expect(cache.find('/us/coat')?.etag).toBe('coat')
    expect([cache.drop(['P1']), cache.find('/us/coat')]).toEqual([1, undefined])
    cache.keep('/us/coat', entry('coat', ['P1'], 1_000))
    crawl('color')
    expect(cache.find('/us/coat')).toBeUndefined()
  })

  it('made anew while they stand among those asked for again stay there', () => {
    const cache = aCache()
    const [before, tight, anew] = [entry('a', ['P1']), entry('a', ['P1']), entry('b', ['P2'])]
    cache.keep('/us', before)
    cache.find('/us')
    cache.replace('/us', before, tight)
    expect(cache.find('/us')).toBe(tight)
    cache.keep('/us', anew)
    expect([cache.find('/us')?.etag, cache.stats().pages]).toEqual(['b', 1])
    expect([cache.drop(['P1']), cache.drop(['P2']), cache.find('/us')]).toEqual([0, 1, undefined])
  })

  it('too large for the room are not kept, nor remembered by what they show', () => {
    for (const room of [1, 24_001]) {
      const cache = aCache(room)
      cache.keep('/us', entry('large', ['P1'], 5_000))
      expect([cache.find('/us'), cache.drop(['P1'])]).toEqual([undefined, 0])
    }
  })

  it('packed better meanwhile do not come back once they were dropped', () => {
    const cache = aCache()
    const before = entry('a', ['P1'])
    cache.keep('/de/a', before)
    cache.drop(['P1'])
    cache.replace('/de/a', before, { ...before, isTight: true })
    expect(cache.find('/de/a')).toBeUndefined()
    const now = entry('b', ['P1'])
    cache.keep('/de/a', now)
    cache.replace('/de/a', before, { ...before, isTight: true })
    expect(cache.find('/de/a')).toBe(now)
  })

  it('that were being made while something changed are not fresh, where it is on them', () => {
    const cache = aCache()
    const [made, other] = [cache.watch(), cache.watch()]
    cache.drop(['P1'])
    expect([made.isFresh(['P1', 'C2']), made.isFresh(['C2'])]).toEqual([false, true])
    made.end()
    other.end()
    const later = cache.watch()
    expect(later.isFresh(['P1'])).toBe(true)
    cache.dropAll()
    expect([later.isFresh(['C7']), later.isFresh([])]).toEqual([false, false])
  })
})

describe('what a browser can read', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0, gzip', 'gzip'],
    ['br;q=0.000,gzip;q=0', 'identity'],
    ['br;q=0.5, gzip', 'br'],
    ['BR', 'br'],
    ['brotli, gzipped', 'identity'],
    ['', 'identity'],
  ])('by "%s" is sent as %s', (said, encoding) => {
    expect(pickEncoding(said)).toBe(encoding)
    expect(pickEncoding(said)).toBe(encoding)
  })

  it('is the same page, however it was packed', async () => {
    const page = Buffer.from('<html>Größe 38 – 59 €</html>'.repeat(50))
    expect((await unpack(packQuickly(page))).equals(page)).toBe(true)
    const tight = await packTightly(page)
    expect((await unpack(tight)).equals(page)).toBe(true)
    expect((await packForOld(page)).length).toBeLessThan(page.length)
  })
})
