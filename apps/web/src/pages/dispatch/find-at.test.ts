import { beforeEach, describe, expect, it } from 'vitest'
import { refuses } from '#web/engine/testing/refuses.ts'
import { shopRequest } from '#web/engine/testing/shop-request.ts'
import { aCategory } from '#web/lib/catalog/testing/a-category.ts'
import { aProduct } from '#web/lib/catalog/testing/a-product.ts'
import { findCategory } from '../category/find-category.ts'
import { findProduct } from '../product/find-product.ts'
import { findAt } from './find-at.ts'

const dress = aProduct({ sku: 'DRESS', type_id: 'configurable', url_path: 'dress' })
const LIST = { items: [], total: 0, suggestions: {}, aggregations: {}, attributeMetadata: [] }
let script: Parameters<typeof shopRequest>[0]
beforeEach(() => {
  script = {
    'product.related': () => ({ items: [] }),
    'review.list': refuses(500),
    'store.deliveries': () => [],
    'category.tree': () => ({ items: [] }),
    'catalog.get': () => LIST,
    'url.alternates': () => ({ paths: { us: '/dress', de: '/kleid' } }),
  }
})
const query = (text: string) => new URLSearchParams(text)
const found = (match: object) => () => match
/** Where it leads, or what it answers with. */
async function outcome(asked: Promise<unknown>): Promise<unknown> {
  const thrown = await asked.then(
    () => 'a page',
    (error: unknown) => error,
  )
  if (!(thrown instanceof Response)) return thrown
  const to = thrown.headers.get('location')
  return to ? `${thrown.status} ${to}` : thrown.status
}

describe('an address of the catalogue', () => {
  const at = (path: string, text = '') => findAt(shopRequest(script).shop, path, query(text))

  it('of a product is its page, with its addresses in the other stores', async () => {
    script['url.map'] = found({ _type: 'product', _source: dress, childSku: null })
    expect(await at('dress')).toMatchObject({
      kind: 'product',
      paths: { de: '/kleid' },
      data: { product: dress },
    })
  })

  it('is found although its addresses elsewhere are not', async () => {
    script['url.map'] = found({ _type: 'product', _source: dress, childSku: null })
    script['url.alternates'] = refuses(500)
    expect(await at('dress')).toMatchObject({ kind: 'product', paths: {} })
  })

  it.each([
    ['of another language leads to that of this store', '', '301 /dress'],
    ['takes along where its reader came from', 'utm_source=mail', '301 /dress?utm_source=mail'],
  ])('%s', async (_, text, to) => {
    script['url.map'] = found({ _type: 'product', _source: dress, childSku: null })
    expect(await outcome(at('kleid', text))).toBe(to)
  })

  it('of a variant leads to its product with the variant chosen', async () => {
    script['url.map'] = found({ _type: 'product', _source: dress, childSku: 'DRESS-M' })
    expect(await outcome(at('dress-m'))).toBe('301 /dress?childSku=DRESS-M')
  })

  it('that an editor sent elsewhere leads there', async () => {
    script['url.map'] = found({ _type: 'redirect', _source: { target: '/coats', code: 302 } })
    expect(await outcome(at('old-coats', 'size=m'))).toBe('301 /coats?size=m')
  })

  it('that nobody knows is not found, and the bare one asks nobody', async () => {
    script['url.map'] = refuses(404)
    expect(await outcome(at('nowhere'))).toMatchObject({ code: 404 })
    const request = shopRequest(script)
    expect(await outcome(findAt(request.shop, '', query('')))).toMatchObject({ init: { status: 404 } })
    expect(request.client.asked).toEqual([])
  })

  it('with letters of any language asks for what was typed', async () => {
    script['url.map'] = refuses(404)
    const request = shopRequest(script, 'ru')
    await outcome(findAt(request.shop, 'платья/50%', query('')))
    expect(request.inputsOf('url.map')).toMatchObject([
      { body: { url: `/ru/${encodeURIComponent('платья')}/50%25` } },
    ])
  })
})

describe('a category by its short name', () => {
  const at = (slug: string, text = '') => findCategory(shopRequest(script).shop, slug, query(text))
  it('leads to its full address with all that was chosen', async () => {
    script['catalog.get'] = found({ ...LIST, items: [aCategory('Coats', [], { url_path: 'women/coats' })] })
    expect(await outcome(at('coats', 'size=m&q=wool'))).toBe('301 /women/coats?size=m&q=wool')
  })

  it('that stands at several places is the one nearest to the top', async () => {
    const items = [3, 2, 4].map((level) => aCategory('Coats', [], { level, url_path: `level-${level}` }))
    script['catalog.get'] = found({ ...LIST, items })
    expect(await outcome(at('coats'))).toBe('301 /level-2')
  })

  it('nobody gave is not found', async () => {
    expect(await outcome(at('kilts'))).toMatchObject({ init: { status: 404 } })
  })
})

describe('a product by its number', () => {
  const at = (asked: { sku: string; childSku?: string }, text = '') =>
    findProduct(shopRequest(script).shop, asked, query(text))
  const pieces = (known: Record<string, object>) => {
    script['product.get'] = ({ query: asked }) => known[(asked as { sku: string }).sku] ?? refuses(404)()
  }

  it('leads to its own address, with the variant that was asked for', async () => {
    pieces({ 'DRESS-M': { product: dress, childSku: 'DRESS-M' } })
    expect(await outcome(at({ sku: 'DRESS', childSku: 'DRESS-M' }, 'utm_source=mail'))).toBe(
      '301 /dress?childSku=DRESS-M&utm_source=mail',
    )
  })

  it('a variant that is gone leads to its product', async () => {
    pieces({ DRESS: { product: dress, childSku: null } })
    expect(await outcome(at({ sku: 'DRESS' }, 'childSku=DRESS-XL'))).toBe('301 /dress')
  })

  it('one without an address stays where it is', async () => {
    pieces({ BAG: { product: aProduct({ sku: 'BAG', url_path: '' }), childSku: null } })
    expect(await outcome(at({ sku: 'BAG' }))).toBe('a page')
  })

  it('nobody sells is not found', async () => {
    pieces({})
    expect(await outcome(at({ sku: 'KILT' }))).toMatchObject({ init: { status: 404 } })
  })
})
