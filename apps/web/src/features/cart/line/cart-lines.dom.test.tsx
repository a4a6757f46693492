import type { CartLine } from '@vitrine/sync/cart/cart-state'
import { aLine } from '@vitrine/sync/testing/a-line'
import { modelServer } from '@vitrine/sync/testing/model-server'
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { all, fill, find, has, page, press, pressKey, settled, textOf } from '#web/engine/testing/find.ts'
import { lineDown } from '#web/engine/testing/line-down.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { CartContents } from '../cart-contents.tsx'

let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  sessionStorage.clear()
  shop = scriptedEngine({ server: modelServer({ A: 3 }) })
  shop.client.script['cart.geoCountry'] = () => ({ code: 'US' })
  shop.client.script['cart.shippingMethods'] = () => []
})
const put = async (sku: string, qty = 1) => {
  await act(async () => void (await shop.cart.setLine(aLine({ sku, parentSku: sku, name: sku }), qty)))
  await settled()
}
/** What the shop says of a line from now on. */
async function told(sku: string, facts: Partial<CartLine>): Promise<void> {
  const cart = shop.server.find(shop.cart.get().cartId ?? '')
  const line = cart.lines.find((one) => one.sku === sku)
  Object.assign(line ?? {}, facts)
  await act(async () => void (await shop.cart.sync()))
  await settled()
}
const open = () => openPage(<CartContents />, { shop, address: '/cart' })
const rows = () => [...document.querySelectorAll<HTMLElement>('ul > li:has([role="group"], del, a)')]
const links = () => shop.cart.get().lines.map(({ sku }) => sku)
const shown = () => rows().map((row) => textOf(row.querySelector('a')))

describe('taking a line out of the bag', () => {
  beforeEach(async () => {
    for (const sku of ['A', 'B', 'C']) await put(sku)
    for (const name of ['A', 'B', 'C']) await told(name, { name: `Coat ${name}`, parentSku: name })
  })

  it('is asked first; kept, it stays, and the keyboard is where it was', async () => {
    await open()
    const bin = find('button', 'Remove Coat B')
    bin.focus()
    await press('button', 'Remove Coat B')
    expect([document.activeElement, links()]).toEqual([find('button', 'Remove'), ['A', 'B', 'C']])
    await press('button', 'Keep')
    expect([has('dialog'), links(), document.activeElement]).toEqual([false, ['A', 'B', 'C'], bin])
  })

  it('is called off by Escape, which is not heard by what lies around it', async () => {
    await open()
    const heard = vi.fn()
    document.body.addEventListener('keydown', heard)
    find('button', 'Remove Coat B').focus()
    await press('button', 'Remove Coat B')
    await pressKey(find('button', 'Remove'), 'Escape')
    document.body.removeEventListener('keydown', heard)
    expect([has('dialog'), links(), heard.mock.calls.length]).toEqual([false, ['A', 'B', 'C'], 0])
  })

  it('puts the keyboard on the way back, which puts the line where it stood', async () => {
    await open()
    await press('button', 'Remove Coat B')
    await press('button', 'Remove')
    expect([links(), textOf(find('status'))]).toEqual([['A', 'C'], 'Removed: Coat BUndo'])
    expect(document.activeElement).toBe(find('button', 'Undo'))
    await press('button', 'Undo')
    expect([shop.quantities(), has('button', 'Undo')]).toEqual([{ A: 1, B: 1, C: 1 }, false])
    expect(shown()).toEqual(['Coat A', 'Linen dress', 'Coat C'])
  })

  it('of two that went only the last comes back by the button', async () => {
    await open()
    for (const name of ['A', 'B']) {
      await press('button', `Remove Coat ${name}`)
      await press('button', 'Remove')
    }
    expect(all('button', 'Undo')).toHaveLength(1)
    await press('button', 'Undo')
    expect(links().sort()).toEqual(['B', 'C'])
  })
})

it('two sizes of one coat had the same buttons to whoever only hears them', async () => {
  for (const [sku, value] of [
    ['A', 'M'],
    ['B', 'L'],
  ] as const) {
    await put(sku)
    await told(sku, { name: 'Coat', parentSku: 'C', options: [{ label: 'Size', value }] })
  }
  await open()
  const names = [...all('button'), ...all('field')].map((one) => one.getAttribute('aria-label'))
  const own = names.filter((name) => name?.includes('Coat'))
  expect(own).toHaveLength(10)
  expect(new Set(own).size).toBe(10)
})

describe('how many of a line', () => {
  it('goes up and down by one, and says what one costs as soon as there are two', async () => {
    await put('A')
    await open()
    expect(page()).not.toContain('each')
    await press('button', /^One more/)
    expect([shop.quantities(), page().includes('$59 each')]).toEqual([{ A: 2 }, true])
    await press('button', /^One less/)
    expect([shop.quantities(), page().includes('each')]).toEqual([{ A: 1 }, false])
    expect((find('button', /^One less/) as HTMLButtonElement).disabled).toBe(true)
  })

  it('is no more than there is: who types more gets that and is told', async () => {
    await put('B', 2)
    await open()
    await fill(/^Quantity/, '12')
    expect([shop.quantities(), page().includes('At most 7 can be ordered.')]).toEqual([{ B: 7 }, true])
    expect((find('button', /^One more/) as HTMLButtonElement).disabled).toBe(true)
  })

  it.each([
    ['2,5', 2],
    ['3.0', 3],
    ['２', 2],
  ])('typed as "%s" is %i, no ten times as many', async (typed, qty) => {
    await put('B')
    await open()
    await fill(/^Quantity/, typed)
    expect(shop.quantities()).toEqual({ B: qty })
  })

  it.each(['0', '', 'none'])('typed as "%s" stays as it was', async (typed) => {
    await put('A', 2)
    await open()
    await fill(/^Quantity/, typed)
    expect(shop.quantities()).toEqual({ A: 2 })
  })

  it('of goods nobody counts is not held at nought', async () => {
    await put('A', 2)
    await told('A', { stock: { is_in_stock: true, qty: 0, status: 'ok' } })
    await open()
    await press('button', /^One more/)
    expect(shop.quantities()).toEqual({ A: 3 })
  })

  it('was reduced: the old price is that of all of them', async () => {
    await put('A', 3)
    await told('A', { price: 59, old_price: 80, row_total: 177 })
    await open()
    expect(textOf(document.querySelector('del'))).toContain('$240')
  })
})

describe('what a line says of itself', () => {
  it('set lower than wished it says from how many to how many, until that is read', async () => {
    await put('A')
    await open()
    await fill(/^Quantity/, '5')
    const words = 'Only 3 left. We set your quantity from 5 to 3.'
    expect([shop.quantities(), page().includes(words)]).toEqual([{ A: 3 }, true])
    await press('button', 'OK')
    expect([shop.quantities(), page().includes(words)]).toEqual([{ A: 3 }, false])
  })

  it.each([
    [1, 'Only 1 left'],
    [3, 'Only 3 left'],
  ])('of which few are left (%i) says so', async (qty, words) => {
    await put('A')
    await told('A', { stock: { is_in_stock: true, qty, status: 'volatile' } })
    await open()
    expect(page()).toContain(words)
  })

  it('that is on its way pushed down what is below, at each press, until the shop had answered', async () => {
    await put('A')
    await open()
    const mark = () =>
      [...document.querySelectorAll('p')].find((one) => textOf(one).startsWith('Saved on this'))?.className
    shop.client.script['cart.update'] = () => new Promise(() => {})
    await press('button', /^One more/)
    expect(mark()).toBe('visually-hidden')
    await lineDown(shop)
    expect(mark()).not.toBe('visually-hidden')
  })

  it('that is not sent yet says so, and no longer once it is', async () => {
    await put('A')
    await open()
    const lineUp = await lineDown(shop)
    await press('button', /^One more/)
    expect(page()).toContain('Saved on this device, will be sent')
    await lineUp()
    await act(async () => void (await shop.cart.retryNow()))
    await settled()
    expect(page()).not.toContain('will be sent')
  })

  it.each([
    ['PRODUCT_NOT_FOUND', 'This is no longer sold. Your bag was not changed.'],
    ['OPTIONS_INVALID', 'Please open the product and choose again.'],
    ['SOMETHING_NEW', 'This could not be changed: no'],
  ])('refused by the shop (%s) says why, and nothing is changed', async (errorCode, words) => {
    await put('A')
    await open()
    shop.client.script['cart.update'] = refuses(400, { errorCode })
    await press('button', /^One more/)
    expect([page().includes(words), shop.quantities()]).toEqual([true, { A: 1 }])
  })

  it('that is gone has no quantity any more; of which fewer are left than wished keeps it', async () => {
    await put('A')
    await put('B', 3)
    const out = { is_in_stock: false, status: 'out_of_stock' } as const
    await told('A', { stock: { ...out, qty: 0 } })
    await told('B', { stock: { ...out, qty: 2 } })
    await open()
    const groups = [...document.querySelectorAll('[role="group"]')]
    expect(groups).toHaveLength(1)
    expect(page()).toContain('Only 2 left')
  })
})
