import { expect, test } from 'vitest'
import { offlineTotal } from './offline-total.ts'

const segments = (...of: [code: string, value: number][]) =>
  of.map(([code, value]) => ({ code, title: '', value }))
const free = { title: 'Transfer', cost: 0 }
const tax = null

test('a bag without delivery yet costs its way and its payment on top, to the cent, each in its row', () => {
  const bag = {
    grand_total: 59.1,
    total_segments: segments(['subtotal_incl_tax', 59.1], ['shipping_on_checkout', 0], ['grand_total', 59.1]),
  }
  const [goods, ...rest] = segments(
    ['subtotal_incl_tax', 59.1],
    ['shipping_on_checkout', 4],
    ['grand_total', 63.3],
  )
  expect(offlineTotal(bag, { shipping: 4, payment: { title: 'At the door', cost: 0.2 }, tax })).toEqual({
    grand_total: 63.3,
    total_segments: [goods, { code: 'payment', title: 'At the door', value: 0.2 }, ...rest],
  })
})

test('delivery that is counted already is not counted again, and makes room for the way the order goes', () => {
  const bag = { grand_total: 83, total_segments: segments(['shipping', 24], ['grand_total', 83]) }
  expect(offlineTotal(bag, { shipping: 4, payment: free, tax })).toEqual({
    grand_total: 63,
    total_segments: segments(['shipping_on_checkout', 4], ['grand_total', 63]),
  })
})

test('delivery a coupon gives stays given', () => {
  const bag = {
    grand_total: 59,
    coupon_code: 'POST',
    total_segments: segments(['shipping', 0], ['grand_total', 59]),
  }
  expect(offlineTotal(bag, { shipping: 4, payment: free, tax }).grand_total).toBe(59)
})

const TAX = { title: 'Sales tax, NY 4%', percent: 4, isShippingTaxed: true }

test('the tax of the postcode is put on the goods, the coupon taken off, and on delivery where that is taxed', () => {
  const bag = {
    grand_total: 109,
    total_segments: segments(
      ['subtotal_incl_tax', 119],
      ['coupon_code', -10],
      ['shipping_on_checkout', 0],
      ['grand_total', 109],
    ),
  }
  const costs = { shipping: 8, payment: { title: 'At the door', cost: 2 } }
  const counted = offlineTotal(bag, { ...costs, tax: { ...TAX, goods: 119 } })
  expect(counted.total_segments.map(({ code, value }) => [code, value])).toEqual([
    ['subtotal_incl_tax', 119],
    ['coupon_code', -10],
    ['payment', 2],
    ['shipping_on_checkout', 8],
    ['tax', 4.68],
    ['grand_total', 123.68],
  ])
  const onGoods = { ...TAX, isShippingTaxed: false, goods: 119 }
  expect(offlineTotal(bag, { ...costs, tax: onGoods }).grand_total).toBe(123.36)
})

test('the tax of another postcode gives way, also where the way to pay looked at took something off', () => {
  const bag = {
    grand_total: 180.13,
    total_segments: segments(
      ['subtotal_incl_tax', 168],
      ['payment_discount', -6],
      ['shipping', 8],
      ['tax', 10.13],
      ['grand_total', 180.13],
    ),
  }
  const counted = offlineTotal(bag, { shipping: 8, payment: free, tax: { ...TAX, goods: 168 } })
  expect(counted.grand_total).toBe(183.04)
  expect(counted.total_segments.filter(({ code }) => code === 'tax')).toHaveLength(1)
})

test('a gift card that pays all of it leaves nothing to pay, never less', () => {
  const bag = {
    grand_total: 0,
    total_segments: segments(
      ['subtotal_incl_tax', 59],
      ['shipping', 24],
      ['gift_card', -83],
      ['grand_total', 0],
    ),
  }
  expect(offlineTotal(bag, { shipping: 4, payment: free, tax }).grand_total).toBe(0)
})

test('a bag that is mailed costs no delivery', () => {
  const bag = {
    grand_total: 100,
    total_segments: segments(['subtotal_incl_tax', 100], ['grand_total', 100]),
  }
  expect(offlineTotal(bag, { shipping: 4, payment: free, tax })).toEqual(bag)
})

test('what paying cost by the way looked at before is not paid for by this one', () => {
  const bag = {
    grand_total: 66,
    total_segments: segments(['subtotal_incl_tax', 59], ['payment', 3], ['shipping', 4], ['grand_total', 66]),
  }
  expect(offlineTotal(bag, { shipping: 4, payment: free, tax }).grand_total).toBe(63)
  expect(
    offlineTotal(bag, { shipping: 4, payment: { title: 'At the door', cost: 3 }, tax }).grand_total,
  ).toBe(66)
})

test('beside a gift card, where nobody here can tell the fee apart, it is not put on top a second time', () => {
  const bag = {
    grand_total: 16,
    total_segments: segments(
      ['subtotal_incl_tax', 59],
      ['payment', 3],
      ['shipping', 4],
      ['gift_card', -50],
      ['grand_total', 16],
    ),
  }
  const counted = offlineTotal(bag, { shipping: 4, payment: { title: 'At the door', cost: 3 }, tax })
  expect(counted.grand_total).toBe(16)
  expect(counted.total_segments.filter(({ code }) => code === 'payment')).toHaveLength(1)
})
