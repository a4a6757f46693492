// The checkout of a shop whose answers are scripted, with two pieces in the bag, and what a test reads off its screen.
import type { Estimates } from '@vitrine/contract/cart/estimates'
import type { PlaceOrder } from '@vitrine/contract/order'
import { CallError } from '@vitrine/contract/reply'
import { aLine } from '@vitrine/sync/testing/a-line'
import { offerCheckout } from '#web/engine/testing/checkout-offers.ts'
import { fill, find, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import type { StaticPage } from '#web/lib/content/static-pages.ts'
import { CheckoutView } from '../checkout-view.tsx'

export type ScriptedShop = ReturnType<typeof scriptedEngine>

const COUNTRIES = [
  { code: 'US', name: 'United States' },
  { code: 'DE', name: 'Germany' },
  { code: 'CN', name: 'China' },
]

export async function aShopWithABag(): Promise<ScriptedShop> {
  const shop = scriptedEngine()
  offerCheckout(shop)
  await shop.cart.setLine(aLine({ sku: 'A', parentSku: 'A' }), 2)
  return shop
}

/** Of a device that has kept none. */
export const NO_ESTIMATES: Estimates = { deliveries: [], taxes: [] }

type Setting = { pages?: StaticPage['identifier'][]; phone?: string; store?: string }

export const openCheckout = (shop: ScriptedShop, { pages = [], phone, store = 'us' }: Setting = {}) =>
  openPage(<CheckoutView countries={COUNTRIES} estimates={NO_ESTIMATES} />, {
    ...{ shop, store },
    info: { pages, ...(phone && { phone }) },
  })

export const value = (name: string) => (find('field', name) as HTMLInputElement).value
export const isWrong = (name: string) => find('field', name).getAttribute('aria-invalid') === 'true'
export const choice = (title: string) => find('choice', new RegExp(`^${title}`)) as HTMLInputElement
export const placeButton = () => find('button', /^Place order|^Counting/) as HTMLButtonElement
export const isCounting = () => placeButton().getAttribute('aria-disabled') === 'true'
export const summaryRows = () => [...document.querySelectorAll('aside dl > div')].map(textOf)

export const refusal =
  (errorCode: string, message = 'no', details?: object[]) =>
  () => {
    throw new CallError({ code: 409, result: message, meta: { errorCode, ...(details && { details }) } })
  }

export const ordersSent = ({ client }: ScriptedShop) =>
  client.asked.filter(({ id }) => id === 'order.place').map(({ input }) => input.body as PlaceOrder)

export async function fillAll(): Promise<void> {
  await fill('E-mail', ' anna@example.com ')
  await fill('Full name', 'Anna Maria Weber')
  await fill('Street and number', '5 Main Street')
  await fill('ZIP code', '10001')
  await fill('City', 'New York')
}
