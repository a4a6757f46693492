import type { PartnerPost } from '@vitrine/contract/partner/partner-posts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { all, find, has, page, press, textOf } from '#web/engine/testing/find.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import { aPiece, HERE } from '../testing/a-piece.ts'
import { aCabinet, openRoom } from '../testing/open-room.tsx'
import { PostsView } from './posts-view.tsx'

const post = (id: number, at: string, said: Partial<PartnerPost> = {}): PartnerPost => ({
  ...{ id, type: 'story', link: '', images: [], products: [1] },
  ...{ promoted_at: at.slice(0, 10), created_at: at },
  ...said,
})
const POSTS = [
  post(3, '2029-11-21T10:00:00Z', { type: 'post', products: [9, 1, 2], link: 'https://www.tiktok.com/@m/1' }),
  post(2, '2029-11-21T09:00:00Z'),
  post(1, '2029-11-19T20:00:00Z', { products: [2] }),
]
const SUMS = { mentioned: 9, count: 0, sum: 0, profit: 0 }
const DAYS = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ is_to_come: day > 5 }))

let shop: ReturnType<typeof aCabinet>
beforeEach(() => {
  shop = aCabinet([
    aPiece(1, { ...HERE, title: 'V-neck' }),
    aPiece(2, { ...HERE, title: 'Skirt' }),
    aPiece(9, { ...HERE, is_set: true, parts: [1, 2], title: 'V-neck + Skirt' }),
  ])
  shop.client.script['blogger.posts'] = () => ({ items: POSTS, total: 3 })
  shop.client.script['blogger.sales'] = () => ({
    ...{ period: 'week', currency: 'USD', currencies: ['USD'], mentions_goal: 12 },
    ...{ total: SUMS, before: SUMS, parts: DAYS },
  })
})
const days = () => all('heading').filter(({ tagName }) => tagName === 'H2')

it('posts stand under their days, a set by its two pieces', async () => {
  await openRoom(<PostsView />, shop)
  expect(days().map(textOf)).toEqual(['Wed, November 21, 2029 2 posts', 'Mon, November 19, 2029 1 post'])
  expect(textOf(find('link', 'Open').closest('li'))).toContain('V-neck, Skirt')
})

it('a post of the night stands under the day it was by the clock of the store', async () => {
  shop.client.script['blogger.posts'] = () => ({ items: [post(4, '2029-11-22T03:30:00Z')], total: 1 })
  await openRoom(<PostsView />, shop)
  expect(days().map(textOf)).toEqual(['Wed, November 21, 2029 1 post'])
  expect(textOf(document.querySelector('li time'))).toBe('10:30 PM')
})

it('each post says what it has brought, or that no order came yet', async () => {
  shop.client.script['blogger.earnings'] = () => ({
    items: [],
    posts: [
      { id: 3, count: 2, profit: { USD: 56.4 } },
      { id: 2, count: 3, profit: { EUR: 41.72, USD: 52.2 } },
    ],
  })
  await openRoom(<PostsView />, shop)
  const rows = [...document.querySelectorAll('li')].map((row) => textOf(row.lastElementChild))
  expect(rows).toEqual(['$56.402 orders', '$52.20, €41.723 orders', '$0no order yet'])
})

it('while nobody knows what posts brought, none is said to have brought nothing', async () => {
  shop.client.script['blogger.earnings'] = refuses(404)
  await openRoom(<PostsView />, shop)
  expect([days().length, page().includes('no order yet')]).toEqual([2, false])
})

it('the goal of the week says how far it is and how long there is left', async () => {
  await openRoom(<PostsView />, shop)
  expect(page()).toContain('9 of 12 this week')
  expect(page()).toContain('3 days of the week left')
})

it('a goal nobody knows is not waited for, and the posts are there', async () => {
  shop.client.script['blogger.sales'] = refuses(404)
  await openRoom(<PostsView />, shop)
  expect([document.querySelectorAll('[aria-busy="true"]').length, days().length]).toEqual([0, 2])
})

it('one kind is shown alone by a press, and each says how many it has', async () => {
  await openRoom(<PostsView />, shop)
  const kinds = [...document.querySelectorAll('fieldset button')].map((one) => textOf(one))
  expect(kinds).toEqual(['All 3', 'Profile 0', 'Story 2', 'Post 1'])
  await press('button', 'Post 1')
  expect(days()).toHaveLength(1)
})

describe('a period that the address names', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2029-11-22T03:30:00Z') })
    shop.client.script['blogger.posts'] = () => ({
      items: [...POSTS, post(5, '2029-11-18T10:00:00Z')],
      total: 4,
    })
  })
  afterEach(() => void vi.useRealTimers())

  it.each([
    ['today', ['Wed, November 21 2 posts']],
    ['week', ['Wed, November 21 2 posts', 'Mon, November 19 1 post']],
    ['month', ['Wed, November 21 2 posts', 'Mon, November 19 1 post', 'Sun, November 18 1 post']],
  ])('%s shows its posts alone', async (period, shown) => {
    await openRoom(<PostsView />, shop, `/cabinet/products/posts?period=${period}`)
    expect(days().map(textOf)).toEqual(shown)
  })

  it('without a post says so, and all are there by a press', async () => {
    shop.client.script['blogger.posts'] = () => ({ items: [post(5, '2029-11-18T10:00:00Z')], total: 1 })
    await openRoom(<PostsView />, shop, '/cabinet/products/posts?period=today')
    expect([days().length, page().includes('Nothing was posted in this time.')]).toEqual([0, true])
    await press('button', 'All')
    expect(days()).toHaveLength(1)
  })
})

it('a post is opened where it was posted, without telling where one comes from', async () => {
  await openRoom(<PostsView />, shop)
  const link = document.querySelector('a[target="_blank"]')
  expect([link?.getAttribute('href'), link?.getAttribute('rel')]).toEqual([
    'https://www.tiktok.com/@m/1',
    'noopener noreferrer nofollow',
  ])
})

it('who has posted nothing is led to the pieces', async () => {
  shop.client.script['blogger.posts'] = () => ({ items: [], total: 0 })
  await openRoom(<PostsView />, shop)
  expect([find('link', 'Products').getAttribute('href'), has('button')]).toEqual(['/cabinet/products', false])
})
