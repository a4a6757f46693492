import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomOf } from '../../../testing/random.ts'
import { runThrough } from '../../steps.ts'
import { SlotSet } from '../slot-set.ts'
import { NOT_SOLD, PriceColumn } from './price-column.ts'
import type { PriceBounds } from './price-order.ts'

const price = fc.option(
  fc.oneof(fc.nat({ max: 60 }), fc.nat({ max: 3_000 }), fc.constant(NOT_SOLD - 1), fc.nat()),
  { nil: undefined },
)
const bound = fc.oneof(fc.integer({ min: -2, max: 62 }), fc.nat())
const bounds = fc.record({
  atLeast: fc.oneof(bound, fc.constant(Number.NEGATIVE_INFINITY)),
  atMost: fc.oneof(bound, fc.constant(Number.POSITIVE_INFINITY)),
})

const within = (column: PriceColumn, asked: PriceBounds): number[] =>
  Array.from(SlotSet.ofBits(runThrough(column.bitsWithin(asked))).slots)

const lookedAt = (prices: readonly (number | undefined)[], { atLeast, atMost }: PriceBounds): number[] =>
  prices.flatMap((one, slot) => (one !== undefined && one >= atLeast && one <= atMost ? [slot] : []))

describe('slots by price', () => {
  it('are those whose price lies within, also of slots that came after the last question', () => {
    const shop = fc.array(fc.tuple(fc.array(price, { maxLength: 80 }), bounds), {
      minLength: 1,
      maxLength: 5,
    })
    fc.assert(
      fc.property(shop, (asked) => {
        const column = new PriceColumn()
        const prices: (number | undefined)[] = []
        for (const [more, range] of asked) {
          for (const one of more) column.write(prices.push(one) - 1, one)
          expect(within(column, range)).toEqual(lookedAt(prices, range))
        }
      }),
    )
  })

  it('are the same once so many have come that they are sorted anew', () => {
    const random = randomOf(3)
    const column = new PriceColumn()
    const prices: (number | undefined)[] = []
    for (let times = 0; times < 4; times++) {
      for (let more = 0; more < 3_000; more++) {
        const one = random() < 0.1 ? undefined : Math.floor(random() * 4_000_000)
        column.write(prices.push(one) - 1, one)
      }
      for (const atMost of [0, 100_000, 2_000_000, Number.POSITIVE_INFINITY]) {
        const range = { atLeast: Math.floor(random() * 1_000_000), atMost }
        expect(within(column, range)).toEqual(lookedAt(prices, range))
      }
    }
  })

  it('stay what they were for a question that was under way when others came', () => {
    const column = new PriceColumn(Uint32Array.of(5, 9, NOT_SOLD, 7))
    const question = column.bitsWithin({ atLeast: 6, atMost: 9 })
    question.next()
    for (let slot = 4; slot < 40; slot++) column.write(slot, 8)
    const bits = runThrough(question)
    expect(Array.from(SlotSet.ofBits(bits).slots).filter((slot) => slot < 4)).toEqual([1, 3])
    expect(within(column, { atLeast: 6, atMost: 7 })).toEqual([3])
  })
})
