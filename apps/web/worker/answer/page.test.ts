import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notKeptWords } from '../../build-plugins/worker/not-kept-words.ts'
import { answerPage } from './page.ts'

const URL = 'https://shop.example/de/damen'
const ENTRY = '<script src="/assets/entry.client-9.js"></script>'
const CACHED = `<html lang="de">as it was${ENTRY}`
const NEW = `<html>new${ENTRY}`

/** What was kept, by address. */
let stored: Map<string, Response>

beforeEach(() => {
  stored = new Map()
  const cache = {
    match: async (url: string) => stored.get(url)?.clone(),
    put: async (url: string, response: Response) => void stored.set(url, response),
    delete: async (url: string) => stored.delete(url),
    keys: async () => [...stored.keys()].map((url) => new Request(url)),
  }
  vi.stubGlobal('caches', { open: async () => cache })
})
afterEach(() => vi.unstubAllGlobals())

const html = (text: string, status = 200) =>
  new Response(text, { status, headers: { 'content-type': 'text/html', 'x-saved-at': '1700' } })
const shopAnswers = (answer: () => Response) => vi.stubGlobal('fetch', async () => answer())
const asks = () => answerPage(new Request(URL))

it('a page that comes over the line is shown, and kept for later', async () => {
  shopAnswers(() => html(NEW))
  expect(await (await asks()).text()).toBe(NEW)
  expect(await stored.get(URL)?.text()).toBe(NEW)
})

it('a shop too busy to answer shows the page as it was seen last, with its age', async () => {
  stored.set(URL, html(CACHED))
  for (const status of [500, 502, 503]) {
    shopAnswers(() => html('busy', status))
    const answer = await asks()
    expect([answer.status, await answer.text()]).toEqual([
      200,
      `<html data-saved-at="1700" lang="de">as it was${ENTRY}`,
    ])
  }
  expect(await stored.get(URL)?.text()).toBe(CACHED)
})

it('the sign-in of a café stood in the place of a page that was kept', async () => {
  stored.set(URL, html(CACHED))
  shopAnswers(() => html('<html><h1>Free WiFi'))
  expect(await (await asks()).text()).toBe('<html><h1>Free WiFi')
  expect(await stored.get(URL)?.text()).toBe(CACHED)
})

it('a page whose line breaks half-way costs its copy alone', async () => {
  const torn = new ReadableStream({
    pull(body) {
      body.error(new TypeError('network error'))
    },
  })
  shopAnswers(() => new Response(torn, { headers: { 'content-type': 'text/html' } }))
  expect((await asks()).status).toBe(200)
  expect(stored.size).toBe(0)
})

it('a page that was never seen is told of as the shop tells it', async () => {
  shopAnswers(() => html('busy', 503))
  expect((await asks()).status).toBe(503)
})

it('what the shop says has gone is gone, whatever was kept of it', async () => {
  stored.set(URL, html(CACHED))
  shopAnswers(() => html('not found', 404))
  expect((await asks()).status).toBe(404)
})

it('storage that is broken costs the copies, not the pages that come over the line', async () => {
  vi.stubGlobal('caches', { open: () => Promise.reject(new Error('storage is broken')) })
  shopAnswers(() => html(NEW))
  expect(await (await asks()).text()).toBe(NEW)
})

describe('without a line, a product in a size chosen since', () => {
  const leads = async (asked: string, ...kept: string[]) => {
    for (const path of kept) stored.set(`https://shop.example${path}`, html(CACHED))
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no line')))
    vi.stubGlobal('NOT_KEPT_WORDS', notKeptWords())
    const answer = await answerPage(new Request(`https://shop.example${asked}`))
    return [answer.status, answer.headers.get('location')?.replace('https://shop.example', '')]
  }

  it.each([
    ['/us/jumper?childSku=J-M', ['/us/jumper', '/us/jumper?childSku=J-S'], '/us/jumper'],
    [
      '/us/jumper?childSku=J-M',
      ['/us/jumper?childSku=J-L', '/us/jumper?childSku=J-S'],
      '/us/jumper?childSku=J-S',
    ],
    ['/us/jumper', ['/us/jumper?childSku=J-L'], '/us/jumper?childSku=J-L'],
  ])('was called not kept at %s: of %j it leads to %s', async (asked, kept, found) => {
    expect(await leads(asked, ...kept)).toEqual([302, found])
  })

  it('leads to no other product, and to none in another list', async () => {
    expect((await leads('/us/coat?childSku=C-M', '/us/jumper', '/us/coat?size=M'))[0]).toBe(503)
  })
})
