import { beforeEach, expect, it } from 'vitest'
import { fill, find, has, page, press, settled, textOf, typedIn } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { notices } from '#web/lib/notify.ts'
import { PartnersView } from './partners-view.tsx'

const ASKS = {
  ...{ id: 3, name: '', contact: 'mila@example.org', handle: 'mila', store: 'us' },
  ...{ link: 'https://example.com/mila', about: 'Linen.', created_at: '2030-01-01T10:00:00Z' },
}
const owed = (partner_id: number, more: object = {}) => ({
  ...{ partner_id, name: `Partner ${partner_id}`, handle: null, currency: 'EUR' },
  ...{ pending: 0, active: 0, paid: 0, account_end: null, check: 'nothing' },
  ...more,
})
let shop: ReturnType<typeof scriptedEngine>
let items: object[]
let applications: object[]
beforeEach(() => {
  notices.set([])
  items = []
  applications = [ASKS]
  shop = scriptedEngine()
  shop.session.set({ status: 'signed-in', customer: '1' })
  shop.client.script['partner.applications'] = () => ({ items: applications })
  shop.client.script['partner.list'] = () => ({ items: [] })
  shop.client.script['payout.accounts'] = () => ({ items, waiting: [] })
})
async function open(store = 'us') {
  await openPage(<PartnersView />, { shop, store, address: '/admin/partners' })
  await settled()
}
const rows = () =>
  [...document.querySelectorAll('section[aria-label="Payouts"] tbody tr')].map((row) =>
    [...row.children].map(textOf),
  )
const sent = (id: string) => shop.client.asked.filter((one) => one.id === id).map(({ input }) => input?.body)

it('sums of one partner in two currencies stand in their own, written as its reader writes them', async () => {
  items = [
    owed(9, { pending: 98, active: 1433.2, paid: 20, account_end: '0377', check: 'ready' }),
    owed(9, { currency: 'RUB', active: 5000, check: 'below_minimum' }),
  ]
  await open('de')
  expect(rows().map((cells) => cells.slice(1, 5))).toEqual([
    ['98 €', '1.433,20 €', '20 €', '… 0377'],
    ['0 ₽', '5.000 ₽', '0 ₽', ''],
  ])
})

it('of who is no partner any more it is said until when they were', async () => {
  items = [owed(9, { active: 15, ended_at: '2030-03-04T10:00:00Z' })]
  await open()
  expect(textOf(document.querySelector('tbody th'))).toBe('Partner 9 partner until March 4, 2030')
})

it('who deleted their account is no row without a name: it is said, and the bank’s name is shown', async () => {
  items = [
    owed(9, { name: 'Mila Sorel', handle: '', is_gone: true, active: 15, check: 'ready' }),
    owed(8, { name: '', handle: '', is_gone: true, pending: 9, check: 'given_up' }),
  ]
  await open()
  expect(rows().map((cells) => [cells[0], cells.at(-1)])).toEqual([
    ['Mila Sorel account deleted', 'ready'],
    ['account deleted', 'given up with the account'],
  ])
})

it('why nobody can be paid is said at each, and the run counts those who can', async () => {
  items = [owed(1), owed(2, { check: 'no_account' }), owed(3, { check: 'ready' })]
  await open()
  const words = rows().map((cells) => cells.at(-1))
  expect(new Set(words).size).toBe(3)
  expect(has('button', /1/)).toBe(true)
})

it('what is owed that did not come is said, and comes when asked again', async () => {
  const answer = shop.client.script['payout.accounts']
  shop.client.script['payout.accounts'] = refuses(400)
  await open()
  expect(has('heading', 'Payouts')).toBe(false)
  if (answer) shop.client.script['payout.accounts'] = answer
  await press('button', 'Try again')
  expect(has('heading', 'Payouts')).toBe(true)
})

it('who may not see what is owed does not read that something failed', async () => {
  shop.client.script['payout.accounts'] = refuses(403)
  await open()
  expect([has('button', 'Try again'), has('button', 'Approve')]).toEqual([false, true])
})

it('while nobody knows yet who asks to become one, it is not said that nobody does', async () => {
  shop.client.script['partner.applications'] = refuses(400)
  await open()
  expect([page().includes('Nobody waits for an answer.'), has('button', 'Try again')]).toEqual([false, true])
})

it('who gave no name is called by the contact, and their link is opened without telling from where', async () => {
  await open()
  expect(textOf(find('heading', /mila/))).toBe('mila@example.org @mila')
  expect(find('link', 'https://example.com/mila').getAttribute('rel')).toContain('noopener')
})

it('a no without a reason is told at its field; kept after all, nothing was said', async () => {
  shop.client.script['partner.decide'] = refuses(400)
  await open()
  await press('button', 'Refuse')
  await fill(/^Reason/, ' ')
  await press('button', 'Refuse')
  expect(typedIn(/^Reason/)).toBe(' ')
  expect(sent('partner.decide').length).toBeLessThanOrEqual(1)
  const [, keep] = [...document.querySelectorAll<HTMLElement>('article form button')]
  keep?.click()
  await settled()
  expect(has('button', 'Approve')).toBe(true)
})

it('a yes the shop did not hear can be said again', async () => {
  shop.client.script['partner.decide'] = refuses(0)
  await open()
  await press('button', 'Approve')
  expect(page()).toContain('no connection')
  shop.client.script['partner.decide'] = () => {
    applications = []
    return { state: 'approved' }
  }
  await press('button', 'Approve')
  expect(sent('partner.decide')).toHaveLength(2)
  expect(page()).toContain('Nobody waits for an answer.')
})
