import { expect, test } from 'vitest'
import { judgeRefund } from './refund.ts'

const of = (refundedMinor: number) => ({ paidMinor: 10_000, refundedMinor })

test.each([
  ['all at once', 0, 10_000, { ok: true, step: 'refund' }],
  ['a part', 0, 9_999, { ok: true, step: 'refundPart' }],
  ['the rest', 9_999, 1, { ok: true, step: 'refund' }],
  ['more than came', 0, 10_001, { ok: false, problem: 'more_than_paid' }],
  ['more than is left', 4_000, 6_001, { ok: false, problem: 'more_than_paid' }],
  ['when all went back', 10_000, 1, { ok: false, problem: 'more_than_paid' }],
  ['nothing', 0, 0, { ok: false, problem: 'nothing_asked' }],
  ['less than nothing', 0, -5, { ok: false, problem: 'nothing_asked' }],
  ['half a cent', 0, 0.5, { ok: false, problem: 'nothing_asked' }],
] as const)('%s', (...[, before, amount, verdict]) =>
  expect(judgeRefund(of(before), amount)).toEqual(verdict),
)
