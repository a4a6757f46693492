import { CallError } from '@vitrine/contract/reply'
import { aLine } from '@vitrine/sync/testing/a-line'
import { beforeEach, describe, expect, it } from 'vitest'
import { find, has, press, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { SharedCartView } from './shared-cart.tsx'

const { confirmed: _, ...dress } = aLine({ sku: 'A', parentSku: 'A', qty: 2, row_total: 118 })
const soldOut = {
  ...dress,
  sku: 'B',
  parentSku: 'B',
  name: 'Wool coat',
  stock: { is_in_stock: false, qty: 0, status: 'out_of_stock' },
}
let shop: ReturnType<typeof scriptedEngine>

beforeEach(() => {
  shop = scriptedEngine()
})

const open = () => openPage(<SharedCartView code="abc" />, { shop, address: '/cart/shared/abc' })
const share = (items: unknown[]) => {
  shop.client.script['cart.get'] = () => ({ items, totals: null })
}
const fails = (code: number) => {
  shop.client.script['cart.get'] = () => {
    throw new CallError({ code, result: 'no' })
  }
}
const page = () => textOf(document.body)

describe('a bag somebody shared', () => {
  it('shows what is in it, and joins the own bag with what can still be bought', async () => {
    share([dress, soldOut])
    await shop.cart.setLine(aLine({ sku: 'OWN', parentSku: 'OWN' }), 1)
    const { address } = await open()
    expect(page()).toContain('Linen dress$118Quantity: 2')
    expect(page()).toContain('Wool coat')
    expect(page()).toContain('Sold out')
    expect(shop.quantities()).toEqual({ OWN: 1 })
    await press('button', 'Add to my bag')
    expect(address()).toBe('/cart')
    expect(shop.quantities()).toEqual({ OWN: 1, A: 2 })
  })

  it('does not call sold out what nobody is sold any more', async () => {
    share([dress, { ...soldOut, stock: { ...soldOut.stock, is_offered: false } }])
    await open()
    expect([page().includes('No longer sold'), page().includes('Sold out')]).toEqual([true, false])
  })

  it('with nothing left to buy has no button', async () => {
    share([soldOut])
    await open()
    expect(page()).toContain('Wool coat')
    expect(has('button', 'Add to my bag')).toBe(false)
  })

  it.each([404, 400])('that is gone (%s) says so and leads back to the shop', async (code) => {
    fails(code)
    await open()
    expect(page()).toContain('This bag is not shared any more')
    expect(find('link', 'See what is new').getAttribute('href')).toBe('/')
  })

  it('that could not be loaded comes when asked again', async () => {
    fails(403)
    await open()
    expect(textOf(find('alert'))).toContain('The shared bag could not be loaded.')
    share([dress])
    await press('button', 'Try now')
    expect(page()).toContain('Linen dress')
    expect(has('alert')).toBe(false)
  })
})
