import type { Product } from '@vitrine/domain/catalog/product'
import { beforeEach, describe, expect, it } from 'vitest'
import { all, find, has, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { lineDown } from '#web/engine/testing/line-down.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { aProduct, aStock } from '#web/lib/catalog/testing/a-product.ts'
import { CompareView } from './compare-view.tsx'

const fact = (code: string, value: string) => ({ code, label: code.toUpperCase(), values: [value] })
const piece = (sku: string, facts: Partial<Product> = {}) =>
  aProduct({ sku, name: `Coat ${sku}`, url_path: `coat-${sku.toLowerCase()}`, ...facts })
let shop: ReturnType<typeof scriptedEngine>
let sold: Product[]

beforeEach(() => {
  sold = [
    piece('A', { details: [fact('lining', 'Silk'), fact('season', 'Winter')] }),
    piece('B', { details: [fact('lining', 'None'), fact('season', 'Winter')] }),
    piece('C', { stock: aStock(0), details: [fact('season', 'Winter')] }),
  ]
  shop = scriptedEngine()
  shop.client.script['product.get'] = ({ query }) => {
    const product = sold.find(({ sku }) => sku === (query as { sku: string }).sku)
    return product ? { product, childSku: null } : refuses(404)()
  }
})
async function open(...skus: string[]) {
  const list = skus.map((sku) => ({
    ...{ sku, name: `Coat ${sku}`, brand_name: null, image: null, path: `/remembered-${sku}` },
  }))
  localStorage.setItem('shop/current-compare', JSON.stringify(list))
  const opened = await openPage(<CompareView />, { shop, address: '/compare' })
  await settled()
  return opened
}
const rows = () =>
  [...document.querySelectorAll('tbody tr')].slice(0, -1).map((row) => [...row.children].map(textOf))
const acts = () =>
  [...document.querySelectorAll('tbody tr:last-child a')].map((one) => [
    textOf(one),
    one.getAttribute('href'),
  ])
const isOnly = () => press('checkbox', 'Only differences')

describe('pieces side by side', () => {
  it('tell each their own, and once what both share', async () => {
    await open('A', 'B')
    expect(has('heading', 'Compare 2')).toBe(true)
    expect(rows()).toEqual([
      ['LINING', 'Silk', 'None'],
      ['SEASON', 'Winter'],
    ])
  })

  it('only differences leaves out what both share', async () => {
    await open('A', 'B')
    await isOnly()
    expect(rows()).toEqual([['LINING', 'Silk', 'None']])
    await isOnly()
    expect(rows()).toHaveLength(2)
  })

  it('one that is sold out is waited for, the other is chosen on its page', async () => {
    await open('A', 'C')
    expect(acts()).toEqual([
      ['Choose', '/coat-a'],
      ['Tell me', '/coat-c'],
    ])
  })

  it('one alone has nothing to be told apart from', async () => {
    await open('A')
    expect([has('checkbox', 'Only differences'), rows().length]).toEqual([false, 2])
  })

  it('taken out it is gone from here and from the device; the last one leaves a way on', async () => {
    await open('A', 'B')
    await press('button', 'Take out: Coat A')
    expect([has('heading', 'Compare 1'), has('link', /Coat A/)]).toEqual([true, false])
    await press('button', 'Take out: Coat B')
    expect([page().includes('Nothing to compare yet'), has('link', 'To the shop')]).toEqual([true, true])
    expect(localStorage.getItem('shop/current-compare')).toBe('[]')
  })

  it('of three a phone shows two: the first, and then those pressed last', async () => {
    await open('A', 'B', 'C')
    const visible = () =>
      all('button', /^Coat/)
        .filter((one) => one.getAttribute('aria-pressed') === 'true')
        .map((one) => one.getAttribute('aria-label'))
    expect(visible()).toEqual(['Coat A', 'Coat B'])
    await press('button', 'Coat C')
    expect(visible()).toEqual(['Coat A', 'Coat C'])
  })
})

describe('what the shop does not tell', () => {
  it('a piece it sells no longer stays as the device remembers it', async () => {
    await open('A', 'GONE')
    expect([has('link', /Coat GONE/), has('alert')]).toEqual([true, false])
    expect(acts()[1]).toEqual(['Choose', '/remembered-GONE'])
    expect(rows()[0]).toEqual(['LINING', 'Silk', 'none'])
  })

  it('a shop that fails says so, and is asked once more by a press', async () => {
    const { 'product.get': answer } = shop.client.script
    shop.client.script['product.get'] = refuses(500)
    await open('B', 'A')
    expect(textOf(find('alert'))).toContain('What sets them apart could not be asked.')
    if (answer) shop.client.script['product.get'] = answer
    await press('button', 'Try now')
    await settled()
    expect([has('alert'), rows().length]).toEqual([false, 2])
  })

  it('offline it says that this is what the device remembers, and calls nothing failed', async () => {
    shop.client.script['product.get'] = refuses(0)
    await lineDown(shop)
    await open('C', 'A')
    expect([page().includes('You are offline'), has('alert'), has('link', /Coat A/)]).toEqual([
      true,
      false,
      true,
    ])
  })
})
