import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { confirmAct } from '#web/engine/testing/confirm-act.ts'
import { all, fill, find, has, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { notices } from '#web/lib/notify.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { type Desk, DeskContext } from '../frame/use-desk.ts'
import { PartnersView } from './partners-view.tsx'

const ASKS = {
  ...{ id: 3, name: 'Mila Sorel', contact: 'mila@example.org', handle: 'mila', store: 'us' },
  ...{ link: 'https://example.com/mila', about: 'Linen.', created_at: '2030-01-01T10:00:00Z' },
}
const OWED = {
  ...{ partner_id: 9, name: 'Tessa Kohl', handle: 'tessa', currency: 'EUR' },
  ...{ pending: 98, active: 433.2, paid: 0, account_end: '0377', check: 'ready' },
}
let shop: ReturnType<typeof scriptedEngine>
let waiting: object[]
let applications: object[]
beforeEach(() => {
  stubDialog()
  notices.set([])
  waiting = []
  applications = [ASKS]
  shop = scriptedEngine()
  shop.session.set({ status: 'signed-in', customer: '1' })
  shop.client.script['partner.applications'] = () => ({ items: applications })
  shop.client.script['partner.list'] = () => ({ items: [] })
  shop.client.script['payout.accounts'] = () => ({ items: [OWED], waiting })
})
async function open() {
  await openPage(<PartnersView />, { shop, address: '/admin/partners' })
  await settled()
}
const sent = (id: string) => shop.client.asked.filter((one) => one.id === id)

it('says no with a reason alone, and who was answered leaves the list', async () => {
  shop.client.script['partner.decide'] = () => {
    applications = []
    return { state: 'refused' }
  }
  await open()
  await press('button', 'Refuse')
  await fill('Reason, as the applicant will read it', 'Not now.')
  await press('button', 'Refuse')
  await settled()
  expect(sent('partner.decide')).toMatchObject([
    { input: { params: { id: 3 }, body: { approve: false, reason: 'Not now.' } } },
  ])
  expect(page()).toContain('Nobody waits for an answer.')
})

it('of two who decide, the second is told so, and shown the list as it is by then', async () => {
  shop.client.script['partner.decide'] = () => {
    applications = []
    return refuses(409)()
  }
  await open()
  await press('button', 'Refuse')
  await fill('Reason, as the applicant will read it', 'Not now.')
  await press('button', 'Refuse')
  await settled()
  expect(has('button', 'Approve')).toBe(false)
  expect(notices.get().map(({ text }) => text)).toEqual([
    'Somebody else has decided on this application meanwhile.',
  ])
})

it('who was answered counts no more in the rail, and stands among those at work', async () => {
  const recount = vi.fn()
  shop.client.script['partner.decide'] = () => {
    applications = []
    return { state: 'approved' }
  }
  const desk: Desk = { ...{ name: 'Mona', counts: {}, views: [], round: 0 }, may: () => true, recount }
  await openPage(
    <DeskContext value={desk}>
      <PartnersView />
    </DeskContext>,
    { shop, address: '/admin/partners' },
  )
  await settled()
  const before = sent('partner.list').length
  await press('button', 'Approve')
  await settled()
  expect([recount.mock.calls.length, sent('partner.list').length]).toEqual([1, before + 1])
})

it('makes the payouts that are ready, and lets the bank have them', async () => {
  shop.client.script['payout.run'] = () => {
    waiting = [{ id: 5, name: 'Tessa Kohl', currency: 'EUR', sum: 433.2, created_at: '2030-01-05T10:00:00Z' }]
    return { items: [{ partner_id: 9, currency: 'EUR', sum: 433.2, payout_id: 5, held: null }] }
  }
  shop.client.script['payout.sent'] = () => {
    waiting = []
    return true
  }
  await open()
  expect(textOf(document.querySelector('tbody tr'))).toBe('Tessa Kohl @tessa€98€433.20€0… 0377ready')
  await press('button', 'Make 1 payout')
  expect([page(), sent('payout.run')]).toEqual([
    expect.stringContaining('€433.20 leave the partners’ accounts and wait for the bank.'),
    [],
  ])
  await confirmAct()
  expect(notices.get()).toMatchObject([{ text: '1 payout was made.' }])
  expect(page()).toContain('1 payout of €433.20 waits to be sent to the bank.')
  await press('button', 'The bank has them')
  expect([page(), sent('payout.sent')]).toEqual([
    expect.stringContaining('1 payout of €433.20 is marked as sent: the partner sees it as paid.'),
    [],
  ])
  await confirmAct()
  expect([sent('payout.sent').length, has('button', 'The bank has them')]).toEqual([1, false])
})

const A_PAYOUT = {
  id: 5,
  name: 'Tessa Kohl',
  currency: 'EUR',
  sum: 433.2,
  created_at: '2030-01-05T10:00:00Z',
}

it('what is with the bank is what its file holds: neither less nor more than that', async () => {
  URL.createObjectURL = () => 'blob:x'
  const later = [6, 7].map((id) => ({ ...A_PAYOUT, id, sum: 10 }))
  waiting = [A_PAYOUT]
  shop.client.script['payout.bank-file'] = () => {
    // A colleague made one before the file was written, and one after.
    waiting = [A_PAYOUT, ...later]
    return { filename: 'eur.xml', text: '<two/>', payouts: 2, ids: [5, 6] }
  }
  shop.client.script['payout.sent'] = ({ params }) => {
    waiting = waiting.filter((one) => (one as typeof A_PAYOUT).id !== (params as { id: number }).id)
    return true
  }
  await open()
  await press('button', 'Bank file, EUR')
  await settled()
  expect(page()).toContain('3 payouts, €453.20 in all, wait')
  await press('button', 'The bank has them')
  await confirmAct()
  expect(sent('payout.sent').map(({ input }) => input.params)).toEqual([{ id: 5 }, { id: 6 }])
  expect(page()).toContain('1 payout of €10 waits')
})

it('payouts of several moneys are each said before they are made; not now makes none', async () => {
  const items = [OWED, { ...OWED, partner_id: 8, active: 66.8 }, { ...OWED, currency: 'USD', active: 25 }]
  shop.client.script['payout.accounts'] = () => ({ items, waiting })
  await open()
  await press('button', 'Make 3 payouts')
  expect(page()).toContain('€500, $25 leave the partners’ accounts')
  await press('button', 'Not now')
  expect([document.querySelector('dialog[open]'), sent('payout.run')]).toEqual([null, []])
})

it('payouts made without an answer are not called undone: the list is read again, and shows them', async () => {
  shop.client.script['payout.run'] = () => {
    waiting = [A_PAYOUT]
    return refuses(0)()
  }
  await open()
  await press('button', 'Make 1 payout')
  await confirmAct()
  expect(all('alert').map(textOf)).toEqual(['There is no connection at the moment. Please try again.'])
  expect(page()).toContain('1 payout of €433.20 waits to be sent to the bank.')
})

it('pressed twice while it runs, payouts are made once; where none is ready none can be', async () => {
  let answer: (made: object) => void = () => undefined
  shop.client.script['payout.run'] = () => new Promise((resolve) => (answer = resolve))
  await open()
  await press('button', 'Make 1 payout')
  await confirmAct()
  await confirmAct()
  shop.client.script['payout.accounts'] = () => ({ items: [{ ...OWED, check: 'below_minimum' }], waiting })
  await act(async () => answer({ items: [] }))
  await settled()
  expect(sent('payout.run')).toHaveLength(1)
  expect((find('button', 'Nothing to pay out') as HTMLButtonElement).disabled).toBe(true)
})

it('a line lost half way leaves those that are still to be told, and says so', async () => {
  waiting = [A_PAYOUT, { ...A_PAYOUT, id: 6, sum: 10 }]
  shop.client.script['payout.sent'] = ({ params }) => {
    if ((params as { id: number }).id === 6) return refuses(0)()
    waiting = [{ ...A_PAYOUT, id: 6, sum: 10 }]
    return true
  }
  await open()
  await press('button', 'The bank has them')
  await confirmAct()
  expect(page()).toContain('1 payout of €10 waits')
  expect(all('alert').map(textOf).join()).toContain('no connection')
})

it('says when the shop has no account of its own to pay from', async () => {
  waiting = [{ id: 5, name: 'Tessa Kohl', currency: 'EUR', sum: 1, created_at: '2030-01-05T10:00:00Z' }]
  shop.client.script['payout.bank-file'] = refuses(409, { result: 'SHOP_ACCOUNT_MISSING' })
  await open()
  await press('button', 'Bank file, EUR')
  expect(all('alert').map(textOf).join()).toContain('bank account is not named')
})

it('whoever is not of the staff sees nothing', async () => {
  shop.client.script['partner.applications'] = refuses(403)
  shop.client.script['payout.accounts'] = refuses(403)
  await open()
  expect([page().includes('This page is for the shop'), page().includes('Tessa')]).toEqual([true, false])
})
