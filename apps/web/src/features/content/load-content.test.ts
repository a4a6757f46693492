import { describe, expect, it } from 'vitest'
import { refuses } from '#web/engine/testing/refuses.ts'
import { shopRequest } from '#web/engine/testing/shop-request.ts'
import { aCard } from '#web/lib/catalog/testing/a-product.ts'
import { loadContent, loadStaticPage } from './load-content.ts'
import { introOf, loadNews, loadNewsList } from './news/load-news.ts'

const PAGE = {
  title: 'Delivery',
  content_heading: '',
  meta_title: '',
  meta_description: '',
  content: '<p>Soon.</p>',
}
const FLAGS = { has_shipping_info: true, has_withdrawal: true }
const script = (more: Parameters<typeof shopRequest>[0] = {}) => ({
  'cms.page': () => PAGE,
  'cms.block': () => ({ json: FLAGS }),
  'store.deliveries': () => [{ countries: [{ code: 'US', name: 'United States' }], duty: 'none', ways: [] }],
  ...more,
})
const asked = (store = 'us', more: Parameters<typeof shopRequest>[0] = {}) => shopRequest(script(more), store)

describe('a standing page', () => {
  it('of delivery brings the table of ways along', async () => {
    const page = await loadStaticPage(asked().shop, '/delivery')
    expect([page.path, page.identifier, page.deliveries.length]).toEqual(['/delivery', 'shipping-info', 1])
  })

  it('stands although the table does not come', async () => {
    const { shop, logged } = asked('us', { 'store.deliveries': refuses(500) })
    expect([(await loadStaticPage(shop, '/delivery')).deliveries, logged.length]).toEqual([[], 1])
  })

  it.each([
    ['whose flag is off', 'us', '/imprint'],
    ['nobody knows', 'us', '/nowhere'],
    ['of a law that is not the store’s', 'us', '/withdrawal'],
  ])('%s is not there', async (_, store, path) => {
    await expect(loadStaticPage(asked(store).shop, path)).rejects.toMatchObject({ init: { status: 404 } })
  })

  it('of a law of the Union is there in a store of the Union', async () => {
    expect((await loadStaticPage(asked('de').shop, '/withdrawal')).identifier).toBe('withdrawal')
  })

  it('asked for by its name has the address it has as a page of its own', async () => {
    expect((await loadContent(asked().shop, 'shipping-info')).path).toBe('/delivery')
    expect((await loadContent(asked().shop, 'about')).path).toBe('/i/about')
  })

  it('links of its words stay in the store; pictures and other shops are left alone', async () => {
    const content = '<a href="/coats">a</a><a href="https://x.example/">b</a><a href="/media/a.pdf">c</a>'
    const { body } = await loadContent(
      asked('de', { 'cms.page': () => ({ ...PAGE, content }) }).shop,
      'about',
    )
    expect(JSON.stringify(body)).toContain('/de/coats')
    expect(JSON.stringify(body)).not.toMatch(/\/de\/media|\/de\/https/)
  })
})

describe('products a page names', () => {
  const content = '<p>Before.</p><div data-product-skus="A,B"></div><div data-product-flags="new"></div>'
  const named = (more: Parameters<typeof shopRequest>[0]) =>
    asked('us', { 'cms.page': () => ({ ...PAGE, content }), ...more })

  it('stand where they were named, and the page is forgotten with them', async () => {
    const { shop } = named({
      'product.list': () => ({ items: [aCard('A')] }),
      'catalog.get': () => ({ items: [aCard('NEW')], total: 1 }),
    })
    const { body } = await loadContent(shop, 'about')
    expect(body.map((part) => ('html' in part ? part.html : part.products.map(({ sku }) => sku)))).toEqual([
      ...['<p>Before.</p>', ['A'], ['NEW']],
    ])
    expect(shop.page.tags).toContain(`P${aCard('A').id}`)
  })

  it('that do not come leave the words', async () => {
    const { shop, logged } = named({
      'product.list': refuses(500),
      'catalog.get': () => ({ items: [], total: 0 }),
    })
    expect([(await loadContent(shop, 'about')).body, logged.length]).toEqual([
      [{ html: '<p>Before.</p>' }],
      1,
    ])
  })
})

describe('news', () => {
  const news = (identifier: string, more: object = {}) => ({
    ...{ identifier, title: identifier, date: '2026-11-01', image: null, summary: '', body: '<p>Body</p>' },
    ...more,
  })
  const list = ['a', 'b', 'c', 'd', 'e'].map((name) => news(name))
  const items = ({ query }: { query?: unknown }) => ({
    items: list.slice(0, (query as { size: number }).size),
  })

  it('are told by their summary, or else by their first words', async () => {
    const { shop } = shopRequest({
      'news.list': () => ({ items: [news('a', { summary: 'Short.' }), news('b')] }),
    })
    expect((await loadNewsList(shop)).items.map(({ intro }) => intro)).toEqual(['Short.', 'Body'])
  })

  it.each(['a', 'e'])('below "%s" three others stand, never itself', async (identifier) => {
    const { shop } = shopRequest({ 'news.list': items, 'news.get': () => news(identifier) })
    const { others } = await loadNews(shop, identifier)
    expect([others.length, others.some((one) => one.identifier === identifier)]).toEqual([3, false])
  })

  it('first words end at a word, in Chinese at a stop, and say that there is more', () => {
    const long = introOf(`<p>${'word '.repeat(60)}</p>`)
    expect([long.length <= 161, long.endsWith('word…')]).toEqual([true, true])
    expect(introOf(`<p>${'羊毛大衣很暖和。'.repeat(30)}</p>`)).toMatch(/和…$/)
    expect(introOf('<p>Short.</p>')).toBe('Short.')
  })
})
