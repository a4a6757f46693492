import { describe, expect, test } from 'vitest'
import { type OrderState, takeStep } from './status.ts'
import { stepsTo, wishedState } from './steps-to.ts'

const letter = (order_status: string) => wishedState({ order_status, stage: null })

test.each<[string, OrderState | undefined]>([
  ['N', 'placed'],
  ['NA', 'confirmed'],
  ['A', 'confirmed'],
  ['AB', 'packed'],
  ['M', 'packed'],
  ['DA', 'shipped'],
  ['KR', 'shipped'],
  ['LF', 'ready'],
  ['O', 'delivered'],
  ['G', undefined],
  ['R', undefined],
  ['S', undefined],
  ['?', undefined],
])('the letter %s means %s', (given, state) => expect(letter(given)).toBe(state))

test('a stage overrides the letter', () => {
  expect(wishedState({ order_status: 'N', stage: 3 })).toBe('shipped')
  expect(wishedState({ order_status: 'F', stage: 0 })).toBeUndefined()
})

describe('the way to a state', () => {
  test.each<[OrderState, OrderState, string[] | undefined]>([
    ['placed', 'placed', []],
    ['placed', 'packed', ['pack']],
    ['placed', 'shipped', ['pack', 'ship']],
    ['placed', 'delivered', ['pack', 'ship', 'deliver']],
    ['ready', 'delivered', ['deliver']],
    ['shipped', 'packed', undefined],
    ['canceled', 'packed', undefined],
    ['returned', 'delivered', undefined],
    ['placed', 'canceled', undefined],
    ['delivered', 'returned', undefined],
  ])('from %s to %s: %j', (from, to, steps) => expect(stepsTo(from, to)).toEqual(steps))

  test('is one the shop may go', () => {
    const steps = stepsTo('placed', 'delivered') ?? []
    const end = steps.reduce(
      (states, step) => {
        const outcome = takeStep(states, step, 'system')
        return outcome.ok ? outcome.states : states
      },
      { order: 'placed', payment: 'open' } as Parameters<typeof takeStep>[0],
    )
    expect(end.order).toBe('delivered')
  })
})
