import type { PromoProduct } from '@vitrine/contract/partner/promo-product'
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { all, find, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { refreshCabinet } from '../refresh.ts'
import { SelectionView } from './selection-view.tsx'

const piece = (id: number, price: number | null) =>
  ({
    ...{ id, title: `Coat ${id}`, sku: `S${id}`, parent_sku: `P${id}`, brand: 'Orsa', price, image: null },
    ...{ is_set: false, parts: [], order_id: null, delivered: false },
  }) as unknown as PromoProduct

let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  refreshCabinet(0, { isForced: true })
  shop = scriptedEngine()
  shop.session.set({ status: 'signed-in', customer: '7' })
  const { script } = shop.client
  script['blogger.promoProducts'] = () => ({ items: [piece(1, 148.75), piece(2, null)], total: 2 })
  script['blogger.counts'] = () => ({ selection: { to_look_at: 8, approved: 64, rejected: 12 } })
  script['blogger.earnings'] = () => ({
    posts: [],
    items: [{ sku: 'P1', percent: 15, tax_percent: 19, count: 0, profit: {} }],
  })
})
async function open() {
  await openPage(<SelectionView />, { shop, address: '/cabinet/products/selection' })
  await settled()
}

it('says of each piece what one sold brings, in money, without the tax inside', async () => {
  await open()
  // 148.75 without 19 % is 125, of which 15 % are 18.75.
  expect(page()).toContain('$18.75 for you')
  const titles = all('button', /Coat/).map((one) => textOf(one))
  expect(titles[1]).not.toContain('for you')
})

it('each list says how many wait in it, and what was chosen is approved at once', async () => {
  await open()
  const lists = ['To look at', 'Approved', 'Not for me'].map((name) =>
    textOf(find('button', new RegExp(`^${name} \\d`))),
  )
  expect(lists).toEqual(['To look at 8', 'Approved 64', 'Not for me 12'])
  shop.client.script['blogger.approve'] = () => ({ approved: [1] })
  await press('button', /Coat 1/)
  await press('button', /^Approve 1/)
  const sent = shop.client.asked.filter(({ id }) => /approve/i.test(id))
  expect(sent).toMatchObject([{ input: { body: { products: [1], action: 'approve' } } }])
})

it('a list with nothing in it says what puts something there', async () => {
  shop.client.script['blogger.promoProducts'] = () => ({ items: [], total: 0 })
  await open()
  expect(page()).toContain('What the shop proposes next lies here.')
  expect(find('link', 'Products').getAttribute('href')).toBe('/cabinet/products')
  await press('button', /^Not for me/)
  expect(page()).toContain('Your word on a proposed piece puts it here.')
})

it('what the shop does not let one choose any more stays chosen here, and is told', async () => {
  await open()
  shop.client.script['blogger.approveProducts'] = refuses(409)
  await press('button', /Coat 1/)
  await press('button', 'Not for me')
  expect(textOf(find('alert'))).toContain('That did not work.')
  expect(find('button', /Coat 1/).getAttribute('aria-pressed')).toBe('true')
})

it('a piece another device had decided on was decided on once more, unseen: what left the list is not sent', async () => {
  await open()
  await press('button', /Coat 1/)
  await press('button', /Coat 2/)
  shop.client.script['blogger.promoProducts'] = () => ({ items: [piece(2, null)], total: 1 })
  await act(async () => void refreshCabinet(0, { isForced: true }))
  await settled()
  shop.client.script['blogger.approve'] = () => ({ approved: [] })
  await press('button', 'Not for me')
  const sent = shop.client.asked.filter(({ id }) => /approve/i.test(id))
  expect(sent).toMatchObject([{ input: { body: { products: [2], action: 'reject' } } }])
})
