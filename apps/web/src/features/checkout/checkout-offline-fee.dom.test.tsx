import { aLine } from '@vitrine/sync/testing/a-line'
import { noAnswer, type WithMeta } from '@vitrine/sync/testing/scripted-client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aPayment, offerCheckout } from '#web/engine/testing/checkout-offers.ts'
import { press, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { CheckoutView } from './checkout-view.tsx'
import {
  fillAll,
  NO_ESTIMATES,
  ordersSent,
  placeButton,
  type ScriptedShop,
  summaryRows,
} from './testing/open-checkout.tsx'

const paymentMethods = [
  aPayment({ default: true, title: 'At the door', code: 'cashondelivery', cost_incl_tax: 3 }),
  aPayment({ title: 'Transfer', code: 'banktransfer' }),
]
let shop: ScriptedShop
beforeEach(() => {
  shop = scriptedEngine()
  offerCheckout(shop)
  shop.client.script['cart.shippingMethods'] = noAnswer
  shop.client.script['order.place'] = noAnswer
})
afterEach(() => vi.restoreAllMocks())

type Row = [code: string, title: string, value: number | null]

/** The bag as the shop counted it while there was a line; then there is none. */
async function counted(...rows: Row[]): Promise<void> {
  const { client, cart } = shop
  const count = client.script['cart.totals']
  const total_segments = rows.map(([code, title, value]) => ({ code, title, value }))
  const grand_total = rows.at(-1)?.[2]
  client.script['cart.totals'] = async (input) => {
    const answer = (await count?.(input)) as WithMeta
    return { ...(answer.result as object), grand_total, total_segments }
  }
  await cart.setLine(aLine({ sku: 'A', parentSku: 'A' }), 2)
  await cart.sync()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const countries = [{ code: 'US', name: 'United States' }]
  await openPage(<CheckoutView countries={countries} estimates={NO_ESTIMATES} />, {
    ...{ shop, info: { paymentMethods } },
  })
}
const WHOLE = ['Products$118', 'At the door$3', 'Delivery$4', 'Total before tax$125']

it('what paying costs stands in a row of its own, so that the rows make the total that is ordered by', async () => {
  await counted(
    ['subtotal_incl_tax', 'Products', 118],
    ['shipping_on_checkout', 'Delivery', null],
    ['grand_total', 'Total', 118],
  )
  await fillAll()
  expect([summaryRows(), textOf(placeButton())]).toEqual([WHOLE, 'Place order and pay $125'])
  await press('button', /^Place order/)
  await expect.poll(() => ordersSent(shop)).toMatchObject([{ expected_total: 125 }])
})

it('what paying costs is counted once, also where the shop had counted it before the line went', async () => {
  await counted(
    ['subtotal_incl_tax', 'Products', 118],
    ['payment', 'At the door', 3],
    ['shipping', 'Delivery', 4],
    ['grand_total', 'Total', 125],
  )
  expect([summaryRows(), textOf(placeButton())]).toEqual([WHOLE, 'Place order and pay $125'])
})

it('a way to pay that costs nothing takes what the one before it cost off again', async () => {
  await counted(
    ['subtotal_incl_tax', 'Products', 118],
    ['payment', 'At the door', 3],
    ['shipping', 'Delivery', 4],
    ['grand_total', 'Total', 125],
  )
  await press('choice', /^Transfer/)
  expect([summaryRows(), textOf(placeButton())]).toEqual([
    ['Products$118', 'Delivery$4', 'Total before tax$122'],
    'Place order and pay $122',
  ])
})
