import { aLine } from '@vitrine/sync/testing/a-line'
import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { find, press, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { Header } from './header.tsx'

let shop: ReturnType<typeof scriptedEngine>

beforeEach(() => {
  shop = scriptedEngine()
})

const open = (info = {}) => openPage(<Header menu={[]} onMenu={() => undefined} />, { shop, info })
const bag = () => find('link', /bag/i)
const badge = () => textOf(bag().querySelector('span[aria-hidden]'))
async function put(sku: string, qty: number): Promise<void> {
  await act(async () => void (await shop.cart.setLine(aLine({ sku, parentSku: sku }), qty)))
  await settled()
}

describe('the number at the bag', () => {
  it('is not there while the bag is empty, and is read out with it once it is not', async () => {
    await open()
    expect(badge()).toBe('')
    await put('A', 2)
    expect(badge()).toBe('2')
    expect(bag().getAttribute('aria-label')).toContain('2')
  })

  it('counts pieces, and goes when the last one does', async () => {
    await open()
    await put('A', 2)
    await put('B', 3)
    expect(badge()).toBe('5')
    for (const line of shop.cart.get().lines) await act(async () => void (await shop.cart.remove(line)))
    await settled()
    expect(badge()).toBe('')
  })

  it('counts lines where the shop prefers that', async () => {
    await open({ minicartCount: 'lines' })
    await put('A', 2)
    await put('B', 3)
    expect(badge()).toBe('2')
  })

  it('a press opens the bag beside the page and goes nowhere', async () => {
    const { address } = await open()
    await press('link', /bag/i)
    expect(shop.engine.drawer.get()).toBe(true)
    expect(address()).toBe('/')
  })
})
