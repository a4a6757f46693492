import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  all,
  below,
  fill,
  find,
  has,
  page,
  press,
  settled,
  submit,
  textOf,
  type,
  typedIn,
} from '#web/engine/testing/find.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import { aCabinet, openRoom, sentBy } from '../../testing/open-room.tsx'
import { PayoutsView } from './payouts-view.tsx'

const BALANCE = {
  ...{ id: 7, currency: 'USD', active: 12, pending: 30, paid: 60, total: 102, next_payment: '2030-02-05' },
  ...{ counts: { pending: 2, active: 1, payouts: 4 }, minimum: 20, account_end: '8841' },
  expected: 24.05,
}
const PAYOUTS = [
  { id: 31, created_at: '2030-01-05T10:00:00Z', sum: 40.1, status: 'created', file: '/p/31', orders: 4 },
  { id: 30, created_at: '2030-01-01T04:30:00Z', sum: 20.2, status: 'sent', file: '/p/30', orders: 1 },
  { id: 29, created_at: '2029-11-05T10:00:00Z', sum: 30, currency: 'EUR', status: 'sent', orders: 2 },
].map((one) => ({ currency: 'USD', account_end: '8841', ...one }))
const NONE_NAMED = 'You have not named an account yet.'

let shop: ReturnType<typeof aCabinet>
beforeEach(() => {
  shop = aCabinet()
  const { script } = shop.client
  script['blogger.balance'] = () => BALANCE
  script['blogger.payouts'] = () => ({ items: PAYOUTS, total: 2 })
  script['blogger.payout-account'] = () => ({ items: [] })
})
const open = (hash = '') => openRoom(<PayoutsView />, shop, `/cabinet/sales/payouts${hash}`)
const openYears = () => [...document.querySelectorAll('details')].map((year) => year.open)

describe('payouts', () => {
  it('each in its own money, with its orders', async () => {
    await open()
    const rows = [...document.querySelectorAll('li[id^="payout-"]')]
    expect(rows.map((row) => row.id)).toEqual(['payout-31', 'payout-30', 'payout-29'])
    expect([textOf(rows[0]), textOf(rows[2])]).toEqual([
      expect.stringMatching(/4 ordersaccount ending in 8841.*\$40\.10$/),
      expect.stringContaining('€30'),
    ])
    expect(rows[1]?.querySelector('a')?.getAttribute('href')).toBe('/cabinet/sales/orders?payout=30')
  })

  it('had no names above their columns: each has one, for eyes alone, as rows say them in words', async () => {
    await open()
    const names = document.querySelector('p[aria-hidden]')
    expect([...(names?.children ?? [])].map(textOf)).toEqual([
      ...['Date', 'Orders', 'Account', 'Statement', 'Sum'],
    ])
  })

  it('stand under their year by the clock of the store, with its sum, and all of them below', async () => {
    await open()
    expect(all('heading').flatMap((one) => (/^20/.test(textOf(one)) ? textOf(one) : []))).toEqual([
      ...['2030 $40.10', '2029 $20.20, €30'],
    ])
    expect(page()).toContain('Paid in all $60.30, €30')
  })

  it.each([
    ['are folded', '', [true, false]],
    ['stand open where the address names one of theirs', '#payout-29', [true, true]],
  ])('of former years %s', async (_, hash, expected) => {
    await open(hash)
    expect(openYears()).toEqual(expected)
  })

  it('that are too small wait, and say from which sum on they do not', async () => {
    await open()
    expect(page()).toContain('Paid out from $20 on')
  })

  it('to come say what is expected to be confirmed by then', async () => {
    await open()
    expect(page()).toContain('$24.05 more is expected to be confirmed by then')
  })

  it('that nothing is expected to join say so by silence, and still from which sum on they are made', async () => {
    shop.client.script['blogger.balance'] = () => ({ ...BALANCE, active: 50, expected: 0 })
    await open()
    expect(page()).not.toContain('more is expected')
    expect(page()).toContain('Paid out from $20 on')
  })

  it('whose statement cannot be drawn say so beside it', async () => {
    shop.client.script['blogger.payout-statement'] = refuses(404)
    await open()
    await press('button', /statement/i)
    expect(textOf(find('alert'))).toContain('That did not work.')
  })
})

describe('the account payouts go to', () => {
  it('went down under who typed as sums and payouts came above it: it comes after them', async () => {
    const balance = Promise.withResolvers<object>()
    const payouts = Promise.withResolvers<object>()
    shop.client.script['blogger.balance'] = () => balance.promise
    shop.client.script['blogger.payouts'] = () => payouts.promise
    const isThere = () => find('field', 'Account number').closest('[hidden]') === null
    await open()
    expect([isThere(), has('link', /^Paid/)]).toEqual([false, false])
    await act(async () => payouts.resolve({ items: PAYOUTS, total: 2 }))
    await settled()
    expect([isThere(), openYears()]).toEqual([false, []])
    await act(async () => balance.resolve(BALANCE))
    await settled()
    expect([isThere(), has('link', /^Paid/), openYears().length]).toEqual([true, true, 2])
  })

  it('keeps what is typed in it while payouts are asked for again', async () => {
    shop.client.script['blogger.payouts'] = refuses(404)
    await open()
    await fill('Account number', '026009593 8841')
    shop.client.script['blogger.payouts'] = () => new Promise(() => undefined)
    await press('button', 'Try again')
    expect(typedIn('Account number')).toBe('026009593 8841')
  })

  it('is not called missing before that is known', async () => {
    shop.client.script['blogger.payout-account'] = () => new Promise(() => undefined)
    await open()
    expect(page()).not.toContain(NONE_NAMED)
  })

  it('is not called missing when the question fails, and can be asked again', async () => {
    shop.client.script['blogger.payout-account'] = refuses(404)
    await open()
    expect([page().includes(NONE_NAMED), textOf(find('alert')).includes('That did not work.')]).toEqual([
      false,
      true,
    ])
    shop.client.script['blogger.payout-account'] = () => ({ items: [] })
    await press('button', 'Try again')
    await settled()
    expect([page().includes(NONE_NAMED), has('alert')]).toEqual([true, false])
  })

  it('is checked here first, and told by its end once it is kept', async () => {
    shop.client.script['blogger.save-payout-account'] = () => true
    await open()
    await fill('Account number', '12')
    await press('button', 'Save')
    expect(below('Account number')).not.toBe('')
    expect(sentBy(shop, 'blogger.save-payout-account')).toEqual([])
    await fill('Name of the account', 'Mila Sorel')
    await fill('Account number', 'US 026009593 8841')
    shop.client.script['blogger.payout-account'] = () => ({
      items: [{ currency: 'USD', holder: 'Mila Sorel', account_end: '8841' }],
    })
    await press('button', 'Save')
    await settled()
    expect(page()).toContain('8841')
    expect(page()).not.toContain('026009593')
  })

  it('without its holder is not sent off to be refused: the name is asked for, and gone on from', async () => {
    await open()
    await fill('Account number', '026009593 8841')
    await submit()
    expect([below('Name of the account'), below('Account number')]).toEqual([
      'Please enter the name of the account.',
      '',
    ])
    expect(document.activeElement).toBe(find('field', 'Name of the account'))
    expect(sentBy(shop, 'blogger.save-payout-account')).toEqual([])
  })

  it('in euros is an IBAN whose digits agree, and what the shop finds odd all the same stands at it', async () => {
    shop.client.script['blogger.balance'] = () => ({ ...BALANCE, currency: 'EUR' })
    shop.client.script['blogger.save-payout-account'] = refuses(400, { field: 'account' })
    await openRoom(<PayoutsView />, shop, '/cabinet/sales/payouts?currency=EUR')
    await fill('Name of the account', 'Mila Sorel')
    await fill('IBAN', 'DE89 3704 0044 0532 0130 01')
    expect([below('IBAN'), sentBy(shop, 'blogger.save-payout-account')]).toEqual([
      'Please check the number of the account.',
      [],
    ])
    await type('IBAN', 'DE89 3704 0044 0532 0130 00')
    expect(below('IBAN')).toBe('')
    await submit()
    expect([below('IBAN'), typedIn('Name of the account')]).toEqual([
      'Please check the number of the account.',
      'Mila Sorel',
    ])
  })

  it('was asked for in dollars while only euros had been earned: it is that of the sums above it', async () => {
    shop.client.script['blogger.balance'] = () => ({ ...BALANCE, currency: 'EUR', account_end: null })
    await open()
    expect(page()).toContain('Name an account, so that it can be paid')
    expect([has('field', 'IBAN'), has('field', 'Account number'), has('heading', /EUR$/)]).toEqual([
      ...[true, false, true],
    ])
  })

  it('that got no answer stays typed, and two presses are one', async () => {
    let answer: () => void = () => undefined
    shop.client.script['blogger.save-payout-account'] = () =>
      new Promise((resolve) => (answer = () => resolve(true)))
    await open()
    await fill('Name of the account', 'Mila Sorel')
    await fill('Account number', 'US 026009593 8841')
    await press('button', 'Save')
    await press('button', 'Save')
    expect(sentBy(shop, 'blogger.save-payout-account')).toHaveLength(1)
    await act(async () => answer())
    await settled()
    shop.client.script['blogger.save-payout-account'] = refuses(0)
    await fill('Name of the account', 'Mila Sorel')
    await fill('Account number', 'US 026009593 8842')
    await press('button', 'Save')
    expect([textOf(find('alert')), typedIn('Account number')]).toEqual([
      'There is no connection at the moment. Please try again.',
      'US 026009593 8842',
    ])
  })
})
