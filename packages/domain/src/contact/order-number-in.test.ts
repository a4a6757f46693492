import { expect, it } from 'vitest'
import { orderNumberIn } from './order-number-in.ts'

it.each([
  ['000000042', '000000042'],
  ['42', '42'],
  [' #42 ', '42'],
  ['Your order 000000042', '000000042'],
  ['Ihre Bestellung 000000042 vom 30.11.2026', '000000042'],
  ['On 30.11.2026 you ordered #42', '42'],
  ['Двойной заказ # 000000042, 000000043', '000000042'],
  ['000000042 000000043', '000000042'],
  ['订单００００００４２', '00000042'],
  ['＃42', '42'],
  ['my dress', ''],
  ['', ''],
  ['1'.repeat(30), '1'.repeat(20)],
])('of “%s” it is %s', (text, number) => {
  expect(orderNumberIn(text)).toBe(number)
})
