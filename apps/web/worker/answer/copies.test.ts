import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CACHES, LIMITS } from '../copies/caches-of-shop.ts'
import { brokenCaches, browserCaches, dead, theLine } from '../testing/browser-caches.ts'
import { answerAsset } from './asset.ts'
import { answerPicture, answerRead } from './copy.ts'
import { answerData } from './data.ts'

const ASSETS = 'vitrine-assets-b2'
let kept: ReturnType<typeof browserCaches>
beforeEach(() => {
  vi.stubGlobal('BUILD_ID', 'b2')
  kept = browserCaches()
})
const ask = (path: string) => new Request(`https://shop.example${path}`)
const text = async (answer: Promise<Response>) => (await answer).text()
const says = (words: string, init?: ResponseInit) => () => new Response(words, init)

describe('a file of the shop', () => {
  it('comes over the line once, whichever build asks for it again', async () => {
    const asked = theLine(says('code'))
    expect(await text(answerAsset(ask('/assets/a-1.js')))).toBe('code')
    vi.stubGlobal('BUILD_ID', 'b3')
    expect(await text(answerAsset(ask('/assets/a-1.js')))).toBe('code')
    expect([asked, kept.paths(ASSETS)]).toEqual([['/assets/a-1.js'], ['/assets/a-1.js']])
  })

  it('that is not there is not kept as if it were', async () => {
    theLine(says('gone', { status: 404 }))
    expect((await answerAsset(ask('/assets/a-1.js'))).status).toBe(404)
    expect(kept.paths(ASSETS)).toEqual([])
  })

  it('comes over the line where nothing can be kept: the page must not open dead', async () => {
    brokenCaches()
    theLine(says('code'))
    expect(await text(answerAsset(ask('/assets/a-1.js')))).toBe('code')
  })
})

describe('a picture', () => {
  it('that was seen is shown without the line', async () => {
    theLine(says('picture'))
    await answerPicture(ask('/media/a.jpg'))
    theLine(dead)
    expect(await text(answerPicture(ask('/media/a.jpg')))).toBe('picture')
  })

  it('that was not is empty, and no torn one; nobody keeps that', async () => {
    theLine(dead)
    const answer = await answerPicture(ask('/media/a.jpg'))
    expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      'image/svg+xml',
      'no-store',
    ])
    expect(kept.paths(CACHES.pictures)).toEqual([])
  })

  it('comes over the line where nothing can be kept', async () => {
    brokenCaches()
    theLine(says('picture'))
    expect(await text(answerPicture(ask('/media/a.jpg')))).toBe('picture')
  })

  it('beyond the limit costs the one that was put away first', async () => {
    theLine(says('picture'))
    for (let at = 0; at <= LIMITS.pictures; at += 1) await answerPicture(ask(`/media/${at}.jpg`))
    const paths = kept.paths(CACHES.pictures)
    expect([paths.length, paths[0], paths.at(-1)]).toEqual([
      LIMITS.pictures,
      '/media/1.jpg',
      '/media/300.jpg',
    ])
  })
})

it.each([
  ['a file', answerAsset, '/assets/a-1.js', ASSETS],
  ['a picture', answerPicture, '/media/a.jpg', CACHES.pictures],
  ['a price', answerRead, '/api/catalog', CACHES.reads],
] as const)('%s is shown before its copy is put away', async (...kind) => {
  const [, answer, path, cache] = kind
  theLine(says('answer'))
  const put = Promise.withResolvers<void>()
  const open = caches.open
  vi.spyOn(caches, 'open').mockImplementation(async (name) => {
    const slow = await open(name)
    return { ...slow, put: (...copy) => put.promise.then(() => slow.put(...copy)) }
  })
  let copy: Promise<void> | undefined
  const shown = answer(ask(path), (one) => {
    copy = one
  })
  expect([await text(shown), kept.paths(cache)]).toEqual(['answer', []])
  put.resolve()
  await copy
  expect(kept.paths(cache)).toEqual([path])
})

describe('what a list or a price is asked for', () => {
  it('comes over the line as it is now, and without one as it was', async () => {
    theLine(says('59'))
    await answerRead(ask('/api/catalog'))
    theLine(says('49'))
    expect(await text(answerRead(ask('/api/catalog')))).toBe('49')
    theLine(dead)
    const copy = await answerRead(ask('/api/catalog'))
    expect([await copy.text(), Number(copy.headers.get('x-saved-at')) > 0]).toEqual(['49', true])
  })

  it.each(['no-store', 'private, max-age=60'])('of one person (%s) is kept for nobody', async (control) => {
    theLine(says('Anna', { headers: { 'cache-control': control } }))
    expect(await text(answerRead(ask('/api/profile')))).toBe('Anna')
    expect(kept.paths(CACHES.reads)).toEqual([])
  })

  it('and refused is not kept in the place of what there was', async () => {
    theLine(says('59'))
    await answerRead(ask('/api/catalog'))
    theLine(says('busy', { status: 503 }))
    expect((await answerRead(ask('/api/catalog'))).status).toBe(503)
    theLine(dead)
    expect(await text(answerRead(ask('/api/catalog')))).toBe('59')
  })

  it('and never seen fails as the line does, for the page to tell', async () => {
    theLine(dead)
    await expect(answerRead(ask('/api/catalog'))).rejects.toThrow('Failed to fetch')
    brokenCaches()
    await expect(answerRead(ask('/api/catalog'))).rejects.toThrow('Failed to fetch')
  })
})

it('data of a page that do not come are told to be the fault of the line', async () => {
  theLine(dead)
  const answer = await answerData(ask('/de/damen.data'))
  expect([answer.status, await answer.text()]).toEqual([503, 'offline'])
})

describe("the page of a café's sign-in, in the place of", () => {
  const signIn = says('<h1>Free WiFi', { headers: { 'content-type': 'text/html' } })

  it.each([
    ['a script, left a page dead after the line was back', answerAsset, '/assets/a-1.js', ASSETS],
    ['a picture, stood there after the line was back', answerPicture, '/media/a.jpg', CACHES.pictures],
    ['prices, was all there was of them without a line', answerRead, '/api/catalog', CACHES.reads],
  ] as const)('%s', async (...kind) => {
    const [, answer, path, cache] = kind
    theLine(signIn)
    await answer(ask(path))
    expect(kept.paths(cache)).toEqual([])
  })

  it('prices that were kept, stood for them as it would not without a line', async () => {
    theLine(says('59'))
    await answerRead(ask('/api/catalog'))
    theLine(signIn)
    expect(await text(answerRead(ask('/api/catalog')))).toBe('59')
    expect(await text(answerRead(ask('/api/category')))).toBe('<h1>Free WiFi')
  })

  it.each([
    ['a script', answerAsset, '/assets/a-1.js', ASSETS],
    ['a picture', answerPicture, '/media/a.jpg', CACHES.pictures],
  ] as const)('%s, kept by a former worker, is asked for anew', async (...kind) => {
    const [, answer, path, cache] = kind
    await (await caches.open(cache)).put(ask(path).url, signIn())
    theLine(says('its own'))
    expect(await text(answer(ask(path)))).toBe('its own')
  })
})
