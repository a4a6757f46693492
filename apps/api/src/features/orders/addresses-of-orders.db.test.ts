import { getOrder } from '@vitrine/contract/order'
import { describe, expect, test } from 'vitest'
import { ADDRESS, aBuyer } from './testing/a-buyer.ts'
import { openOrderShop, refusal } from './testing/open-order-shop.ts'

const shop = openOrderShop()
const goods = [{ sku: 'SCARF', qty: 1 }]

/** Every country is reached by courier. */
const to = (address: object, billing = address) => ({
  addressInformation: {
    shippingAddress: { ...ADDRESS, ...address },
    billingAddress: { ...ADDRESS, ...billing },
    ...{ shipping_carrier_code: 'courier', shipping_method_code: 'door', payment_method_code: 'invoice' },
  },
})
const NEW_YORK = { country_id: 'US', city: 'New York', postcode: '10001' }
const HANGZHOU = {
  ...{ country_id: 'CN', city: '杭州市', street: ['文三路 9 号'], postcode: '310000' },
  ...{ region: '浙江省', telephone: '138 0013 8000' },
}
const buyer = (store = 'de') => aBuyer(shop.store(store), goods)
const kept = async ({ orderNumber, access_key }: { orderNumber: string; access_key: string }) => {
  const params = { id: orderNumber }
  const { shipping_address } = await shop.store().call(getOrder, { params, query: { key: access_key } })
  return shipping_address
}

describe('the address of an order', () => {
  test.each([
    ['a state by its postcode', NEW_YORK, { region: 'New York', region_code: 'NY' }],
    [
      'its letters by its name',
      { ...NEW_YORK, region: 'new york' },
      { region: 'new york', region_code: 'NY' },
    ],
    [
      'its name by its letters',
      { ...NEW_YORK, region_code: 'ny' },
      { region: 'New York', region_code: 'NY' },
    ],
    ['a province of China', { ...HANGZHOU, district: '西湖区' }, { region_code: '33', district: '西湖区' }],
    ['a place without postcodes', { country_id: 'MO', city: 'Macao', postcode: '' }, { postcode: '' }],
  ])('is kept with %s', async (_, address, expected) => {
    const placed = await (await buyer()).buy(to(address))
    expect(await kept(placed)).toMatchObject(expected)
  })

  test.each([
    ['a province that is missing', { ...HANGZHOU, region: '' }, 'shippingAddress.region', 'REQUIRED'],
    ['no phone for the courier', { ...HANGZHOU, telephone: '' }, 'shippingAddress.telephone', 'REQUIRED'],
    ['a landline', { ...HANGZHOU, telephone: '0571 88888888' }, 'shippingAddress.telephone', 'REFUSED'],
    ['no postcode', { postcode: '' }, 'shippingAddress.postcode', 'REQUIRED'],
    ['one of another country', { postcode: 'SW1A 1AA' }, 'shippingAddress.postcode', 'REFUSED'],
  ])('is refused by its field for %s, and nothing is reserved', async (...[, address, field, key]) => {
    const { buy } = await buyer()
    await expect(buy(to(address))).rejects.toMatchObject({
      ...refusal(400, 'VALIDATION'),
      meta: {
        details: expect.arrayContaining([
          expect.objectContaining({ path: `addressInformation.${field}`, key }),
        ]),
      },
    })
    expect(await shop.countOrders()).toBe(0)
  })

  test('that of the bill needs no phone: nobody carries anything there', async () => {
    const { buy } = await buyer()
    await expect(buy(to({}, { ...HANGZHOU, telephone: '' }))).resolves.toMatchObject({
      order_id: expect.anything(),
    })
    const wrong = (await buyer()).buy(to({}, { ...HANGZHOU, postcode: '1' }))
    await expect(wrong).rejects.toMatchObject({
      meta: { field: 'addressInformation.billingAddress.postcode' },
    })
  })

  test('that of the bill was refused without an e-mail, which the parcel’s names', async () => {
    const { buy } = await buyer()
    const { email, ...bill } = ADDRESS
    const { addressInformation } = to({})
    const placed = await buy({ addressInformation: { ...addressInformation, billingAddress: bill } })
    const params = { id: placed.orderNumber }
    const order = await shop.store().call(getOrder, { params, query: { key: placed.access_key } })
    expect([order.email, order.billing_address.email]).toEqual([email, email])
    const { buy: download } = await buyer()
    const { shippingAddress: _, ...alone } = addressInformation
    await expect(download({ addressInformation: { ...alone, billingAddress: bill } })).rejects.toMatchObject({
      code: 400,
      meta: { details: [{ key: 'REQUIRED', path: 'addressInformation.billingAddress.email' }] },
    })
  })

  test('a country nothing goes to is named, not the way of delivery', async () => {
    const { buy } = await buyer()
    await expect(buy(to({ country_id: 'AQ' }))).rejects.toMatchObject({
      ...refusal(400, 'SHIPPING_UNAVAILABLE'),
      meta: { field: 'addressInformation.shippingAddress.country_id' },
    })
  })

  test('goes along with what the shop should know, several lines of it, and with nothing that is no text', async () => {
    const { buy } = await buyer()
    const { orderNumber, access_key } = await buy({ ...to({}), comment: '  The bell is broken.\nKnock! ' })
    const found = await shop
      .store()
      .call(getOrder, { params: { id: orderNumber }, query: { key: access_key } })
    expect(found.comment).toBe('The bell is broken.\nKnock!')
    for (const comment of ['x'.repeat(501), 'bell\u0000', ['bell']])
      await expect((await buyer()).buy({ ...to({}), comment: comment as string })).rejects.toMatchObject({
        code: 400,
        meta: { field: 'comment' },
      })
  })

  test('an order that waited on a device from before is taken as it is', async () => {
    const { buy } = await buyer()
    const placed = await buy({ ...to({ ...HANGZHOU, region: '', telephone: '' }), transmited: false })
    expect(await kept(placed)).toMatchObject({ city: '杭州市', region: '' })
  })
})
