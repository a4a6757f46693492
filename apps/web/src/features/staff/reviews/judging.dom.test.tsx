import type { ModeratedReview } from '@vitrine/contract/review/moderation'
import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { all, find, has, page, press, pressKey, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { notices } from '#web/lib/notify.ts'
import { ReviewsView } from './reviews-view.tsx'

const WAITING = 2
const APPROVED = 1
const REJECTED = 3
const aReview = (id: number, facts: Partial<ModeratedReview> = {}): ModeratedReview => ({
  ...{ id, status: WAITING, rating: 4, title: `Title ${id}`, detail: `Words ${id}`, nickname: 'Ada' },
  ...{ created_at: '2026-03-02T10:00:00Z', size: 'M', fit: 0, photos: [], hints: [], is_repeated: false },
  ...{ language: 'en', product: { sku: 'SCARF', name: 'Scarf', image: null, path: '/scarf' } },
  writer: { has_account: false, reviews: 0, rejected: 0, order: null },
  ...facts,
})
let shop: ReturnType<typeof scriptedEngine>
let items: ModeratedReview[]
let next: number | null
beforeEach(() => {
  notices.set([])
  localStorage.clear()
  next = null
  items = [aReview(1), aReview(2), aReview(3)]
  shop = scriptedEngine()
  shop.client.script['review.moderation'] = () => ({
    ...{ items, next, counts: { waiting: items.length, approved: 9, rejected: 3, photos: 1 } },
  })
  shop.client.script['review.judge'] = ({ body }) => {
    const { id } = body as { id: number }
    items = items.filter((one) => one.id !== id)
    return true
  }
})
async function open(search = '', openId?: number) {
  const opened = await openPage(<ReviewsView openId={openId} />, { shop, address: `/admin/reviews${search}` })
  await settled()
  return opened
}
const sent = (call: string) => shop.client.asked.filter(({ id }) => id === call).map(({ input }) => input)
const judged = () => sent('review.judge').map((input) => input?.body)
const told = () => notices.get().map(({ text, tone }) => tone ?? text)
const article = () => document.querySelector('article')?.getAttribute('aria-label')

it('judged by somebody else meanwhile, it is not called approved, and offers no way back from what was not done', async () => {
  shop.client.script['review.judge'] = refuses(409)
  await open()
  await press('button', 'Approve')
  expect(notices.get().map(({ text, action }) => [text, action])).toEqual([
    ['Somebody else has judged this review meanwhile.', undefined],
  ])
})

it('what the shop did not do is told as such, and the review stays where it is', async () => {
  shop.client.script['review.judge'] = refuses(500)
  await open()
  await press('button', 'Approve')
  expect([told(), article()]).toEqual([['error'], 'Title 1'])
})

it('a no is sent with its reason, and taken back as it was', async () => {
  await open()
  await press('button', 'Reject')
  const [, second] = all('choice')
  await act(async () => second?.click())
  await press('button', 'Reject')
  expect(judged()).toEqual([
    { id: 1, was: WAITING, hidden_was: [], status: REJECTED, reason: 'advert', hidden: [] },
  ])
  shop.client.script['review.judge'] = () => true
  await act(async () => notices.get().at(-1)?.action?.onClick())
  await settled()
  expect(judged().at(-1)).toEqual({ id: 1, was: REJECTED, hidden_was: [], status: WAITING, hidden: [] })
})

it('a no that is thought better of sends nothing', async () => {
  await open()
  await press('button', 'Reject')
  const [, keep] = [...document.querySelectorAll<HTMLElement>('article form button')]
  await act(async () => keep?.click())
  expect([judged(), has('button', 'Approve')]).toEqual([[], true])
})

it('A approves, R asks for the reason, and neither is done by the key of a browser’s own', async () => {
  await open()
  await pressKey(document.body, 'r')
  expect(all('choice').length).toBeGreaterThan(3)
  await act(async () => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', ctrlKey: true, bubbles: true }))
  })
  expect(judged()).toEqual([])
  await pressKey(document.body, 'a')
  await settled()
  expect([judged(), article()]).toEqual([
    [{ id: 1, was: WAITING, hidden_was: [], status: APPROVED, hidden: [] }],
    'Title 2',
  ])
})

it('what is rejected can be approved, and is not rejected a second time, by R either', async () => {
  items = [aReview(1, { status: REJECTED })]
  await open('?view=rejected')
  expect(has('button', 'Reject')).toBe(false)
  await pressKey(document.body, 'r')
  expect(all('choice')).toEqual([])
})

it('the first has none before it, the last none after it', async () => {
  await open('', 3)
  const [before, after] = [...document.querySelectorAll<HTMLButtonElement>('article header button')]
  expect([article(), before?.disabled, after?.disabled]).toEqual(['Title 3', false, true])
  expect(page()).toContain('3 of 3')
})

it('of the judged ones, where the newest stand first, the next older one follows', async () => {
  items = [9, 6, 4].map((id) => aReview(id, { status: APPROVED }))
  await open('?view=approved', 6)
  await press('button', 'Reject')
  const [, advert] = all('choice')
  await act(async () => advert?.click())
  await press('button', 'Reject')
  expect(article()).toBe('Title 4')
})

it('reviews of one list are not shown under the name of another', async () => {
  await open()
  shop.client.script['review.moderation'] = () => new Promise(() => undefined)
  const rejected = [...all('link', /^Rejected/), ...all('button', /^Rejected/)][0]
  await act(async () => rejected?.click())
  await settled()
  expect(article()).toBe(undefined)
})

it('reviews beyond the fiftieth could not be reached: more are shown as often as there are more', async () => {
  const waiting = Array.from({ length: 65 }, (_, at) => aReview(at + 1))
  const judged = new Set<number>()
  shop.client.script['review.moderation'] = ({ query }) => {
    const { after = 0 } = query as { after?: number }
    const left = waiting.filter(({ id }) => id > after && !judged.has(id))
    const page = left.slice(0, 20)
    const next = left.length > page.length ? (page.at(-1)?.id ?? null) : null
    return {
      items: page,
      next,
      counts: { waiting: waiting.length - judged.size, approved: 9, rejected: 3, photos: 1 },
    }
  }
  await open()
  const inSight = () => all('link', /Words \d+/).length
  expect(inSight()).toBe(20)
  for (const count of [40, 60, 65]) {
    await press('button', 'Show more')
    await settled()
    expect(inSight()).toBe(count)
  }
  expect(has('button', 'Show more')).toBe(false)
  // One that somebody judged leaves, and all the others stay in sight.
  shop.client.script['review.judge'] = ({ body }) => judged.add((body as { id: number }).id)
  await press('button', 'Approve')
  await settled()
  expect([inSight(), article()]).toEqual([64, 'Title 2'])
})

it('a photo left out and taken in again is sent with the rest', async () => {
  const photo = (path: string, is_hidden: boolean) => ({ path, is_own: false, is_hidden })
  items = [aReview(1, { photos: [photo('a.webp', false), photo('b.webp', true)] })]
  await open()
  await press('button', /^Leave out/)
  await press('button', 'Show again, Photo 1')
  await press('button', 'Approve')
  expect(judged()).toEqual([
    { id: 1, was: WAITING, hidden_was: ['b.webp'], status: APPROVED, hidden: ['b.webp'] },
  ])
})

it('in the list, what needs a second look says so, and how many photos there are', async () => {
  items = [
    aReview(1, { hints: ['link'], photos: [{ path: 'a', is_own: false, is_hidden: false }] }),
    aReview(2, { is_repeated: true }),
    aReview(3),
  ]
  await open()
  const rows = [...document.querySelectorAll('ul li a[href^="/admin/reviews/"]')].map(textOf)
  expect(rows.map((text) => / · [^·]*$/.test(text))).toEqual([true, true, false])
  expect(rows[0]).toContain('1 photo')
})

it('a list that did not come is asked for again', async () => {
  const answer = shop.client.script['review.moderation']
  shop.client.script['review.moderation'] = refuses(400)
  await open()
  if (answer) shop.client.script['review.moderation'] = answer
  await press('button', 'Try again')
  expect([article(), find('heading', 'Reviews').tagName]).toEqual(['Title 1', 'H1'])
})

it('a photo somebody else has left out meanwhile is shown as left out, not shown to shoppers by the next press', async () => {
  const photo = (path: string, is_hidden: boolean) => ({ path, is_own: false, is_hidden })
  items = [aReview(1, { status: APPROVED, photos: [photo('a.webp', false), photo('b.webp', false)] })]
  shop.client.script['review.judge'] = () => {
    items = [aReview(1, { status: APPROVED, photos: [photo('a.webp', true), photo('b.webp', false)] })]
    return refuses(409)()
  }
  await open('?view=approved')
  await press('button', 'Leave out, Photo 2')
  await press('button', 'Keep as shown')
  await settled()
  await press('button', 'Leave out, Photo 2')
  await press('button', 'Keep as shown')
  expect(judged().map((body) => body as object)).toMatchObject([
    { hidden_was: [], hidden: ['b.webp'] },
    { hidden_was: ['a.webp'], hidden: ['a.webp', 'b.webp'] },
  ])
})
