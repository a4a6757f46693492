import { aLine } from '@vitrine/sync/testing/a-line'
import { act } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { aShipping } from '#web/engine/testing/checkout-offers.ts'
import { find, has, page, settled } from '#web/engine/testing/find.ts'
import { openPage, wordsIn } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { DeliveryProgress } from './delivery-progress.tsx'

// Asked once a tab: of no use where each test has a shop of its own.
vi.mock('#web/lib/delivery/ask-country.ts', () => ({ askCountry: async () => 'AT' }))

let shop: ReturnType<typeof scriptedEngine>
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 2, 2, 12) })
  onTestFinished(() => void vi.useRealTimers())
  shop = scriptedEngine()
  shop.client.script['cart.shippingMethods'] = () => [aShipping({ limit: 200 })]
  await shop.cart.setLine(aLine({ sku: 'A', parentSku: 'A' }), 1)
})
const open = (store = 'us') =>
  openPage(<DeliveryProgress />, { shop, store, ...(store === 'de' && { t: wordsIn('de') }) })
const bar = () => (find('progress') as HTMLProgressElement).value
const qty = async (next: number) => {
  await act(async () => void (await shop.cart.setLine(aLine({ sku: 'A', parentSku: 'A' }), next)))
  await settled()
}

it('what is missing until delivery is free goes down with each piece, until it is free', async () => {
  await open()
  expect([page(), bar()]).toEqual([expect.stringContaining('$141 to free delivery.'), 30])
  await qty(3)
  expect([page(), bar()]).toEqual([expect.stringContaining('$23 to free delivery.'), 89])
  await qty(4)
  expect([page(), bar()]).toEqual([expect.stringContaining('Delivery is free.'), 100])
})

it('the day and the country are told in the language of the store', async () => {
  await open('de')
  expect(page()).toMatch(/Österreich/)
  expect(page()).toMatch(/\d+\. März/)
  expect(page()).toContain('141 €')
})

it('in Russian the last day was a list of words: it is a sentence', async () => {
  await openPage(<DeliveryProgress />, { shop, store: 'ru', t: wordsIn('ru') })
  expect(page()).toMatch(/Австрия: не позднее \d+ марта посылка будет у вас\.$/)
})

it('a way that always costs promises a day and no bar', async () => {
  shop.client.script['cart.shippingMethods'] = () => [aShipping({ limit: 1_000_000 })]
  await open()
  expect([has('progress'), page()]).toEqual([false, expect.stringMatching(/^Arrives by/)])
})

it('less than was held for it leaves what stands below where it is', async () => {
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(51)
  onTestFinished(() => height.mockRestore())
  shop.client.script['cart.shippingMethods'] = () => [aShipping({ limit: 1_000_000 })]
  await open()
  expect(document.querySelector('p')?.parentElement?.style.minHeight).toBe('51px')
})

it.each([
  ['the shop cannot say', refuses(500)],
  ['nothing is delivered there', () => []],
  ['what there is cannot be had', () => [aShipping({ available: false })]],
])('nothing is promised where %s', async (_, answer) => {
  shop.client.script['cart.shippingMethods'] = answer
  await open()
  expect(page()).toBe('')
})
