import { expect, test } from 'vitest'
import { judgeOutsideMoney } from './outside-money.ts'

const DUE = {
  states: { order: 'placed', payment: 'open' },
  isPaidOnline: false,
  totalMinor: 12_390,
  currencyCode: 'EUR',
} as const
const TOLD = { amount: 123.9, currency: 'EUR' }

test.each([
  ['exactly what is due', {}, null],
  ['the money of a parcel at the door', { states: { order: 'delivered', payment: 'open' } }, null],
  ['a cent less', { amount: 123.89 }, 'amount'],
  ['a part of a cent more', { amount: 123.9001 }, 'amount'],
  ['twice as much', { amount: 247.8 }, 'amount'],
  ['as many dollars', { currency: 'USD' }, 'currency'],
  ['for what a service is paid for', { isPaidOnline: true }, 'not_now'],
  ['for what is paid', { states: { order: 'placed', payment: 'paid' } }, 'not_now'],
  ['for what was canceled', { states: { order: 'canceled', payment: 'open' } }, 'not_now'],
] as const)('%s', (_, changed, verdict) => {
  expect(judgeOutsideMoney({ ...DUE, ...changed }, { ...TOLD, ...changed })).toBe(verdict)
})
