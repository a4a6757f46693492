import { aLine } from '@vitrine/sync/testing/a-line'
import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { has, page, press, settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { ChangesList } from './changes-list.tsx'

let shop: ReturnType<typeof scriptedEngine>
beforeEach(async () => {
  shop = scriptedEngine()
  await shop.cart.setLine(aLine({ sku: 'A', parentSku: 'A' }), 2)
})
/** Somebody changes the bag on another device, and this one hears of it. */
async function elsewhere(sku: string, qty: number): Promise<void> {
  const cart = shop.server.find(shop.cart.get().cartId ?? '')
  shop.server.put(cart, { sku, qty })
  await act(async () => void (await shop.cart.sync()))
  await settled()
}
const open = () => openPage(<ChangesList />, { shop })

describe('what another device did to the bag', () => {
  it('is not spoken of while nobody did anything', async () => {
    await open()
    expect(page()).toBe('')
  })

  it('is said with the quantity before and after, and taken back by "Undo"', async () => {
    await open()
    await elsewhere('A', 5)
    expect(page()).toContain('Quantity changed on another device: 2 → 5')
    await press('button', 'Undo: Linen dress')
    expect([shop.quantities(), page()]).toEqual([{ A: 2 }, ''])
    expect(shop.server.linesOf(shop.cart.get().cartId ?? '')).toMatchObject([{ sku: 'A', qty: 2 }])
  })

  it('what was added there can be taken out again, what was removed put back', async () => {
    await open()
    await elsewhere('B', 1)
    expect(page()).toContain('Added before you signed in or on another device. Quantity: 1')
    await press('button', 'Undo: Linen dress')
    expect(shop.quantities()).toEqual({ A: 2 })
    await elsewhere('A', 0)
    expect(page()).toContain('Removed on another device')
    await press('button', 'Undo: Linen dress')
    expect(shop.quantities()).toEqual({ A: 2 })
  })

  it('once read it is gone, and the bag stays as it is', async () => {
    await open()
    await elsewhere('A', 5)
    await press('button', 'OK')
    expect([page(), shop.quantities(), has('button')]).toEqual(['', { A: 5 }, false])
  })
})
