import { createCartStore } from '@vitrine/sync/cart/cart-store'
import { aLine } from '@vitrine/sync/testing/a-line'
import { noAnswer } from '@vitrine/sync/testing/scripted-client'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import * as notices from '#web/lib/notify.ts'
import { BagOffer } from './bag-offer.tsx'

let shop: ReturnType<typeof scriptedEngine>
let told: MockInstance<typeof notices.notify>

beforeEach(() => {
  shop = scriptedEngine()
  told = vi.spyOn(notices, 'notify')
  arrivedBy('navigate')
})
afterEach(() => vi.restoreAllMocks())

const arrivedBy = (type: string) =>
  vi.stubGlobal('performance', { ...performance, getEntriesByType: () => [{ type }] })
const comesFrom = (address: string) =>
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(new URL(address, location.origin).href)

/** Two scarves in Germany, in the cart this device keeps for it. */
async function aBagInGermany() {
  const german = createCartStore({ ...shop, storageKey: 'de-shop/cart/current-cart' })
  await german.setLine(aLine({ sku: 'SCARF' }), 2)
  german.stop()
}
const pressOffer = () => act(async () => told.mock.lastCall?.[0].action?.onClick())

describe('who comes from another store', () => {
  it('is told what waits there, also before this page has read its own bag, and is shown a copy of it', async () => {
    await aBagInGermany()
    comesFrom('/de/scarf')
    shop.client.script['cart.share'] = () => ({ code: 'abc', url_path: '/cart/abc', expires_at: '' })
    const { address } = await openPage(<BagOffer />, { shop })
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
    expect(told.mock.lastCall?.[0].text).toContain('Deutschland')
    await pressOffer()
    await vi.waitFor(() => expect(address()).toBe('/cart/abc'))
  })

  it('hears when the copy cannot be had', async () => {
    await aBagInGermany()
    comesFrom('/de/scarf')
    shop.client.script['cart.share'] = noAnswer
    await openPage(<BagOffer />, { shop })
    await vi.waitFor(() => expect(told).toHaveBeenCalledOnce())
    await pressOffer()
    await vi.waitFor(() => expect(told.mock.lastCall?.[0].tone).toBe('error'))
  })

  it.each([
    ['of a store whose bag is empty', false, '/de'],
    ['coming from this very store', true, '/women'],
    ['coming from another shop', true, 'https://other.example/de'],
  ])('is told nothing %s', async (_, isFilled, address) => {
    if (isFilled) await aBagInGermany()
    comesFrom(address)
    await openPage(<BagOffer />, { shop })
    await settled()
    expect(told).not.toHaveBeenCalled()
  })

  it('is not told again by a reload', async () => {
    await aBagInGermany()
    comesFrom('/de')
    arrivedBy('reload')
    await openPage(<BagOffer />, { shop })
    await settled()
    expect(told).not.toHaveBeenCalled()
  })
})
