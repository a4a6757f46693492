import { expect, test } from 'vitest'
import { RefundedSchema } from './refund.ts'

test('nothing is refused by the least that can go back, not by the nothing that was sent', () => {
  const [issue] = RefundedSchema.safeParse(0).error?.issues ?? []
  expect(issue).toMatchObject({ code: 'too_small', minimum: 0.01 })
  expect(RefundedSchema.safeParse(0.01).success).toBe(true)
})
