import { expect, test } from 'vitest'
import { payUntil } from './unpaid-hold.ts'

const ORDERED = 1_893_492_000_000

test('an order waits half an hour for a payment service, and for a transfer until somebody decides', () => {
  expect(payUntil(ORDERED, 'stripe')).toBe(ORDERED + 1_800_000)
  expect(payUntil(ORDERED, null)).toBeNull()
})
