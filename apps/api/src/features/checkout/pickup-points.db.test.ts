// Where a parcel waits to be fetched: offered by nearness, chosen by the shopper, checked by the shop, told wherever the
// order is.
import { askShippingMethods } from '@vitrine/contract/cart/checkout'
import type { PlacedOrder } from '@vitrine/contract/order'
import { getOrder } from '@vitrine/contract/order'
import { describe, expect, test } from 'vitest'
import type { Database } from '#api/db/client.ts'
import { invoicePage } from '#api/features/invoices/make-invoice.ts'
import { toOfficeOrder } from '#api/features/office/order/to-office-order.ts'
import { orderMovedMails } from '#api/features/orders/mails/order-moved.ts'
import { orderPlacedMail } from '#api/features/orders/mails/order-placed.ts'
import { ADDRESS, aBuyer } from '#api/features/orders/testing/a-buyer.ts'
import { openOrderShop } from '#api/features/orders/testing/open-order-shop.ts'

const PARCELSHOP = 1
const aPoint = (code: string, postcode: string, country = 'DE') => ({
  ...{ method_id: PARCELSHOP, country, code, name: `Kiosk ${code}`, street: 'Marktplatz 2' },
  ...{ postcode, city: 'Berlin', hours: 'Mo-Fr 09:00-19:00' },
})
const stock = async (db: Database) => {
  const points = ['10115', '10119', '10178', '13187', '14195', '80331'].map((zip) => aPoint(`p${zip}`, zip))
  await db
    .insertInto('pickup_point')
    .values([...points, aPoint('graz', '8010', 'AT')])
    .execute()
}
const shop = openOrderShop(stock)
const buyer = () => aBuyer(shop.store(), [{ sku: 'SCARF', qty: 1 }])
const to = (more: object = {}, address = ADDRESS) => ({
  addressInformation: {
    ...{ shippingAddress: address, billingAddress: address, payment_method_code: 'invoice' },
    ...{ shipping_carrier_code: 'parcelshop', shipping_method_code: 'standard' },
    ...more,
  },
})
const choosing = (pickup_point: string) => to({ shippingExtraFields: { pickup_point } })
const FIELD = 'addressInformation.shippingExtraFields.pickup_point'
const refused = (errorCode: string, key: string) => ({
  code: 400,
  meta: { errorCode, details: [{ path: FIELD, key }] },
})

describe('the ways to an address', () => {
  const ask = async (postcode = '', country_id = 'DE') => {
    const { cartId } = await buyer()
    const body = { address: { country_id, postcode } }
    const [parcelshop, courier] = await shop.store().call(askShippingMethods, { query: { cartId }, body })
    return { parcelshop, courier }
  }

  test('name the five nearest points once there is a postcode, and none for the door', async () => {
    const { parcelshop, courier } = await ask('10117')
    expect(parcelshop?.pickup_points.map(({ code }) => code)).toEqual([
      ...['p10115', 'p10119', 'p10178', 'p13187', 'p14195'],
    ])
    expect(courier).toMatchObject({ needs_point: false, pickup_points: [] })
    expect((await ask()).parcelshop).toMatchObject({ needs_point: true, pickup_points: [] })
  })

  test('name those of the country alone, and ask for none where there are none', async () => {
    expect((await ask('8010', 'AT')).parcelshop?.pickup_points).toMatchObject([{ code: 'graz' }])
    expect((await ask('00-001', 'PL')).parcelshop).toMatchObject({ needs_point: false })
  })
})

describe('an order to a pick-up point', () => {
  test.each([
    ['without one', to(), 'VALIDATION', 'REQUIRED'],
    ['to one there is not', choosing('moon'), 'SHIPPING_UNAVAILABLE', 'REFUSED'],
    ['to one of another country', choosing('graz'), 'SHIPPING_UNAVAILABLE', 'REFUSED'],
  ])('%s is refused beside its field, and nothing is taken', async (...[, order, code, key]) => {
    const { buy } = await buyer()
    await expect(buy(order)).rejects.toMatchObject(refused(code, key))
    expect(await shop.countOrders()).toBe(0)
  })

  test.each([
    ['of the former shape', to()],
    ['to a point that closed meanwhile', choosing('closed')],
  ])('that waited, %s, is not lost: it goes to the nearest, and says so', async (_, order) => {
    const { buy } = await buyer()
    expect(await pointOf(await buy({ ...order, transmited: false }))).toMatchObject({
      ...{ code: 'p10115', chosen_by_shop: true },
    })
  })

  test('by the way a device offered that could ask nobody goes by the usual one, at its price', async () => {
    const offline = { shipping_carrier_code: 'test', shipping_method_code: 'test' }
    const { buy } = await buyer()
    const asked = { ...to(offline), transmited: false }
    await expect(buy({ ...asked, expected_total: 123 })).rejects.toMatchObject({
      ...{ code: 409, meta: { errorCode: 'TOTAL_CHANGED' } },
    })
    const placed = await buy({ ...asked, expected_total: 125 })
    expect([placed.order.grand_total, (await pointOf(placed))?.code]).toEqual([123.9, 'p10115'])
  })

  test('by a way without points, or where it has none, names none', async () => {
    const door = { shipping_carrier_code: 'courier', shipping_method_code: 'door' }
    const austrian = { ...ADDRESS, country_id: 'PL', postcode: '00-001' }
    for (const order of [to(door), to({}, austrian)]) {
      const { buy } = await buyer()
      expect(await pointOf(await buy(order))).toBeNull()
    }
  })

  test('keeps the point it was made for, and every page and letter tells it', async () => {
    const { buy } = await buyer()
    const placed = await buy(choosing('p80331'))
    await shop.db().deleteFrom('pickup_point').where('code', '=', 'p80331').execute()
    expect(await pointOf(placed)).toMatchObject({ code: 'p80331', chosen_by_shop: false })
    const { id: orderId } = placed.order
    const mails = { db: shop.db(), publicUrl: 'https://shop.example' }
    const place = 'Kiosk p80331, Marktplatz 2, 80331 Berlin'
    expect((await orderPlacedMail({ orderId }, mails))?.text).toContain(`Abholort: ${place}, Mo–Fr`)
    expect((await orderMovedMails['order.shipped']?.({ orderId }, mails))?.text).toContain(place)
    expect((await orderMovedMails['order.delivered']?.({ orderId }, mails))?.text).not.toContain(place)
    const invoice = { number: '2026-00001', issued_at: new Date(0) } as Parameters<typeof invoicePage>[1]
    const page = await invoicePage(shop.db(), invoice, { orderId })
    expect(page.facts).toContainEqual(['Abholort', place])
    const row = await shop.db().selectFrom('shop_order').selectAll().executeTakeFirstOrThrow()
    expect(toOfficeOrder(row, { lines: [], refunds: [] }).shipping).toMatchObject({
      pickup_point: { code: 'p80331', street: 'Marktplatz 2' },
    })
  })
})

async function pointOf({ order_id, access_key }: PlacedOrder) {
  const asked = { params: { id: order_id }, query: { key: access_key } }
  return (await shop.store().call(getOrder, asked)).pickup_point
}
