import { beforeEach, describe, expect, it } from 'vitest'
import { all, find, has, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { promoMode } from '#web/lib/promo/promo-mode.ts'
import { aCabinet } from '../testing/open-room.tsx'
import { PartnerSummary } from './partner-summary.tsx'

const WEEKLY = { count: 3, sum: 679.16, profit: 101.84, mentioned: 2, mentions_goal: 12 }
const BALANCE = { id: 7, currency: 'USD', active: 218.84, next_payment: '2030-12-05' }
const ME = { product_choose: false, instructions_count: 2 }

let shop: ReturnType<typeof aCabinet>
beforeEach(() => {
  promoMode.set(false)
  shop = aCabinet()
  const { script } = shop.client
  script['partner.me'] = () => ME
  script['blogger.balance'] = () => BALANCE
  script['blogger.statistics'] = () => ({ weekly: WEEKLY, periods: {} })
})
async function open() {
  await openPage(<PartnerSummary customer="7" />, { shop })
  await settled()
}
const figures = () => [...document.querySelectorAll('dl > div')].map((one) => textOf(one))
const rooms = () => all('link').map((link) => textOf(link))

it('in the main sidebar who is no partner any more finds the money, and no switch for promo mode', async () => {
  await openPage(<PartnerSummary customer="7" isFormer />, { shop })
  await settled()
  expect([page().includes('$218.84'), rooms(), document.querySelector('[role="switch"]')]).toEqual([
    ...[true, ['Orders', 'Payouts', 'Ask anew'], null],
  ])
})

describe('in the main sidebar a partner', () => {
  it('reads what is on account, when it is paid, and how the week goes', async () => {
    await open()
    expect(page()).toContain('$218.84')
    expect(page()).toMatch(/Next payout, .*December 5/)
    expect(figures()).toEqual(['Profit$101.84', 'Orders3', 'Posts2 / 12'])
  })

  it('with no goal reads how many posts there were, and of no day where nothing is to be paid', async () => {
    shop.client.script['blogger.statistics'] = () => ({ weekly: { ...WEEKLY, mentions_goal: 0 } })
    shop.client.script['blogger.balance'] = () => ({ ...BALANCE, active: 0, next_payment: null })
    await open()
    expect([figures().at(-1), page().includes('Next payout')]).toEqual(['Posts2', false])
  })

  it('reads sums in the currency they were earned in', async () => {
    shop.client.script['blogger.balance'] = () => ({ ...BALANCE, currency: 'EUR' })
    await open()
    expect(page()).toContain('€218.84')
  })

  it('finds the rooms the shop has, the selection only where one may choose', async () => {
    await open()
    expect(rooms()).toContain('Guide')
    expect(rooms()).not.toContain('Selection')
    expect(find('link', 'Payouts').getAttribute('href')).toBe('/cabinet/sales/payouts')
  })

  it('who may choose finds the selection, too', async () => {
    shop.client.script['partner.me'] = () => ({ ...ME, product_choose: true })
    await open()
    expect(rooms()).toContain('Selection')
  })

  it('whose figures do not come still gets into every room, and nothing waits for ever', async () => {
    shop.client.script['blogger.balance'] = refuses(404)
    await open()
    expect([has('link', 'Sales'), figures(), document.querySelector('[aria-busy="true"]')]).toEqual([
      ...[true, [], null],
    ])
  })

  it('switches promo mode on and off by one press each, and is told which it is', async () => {
    await open()
    const isOn = () => [find('checkbox').getAttribute('aria-checked'), promoMode.get()]
    await press('checkbox', /^Promo mode/)
    expect(isOn()).toEqual(['true', true])
    await press('checkbox', /^Promo mode/)
    expect(isOn()).toEqual(['false', false])
  })
})
