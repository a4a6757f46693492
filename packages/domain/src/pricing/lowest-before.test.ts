import { describe, expect, it } from 'vitest'
import { lowestBefore } from './lowest-before.ts'

const day = (count: number) => `2026-11-${String(count).padStart(2, '0')}T00:00:00Z`

describe('the lowest price before a reduction', () => {
  it('is the price until then, where it never changed', () => {
    expect(lowestBefore({ price: 10_000, special: 7_000, from: day(20) }, [])).toBe(10_000)
    const raised = [{ price: 10_000, until: day(20) }]
    expect(lowestBefore({ price: 10_000, special: 7_000 }, raised)).toBe(10_000)
  })

  it('is what a shorter sale asked within the thirty days before', () => {
    const former = [
      { price: 10_000, until: day(2) },
      { price: 10_000, special: 8_000, until: day(5) },
    ]
    expect(lowestBefore({ price: 10_000, special: 7_000, from: day(20) }, former)).toBe(8_000)
  })

  it('forgets what was asked longer ago', () => {
    const former = [{ price: 6_000, until: '2026-10-20T00:00:00Z' }]
    expect(lowestBefore({ price: 10_000, special: 7_000, from: day(20) }, former)).toBe(10_000)
    expect(lowestBefore({ price: 10_000, special: 7_000, from: day(18) }, former)).toBe(6_000)
  })

  it('does not pass a price for former that was raised just to be struck', () => {
    const former = [{ price: 5_000, until: day(19) }]
    expect(lowestBefore({ price: 10_000, special: 7_000, from: day(20) }, former)).toBe(5_000)
  })

  it('counts a reduction that grows from its first step', () => {
    const former = [
      { price: 10_000, until: day(10) },
      { price: 10_000, special: 9_000, until: day(12) },
    ]
    expect(lowestBefore({ price: 10_000, special: 7_000 }, former)).toBe(10_000)
  })

  it('counts a window that opens again as a reduction of its own', () => {
    const former = [{ price: 10_000, special: 8_000, from: day(3), to: '2026-11-05', until: day(7) }]
    expect(lowestBefore({ price: 10_000, special: 9_000, from: day(20) }, former)).toBe(8_000)
  })

  it('is unknown without a reduction, and where nobody remembers another price', () => {
    expect(lowestBefore({ price: 10_000 }, [{ price: 9_000, until: day(3) }])).toBeUndefined()
    expect(lowestBefore({ price: 10_000, special: 0 }, [])).toBeUndefined()
    expect(lowestBefore({ price: 10_000, special: 10_000, from: day(2) }, [])).toBeUndefined()
    expect(lowestBefore({ price: 10_000, special: 7_000 }, [])).toBeUndefined()
    const ended = [{ price: 10_000, special: 7_000, until: day(3) }]
    expect(lowestBefore({ price: 10_000 }, ended)).toBeUndefined()
  })
})
