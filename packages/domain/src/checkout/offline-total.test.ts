import { expect, test } from 'vitest'
import { offlineTotal } from './offline-total.ts'

const segments = (...of: [code: string, value: number][]) => of.map(([code, value]) => ({ code, value }))

test('a bag without delivery yet costs its way and its payment on top, to the cent', () => {
  const bag = {
    grand_total: 59.1,
    total_segments: segments(['subtotal', 59.1], ['shipping_on_checkout', 0], ['grand_total', 59.1]),
  }
  expect(offlineTotal(bag, { shipping: 4, payment: 0.2 })).toEqual({
    grand_total: 63.3,
    total_segments: segments(['subtotal', 59.1], ['shipping_on_checkout', 4], ['grand_total', 63.3]),
  })
})

test('delivery that is counted already is not counted again', () => {
  const bag = { grand_total: 63, total_segments: segments(['shipping', 4], ['grand_total', 63]) }
  expect(offlineTotal(bag, { shipping: 4, payment: 0 })).toEqual(bag)
})

test('a bag that is mailed costs no delivery', () => {
  const bag = { grand_total: 100, total_segments: segments(['subtotal', 100], ['grand_total', 100]) }
  expect(offlineTotal(bag, { shipping: 4, payment: 0 })).toEqual(bag)
})
