import { expect, test } from 'vitest'
import { payInstruction } from './pay-instruction.ts'

const BANK = { holder: 'Vitrine Retail GmbH', iban: 'DE89 3704 0044 0532 0130 00', bic: 'COBADEFFXXX' }
const ASKED = {
  methodCode: 'banktransfer',
  states: { order: 'placed', payment: 'open' },
  number: '000000042',
  totalMinor: 21_486,
  currencyCode: 'EUR',
  orderedAt: 1_000,
  bank: BANK,
} as const

test('who transfers learns the account, the sum, what it is known by, until when, and what an app reads', () => {
  const told = payInstruction(ASKED)
  expect(told).toMatchObject({ kind: 'transfer', totalMinor: 21_486, to: BANK, reference: '000000042' })
  expect(told?.until).toBe(1_000 + 7 * 86_400_000)
  expect(told?.epc?.split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', 'COBADEFFXXX', 'Vitrine Retail GmbH', 'DE89370400440532013000'],
    ...['EUR214.86', '', '', '000000042'],
  ])
})

test('a banking app reads euro only', () => {
  expect(payInstruction({ ...ASKED, currencyCode: 'USD' })).toMatchObject({ kind: 'transfer', epc: null })
})

test('at the door it is cash, against an invoice its days', () => {
  expect(payInstruction({ ...ASKED, methodCode: 'cashondelivery' })).toMatchObject({
    ...{ kind: 'cash', totalMinor: 21_486, to: null },
  })
  expect(payInstruction({ ...ASKED, methodCode: 'invoice' })).toMatchObject({ kind: 'invoice', days: 14 })
})

test.each([
  ['paid', { states: { order: 'packed', payment: 'paid' } }],
  ['canceled', { states: { order: 'canceled', payment: 'open' } }],
  ['paid by a gift card', { totalMinor: 0 }],
  [
    'handed over at the door',
    { methodCode: 'cashondelivery', states: { order: 'delivered', payment: 'open' } },
  ],
  ['of a shop that names no account', { bank: null }],
  ['paid in a way of the shop’s own', { methodCode: 'barter' }],
] as const)('nothing is left to be said of an order %s', (_, change) => {
  expect(payInstruction({ ...ASKED, ...change })).toBeNull()
})
