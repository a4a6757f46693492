import { CallError } from '@vitrine/contract/reply'
import type { ModeratedReview } from '@vitrine/contract/review/moderation'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { has, press, settled } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import * as notices from '#web/lib/notify.ts'
import { ReviewsView } from './reviews-view.tsx'

const OWN = `/r/${'a'.repeat(32)}.webp`
const aReview = (id: number, facts: Partial<ModeratedReview> = {}): ModeratedReview => ({
  ...{
    id,
    status: 2,
    rating: 4,
    title: `Title ${id}`,
    detail: `Words ${id}`,
    nickname: 'Ada',
    language: 'en',
  },
  ...{ created_at: '2026-03-02T10:00:00Z', size: 'M', fit: 0, photos: [], hints: [], is_repeated: false },
  product: { sku: 'SCARF', name: 'Scarf', image: null, path: '/scarf' },
  writer: { has_account: false, reviews: 0, rejected: 0, order: null },
  ...facts,
})

let items: ModeratedReview[]
let shop: ReturnType<typeof scriptedEngine>
const asked = (id: string) => shop.client.asked.filter((one) => one.id === id).map(({ input }) => input)
const judged = () => asked('review.judge').map((input) => (input as { body: object }).body)
const shows = (text: string) => document.body.textContent.includes(text)
const told = vi.spyOn(notices, 'notify')
const key = (name: string) =>
  act(async () => void dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true })))

beforeEach(() => {
  items = [aReview(1), aReview(2, { photos: [{ path: OWN, is_own: true, is_hidden: false }] })]
  shop = scriptedEngine()
  shop.client.script['review.moderation'] = () => ({
    ...{ items, next: null, counts: { waiting: items.length, approved: 9, rejected: 3, photos: 1 } },
  })
  shop.client.script['review.photo'] = () => ({ media_type: 'image/webp', picture: 'AAAA' })
  shop.client.script['review.judge'] = (input) => {
    const { id, status } = (input as { body: { id: number; status: number } }).body
    items = items.filter((one) => one.id !== id)
    return { id, status }
  }
  told.mockClear()
})
async function open(openId?: number) {
  const page = await openPage(<ReviewsView openId={openId} />, { shop, address: '/admin/reviews' })
  await settled()
  return page
}

it('shows the one that waits longest, and goes on once it is approved; "Undo" lets it wait again', async () => {
  await open()
  expect([has('button', 'To approve 2'), shows('Title 1'), shows('1 of 2')]).toEqual([true, true, true])
  await press('button', 'Approve')
  expect(judged()).toEqual([{ id: 1, was: 2, hidden_was: [], status: 1, hidden: [] }])
  expect(shows('Title 2')).toBe(true)
  expect(told.mock.lastCall?.[0].text).toBe('Approved: Scarf')
  await act(async () => told.mock.lastCall?.[0].action?.onClick())
  expect(judged().at(-1)).toEqual({ id: 1, was: 1, hidden_was: [], status: 2, hidden: [] })
})

it('leaves a photo out, and sends that with the yes', async () => {
  await open(2)
  expect(document.querySelector('img[src^="data:image/webp"]')).not.toBeNull()
  await press('button', /^Leave out/)
  await key('a')
  expect(judged()).toEqual([{ id: 2, was: 2, hidden_was: [], status: 1, hidden: [OWN] }])
})

it('a no asks for its reason first', async () => {
  await open()
  await key('r')
  expect(judged()).toEqual([])
  await press('choice', 'Advertises something')
  await press('button', 'Reject')
  expect(judged()).toEqual([{ id: 1, was: 2, hidden_was: [], status: 3, reason: 'advert', hidden: [] }])
})

it('the address of a review that is in another list showed its neighbour, and another was judged', async () => {
  const approved = aReview(7, { status: 1 })
  items = [aReview(3), aReview(9)]
  shop.client.script['review.moderated'] = () => approved
  const { address } = await open(7)
  expect(asked('review.moderated')).toEqual([{ params: { id: 7 } }])
  expect([shows('Title 7'), has('button', 'To approve 2')]).toEqual([true, true])
  await key('k')
  expect(address()).toBe('/admin/reviews/3')
})

it('of a number there is no review of, it says so rather than to show another', async () => {
  shop.client.script['review.moderated'] = () => {
    throw new CallError({ code: 404, result: 'NOT_FOUND', meta: {} })
  }
  const { address } = await open(77)
  expect([shows('Title 1'), shows('There is none of this number')]).toEqual([false, true])
  await press('button', /^Back to the list/)
  expect(address()).toBe('/admin/reviews')
})

it('J and K go through the list, L leaves one for later', async () => {
  const { address } = await open(1)
  await key('l')
  expect(address()).toBe('/admin/reviews/2')
})

it('tells who comes second, and shows the list as it is by then', async () => {
  shop.client.script['review.judge'] = () => {
    items = items.slice(1)
    throw new CallError({ code: 409, result: 'CONFLICT', meta: {} })
  }
  await open()
  await press('button', 'Approve')
  expect(told.mock.calls.map(([notice]) => notice.text)).toContain(
    'Somebody else has judged this review meanwhile.',
  )
  expect(shows('Title 2')).toBe(true)
})

it.each([
  [{ hints: ['link'] as const, is_repeated: true }, ['Holds a link', 'word for word']],
  [{ hints: [] }, ['No link, mail address or phone number', 'Written without an account']],
  [
    {
      writer: {
        has_account: true,
        reviews: 2,
        rejected: 1,
        order: { id: 7, number: '000001001', is_delivered: true },
      },
    },
    ['2 other reviews, 1 rejected', 'order 1001'],
  ],
])('says what helps to judge: %j', async (facts, words) => {
  items = [aReview(1, facts as Partial<ModeratedReview>)]
  await open()
  for (const one of words) expect(shows(one), one).toBe(true)
})

it('says when all is read, and to others that it is not for them', async () => {
  items = []
  await open()
  expect([shows('All read'), document.querySelector('article')]).toEqual([true, null])
  shop.client.script['review.moderation'] = () => {
    throw new CallError({ code: 403, result: 'FORBIDDEN', meta: {} })
  }
  await press('button', 'Rejected 3')
  expect(shows("This page is for the shop's staff.")).toBe(true)
})
