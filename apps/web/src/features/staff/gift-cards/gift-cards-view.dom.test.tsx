import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import {
  below,
  type as fill,
  find,
  has,
  page,
  press,
  settled,
  textOf,
  typedIn,
} from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import * as files from '#web/lib/download/save-file.ts'
import { notices } from '#web/lib/notify.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { until } from '../orders/testing/a-staff-shop.ts'
import { GiftCardsView } from './gift-cards-view.tsx'
import { aGiftCard, CARD_COUNTS } from './testing/a-gift-card.ts'

let shop: ReturnType<typeof scriptedEngine>
const asked = (id: string) => shop.client.asked.filter((one) => one.id === id).map(({ input }) => input)
beforeEach(() => {
  notices.set([])
  stubDialog()
  shop = scriptedEngine()
  shop.client.script['staff.giftCards'] = () => ({
    items: [aGiftCard(2), aGiftCard(1)],
    counts: CARD_COUNTS,
    next: null,
  })
  shop.client.script['staff.voidGiftCard'] = () => aGiftCard(2)
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
  shop.client.script['staff.voidGiftCard'] = () => aGiftCard(2)
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
    ...{
      items: [aGiftCard(2, gone), aGiftCard(1, { issued_at: null, code_end: null })],
      counts: CARD_COUNTS,
      next: null,
    },
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

it('of a card that was spent to the end meanwhile it is said, though it leaves the list', async () => {
  shop.client.script['staff.voidGiftCard'] = () => {
    shop.client.script['staff.giftCards'] = () => ({ items: [aGiftCard(1)], counts: CARD_COUNTS, next: null })
    shop.client.script['staff.giftCard'] = () => aGiftCard(2, { balance: 0 })
    return refuses(409)()
  }
  await open(2)
  await press('button', 'Take the card back')
  await fill('Reason', 'Stolen')
  await press('button', 'Take back €40')
  await settled()
  expect([has('dialog'), page().includes('€0')]).toEqual([false, true])
  expect(notices.get().at(-1)?.text).toContain('Somebody spent from it or took it back meanwhile')
})

it('without an answer nobody says that nothing was changed, and the reason stays typed', async () => {
  shop.client.script['staff.voidGiftCard'] = refuses(0)
  await open(2)
  await press('button', 'Take the card back')
  await fill('Reason', 'Stolen')
  await press('button', 'Take back €40')
  expect([below('Reason'), typedIn('Reason')]).toEqual([
    'There is no connection at the moment. Please try again.',
    'Stolen',
  ])
})

it('pressed twice while it is sent, a card is taken back once', async () => {
  let answer: (card: object) => void = () => undefined
  shop.client.script['staff.voidGiftCard'] = () => new Promise((resolve) => (answer = resolve))
  await open(2)
  await press('button', 'Take the card back')
  await fill('Reason', 'Stolen')
  await press('button', 'Take back €40')
  expect(find('button', 'Take back €40').ariaBusy).toBe('true')
  await press('button', 'Take back €40')
  await act(async () => answer(aGiftCard(2)))
  await settled()
  expect([asked('staff.voidGiftCard').length, notices.get().at(-1)?.text]).toEqual([1, 'The card is void'])
})

it('sums are written as their reader writes them, in the money of the card', async () => {
  await openPage(<GiftCardsView openId={2} />, { shop, address: '/admin/gift-cards', store: 'de' })
  await until(() => document.querySelector('[aria-busy=true]') === null)
  expect(textOf(document.querySelector('tbody tr'))).toMatch(/100.€40.€/)
})

it('its last day is the one its letter names, by the calendar of its store', async () => {
  const lastSecond = '2029-03-03T04:59:59Z'
  shop.client.script['staff.giftCards'] = () => ({
    items: [aGiftCard(2, { expires_at: lastSecond })],
    counts: CARD_COUNTS,
    next: null,
  })
  await open(2)
  expect(textOf(document.querySelector('tbody tr'))).toContain('3/2/2029')
  expect(textOf(document.querySelector('dl'))).toContain('3/2/2029')
})

it('a shop that stumbles may have taken the card back: nobody says that nothing was changed', async () => {
  shop.client.script['staff.voidGiftCard'] = refuses(502)
  await open(2)
  await press('button', 'Take the card back')
  await fill('Reason', 'Stolen')
  await press('button', 'Take back €40')
  expect([below('Reason'), typedIn('Reason')]).toEqual(['That did not work. Please try again.', 'Stolen'])
})

it('the file of the list holds the gift cards of every page', async () => {
  const saved = vi.spyOn(files, 'saveCsv').mockReturnValue()
  shop.client.script['staff.giftCards'] = ({ query }) => {
    const isFirst = (query as { before?: string }).before === undefined
    return { items: [aGiftCard(isFirst ? 2 : 1)], counts: CARD_COUNTS, next: isFirst ? '2' : null }
  }
  await open()
  await press('button', 'As CSV')
  await settled()
  expect(saved.mock.calls[0]?.[1]).toHaveLength(3)
  saved.mockRestore()
})

it('a card that ends with the year in New York ended on the first of January in the file', async () => {
  const saved = vi.spyOn(files, 'saveCsv').mockReturnValue()
  shop.client.script['staff.giftCards'] = () => ({
    items: [aGiftCard(2, { expires_at: '2030-01-01T04:59:59.000Z', voided_at: '2026-03-03T01:00:00.000Z' })],
    ...{ counts: CARD_COUNTS, next: null },
  })
  await open()
  await press('button', 'As CSV')
  await settled()
  expect(saved.mock.calls[0]?.[1][1]?.slice(-2)).toEqual(['2029-12-31', '2026-03-02 20:00:00'])
})

it('the address of a card its list does not hold showed nothing', async () => {
  shop.client.script['staff.giftCard'] = () => aGiftCard(9)
  await open(9)
  await settled()
  expect([has('button', 'Take the card back'), asked('staff.giftCard')]).toEqual([
    true,
    [{ params: { id: 9 } }],
  ])
})
