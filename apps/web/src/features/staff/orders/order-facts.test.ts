import { expect, it } from 'vitest'
import { promisedDay } from './order-facts.ts'

const PLACED = { created_at: '2026-03-02T10:00:00Z', days: 3, store: { code: 'us' } } as const
const of = (
  order: 'placed' | 'shipped' | 'ready' | 'delivered' | 'returned' | 'canceled',
  days: number | null = 3,
) => promisedDay('en-US', { ...PLACED, days, states: { order } })

it.each(['canceled', 'delivered', 'returned'] as const)(
  'an order that is %s promises no day any more',
  (order) => {
    expect(of(order)).toBe('')
  },
)

it('one that is awaited promises its last day, one that is not sent none', () => {
  expect([of('placed'), of('shipped'), of('ready'), of('placed', null)]).toEqual([
    'Thu, Mar 5',
    'Thu, Mar 5',
    'Thu, Mar 5',
    '',
  ])
})
