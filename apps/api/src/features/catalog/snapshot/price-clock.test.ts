import { isWindowOpen } from '@vitrine/domain/pricing/window'
import { describe, expect, it, test } from 'vitest'
import type { SearchBody } from '#api/features/catalog/document/search-body.ts'
import { nextPriceEdge } from './price-clock.ts'

const edgeOf = (window: { from?: string; to?: string }, now: string) => {
  const prices = { us: { price: 200, special: 100, ...window } }
  const body = { prices, variants: [], options: [] } as unknown as SearchBody
  return nextPriceEdge(body, new Map(), now)
}

const NOW = '2026-03-28T12:00:00.000Z'

describe('the next moment a price may change', () => {
  it.each([
    { to: '2026-03-29' },
    { to: '2026-03-29T02:30:00+02:00' },
    { to: '2026-03-28T23:59:59.999Z' },
    { to: '2026-03-28 23:59:59' },
    { from: '2026-03-29T00:00:00.500Z' },
    { from: '2028-02-29', to: '2028-02-29' },
  ])('is the one at which the price itself does: %j', (window) => {
    const edge = edgeOf(window, NOW) ?? 0
    const isOpen = (ms: number) => isWindowOpen(window, new Date(ms).toISOString())
    expect(isOpen(edge)).not.toBe(isOpen(edge - 1))
  })

  it('is none where all is over, and where nothing is reduced', () => {
    expect(edgeOf({ from: '2026-03-01', to: '2026-03-27' }, NOW)).toBeUndefined()
    expect(edgeOf({}, NOW)).toBeUndefined()
  })
})

test('a sale until a millisecond before midnight stood in lists for most of a second after its page had ended it', () => {
  expect(edgeOf({ to: '2026-03-28T22:59:59.999Z' }, NOW)).toBe(Date.parse('2026-03-28T23:00:00Z'))
})
