import { describe, expect, test } from 'vitest'
import { cancelsOrder, keptBecause, leftToReturn, type ReturnableLine } from './left-to-return.ts'
import { lastPastReturn, lastReturnDay, type ReturnWindowAsked, returnWindow } from './return-window.ts'

/** Wednesday, 1 July 2026. */
const WED = 20_635
const at = (asked: Partial<ReturnWindowAsked>) =>
  returnWindow({
    ...{ kind: 'withdrawal', state: 'delivered', startDay: WED, today: WED, isStoreOfUnion: true },
    ...asked,
  })
const open = (lastDay: number | null) => ({ isOpen: true, lastDay })
const closed = (problem: string, lastDay: number | null = null) => ({ isOpen: false, problem, lastDay })

describe('how long somebody may withdraw, or send back', () => {
  test.each<[story: string, Partial<ReturnWindowAsked>, unknown]>([
    ['the day it arrives', {}, open(WED + 14)],
    ['fourteen days later', { today: WED + 14 }, open(WED + 14)],
    ['on the fifteenth it is too late', { today: WED + 15 }, closed('too_late', WED + 14)],
    ['arrived on a Saturday, until the Monday after', { startDay: WED + 3, today: WED + 19 }, open(WED + 19)],
    ['arrived on a Sunday, until the Monday after', { startDay: WED + 4, today: WED + 19 }, open(WED + 19)],
    ['a day later it is too late', { startDay: WED + 4, today: WED + 20 }, closed('too_late', WED + 19)],
    ['while the parcel is on its way no day counts', { state: 'shipped', startDay: null }, open(null)],
    ['before it is packed', { state: 'placed', startDay: null }, open(null)],
    ['what was canceled is over', { state: 'canceled', startDay: null }, closed('over')],
    ['what came back is over', { state: 'returned' }, closed('over')],
    ['a store outside the Union has no such law', { isStoreOfUnion: false }, closed('not_here')],
    ['but a return', { kind: 'return', isStoreOfUnion: false, today: WED + 30 }, open(WED + 30)],
    ['of thirty days', { kind: 'return', today: WED + 31 }, closed('too_late', WED + 30)],
    ['not before it has left', { kind: 'return', state: 'packed', startDay: null }, closed('too_early')],
    ['as soon as it has', { kind: 'return', state: 'shipped', startDay: null }, open(null)],
  ])('%s', (_, asked, window) => expect(at(asked)).toEqual(window))
})

test('each day has what can no longer come back by then, and not a day more', () => {
  for (let today = WED; today < WED + 60; today += 1) {
    const past = lastPastReturn(today)
    expect(lastReturnDay(past)).toBeLessThan(today)
    expect(lastReturnDay(past + 1)).toBeGreaterThanOrEqual(today)
    for (const [startDay, isOpen] of [
      [past, false],
      [past + 1, true],
    ] as const)
      expect(at({ kind: 'return', startDay, today }).isOpen).toBe(isOpen)
  }
})

const line = (more: Partial<ReturnableLine> = {}): ReturnableLine => ({
  ...{ lineId: 1, qty: 3, returned: 0, announced: 0, nature: 'goods' },
  ...more,
})
const PLACED = { order: 'placed', payment: 'open' } as const
const PAID = { order: 'confirmed', payment: 'paid' } as const
const THERE = { order: 'delivered', payment: 'paid' } as const

describe('what of a line may come back', () => {
  test.each([
    ['all of it', line(), THERE, 3],
    ['but what came back, or is on its way', line({ returned: 1, announced: 1 }), THERE, 1],
    ['never less than nothing', line({ returned: 3, announced: 3 }), THERE, 0],
    ['a monogram stays once it is sewn', line({ nature: 'made_to_order' }), THERE, 0],
    ['and may go before', line({ nature: 'made_to_order' }), PAID, 3],
    ['a code that was sent stays', line({ nature: 'digital' }), PAID, 0],
    ['one nobody has paid may go', line({ nature: 'digital' }), PLACED, 3],
  ] as const)('%s', (...[, of, states, left]) => {
    expect(leftToReturn(of, states)).toBe(left)
    expect(keptBecause(of, states) === null).toBe(left > 0 || of.nature === 'goods')
  })

  const two = [line(), line({ lineId: 2, qty: 1 })]
  const all = [
    { lineId: 1, qty: 3 },
    { lineId: 2, qty: 1 },
  ]
  test.each([
    ['every piece, before it is packed', 'withdrawal', PAID, all, true],
    [
      'one piece less',
      'withdrawal',
      PAID,
      [
        { lineId: 1, qty: 2 },
        { lineId: 2, qty: 1 },
      ],
      false,
    ],
    ['one line of two', 'withdrawal', PAID, [{ lineId: 1, qty: 3 }], false],
    ['once it is packed', 'withdrawal', { order: 'packed', payment: 'paid' }, all, false],
    ['a return never does', 'return', PAID, all, false],
  ] as const)('%s cancels the order: %s', (...[, kind, states, chosen, cancels]) =>
    expect(cancelsOrder({ kind, states, lines: two }, chosen)).toBe(cancels),
  )

  test('what is left cancels the order where the rest was withdrawn from before', () => {
    const lines = [line({ announced: 2 }), line({ lineId: 2, qty: 1, announced: 1 })]
    const asked = { kind: 'withdrawal', states: PAID, lines } as const
    expect(cancelsOrder(asked, [{ lineId: 1, qty: 1 }])).toBe(true)
    expect(cancelsOrder({ ...asked, lines: [line({ announced: 1 })] }, [{ lineId: 1, qty: 1 }])).toBe(false)
  })
})
