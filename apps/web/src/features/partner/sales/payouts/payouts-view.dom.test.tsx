import { beforeEach, describe, expect, it } from 'vitest'
import { below, fill, find, has, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import { aCabinet, openRoom, sentBy } from '../../testing/open-room.tsx'
import { PayoutsView } from './payouts-view.tsx'

const BALANCE = {
  ...{ id: 7, currency: 'USD', active: 12, pending: 30, paid: 60, total: 102, next_payment: '2030-02-05' },
  ...{ counts: { pending: 2, active: 1, payouts: 4 }, minimum: 20, account_end: '8841' },
}
const PAYOUTS = [
  { id: 31, created_at: '2030-01-05T10:00:00Z', sum: 40, currency: 'USD', status: 'created', file: '/p/31' },
  { id: 30, created_at: '2029-12-05T10:00:00Z', sum: 20, currency: 'EUR', status: 'sent', file: '/p/30' },
]
const NONE_NAMED = 'You have not named an account yet.'

let shop: ReturnType<typeof aCabinet>
beforeEach(() => {
  shop = aCabinet()
  const { script } = shop.client
  script['blogger.balance'] = () => BALANCE
  script['blogger.payouts'] = () => ({ items: PAYOUTS, total: 2 })
  script['blogger.payout-account'] = () => ({ items: [] })
})
const open = () => openRoom(<PayoutsView />, shop, '/cabinet/sales/payouts')

describe('payouts', () => {
  it('each in its own money, with its orders', async () => {
    await open()
    const rows = [...document.querySelectorAll('li[id^="payout-"]')]
    expect(rows.map((row) => row.id)).toEqual(['payout-31', 'payout-30'])
    expect([textOf(rows[0]).endsWith('$40'), textOf(rows[1])]).toEqual([true, expect.stringContaining('€20')])
    expect(rows[1]?.querySelector('a')?.getAttribute('href')).toBe('/cabinet/sales/orders?payout=30')
  })

  it('that are too small wait, and say from which sum on they do not', async () => {
    await open()
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
})
