import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { notKeptWords } from '../../build-plugins/worker/not-kept-words.ts'
import { writeStores } from '../../src/lib/store/page-stores.ts'
import { answerPage } from '../answer/page.ts'
import { ASK_AGAIN } from './ask-again.ts'

const SHOP = 'https://shop.example'
const WORDS = notKeptWords()

/** What was kept, in the order it was. */
let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  const cache = {
    match: async (url: string) => (stored.has(url) ? new Response(stored.get(url)) : undefined),
    keys: async () => [...stored.keys()].map((url) => new Request(url)),
  }
  vi.stubGlobal('caches', { open: async () => cache })
  vi.stubGlobal('NOT_KEPT_WORDS', WORDS)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
})
afterEach(() => vi.unstubAllGlobals())

const keep = (path: string, title: string) =>
  stored.set(new URL(path, SHOP).href, `<html><title>${title}</title>`)
const open = async (path: string) => {
  const answer = await answerPage(new Request(SHOP + path))
  return { answer, html: await answer.text() }
}
const linksIn = (html: string) =>
  [...html.matchAll(/<li><a href="([^"]*)">([^<]*)</g)].map(([, path, name]) => [path, name])

describe('a page that is not kept, opened without a line', () => {
  it.each([
    ['/us/women/knitwear', 'en', 'Not kept on this device'],
    ['/de/order/81', 'de', 'Auf diesem Gerät nicht gespeichert'],
    ['/ru/zhenshchinam', 'ru', 'На этом устройстве не сохранено'],
    ['/ua', 'uk', 'На цьому пристрої не збережено'],
    ['/cn/search?q=1', 'zh', '这台设备上没有保存此页'],
    ['/', 'en', 'Not kept on this device'],
  ])('at %s says so at its address in the language of the store', async (path, language, title) => {
    const { answer, html } = await open(path)
    expect([answer.status, answer.redirected, answer.headers.get('location')]).toEqual([503, false, null])
    expect(html).toContain(`<html lang="${language}">`)
    expect(html).toContain(`<title>${title} · Vitrine</title>`)
    expect(html).toContain(`<h1>${title}</h1>`)
  })

  it('lists by name what is kept of the store, what was seen last first', async () => {
    keep('/us', 'Vitrine')
    keep('/de/damen', 'Damen · Vitrine')
    keep('/us/merino', 'Merino &amp; more · Vitrine')
    keep('/us/cart', 'Bag · Vitrine')
    expect(linksIn((await open('/us/women')).html)).toEqual([
      ['/us/cart', 'Bag'],
      ['/us/merino', 'Merino &amp; more'],
      ['/us', 'Vitrine'],
    ])
  })

  it('calls the shop as the page seen last does', async () => {
    const told = writeStores(STORE_VIEWS.map((store) => ({ ...store, shopName: 'Oak &amp; Sons' })))
    stored.set(`${SHOP}/us/cart`, `<html data-stores="${told}"><title>Bag · Oak &amp; Sons</title>`)
    const { html } = await open('/us/women')
    expect(html).toContain('<title>Not kept on this device · Oak &amp; Sons</title>')
    expect([linksIn(html), html.includes('>Oak &amp; Sons</a></header>')]).toEqual([
      [['/us/cart', 'Bag']],
      true,
    ])
  })

  it('begins with the same list without its filters, and names a list once', async () => {
    keep('/us/women', 'Women · Vitrine')
    keep('/us/women?color=5&size=M', 'Women · Vitrine')
    keep('/us/men?color="5"&size=M', 'Men · Vitrine')
    expect(linksIn((await open('/us/women?color=red')).html)).toEqual([
      ['/us/women', 'Women'],
      ['/us/men?color=%225%22&amp;size=M', 'Men'],
    ])
  })

  it('of a store nothing is kept of lists what there is of others', async () => {
    keep('/de/damen', 'Damen · Vitrine')
    expect(linksIn((await open('/us/women')).html)).toEqual([['/de/damen', 'Damen']])
  })

  it('is told of even where nothing at all is kept, or what is cannot be read', async () => {
    expect((await open('/us/women')).html).not.toContain('<ul>')
    vi.stubGlobal('caches', { open: () => Promise.reject(new Error('storage is broken')) })
    expect((await open('/us/women')).answer.status).toBe(503)
  })
})

it('lets nothing run but its own script', async () => {
  const { answer, html } = await open('/us/"><script>alert(1)</script>')
  const nonce = /script-src 'nonce-([\w-]+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]
  expect(html.match(/<script[^>]*>/g)).toEqual([`<script nonce="${nonce}">`])
})

describe('the page of a page that is not kept', () => {
  const lineComes: (() => void)[] = []
  const health = vi.fn<() => Promise<{ ok: boolean }>>()
  const reload = vi.fn()
  beforeEach(() => {
    vi.useFakeTimers()
    lineComes.length = 0
    health.mockReset().mockRejectedValue(new TypeError('Failed to fetch'))
    reload.mockClear()
    const heard = (_: 'online', listener: () => void) => void lineComes.push(listener)
    new Function('fetch', 'location', 'addEventListener', ASK_AGAIN)(health, { reload }, heard)
  })
  afterEach(() => void vi.useRealTimers())

  it('asks by itself, later and later, and opens the one asked for once the shop answers', async () => {
    await vi.advanceTimersByTimeAsync(7_000)
    expect([health.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0])
    health.mockResolvedValue({ ok: true })
    await vi.advanceTimersByTimeAsync(7_000)
    expect([health.mock.calls.length, reload.mock.calls.length]).toEqual([3, 1])
  })

  it('does not wait for its turn when the device says that the line is back', async () => {
    health.mockResolvedValue({ ok: true })
    for (const tell of lineComes) tell()
    await vi.advanceTimersByTimeAsync(0)
    expect(reload).toHaveBeenCalledOnce()
  })
})
