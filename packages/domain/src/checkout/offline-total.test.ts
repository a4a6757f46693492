import { expect, test } from 'vitest'
import { offlineTotal } from './offline-total.ts'

const segments = (...of: [code: string, value: number][]) =>
  of.map(([code, value]) => ({ code, title: '', value }))
const free = { title: 'Transfer', cost: 0 }

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
  expect(offlineTotal(bag, { shipping: 4, payment: { title: 'At the door', cost: 0.2 } })).toEqual({
    grand_total: 63.3,
    total_segments: [goods, { code: 'payment', title: 'At the door', value: 0.2 }, ...rest],
  })
})

test('delivery that is counted already is not counted again', () => {
  const bag = { grand_total: 63, total_segments: segments(['shipping', 4], ['grand_total', 63]) }
  expect(offlineTotal(bag, { shipping: 4, payment: free })).toEqual(bag)
})

test('a bag that is mailed costs no delivery', () => {
  const bag = {
    grand_total: 100,
    total_segments: segments(['subtotal_incl_tax', 100], ['grand_total', 100]),
  }
  expect(offlineTotal(bag, { shipping: 4, payment: free })).toEqual(bag)
})

test('what paying cost by the way looked at before is not paid for by this one', () => {
  const bag = {
    grand_total: 66,
    total_segments: segments(['subtotal_incl_tax', 59], ['payment', 3], ['shipping', 4], ['grand_total', 66]),
  }
  expect(offlineTotal(bag, { shipping: 4, payment: free }).grand_total).toBe(63)
  expect(offlineTotal(bag, { shipping: 4, payment: { title: 'At the door', cost: 3 } }).grand_total).toBe(66)
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
  expect(offlineTotal(bag, { shipping: 4, payment: { title: 'At the door', cost: 3 } })).toEqual(bag)
})
