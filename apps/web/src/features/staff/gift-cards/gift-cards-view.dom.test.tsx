import type { StaffGiftCard } from '@vitrine/contract/desk/gift-cards'
import { beforeEach, expect, it } from 'vitest'
import { type as fill, has, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { until } from '../orders/testing/a-staff-shop.ts'
import { GiftCardsView } from './gift-cards-view.tsx'

const aCard = (id: number, facts: Partial<StaffGiftCard> = {}): StaffGiftCard => ({
  ...{
    id,
    code_end: 'K7Q2',
    recipient: 'Eve',
    email: 'eve@example.org',
    value: 100,
    balance: 40,
    currency: 'EUR',
  },
  ...{ order: { id: 3, number: '000001003' }, issued_at: '2026-03-02T10:00:00Z', void_reason: '' },
  ...{ expires_at: '2029-03-02T10:00:00Z', voided_at: null, voided_by: null },
  ...facts,
})
const COUNTS = { live: 2, spent: 0, void: 1, waiting: 0, all: 3 }
let shop: ReturnType<typeof scriptedEngine>
const asked = (id: string) => shop.client.asked.filter((one) => one.id === id).map(({ input }) => input)
beforeEach(() => {
  stubDialog()
  shop = scriptedEngine()
  shop.client.script['staff.giftCards'] = () => ({ items: [aCard(2), aCard(1)], counts: COUNTS, next: null })
  shop.client.script['staff.voidGiftCard'] = () => aCard(2)
})
async function open(openId?: number) {
  const opened = await openPage(<GiftCardsView openId={openId} />, { shop, address: '/admin/gift-cards' })
  await until(() => document.querySelector('[aria-busy=true]') === null)
  return opened
}

it('lists what is on each card and whom it is for, and the address says which list', async () => {
  const { address } = await open()
  expect(textOf(document.querySelector('tbody tr'))).toMatch(/… K7Q2Eve, eve@example\.org.*€100€40/)
  await press('button', 'Taken back 1')
  expect(address()).toBe('/admin/gift-cards?view=void')
  expect(asked('staff.giftCards').at(-1)).toEqual({ query: { view: 'void', q: '' } })
})

it('a card is taken back with a reason and the sum that was seen; what was spent meanwhile is told', async () => {
  await open(2)
  await press('button', 'Take the card back')
  await press('button', 'Take back €40')
  expect([page().includes('Say why the card is taken back.'), asked('staff.voidGiftCard')]).toEqual([
    true,
    [],
  ])
  await fill('Reason', ' The letter was stolen ')
  shop.client.script['staff.voidGiftCard'] = refuses(409)
  await press('button', 'Take back €40')
  expect(page()).toContain('Somebody spent from it or took it back meanwhile')
  shop.client.script['staff.voidGiftCard'] = () => aCard(2)
  await press('button', 'Take back €40')
  await settled()
  const body = { reason: 'The letter was stolen', balance: 40 }
  expect(asked('staff.voidGiftCard')).toEqual([
    { params: { id: 2 }, body },
    { params: { id: 2 }, body },
  ])
  expect(has('button', 'Take back €40')).toBe(false)
})

it('a void card says who and why, and one not paid for has nothing to take', async () => {
  const gone = { voided_at: '2026-03-03T10:00:00Z', voided_by: 'Mona Lind', void_reason: 'Stolen' }
  shop.client.script['staff.giftCards'] = () => ({
    ...{ items: [aCard(2, gone), aCard(1, { issued_at: null, code_end: null })], counts: COUNTS, next: null },
  })
  const { leave } = await open(2)
  expect([
    page().includes('Mona Lind'),
    page().includes('Stolen'),
    has('button', 'Take the card back'),
  ]).toEqual([...[true, true, false]])
  leave()
  await open(1)
  expect(has('button', 'Take the card back')).toBe(false)
})
