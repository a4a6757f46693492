import { expect, test } from 'vitest'
import { mailsOf } from './order-mails.ts'
import { hasLeft, ORDER_STATES } from './states.ts'

test.each(ORDER_STATES)('of an order that is %s no letter is sent again that is not true', (state) => {
  const isOver = state === 'canceled' || state === 'returned'
  const mails = mailsOf(state)
  expect(mails.includes('placed')).toBe(!isOver)
  expect(mails.includes('shipped')).toBe(hasLeft(state) && !isOver)
  expect(mails.includes('delivered')).toBe(state === 'delivered')
  expect(mails.includes('canceled')).toBe(state === 'canceled')
})
