import { describe, expect, it } from 'vitest'
import type { PlacedOrder } from '../use-last-orders.ts'
import { returnableOf as findReturnable } from './returnable-of.ts'

const DAY_MS = 86_400_000
const NOW = new Date(Date.UTC(2026, 2, 20, 9))
/** So many days ago at noon. */
const daysAgo = (days: number) => new Date(Date.UTC(2026, 2, 20 - days, 12)).toISOString()
const returnableOf = (orders: readonly PlacedOrder[], now: Date) => findReturnable(orders, now, 'UTC')
const order = (place: number, delivered: string | null, progress: object = {}) =>
  ({
    place,
    order: { number: String(place), delivered, progress: { stage: 5, returned: false, ...progress } },
  }) as PlacedOrder

describe('what may still be sent back', () => {
  it('is the newest that has come, with its last day', () => {
    const orders = [order(3, null, { stage: 3 }), order(2, daysAgo(2)), order(1, daysAgo(5))]
    expect(returnableOf(orders, NOW)?.place).toBe(2)
  })

  it('is so on its last day, and not the day after, at whatever hour', () => {
    const found = returnableOf([order(1, daysAgo(0))], NOW)
    const last = new Date(found?.until ?? '')
    for (const hour of [0, 12, 23]) {
      const on = new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), last.getUTCDate(), hour, 30))
      const after = new Date(on.getTime() + DAY_MS)
      expect([
        returnableOf([order(1, daysAgo(0))], on)?.place,
        returnableOf([order(1, daysAgo(0))], after),
      ]).toEqual([...[1, undefined]])
    }
  })

  it.each([
    // Came late on Monday the 5th in New York, and early on Tuesday in Berlin; a day of return is one of the store.
    ['America/New_York', '2026-10-06T03:30:00Z', '2026-11-05T04:30:00Z', '2026-11-04'],
    ['Europe/Berlin', '2026-10-06T03:30:00Z', '2026-11-05T22:30:00Z', '2026-11-05'],
    ['Europe/Berlin', '2026-09-28T22:30:00Z', '2026-10-29T22:30:00Z', '2026-10-29'],
  ])(
    'is offered in %s as long as the shop there takes it, whatever clock the reader has',
    (...[zone, came, on, last]) => {
      const found = (at: number) => findReturnable([order(1, came)], new Date(at), zone)
      expect(found(Date.parse(on))?.until.slice(0, 10)).toBe(last)
      expect(found(Date.parse(on) + DAY_MS)).toBeUndefined()
    },
  )

  it.each([
    ['that never came', order(1, null)],
    ['that was sent back already', order(1, daysAgo(1), { returned: true })],
    ['that is on its way', order(1, daysAgo(1), { stage: 4 })],
    ['of last year', order(1, daysAgo(400))],
  ])('is none %s', (_, one) => {
    expect(returnableOf([one], NOW)).toBeUndefined()
  })

  it('an older one counts where the newest can go back no more', () => {
    expect(returnableOf([order(2, daysAgo(1), { returned: true }), order(1, daysAgo(3))], NOW)?.place).toBe(1)
  })
})
