import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { all, below, fill, find, has, page, press, settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { notices } from '#web/lib/notify.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { PartnersView } from '../partners-view.tsx'

const MILA = {
  ...{ partner_id: 9, name: 'Mila Sorel', handle: 'mila', offered: 0 },
  lanes: { delivering: 2, to_promote: 3, promoted: 8, archived: 1 },
}
const ORDER = {
  ...{ number: '000001042', created_at: '2030-01-02T10:00:00Z', is_given: false },
  pieces: [{ name: 'Knife-pleat skirt', qty: 2 }],
}
let shop: ReturnType<typeof scriptedEngine>
let partner: object
beforeEach(() => {
  stubDialog()
  notices.set([])
  partner = { ...MILA, product_choose: true, orders: [ORDER] }
  shop = scriptedEngine()
  shop.session.set({ status: 'signed-in', customer: '1' })
  shop.client.script['partner.applications'] = () => ({ items: [] })
  shop.client.script['payout.accounts'] = () => ({ items: [], waiting: [] })
  shop.client.script['partner.list'] = () => ({ items: [MILA] })
  shop.client.script['partner.one'] = () => partner
})
async function open(openId?: number) {
  const opened = await openPage(<PartnersView openId={openId} />, { shop, address: '/admin/partners' })
  await settled()
  return opened
}
const given = () => shop.client.asked.filter(({ id }) => id === 'blogger.assignProducts')

it('the list says how far everybody is, and a name leads to what can be given', async () => {
  await open()
  expect(find('link', 'Mila Sorel').getAttribute('href')).toBe('/admin/partners/9')
  expect([...document.querySelectorAll('tbody td')].map((one) => one.textContent)).toEqual([
    ...['2', '3', '8', '1', '0'],
  ])
})

it('a partnership ends with a reason alone, and its partner leaves the list', async () => {
  shop.client.script['partner.end'] = () => {
    shop.client.script['partner.list'] = () => ({ items: [] })
    return { ended_at: '2030-01-05T10:00:00Z' }
  }
  const ended = () => shop.client.asked.filter(({ id }) => id === 'partner.end')
  /** The button of the dialog repeats the one that opened it. */
  const confirm = async () => {
    await act(async () => all('button', 'End the partnership').at(-1)?.click())
    await settled()
  }
  await open(9)
  await press('button', 'End the partnership')
  await confirm()
  expect([page().includes('Give a reason.'), ended()]).toEqual([true, []])
  await fill('Reason, as the partner will read it', 'You moved away.')
  await confirm()
  expect(ended()).toMatchObject([{ input: { params: { id: 9 }, body: { reason: 'You moved away.' } } }])
  expect([notices.get()[0]?.text, page().includes('Nobody is a partner yet.')]).toEqual([
    'The partnership has ended.',
    true,
  ])
})

it('an order of the account becomes a parcel, and cannot be given again', async () => {
  shop.client.script['blogger.assignProducts'] = () => {
    partner = { ...partner, orders: [{ ...ORDER, is_given: true }] }
    return { partner_id: 9, products: [1, 2] }
  }
  await open(9)
  expect(page()).toContain('January 2, 2 × Knife-pleat skirt')
  await press('button', 'Give as parcel')
  await settled()
  expect(given()).toMatchObject([{ input: { body: { order_number: '000001042' } } }])
  expect([notices.get()[0]?.text, has('button', 'Give as parcel')]).toEqual([
    '2 pieces stand in the cabinet now.',
    false,
  ])
})

it('goods are laid into the selection, and one the shop does not have is named', async () => {
  await open(9)
  await fill('SKUs, separated by commas or spaces', 'AA-1, BB-2  AA-1;CC-3')
  shop.client.script['blogger.assignProducts'] = refuses(404, { field: 'skus.1' })
  await press('button', 'Lay into the selection')
  expect(below('SKUs, separated by commas or spaces')).toContain('no product BB-2')
  shop.client.script['blogger.assignProducts'] = () => ({ partner_id: 9, products: [4] })
  await press('button', 'Lay into the selection')
  await settled()
  expect(given().at(-1)).toMatchObject({
    input: { body: { partner_id: 9, skus: ['AA-1', 'BB-2', 'CC-3'] } },
  })
})

it('nothing typed lays nothing there: what is missing is said at the field, which is gone on from', async () => {
  await open(9)
  const field = 'SKUs, separated by commas or spaces'
  await fill(field, ' , ; ')
  await press('button', 'Lay into the selection')
  expect([below(field), given()]).toEqual(['Please fill this in.', []])
  expect(document.activeElement).toBe(find('field', field))
})

it('where nobody may choose, the staff is told before laying anything there', async () => {
  partner = { ...partner, product_choose: false }
  await open(9)
  expect(page()).toContain('nobody sees the selection')
})

it('closing leads back to the list; who is no partner is said to be none', async () => {
  shop.client.script['partner.one'] = refuses(404)
  const { address } = await open(9)
  expect(page()).toContain("This account is no partner's.")
  await press('button', 'Close')
  expect(address()).toBe('/admin/partners')
})
