import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { json } from '#api/db/json.ts'
import { aProduct, boutique } from '#api/features/catalog/testing/boutique.ts'
import { type Boutique, openBoutique } from '#api/features/catalog/testing/open-boutique.ts'

let shop: Boutique
beforeAll(async () => {
  shop = await openBoutique()
})
afterAll(() => shop.close())

const get = (url: string, headers: Record<string, string> = {}) => shop.api.app.inject({ url, headers })
const text = async (url: string) => (await get(url)).body
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)

describe('robots.txt', () => {
  test('keeps readers out of what has no page and names the sitemap of every store', async () => {
    const reply = await get('/robots.txt')
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(reply.body).toContain('Disallow: /api/\n')
    for (const store of ['us', 'en', 'eu', 'de', 'ru', 'ua', 'cn'])
      expect(reply.body).toContain(`Sitemap: https://shop.test/${store}/sitemap.xml\n`)
  })
})

describe('sitemaps', () => {
  test('the index of a store names its files, the one of the shop those of all stores', async () => {
    expect(locations(await text('/de/sitemap.xml'))).toEqual([
      'https://shop.test/de/sitemap-1.xml',
      'https://shop.test/de/sitemap-2.xml',
    ])
    expect(locations(await text('/sitemap.xml'))).toHaveLength(14)
  })

  test('the first file holds home, categories and pages, in the language of the store', async () => {
    expect(locations(await text('/de/sitemap-1.xml'))).toEqual([
      'https://shop.test/de',
      'https://shop.test/de/damen',
      'https://shop.test/de/damen/kleider',
      'https://shop.test/de/damen/kleider/midi',
      'https://shop.test/de/i/about',
    ])
  })

  test('a standing page stands at its own address while the settings show it, in the stores it is for', async () => {
    const page = (identifier: string) => ({ identifier, language: 'en', title: identifier, content: 'x' })
    const pages = ['privacy-policy', 'imprint', 'withdrawal'].map(page)
    await shop.database.db.insertInto('cms_page').values(pages).execute()
    const flags = { has_privacy_policy: true, has_withdrawal: true, has_imprint: false }
    const block = { identifier: 'cms_settings', language: '*', json: json(flags) }
    await shop.database.db.insertInto('cms_block').values(block).execute()
    const pagesOf = async (store: string) =>
      locations(await text(`/${store}/sitemap-1.xml`)).filter((address) =>
        /about|privacy|imprint|withdrawal/.test(address ?? ''),
      )
    expect(await pagesOf('eu')).toEqual([
      'https://shop.test/eu/i/about',
      'https://shop.test/eu/i/imprint',
      'https://shop.test/eu/privacy',
      'https://shop.test/eu/withdrawal',
    ])
    expect(await pagesOf('us')).toEqual([
      'https://shop.test/us/i/about',
      'https://shop.test/us/i/imprint',
      'https://shop.test/us/privacy',
    ])
  })

  test('the others hold what the store sells, with its pictures and the day it changed', async () => {
    const xml = await text('/us/sitemap-2.xml')
    expect(locations(xml)).toContain('https://shop.test/us/linen-dress')
    for (const hidden of ['plain-off', 'plain-staff', 'plain-hidden', 'dress-red'])
      expect(xml).not.toContain(hidden)
    expect(xml).toMatch(/<lastmod>20\d\d-\d\d-\d\dT[\d:.]+Z<\/lastmod>/)
    expect(xml).toContain('<image:loc>https://shop.test/media/1200x1488/d/red.jpg</image:loc>')
    expect(locations(await text('/de/sitemap-2.xml'))).not.toContain('https://shop.test/de/plain-gift')
  })

  test.each([
    '/us/sitemap-0.xml',
    '/us/sitemap-3.xml',
    '/us/sitemap-x.xml',
    '/zz/sitemap.xml',
    '/feeds/us-de.xml',
  ])('%s is not there', async (url) => expect((await get(url)).statusCode).toBe(404))
})

describe('the product feed', () => {
  test('offers each variant by itself, in one group, at its own price and address', async () => {
    const xml = await text('/feeds/us-en.xml')
    const item = xml.split('\n').find((line) => line.includes('<g:id>DRESS-navy-s</g:id>')) ?? ''
    for (const field of [
      '<g:title>Linen dress, Navy, S</g:title>',
      '<g:description>For long evenings</g:description>',
      '<g:link>https://shop.test/us/linen-dress?childSku=DRESS-navy-s</g:link>',
      '<g:image_link>https://shop.test/media/1200x1488/d/navy.jpg</g:image_link>',
      '<g:availability>in_stock</g:availability>',
      '<g:price>80.00 USD</g:price><g:sale_price>60.00 USD</g:sale_price>',
      '<g:brand>Nordwind</g:brand>',
      '<g:product_type>Women &gt; Dresses &gt; Midi</g:product_type>',
      '<g:gender>female</g:gender><g:age_group>adult</g:age_group>',
      '<g:item_group_id>DRESS</g:item_group_id><g:color>Navy</g:color><g:size>S</g:size>',
    ])
      expect(item).toContain(field)
    expect(xml).toContain('<g:id>CAP</g:id>')
    const gift = xml.split('\n').find((line) => line.includes('<g:id>GIFT</g:id>'))
    expect(gift).toBeDefined()
    expect(gift).not.toMatch(/g:gender|g:age_group/)
    expect(xml).not.toMatch(/<g:id>(OFF|STAFF|HIDDEN|DRESS)</)
  })

  test('in the language and money of the store', async () => {
    const xml = await text('/feeds/de-de.xml')
    expect(xml).toContain('<g:link>https://shop.test/de/leinenkleid?childSku=DRESS-red-m</g:link>')
    expect(xml).toContain('<g:price>75.00 EUR</g:price>')
    expect(xml).toContain('<g:color>Rot</g:color>')
  })

  test('what binds a name’s words on a page is no part of it', async () => {
    await shop.takeIn(boutique([aProduct('STRAW', { texts: { en: { name: 'V-\u2060neck' } } })]))
    await shop.catalog.refresh()
    expect(await text('/feeds/us-en.xml')).toContain('<g:title>V-neck</g:title>')
  })

  test('a name with markup in it stays a name', async () => {
    const name = '"><script>alert(1)</script> & =HYPERLINK("x")\u0007 ]]>'
    await shop.takeIn(
      boutique([aProduct('STRAW', { texts: { en: { name, description: '<p>Sun &amp; <b>sea</b></p>' } } })]),
    )
    await shop.catalog.refresh()
    const xml = await text('/feeds/us-en.xml')
    const item = xml.split('\n').find((line) => line.includes('<g:id>STRAW</g:id>')) ?? ''
    expect(item).toContain(
      '<g:title>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt; &amp; =HYPERLINK(&quot;x&quot;) ]]&gt;</g:title>',
    )
    expect(item).toContain('<g:description>Sun &amp; sea</g:description>')
  })
})

describe('files are kept', () => {
  test('and not sent again to whoever has them', async () => {
    const first = await get('/feeds/us-en.xml')
    const etag = String(first.headers.etag)
    const again = await get('/feeds/us-en.xml', { 'if-none-match': etag })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  test('until the next generation; a single change within one may wait', async () => {
    const before = await text('/feeds/us-en.xml')
    await shop.setStock('CAP', 0)
    await shop.database.db
      .insertInto('catalogue_change')
      .values({ product_id: await shop.idOf('CAP') })
      .execute()
    await shop.catalog.refresh()
    expect(await text('/feeds/us-en.xml')).toBe(before)
    shop.setNow('2026-01-15T12:30:00Z')
    const capNow = (await text('/feeds/us-en.xml')).split('\n').find((line) => line.includes('<g:id>CAP<'))
    expect(capNow).toContain('out_of_stock')
  })

  test('however many ask at once, all get the same whole file', async () => {
    await shop.takeIn(boutique())
    await shop.catalog.refresh()
    const replies = await Promise.all(Array.from({ length: 20 }, () => get('/us/sitemap-2.xml')))
    expect(new Set(replies.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
    expect(replies[0]?.body).toMatch(/<\/urlset>\n$/)
  })
})
