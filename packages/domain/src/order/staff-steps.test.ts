import { expect, test } from 'vitest'
import { rightsOf } from '../access/roles.ts'
import { rightOfStep, STAFF_STEPS, staffSteps } from './staff-steps.ts'

test.each([
  ['placed', 'open', false, ['pay', 'confirm', 'pack', 'cancel']],
  ['placed', 'paid', true, ['confirm', 'pack', 'cancel']],
  ['packed', 'paid', true, ['ship', 'cancel']],
  ['shipped', 'paid', true, ['arrive', 'deliver', 'return']],
  ['delivered', 'refunded', true, ['return']],
  ['canceled', 'open', false, []],
] as const)(
  'an order that is %s and %s offers its next steps',
  (...[order, payment, isPaidOnline, steps]) => {
    expect(staffSteps({ states: { order, payment }, isPaidOnline })).toEqual(steps)
  },
)

test('that money came through a service, only the service says', () => {
  const states = { order: 'placed', payment: 'pending' } as const
  expect(staffSteps({ states, isPaidOnline: true })).not.toContain('pay')
  expect(staffSteps({ states, isPaidOnline: false })).toContain('pay')
})

test.each(['manager', 'admin'] as const)('whoever is %s may take every step, on every order', (role) => {
  expect(STAFF_STEPS.map((step) => rightsOf([role])[rightOfStep(step)])).toEqual(STAFF_STEPS.map(() => 'any'))
})
