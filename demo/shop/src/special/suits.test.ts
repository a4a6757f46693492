import { expect, it } from 'vitest'
import { SUITS } from './suits.ts'

it("a man's suit stood below Accessories alone: it lies among the blazers of who wears it", () => {
  for (const { rest } of SUITS) {
    const wearer = rest?.attributes?.gender?.[0]
    expect(rest?.categoryKeys).toContain(`${wearer}/coats-and-jackets/blazers`)
  }
})
