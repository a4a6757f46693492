import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { all, find, has, press, settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { toCardProduct } from '#web/lib/catalog/card-product.ts'
import { aCard } from '#web/lib/catalog/testing/a-product.ts'
import { notices } from '#web/lib/notify.ts'
import type { MainPlace } from './load/load-place.ts'
import { MainCategories } from './main-categories.tsx'

const place = (name: string, id: number, topSkus: string[] = []): MainPlace => ({
  ...{ id, name, path: `/${name.toLowerCase()}`, count: id * 10, ids: [id], topSkus },
})
const MAIN = {
  places: [place('Women', 1), place('Men', 2), place('Kids', 3)],
  products: [toCardProduct(aCard('DRESS'))],
}
let shop: ReturnType<typeof scriptedEngine>
/** What the shop was asked for, by the category. */
let answers: Map<number, PromiseWithResolvers<unknown>>

beforeEach(() => {
  notices.set([])
  answers = new Map()
  shop = scriptedEngine()
  shop.client.script['catalog.post'] = ({ body }) => {
    const [, id = '0'] = /"in":\[(\d+)/.exec(JSON.stringify(body)) ?? []
    const answer = Promise.withResolvers<unknown>()
    answers.set(Number(id), answer)
    return answer.promise
  }
})
const open = (main = MAIN) => openPage(<MainCategories main={main} />, { shop })
const cards = () => all('heading').flatMap((one) => (one.tagName === 'H3' ? [one.textContent] : []))
const shown = () => all('button').find((one) => one.getAttribute('aria-pressed') === 'true')?.textContent
async function answer(id: number, sku: string): Promise<void> {
  await act(async () => answers.get(id)?.resolve({ items: [aCard(sku)], total: 1 }))
  await settled()
}

describe('the best of each category', () => {
  it('the first comes with the page, and leads to all of it', async () => {
    await open()
    expect([cards(), shown(), shop.count('catalog.post')]).toEqual([['Linen DRESS'], 'Women', 0])
    expect(find('link', 'All 10').getAttribute('href')).toBe('/women')
  })

  it('another one is asked for once, then it is there at once', async () => {
    await open()
    await press('button', 'Men')
    expect([cards(), document.querySelector('[aria-busy=true]') !== null]).toEqual([['Linen DRESS'], true])
    await answer(2, 'SHIRT')
    expect([cards(), shown(), has('link', 'All 20')]).toEqual([['Linen SHIRT'], 'Men', true])
    await press('button', 'Women')
    await press('button', 'Men')
    expect([cards(), shop.count('catalog.post')]).toEqual([['Linen SHIRT'], 1])
  })

  it('one that does not come says so, what was there stays, and it may be pressed again', async () => {
    shop.client.script['catalog.post'] = refuses(500)
    await open()
    await press('button', 'Men')
    expect(notices.get().map(({ text }) => text)).toEqual([
      'This category did not come through. Try once more.',
    ])
    expect([cards(), shown(), document.querySelector('[aria-busy=true]')]).toEqual([
      ['Linen DRESS'],
      'Women',
      null,
    ])
    shop.client.script['catalog.post'] = () => ({ items: [aCard('SHIRT')], total: 1 })
    await press('button', 'Men')
    expect(shown()).toBe('Men')
  })

  it('a category pressed first and answered last took the place of the one pressed after it', async () => {
    await open()
    await press('button', 'Men')
    await press('button', 'Kids')
    await answer(3, 'ROMPER')
    await answer(2, 'SHIRT')
    expect([shown(), cards()]).toEqual(['Kids', ['Linen ROMPER']])
  })

  it('back to the first while another is still on its way stays with the first', async () => {
    await open()
    await press('button', 'Men')
    await press('button', 'Women')
    await answer(2, 'SHIRT')
    expect([shown(), cards()]).toEqual(['Women', ['Linen DRESS']])
    expect(document.querySelector('[aria-busy=true]')).toBeNull()
  })

  it('is busy until the one pressed last is there', async () => {
    await open()
    await press('button', 'Men')
    await press('button', 'Kids')
    await answer(2, 'SHIRT')
    expect(document.querySelector('[aria-busy=true]')).not.toBeNull()
    await answer(3, 'ROMPER')
    expect(document.querySelector('[aria-busy=true]')).toBeNull()
  })

  it('without any product there is no row of names', async () => {
    await open({ ...MAIN, products: [] })
    expect(all('button')).toEqual([])
  })
})
