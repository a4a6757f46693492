import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { royaltyBases, type SoldLine } from './royalty-base.ts'
import { type RoyaltyLine, royaltyDue, royaltyOf, royaltyShares } from './royalty-due.ts'
import { royaltyMoves, type Standing } from './royalty-moves.ts'
import { type FittingRate, pickRate } from './royalty-rate.ts'

const all: FittingRate = { percent: 10, isOfPartner: false, isOfProduct: false, categoryDistance: null }

describe('of the rates that fit a piece', () => {
  test.each<[story: string, rates: Partial<FittingRate>[], percent: number]>([
    ['none: nothing', [], 0],
    ['the one of all there is', [{}], 10],
    ['the partner’s own before that of all partners', [{}, { isOfPartner: true, percent: 8 }], 8],
    [
      'a category before what the partner has in general',
      [
        { isOfPartner: true, percent: 20 },
        { categoryDistance: 2, percent: 5 },
      ],
      5,
    ],
    [
      'the nearer category',
      [
        { categoryDistance: 1, percent: 5 },
        { categoryDistance: 0, percent: 7 },
      ],
      7,
    ],
    [
      'the product before its category',
      [
        { categoryDistance: 0, percent: 5, isOfPartner: true },
        { isOfProduct: true, percent: 3 },
      ],
      3,
    ],
    [
      'the partner’s row for the product before everybody’s',
      [
        { isOfProduct: true, percent: 3 },
        { isOfProduct: true, isOfPartner: true, percent: 12 },
      ],
      12,
    ],
    [
      'of two categories equally near the higher',
      [
        { categoryDistance: 0, percent: 4 },
        { categoryDistance: 0, percent: 6 },
      ],
      6,
    ],
  ])('%s', (_, rates, percent) => expect(pickRate(rates.map((rate) => ({ ...all, ...rate })))).toBe(percent))
})

const line: SoldLine = { rowMinor: 11_900, discountMinor: 0, taxPercent: 19, isGiftCard: false }
describe('what a royalty is a share of', () => {
  test.each<[story: string, sold: Parameters<typeof royaltyBases>[0], bases: number[]]>([
    [
      'goods without the tax inside them',
      { lines: [line], totalMinor: 12_390, notInMoneyMinor: 0 },
      [10_000],
    ],
    [
      'a coupon is taken off',
      { lines: [{ ...line, discountMinor: 1_190 }], totalMinor: 10_710, notInMoneyMinor: 0 },
      [9_000],
    ],
    [
      'bonuses pay for delivery, too',
      { lines: [line], totalMinor: 23_800, notInMoneyMinor: 11_900 },
      [5_000],
    ],
    [
      'all paid with gift cards: nothing',
      { lines: [line], totalMinor: 12_390, notInMoneyMinor: 12_390 },
      [0],
    ],
    [
      'a gift card earns nothing',
      { lines: [{ ...line, isGiftCard: true, taxPercent: 0 }], totalMinor: 11_900, notInMoneyMinor: 0 },
      [0],
    ],
  ])('%s', (_, sold, bases) => expect(royaltyBases(sold)).toEqual(bases))

  test('is never less than nothing nor more than what was paid in money', () => {
    const lines = fc.array(
      fc.record({
        rowMinor: fc.integer({ min: 0, max: 1_000_000 }),
        discountMinor: fc.integer({ min: 0, max: 1_000_000 }),
        taxPercent: fc.constantFrom(0, 7, 19, 20),
        isGiftCard: fc.boolean(),
      }),
      { minLength: 1, maxLength: 8 },
    )
    fc.assert(
      fc.property(
        lines,
        fc.nat(100_000),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (lines, extra, part) => {
          const rests = lines.map((one) => Math.max(0, one.rowMinor - one.discountMinor))
          const totalMinor = rests.reduce((sum, rest) => sum + rest, extra)
          const notInMoneyMinor = Math.floor(totalMinor * part)
          const bases = royaltyBases({ lines, totalMinor, notInMoneyMinor })
          expect(bases.every((base) => Number.isInteger(base) && base >= 0)).toBe(true)
          expect(bases.reduce((sum, base) => sum + base, 0)).toBeLessThanOrEqual(totalMinor - notInMoneyMinor)
        },
      ),
    )
  })
})

test.each([
  [9_999, 10, 999],
  [10_000, 12.5, 1_250],
  [1, 99.99, 0],
])('of %i at %f %% it is %i: what is less than a cent stays with the shop', (base, percent, royalty) =>
  expect(royaltyOf(base, percent)).toBe(royalty),
)

const kept = { paidMinor: 10_000, refundedMinor: 0, isStanding: true }
const pieces: RoyaltyLine[] = [
  { royaltyMinor: 100, qty: 3, returnedQty: 0 },
  { royaltyMinor: 50, qty: 1, returnedQty: 0 },
]
describe('what is due', () => {
  test.each<[string, Partial<Parameters<typeof royaltyDue>[0]>, number]>([
    ['all of it', {}, 150],
    [
      'two of three pieces kept: two thirds, whole cents',
      { lines: [{ royaltyMinor: 100, qty: 3, returnedQty: 1 }] },
      66,
    ],
    ['half the money went back: half', { refundedMinor: 5_000 }, 75],
    [
      'a piece and its money went back: once',
      { lines: [{ royaltyMinor: 100, qty: 2, returnedQty: 1 }], refundedMinor: 5_000 },
      50,
    ],
    ['not paid, canceled or sent back: nothing', { isStanding: false }, 0],
    ['more went back than came: nothing', { refundedMinor: 20_000 }, 0],
  ])('%s', (_, facts, due) => expect(royaltyDue({ lines: pieces, ...kept, ...facts })).toBe(due))
})

describe('what is written of an order, among its lines', () => {
  const line = (royaltyMinor: number, qty = 1, returnedQty = 0): RoyaltyLine => ({
    ...{ royaltyMinor, qty, returnedQty },
  })
  test.each<[string, number, RoyaltyLine[], number[]]>([
    ['as each was worth', 150, [line(100), line(50)], [100, 50]],
    ['nothing for what was sent back', 50, [line(100, 1, 1), line(50)], [0, 50]],
    ['for the pieces kept of a line', 100, [line(100, 2, 1), line(50)], [50, 50]],
    ['a cent that cannot be split goes to the first', 100, [line(1), line(1), line(1)], [34, 33, 33]],
    ['part of the money went back: in proportion', 75, [line(100), line(50)], [50, 25]],
  ])('%s', (...[, written, lines, shares]) => expect(royaltyShares(written, lines)).toEqual(shares))

  test('is that sum to the cent, whatever was sold, sent back and paid back', () => {
    const lines = fc.array(
      fc
        .record({ royaltyMinor: fc.nat(100_000), qty: fc.integer({ min: 1, max: 9 }), back: fc.nat(9) })
        .map(({ royaltyMinor, qty, back }) => line(royaltyMinor, qty, Math.min(qty, back))),
      { minLength: 1, maxLength: 8 },
    )
    fc.assert(
      fc.property(lines, fc.nat(1_000_000), (lines, written) => {
        const shares = royaltyShares(written, lines)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(written)
        expect(shares.every((share) => Number.isInteger(share) && share >= 0)).toBe(true)
      }),
    )
  })
})

/** An order that lives through a story; after each of its chapters what is written down is what is due. */
class Told {
  standing: Standing = { pendingMinor: 0, activeMinor: 0, paidMinor: 0 }
  isRipe = false
  facts
  constructor(rows: readonly { royaltyMinor: number; qty: number }[]) {
    this.facts = { lines: rows.map((row) => ({ ...row, returnedQty: 0 })), ...kept }
    this.settle()
  }
  settle() {
    const due = { dueMinor: royaltyDue(this.facts), isRipe: this.isRipe }
    for (const { pendingMinor, activeMinor } of royaltyMoves(this.standing, due)) {
      this.standing.pendingMinor += pendingMinor
      this.standing.activeMinor += activeMinor
    }
    const { pendingMinor, activeMinor, paidMinor } = this.standing
    expect(pendingMinor + activeMinor + paidMinor).toBe(due.dueMinor)
    expect(this.isRipe && pendingMinor !== 0).toBe(false)
    expect(pendingMinor).toBeGreaterThanOrEqual(0)
    expect(royaltyMoves(this.standing, due)).toEqual([])
  }
}

const CHAPTERS: Record<string, (told: Told, size: number) => void> = {
  return: ({ facts }, size) => {
    const line = facts.lines[size % facts.lines.length]
    if (line) line.returnedQty = Math.min(line.qty, line.returnedQty + 1)
  },
  refund: ({ facts }, size) => {
    facts.refundedMinor += size
  },
  cancel: ({ facts }) => {
    facts.isStanding = false
  },
  ripen: (told) => {
    told.isRipe = true
  },
  'pay out': ({ standing }) => {
    standing.paidMinor += standing.activeMinor
    standing.activeMinor = 0
  },
}

test('whatever happens to an order, the sum of all that was written is what is due', () => {
  const rows = fc.array(fc.record({ royaltyMinor: fc.nat(10_000), qty: fc.integer({ min: 1, max: 5 }) }), {
    minLength: 1,
    maxLength: 5,
  })
  const chapter = fc.tuple(fc.constantFrom(...Object.keys(CHAPTERS)), fc.nat(4_000))
  fc.assert(
    fc.property(rows, fc.array(chapter, { maxLength: 20 }), (rows, story) => {
      const told = new Told(rows)
      for (const [what, size] of story) {
        CHAPTERS[what]?.(told, size)
        told.settle()
      }
    }),
  )
})
