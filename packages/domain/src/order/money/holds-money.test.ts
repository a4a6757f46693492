import { expect, test } from 'vitest'
import { PAYMENT_STATES } from '../states.ts'
import { holdsMoney, wasPaid } from './holds-money.ts'

test('money that came is there until all of it went back, and came all the same', () => {
  expect(PAYMENT_STATES.map((state) => [state, holdsMoney(state), wasPaid(state)])).toEqual([
    ['open', false, false],
    ['pending', false, false],
    ['paid', true, true],
    ['failed', false, false],
    ['part_refunded', true, true],
    ['refunded', false, true],
  ])
})
