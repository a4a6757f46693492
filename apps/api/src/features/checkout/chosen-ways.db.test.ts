import { getTotals } from '@vitrine/contract/cart'
import { describe, expect, test } from 'vitest'
import { aTill, express, parcel } from './testing/a-till.ts'

const { aCart, app } = aTill()

test.each([
  ['as clients spell it', { shippingAddress: { countryId: 'AT' }, ...parcel, paymentMethodCode: 'invoice' }],
  [
    'as documents spell it',
    {
      shipping_address: { country_id: 'AT' },
      shipping_carrier_code: 'parcelshop',
      ...{ shipping_method_code: 'standard', payment_method_code: 'invoice' },
    },
  ],
  [
    'as an order spells it',
    {
      shippingAddress: { country_id: 'AT' },
      shipping_carrier_code: 'parcelshop',
      ...{ shipping_method_code: 'standard', payment_method_code: 'invoice' },
    },
  ],
])('where to and how is kept %s', async (_, addressInformation) => {
  const { query } = await aCart({ SCARF: 1 })
  const post = (payload: object) =>
    app().inject({
      method: 'POST',
      url: `/api/cart/shipping-information?cartId=${query.cartId}&storeCode=de`,
      payload,
    })
  const { result } = (await post({ addressInformation })).json()
  expect(result.totals).toMatchObject({ shipping_amount: 9.9, grand_total: 128.9 })
  const none = (await post({ addressInformation: {} })).json()
  expect(none.meta.field).toBe('addressInformation.shippingAddress')
  const nowhere = (await post({ addressInformation: { shippingAddress: {} } })).json()
  expect(nowhere.meta.field).toBe('addressInformation.shippingAddress.countryId')
})

const byClients = { shippingCarrierCode: 'courier', shippingMethodCode: 'free' }
const byDocuments = { shipping_carrier_code: 'courier', shipping_method_code: 'free' }
test.each<[string, object]>([
  ['paymentMethodCode', { shippingAddress: { countryId: 'DE' }, paymentMethodCode: 'shells' }],
  ['payment_method_code', { shipping_address: { country_id: 'DE' }, payment_method_code: 'shells' }],
  ['shippingMethodCode', { shippingAddress: { countryId: 'DE' }, ...byClients }],
  ['shipping_method_code', { shippingAddress: { countryId: 'DE' }, ...byDocuments }],
  [
    'shippingAddress.countryId',
    { shippingAddress: { countryId: 'AQ' }, ...byClients, shippingMethodCode: 'door' },
  ],
  [
    'shipping_address.country_id',
    { shipping_address: { country_id: 'AQ' }, ...byDocuments, shipping_method_code: 'door' },
  ],
])(
  'what is not offered was named as the client had not spelled it: %s',
  async (field, addressInformation) => {
    const { query } = await aCart({ SCARF: 1 })
    const url = `/api/cart/shipping-information?cartId=${query.cartId}&storeCode=de`
    const reply = await app().inject({ method: 'POST', url, payload: { addressInformation } })
    expect([reply.statusCode, reply.json().meta.field]).toEqual([400, `addressInformation.${field}`])
  },
)

describe('POST /api/cart/shipping-information', () => {
  test('a choice is kept and priced: 3 % off for a transfer, rounded up to a whole euro', async () => {
    const { shop, query, choose } = await aCart({ SCARF: 1 })
    const { totals } = await choose({ ...parcel, paymentMethodCode: 'banktransfer' })
    expect(totals).toMatchObject({ grand_total: 119 - 4 + 4.9, discount_amount: -4, shipping_incl_tax: 4.9 })
    expect(totals.total_segments).toContainEqual({
      code: 'payment_discount',
      title: 'Vorkasse per Überweisung',
      value: -4,
    })
    expect(await shop.call(getTotals, { query })).toEqual(totals)
  })

  test('choosing the same again is no change', async () => {
    const { choose } = await aCart({ SCARF: 1 })
    const first = await choose(parcel)
    expect((await choose(parcel)).totals.cart_version).toBe(first.totals.cart_version)
  })

  test('delivery is free from the limit on, after discounts', async () => {
    const { choose } = await aCart({ SCARF: 1, JUMPER: 1 })
    expect((await choose(parcel)).totals.shipping_incl_tax).toBe(0)
    expect((await choose(express)).totals.shipping_incl_tax).toBe(14.9)
  })

  test('paying at the door costs its fee', async () => {
    const { choose } = await aCart({ SCARF: 1 })
    const { totals } = await choose({ ...parcel, paymentMethodCode: 'cashondelivery' })
    expect(totals.grand_total).toBe(127.9)
  })

  test.each([
    ['a method not offered there', express, 'AT', 'SHIPPING_UNAVAILABLE'],
    ['an invented method', { ...parcel, shippingMethodCode: 'free' }, 'DE', 'SHIPPING_UNAVAILABLE'],
    ['an invented payment', { paymentMethodCode: 'shells' }, 'DE', 'PAYMENT_UNAVAILABLE'],
    [
      'money for the express courier',
      { ...express, paymentMethodCode: 'cashondelivery' },
      'DE',
      'PAYMENT_UNAVAILABLE',
    ],
  ])('%s is refused', async (...[, chosen, country, errorCode]) => {
    const { choose } = await aCart({ SCARF: 1 })
    await expect(choose(chosen, country)).rejects.toMatchObject({ code: 400, meta: { errorCode } })
  })

  test('where nothing is delivered nothing is charged for it', async () => {
    const { choose } = await aCart({ PATTERN: 2 })
    const { totals } = await choose(parcel)
    expect(totals).toMatchObject({ grand_total: 18, shipping_incl_tax: 0 })
  })
})
