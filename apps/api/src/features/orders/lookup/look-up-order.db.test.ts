import { lookUpOrder } from '@vitrine/contract/order/lookup'
import { beforeEach, describe, expect, test } from 'vitest'
import { ADDRESS, aBuyer } from '../testing/a-buyer.ts'
import { openOrderShop, refusal } from '../testing/open-order-shop.ts'

const shop = openOrderShop()
beforeEach(() =>
  shop
    .db()
    .deleteFrom('rate_limit' as never)
    .execute(),
)

async function ordered(telephone = '+49 30 1234567'): Promise<string> {
  const address = { ...ADDRESS, telephone }
  const { buy } = await aBuyer(shop.store(), [{ sku: 'SCARF', qty: 1 }])
  const { orderNumber } = await buy({
    addressInformation: {
      ...{ shippingAddress: address, billingAddress: address },
      ...{
        shipping_carrier_code: 'parcelshop',
        shipping_method_code: 'standard',
        payment_method_code: 'invoice',
      },
    },
  })
  return orderNumber
}
const lookUp = (number: string, contact: string, store = 'de') =>
  shop.store(store).call(lookUpOrder, { body: { number, contact } })

describe('an order by its number and contact', () => {
  test('says how it stands, and nothing of where it goes', async () => {
    const number = await ordered()
    const found = await lookUp(`#${Number(number)}`, ' ANNA@example.org ')
    expect(found).toMatchObject({ number, order_status: 'N', paid: false, products: [{ sku: 'SCARF' }] })
    expect(found).toMatchObject({ progress: { stage: 1 }, payment: { online: false, state: 'open' } })
    expect(JSON.stringify(found)).not.toMatch(/Hauptstr|anna@|Berg|1234567/)
  })

  test.each(['+49 30 1234567', '0049301234567', '030/1234567'])(
    'is found by its phone, too: %s',
    async (phone) => {
      expect(await lookUp(await ordered(), phone)).toMatchObject({ paid: false })
    },
  )

  test('a Danish phone of eight digits did not open its order without the country', async () => {
    const number = await ordered('+45 20 12 34 56')
    expect(await lookUp(number, '20123456')).toMatchObject({ paid: false })
    await expect(lookUp(number, '2012345')).rejects.toMatchObject(refusal(404, 'ORDER_NOT_FOUND'))
  })

  test('a wrong number, a wrong contact and another store are told alike', async () => {
    const number = await ordered()
    const answers = await Promise.all(
      [
        lookUp(number, 'eve@example.org'),
        lookUp('999999999', ADDRESS.email),
        lookUp(number, ADDRESS.email, 'us'),
        lookUp(number, '0'),
        lookUp("' or 1=1", ADDRESS.email),
      ].map((asked) => asked.catch(({ code, meta: { errorCode } }) => ({ code, errorCode }))),
    )
    for (const answer of answers) expect(answer).toEqual({ code: 404, errorCode: 'ORDER_NOT_FOUND' })
  })

  test('twenty times from one address, thirty a day for one number', async () => {
    const number = await ordered()
    for (let time = 1; time <= 20; time += 1) await lookUp(number, 'eve@example.org').catch(() => {})
    await expect(lookUp(number, ADDRESS.email)).rejects.toMatchObject(refusal(429, 'TOO_MANY_REQUESTS'))
  })
})
