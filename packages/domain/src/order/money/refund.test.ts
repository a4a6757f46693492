import { expect, test } from 'vitest'
import type { PaidParts } from './paid-parts.ts'
import { judgeRefund } from './refund.ts'

const parts = (moneyMinor: number, giftCardMinor = 0, bonusMinor = 0): PaidParts => ({
  ...{ moneyMinor, giftCardMinor, bonusMinor },
})
const of = (refundedMinor: number) => ({ paid: parts(10_000), back: parts(refundedMinor) })

test.each([
  ['all at once', 0, 10_000, { ok: true, step: 'refund', parts: parts(10_000) }],
  ['a part', 0, 9_999, { ok: true, step: 'refundPart', parts: parts(9_999) }],
  ['the rest', 9_999, 1, { ok: true, step: 'refund', parts: parts(1) }],
  ['more than came', 0, 10_001, { ok: false, problem: 'more_than_paid' }],
  ['more than is left', 4_000, 6_001, { ok: false, problem: 'more_than_paid' }],
  ['when all went back', 10_000, 1, { ok: false, problem: 'more_than_paid' }],
  ['nothing', 0, 0, { ok: false, problem: 'nothing_asked' }],
  ['less than nothing', 0, -5, { ok: false, problem: 'nothing_asked' }],
  ['half a cent', 0, 0.5, { ok: false, problem: 'nothing_asked' }],
] as const)('%s', (...[, before, amount, verdict]) =>
  expect(judgeRefund(of(before), amount)).toEqual(verdict),
)

const MIXED = parts(5_200, 20_000, 3_000)
const NOTHING = parts(0)
test.each([
  ['a piece of it', MIXED, NOTHING, 14_100, 'refundPart', parts(2_600, 10_000, 1_500)],
  ['as much as the money, which is not all', MIXED, NOTHING, 5_200, 'refundPart', parts(959, 3_688, 553)],
  ['all of it', MIXED, NOTHING, 28_200, 'refund', MIXED],
  ['a cent', MIXED, NOTHING, 1, 'refundPart', parts(0, 1, 0)],
  ['where only a card paid', parts(0, 6_000), NOTHING, 2_000, 'refundPart', parts(0, 2_000, 0)],
  [
    'the rest, where money alone went back before',
    MIXED,
    parts(5_000),
    23_200,
    'refund',
    parts(200, 20_000, 3_000),
  ],
  [
    'where cards and bonuses went back with the order',
    MIXED,
    parts(0, 20_000, 3_000),
    5_200,
    'refund',
    parts(5_200),
  ],
] as const)('of an order paid in three ways: %s', (...[, paid, back, amount, step, split]) =>
  expect(judgeRefund({ paid, back }, amount)).toEqual({ ok: true, step, parts: split }),
)

test('in whatever parts it goes back, each way ends with exactly what it paid, and none is ever above it', () => {
  let seed = 7
  const upTo = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647
    return 1 + (seed % most)
  }
  for (let round = 0; round < 100; round += 1) {
    const paid = parts(upTo(9_000) - 1, upTo(9_000) - 1, upTo(90))
    let back = NOTHING
    for (;;) {
      const left = paid.moneyMinor + paid.giftCardMinor + paid.bonusMinor
      const gone = back.moneyMinor + back.giftCardMinor + back.bonusMinor
      const verdict = judgeRefund({ paid, back }, Math.min(left - gone, upTo(3_000)))
      if (!verdict.ok) throw new Error(verdict.problem)
      const { parts: more } = verdict
      back = parts(
        back.moneyMinor + more.moneyMinor,
        back.giftCardMinor + more.giftCardMinor,
        back.bonusMinor + more.bonusMinor,
      )
      expect(back.moneyMinor).toBeLessThanOrEqual(paid.moneyMinor)
      expect(back.giftCardMinor).toBeLessThanOrEqual(paid.giftCardMinor)
      expect(back.bonusMinor).toBeLessThanOrEqual(paid.bonusMinor)
      if (verdict.step === 'refund') break
    }
    expect(back).toEqual(paid)
  }
})

test.each([
  ['as it stands', 6_000, { ok: true, step: 'refundPart', parts: parts(1_000) }],
  ['before another gave some back', 10_000, { ok: false, problem: 'moved_on' }],
  ['before more came', 5_000, { ok: false, problem: 'moved_on' }],
] as const)('by who saw what is left %s', (...[, seen, verdict]) =>
  expect(judgeRefund(of(4_000), 1_000, seen)).toEqual(verdict),
)
