import type { Totals } from '@vitrine/contract/cart'
import type { PaymentMethod, PickupPoint, ShippingMethod } from '@vitrine/contract/cart/checkout'
import type { PlaceOrder } from '@vitrine/contract/order'
import { CallError } from '@vitrine/contract/reply'
import { aStoreView } from '@vitrine/domain/store/testing/store-views'
import type { Translate } from '@vitrine/i18n/create-translate'
import { aLine } from '@vitrine/sync/testing/a-line'
import { noAnswer } from '@vitrine/sync/testing/scripted-client'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EngineProvider } from '#web/engine/engine-provider.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { useCartCount } from '#web/engine/use-cart.ts'
import { ShopProvider } from '#web/ui/shop-context.tsx'
import { emptyDetails } from './details.ts'
import type { Methods } from './use-methods.ts'
import { usePlaceOrder } from './use-place-order.ts'

vi.mock('#web/lib/use-shop-info.ts', () => ({ useShopInfo: () => ({ minicartCount: 'quantity' }) }))

const t: Translate = (key) => key
const DETAILS = { ...emptyDetails('US'), email: 'anna@example.com', name: 'Anna Weber', city: 'New York' }
const FORM = { details: DETAILS, regions: [], refuse: () => undefined }
const placed = ({ order_id }: PlaceOrder) => ({ order_id, orderNumber: '000000001' })
let root: Root
let shop: ReturnType<typeof scriptedEngine>

/** What was chosen, counted by the shop. */
const methods = (retry = () => undefined): Methods => ({
  shipping: [],
  payment: [],
  chosenShipping: { carrier_code: 'post', method_code: 'parcel' } as ShippingMethod,
  chosenPayment: { code: 'cash' } as PaymentMethod,
  chosenPoint: { code: 'k1' } as PickupPoint,
  ...{ isPointMissing: false, isWayGone: false, isEstimate: false },
  totals: { cart_version: 2, grand_total: 122 } as Totals,
  failed: false,
  isComing: false,
  isOutOfReach: false,
  chooseShipping: () => undefined,
  choosePayment: () => undefined,
  choosePoint: () => undefined,
  check: () => true,
  retry,
})

function Checkout({ retry }: { retry?: () => undefined }) {
  const { state, place } = usePlaceOrder({
    ...{
      form: FORM,
      methods: methods(retry),
      createAccount: false,
      earlyDelivery: false,
      onWrong: () => undefined,
    },
  })
  const reason = state.phase === 'refused' ? ` ${state.errorCode}` : ''
  return (
    <button type="button" data-count={useCartCount()} onClick={() => void place()}>
      {state.phase + reason}
    </button>
  )
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  shop = scriptedEngine()
  await shop.cart.setLine(aLine({ sku: 'A', parentSku: 'A' }), 2)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const open = (retry?: () => undefined) =>
  act(async () =>
    root.render(
      <ShopProvider store={aStoreView()} t={t}>
        <EngineProvider engine={shop.engine}>
          <Checkout {...(retry ? { retry } : {})} />
        </EngineProvider>
      </ShopProvider>,
    ),
  )
const button = () => document.querySelector('button')
const press = () => act(async () => button()?.click())
const bodies = () =>
  shop.client.asked.filter(({ id }) => id === 'order.place').map(({ input }) => input.body as PlaceOrder)

describe('"Place order"', () => {
  it('sends what the shopper saw under one id; the goods leave the bag', async () => {
    shop.client.script['order.place'] = ({ body }) => placed(body as PlaceOrder)
    await open()
    expect(button()?.dataset.count).toBe('2')
    await press()
    expect(bodies()).toMatchObject([
      {
        cart_version: 2,
        expected_total: 122,
        products: [{ sku: 'A', qty: 2 }],
        addressInformation: {
          ...{ payment_method_code: 'cash', shipping_method_code: 'parcel' },
          shippingExtraFields: { pickup_point: 'k1' },
        },
      },
    ])
    expect(shop.orders.settled.get()).toMatchObject({ outcome: 'confirmed' })
    expect(button()?.dataset.count).toBe('0')
  })

  it('says that it is being sent until the shop has answered', async () => {
    const answer = Promise.withResolvers<unknown>()
    shop.client.script['order.place'] = () => answer.promise
    await open()
    await press()
    expect(button()?.textContent).toBe('sending')
    await act(async () => answer.resolve(placed(bodies()[0] as PlaceOrder)))
    expect(shop.orders.settled.get()).toMatchObject({ outcome: 'confirmed' })
  })

  it('waits when no answer comes, keeps the goods, and sends the same order when the line returns', async () => {
    shop.client.script['order.place'] = noAnswer
    await open()
    await press()
    expect([button()?.textContent, button()?.dataset.count]).toEqual(['waiting', '2'])
    shop.client.script['order.place'] = ({ body }) => placed(body as PlaceOrder)
    await act(async () => void dispatchEvent(new Event('online')))
    const [first, second] = bodies()
    expect(second).toEqual({ ...first, transmited: false })
    expect(button()?.dataset.count).toBe('0')
  })

  it('is sent again by itself, later and later, where nothing tells that the line is back', async () => {
    shop.client.script['order.place'] = noAnswer
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(Math, 'random').mockReturnValue(1)
    const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
    await open()
    await press()
    await passes(16_000)
    expect(bodies()).toHaveLength(2)
    await passes(31_000)
    expect(bodies()).toHaveLength(2)
    shop.client.script['order.place'] = ({ body }) => placed(body as PlaceOrder)
    await passes(1_000)
    expect(bodies()).toHaveLength(3)
    expect(new Set(bodies().map(({ order_id }) => order_id)).size).toBe(1)
    expect(button()?.dataset.count).toBe('0')
  })

  it('tells why the shop refused, counts anew, and leaves the goods in the bag', async () => {
    shop.client.script['order.place'] = () => {
      throw new CallError({ code: 409, result: 'sold out', meta: { errorCode: 'OUT_OF_STOCK' } })
    }
    const retry = vi.fn(() => undefined)
    await open(retry)
    await press()
    expect([button()?.textContent, button()?.dataset.count]).toEqual(['refused OUT_OF_STOCK', '2'])
    expect(retry).toHaveBeenCalledOnce()
  })

  it('an order kept by an earlier visit goes out on arrival', async () => {
    shop.client.script['order.place'] = noAnswer
    await open()
    await press()
    act(() => root.unmount())
    root = createRoot(document.body.appendChild(document.createElement('div')))
    shop.client.script['order.place'] = ({ body }) => placed(body as PlaceOrder)
    await open()
    expect(shop.orders.settled.get()).toMatchObject({ outcome: 'confirmed' })
    expect(new Set(bodies().map(({ order_id }) => order_id)).size).toBe(1)
  })
})
