import { describe, expect, test } from 'vitest'
import { isIban } from './payout/iban.ts'
import { payoutCheck } from './payout/payout-check.ts'
import { nextPayoutDay } from './payout/payout-day.ts'
import { type Buyer, isOwnOrder } from './royalty/own-order.ts'
import { isWithinWindow, REFERRAL_WINDOW_DAYS, readReferralCode } from './royalty/referral.ts'

const DAY_MS = 86_400_000
const NOW = 1_800_000_000_000

describe('a partner’s link', () => {
  test.each([
    ['Mila-7K', 'mila-7k'],
    ['  mila ', 'mila'],
    ['ab', undefined],
    ["mila'; drop table", undefined],
    ['<script>', undefined],
    ['x'.repeat(41), undefined],
    [['mila'], undefined],
    [null, undefined],
  ])('%j names %j', (text, code) => expect(readReferralCode(text)).toBe(code))

  test('counts for its window and no longer, nor before it was opened', () => {
    const days = (count: number) => isWithinWindow({ at: NOW - count * DAY_MS }, NOW)
    expect([days(0), days(REFERRAL_WINDOW_DAYS - 0.01)]).toEqual([true, true])
    expect([days(REFERRAL_WINDOW_DAYS), days(-2)]).toEqual([false, false])
    expect(isWithinWindow({ at: Number.NaN }, NOW)).toBe(false)
  })
})

describe('an order of the partner’s own', () => {
  const partner: Buyer = {
    customerId: 7,
    emails: ['mila.sorel@gmail.com'],
    phones: ['+49 30 5550142'],
    places: [{ street: ['Lindenstraße 12'], postcode: '10969', country_id: 'DE' }],
  }
  const stranger: Buyer = {
    customerId: 8,
    emails: ['ann@example.org'],
    phones: ['+49 89 1112223'],
    places: [],
  }
  test.each<[string, Partial<Buyer>, boolean]>([
    ['somebody else’s', {}, false],
    ['a guest’s', { customerId: null }, false],
    ['by the same account', { customerId: 7 }, true],
    ['to the same mailbox, spelt otherwise', { emails: ['MilaSorel+shop@googlemail.com'] }, true],
    ['with the same phone, without its country', { phones: ['030 5550142'] }, true],
    ['with a phone that only ends alike', { phones: ['+49 31 5550142', '5550142'] }, false],
    [
      'to the same door, spelt otherwise',
      { places: [{ street: ['Lindenstr. 12'], postcode: '10969', country_id: 'DE' }] },
      true,
    ],
    [
      'to the house next door',
      { places: [{ street: ['Lindenstraße 14'], postcode: '10969', country_id: 'DE' }] },
      false,
    ],
    ['with an empty address', { emails: [''], phones: [''], places: [{}] }, false],
  ])('%s: %j', (_, buyer, isOwn) => expect(isOwnOrder({ ...stranger, ...buyer }, partner)).toBe(isOwn))
})

test.each([
  [{ year: 2026, month: 11, day: 5 }, 5, '2026-11-05'],
  [{ year: 2026, month: 11, day: 6 }, 5, '2026-12-05'],
  [{ year: 2026, month: 12, day: 31 }, 1, '2027-01-01'],
])('after %j the next payout on day %i is %s', (today, day, next) =>
  expect(nextPayoutDay(today, day)).toBe(next),
)

test.each([
  [0, 2_000, true, 'nothing'],
  [-500, 2_000, true, 'nothing'],
  [1_999, 2_000, true, 'below_minimum'],
  [1_999, 2_000, false, 'below_minimum'],
  [2_000, 2_000, true, 'ready'],
  [2_000, 2_000, false, 'no_account'],
  [1, 0, true, 'ready'],
] as const)(
  '%i on account, paid from %i on, an account named: %j; %s',
  (...[activeMinor, minimumMinor, hasAccount, check]) =>
    expect(payoutCheck({ activeMinor, minimumMinor, hasAccount, isGivenUp: false })).toBe(check),
)

test.each([-500, 0, 9_000])('%i on account that was given up is never paid', (activeMinor) =>
  expect(payoutCheck({ activeMinor, minimumMinor: 0, hasAccount: true, isGivenUp: true })).toBe('given_up'),
)

test.each([
  ['DE89 3704 0044 0532 0130 00', true],
  ['gb82west12345698765432', true],
  ['DE89 3704 0044 0532 0130 01', false],
  ['DE88 3704 0044 0532 0130 00', false],
  ['1234', false],
])('%s is an IBAN: %j', (text, is) => expect(isIban(text)).toBe(is))
