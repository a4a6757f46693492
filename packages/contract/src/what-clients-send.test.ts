import { toMinor } from '@vitrine/domain/money/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { SkuListSchema, WebAddressSchema } from './atoms.ts'
import { AddressQuerySchema } from './cart/checkout.ts'
import { ProductOptionSchema } from './cart/server-item.ts'
import { deleteFromCart, updateCart } from './cart.ts'
import { getCatalog, mapUrl, postCatalog } from './catalog.ts'
import { addRedirect } from './content/redirects.ts'
import { sendMail } from './mail.ts'
import { setOfficePrices, setOfficeStock } from './office/goods.ts'
import { AddressSchema, PlaceOrderSchema } from './order.ts'
import { applyAsPartner } from './partner/membership.ts'
import { checkSet, saveSet } from './partner/promo-sets.ts'
import { archiveProduct, receiveOrder } from './partner/promo-steps.ts'
import { bookBonuses } from './people/customer.ts'
import { CallError } from './reply.ts'
import { createReview } from './review.ts'
import { callBack, checkCode, followSignInLink, sendCode } from './user/sign-in.ts'

const isTaken = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success
const faultsOf = (schema: z.ZodType, value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])

describe('what clients write in their own way is read as one thing', () => {
  test('ids of options as numbers or words, and choices that were left out', () => {
    const sent = {
      extension_attributes: {
        configurable_item_options: [{ option_id: 93, option_value: '58' }],
        custom_options: [{ option_id: 12, option_value: 40 }],
        bundle_options: [{ option_id: 3, option_selections: [11, '12'] }],
      },
    }
    expect(ProductOptionSchema.parse(sent)).toEqual({
      extension_attributes: {
        configurable_item_options: [{ option_id: '93', option_value: '58' }],
        custom_options: [{ option_id: '12', option_value: '40' }],
        bundle_options: [{ option_id: '3', option_qty: 1, option_selections: ['11', '12'] }],
      },
    })
    expect(ProductOptionSchema.parse({})).toEqual(ProductOptionSchema.parse({ extension_attributes: {} }))
  })

  test('null where a field may be left out says as little', () => {
    const nothing = ProductOptionSchema.parse({})
    for (const odd of [
      { extension_attributes: null },
      {
        extension_attributes: {
          configurable_item_options: null,
          custom_options: null,
          bundle_options: null,
        },
      },
    ])
      expect(ProductOptionSchema.parse(odd)).toEqual(nothing)
    const line = { sku: 'A', qty: 2 }
    const left = { product_option: null, item_id: null, quoteId: null }
    expect(updateCart.body.parse({ cartItem: { ...line, ...left }, operationId: null })).toEqual(
      updateCart.body.parse({ cartItem: line }),
    )
    expect(isTaken(deleteFromCart.body, { cartItem: { sku: 'A', item_id: null, quoteId: null } })).toBe(true)
    for (const missing of [{ qty: null }, { sku: null }])
      expect(isTaken(updateCart.body, { cartItem: { ...line, ...missing } })).toBe(false)
  })

  test('an order whose program writes null for what it does not know', () => {
    const left = { region: null, region_id: null, region_code: null, telephone: null, company: null }
    const address = {
      ...{ firstname: 'Ada', lastname: 'Klein', street: ['Hauptstraße 3'], city: 'München' },
      ...{ postcode: '80331', country_id: 'DE', email: 'ada@example.com' },
    }
    const ways = { payment_method_code: 'invoice' }
    const known = { cart_id: '1', products: [{ sku: 'A', qty: 1 }] }
    const order = { ...known, addressInformation: { billingAddress: address, ...ways } }
    const spelled = {
      ...{ order_id: null, cart_version: null, comment: null, coupon: null, currency: null, totals: null },
      ...{ cart_id: '1', products: [{ sku: 'A', qty: 1, product_option: null, price: null }] },
      addressInformation: {
        ...{ billingAddress: { ...address, ...left, vat_id: null }, shippingAddress: null, ...ways },
        ...{ shipping_method_code: null, shipping_carrier_code: null, shippingExtraFields: null },
      },
    }
    expect(PlaceOrderSchema.parse(spelled)).toEqual({ ...PlaceOrderSchema.parse(order), coupon: null })
    expect(AddressQuerySchema.parse({ country_id: 'DE', region: null, street: null })).toEqual(
      AddressQuerySchema.parse({ country_id: 'DE' }),
    )
  })

  test('a search and an address of somebody signed in: their group is a number, and what is not known is null', () => {
    const left = { size: null, from: null, sort: null, store: null, storeCode: null, searchQuery: null }
    const fields = { type: null, _sourceInclude: null, _sourceExclude: null, groupToken: null }
    const nothing = getCatalog.query.parse({})
    expect(postCatalog.body.parse({ ...left, ...fields, groupId: null })).toEqual(nothing)
    expect(postCatalog.body.parse({ groupId: 1 })).toEqual({ ...nothing, groupId: 1 })
    const asked = { url: 'women', includeFields: null, options: null, groupToken: null }
    expect(mapUrl.body.parse({ ...asked, groupId: 1, filters: { sku: null } }).filters).toEqual({})
    for (const groupId of [true, {}, ['1']])
      expect(isTaken(mapUrl.body, { url: 'women', groupId })).toBe(false)
  })

  test('a sign-in that does not say from where, and a message nobody wants confirmed', () => {
    const who = { phone: 'ada@example.com', contact: 'ada@example.com', code: '1234', token: 'x' }
    for (const { body } of [sendCode, checkCode, callBack, followSignInLink])
      expect(body.parse({ ...who, platform: null })).toEqual(body.parse(who))
    const message = { token: 'x', subject: 'Hello', emailText: 'A question' }
    const [sourceAddress, targetAddress] = ['ada@example.com', 'help@example.com']
    const sent = { ...message, sourceAddress, targetAddress }
    expect(sendMail.body.parse({ ...sent, confirmation: null })).toEqual(sendMail.body.parse(sent))
  })

  test('a piece brought back, a parcel and an older program’s review, as they were read', () => {
    const back = { id: 12, type: 'product', archive: false }
    expect(archiveProduct.body.parse({ ...back, reason: null, notes: null })).toEqual(
      archiveProduct.body.parse(back),
    )
    expect(receiveOrder.body.parse({ id: 1, substitutes: null })).toEqual({ id: 1, substitutes: [] })
    const review = { product_id: 1, title: 'Good', detail: 'It fits', nickname: 'Ada' }
    expect(createReview.body.parse({ review: { ...review, rating: null } })).toEqual(
      createReview.body.parse({ review }),
    )
  })

  test('skus of a question about stock', () => {
    expect(SkuListSchema.parse(' A-1, B ,,C,')).toEqual(['A-1', 'B', 'C'])
    for (const odd of ['', ' , ', 'x'.repeat(65), Array(101).fill('A').join(',')])
      expect(isTaken(SkuListSchema, odd)).toBe(false)
  })

  test('pieces of a set: a list in an address, one or several of a form', () => {
    expect(checkSet.query.parse({ items: '12,13' }).items).toEqual([12, 13])
    expect(saveSet.body.parse({ items: '12' }).items).toEqual([12])
    expect(saveSet.body.parse({ items: ['12', 13] }).items).toEqual([12, 13])
    for (const items of ['', '12,', '12,x', '0', Array(11).fill(7).join(',')])
      expect([items, isTaken(checkSet.query, { items })]).toEqual([items, false])
  })
})

describe('an amount a program sends', () => {
  const priceOf = (price: number) => ({ items: [{ sku: 'A', store: 'de', price }] })
  const cents = fc.integer({ min: 1, max: 1_000_000_000_00 })

  test('is taken to the cent, whatever it is, and never with a part of one', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 9 }), (minor, tenths) => {
        const price = minor / 100
        expect(isTaken(setOfficePrices.body, priceOf(price))).toBe(true)
        expect(toMinor(price)).toBe(minor)
        // Beyond a milliard a double holds no tenth of a cent for sure.
        if (minor < 100_000_000_000)
          expect(isTaken(setOfficePrices.body, priceOf(Number(`${minor * 10 + tenths}e-3`)))).toBe(false)
      }),
      { numRuns: 2_000 },
    )
  })

  test.each([0, -1, Number.NaN, Infinity, 1e11, '19.99', null])('is no price: %j', (price) => {
    expect(isTaken(setOfficePrices.body, priceOf(price as number))).toBe(false)
  })

  test('books bonuses to the cent, both ways, and nothing of nothing', () => {
    const booked = (change: number) =>
      isTaken(bookBonuses.body, {
        ...{ key: '8f14e45f-ceea-467f-a0e6-3f1f6b2a9d11', currency: 'EUR', reason: 'Parcel came late' },
        change,
      })
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), (minor) => {
        expect([booked(minor / 100), booked(-minor / 100)]).toEqual([true, true])
      }),
    )
    expect([0, 0.001, -0.004, 10.005, 100_000.01].map(booked)).toEqual(Array(5).fill(false))
  })

  test('of stock is set or changed, never both and never neither', () => {
    const faults = (item: object) => faultsOf(setOfficeStock.body, { items: [{ sku: 'A', ...item }] })
    expect([faults({ qty: 0 }), faults({ change: -3 })]).toEqual([[], []])
    for (const item of [{}, { qty: 3, change: 1 }])
      expect(faults(item)).toEqual([['items.0.qty', 'needs either qty or change']])
  })
})

describe('what people type', () => {
  test.each([
    ['@mila.sorel', 'mila.sorel'],
    [' mila_7 ', 'mila_7'],
    ['Мила-7', 'Мила-7'],
    ['小米', '小米'],
    ['@@mila', undefined],
    ['mila sorel', undefined],
    ['mila/../x', undefined],
    ['@', undefined],
  ])('where somebody posts: %s is %s', (handle, read) => {
    const parsed = applyAsPartner.body.shape.handle.safeParse(handle)
    expect(parsed.data).toBe(read)
  })

  test.each([
    ['/old-name/', 'old-name'],
    ['women/dresses', 'women/dresses'],
    ['  женщинам/платья ', 'женщинам/платья'],
    ['a//b', undefined],
    ['a?b=1', undefined],
    ['a#b', undefined],
    ['a%2fb', undefined],
    ['///', undefined],
    ['a\u0007b', undefined],
  ])('an old address: %j is %s', (path, read) => {
    const parsed = addRedirect.body.shape.path.safeParse(path)
    expect(parsed.data).toBe(read)
  })

  test.each([
    ['https://www.instagram.com/mila', true],
    ['https://instagram.com@evil.example/', false],
    ['https://localhost/x', false],
    ['http://instagram.com/mila', false],
    ['javascript:alert(1)', false],
  ])('an address of a page: %s is taken: %j', (address, is) => {
    expect(isTaken(WebAddressSchema, address)).toBe(is)
  })

  const address = {
    ...{ firstname: ' Ada ', lastname: 'Klein', street: ['Hauptstraße 3'], city: 'München' },
    ...{ country_id: 'DE', email: 'ada@example.com' },
  }
  test('an address without what its country may not have', () => {
    expect(AddressSchema.parse(address)).toMatchObject({ firstname: 'Ada', postcode: '', region_id: 0 })
    expect(faultsOf(AddressSchema, { ...address, street: ['  ', 'c/o Klein'] })).toEqual([
      ['street', 'needs a street'],
    ])
    expect(faultsOf(AddressSchema, { ...address, lastname: '...' })).toEqual([
      ['lastname', 'needs at least one letter'],
    ])
    expect(faultsOf(AddressSchema, { ...address, city: 'München\nBerlin' })).toEqual([
      ['city', 'is more than one line'],
    ])
  })
})

test('a refusal says its key, or at least its number', () => {
  expect(new CallError({ code: 409, result: 'OUT_OF_STOCK' })).toMatchObject({
    ...{ message: 'OUT_OF_STOCK', code: 409, meta: {} },
  })
  const named = { code: 400, result: { errorMessage: 'no' }, meta: { field: 'sku' } }
  expect(new CallError(named)).toMatchObject({ message: 'code 400', result: named.result, meta: named.meta })
})
