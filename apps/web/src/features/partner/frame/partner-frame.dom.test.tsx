import type { Membership } from '@vitrine/contract/partner/membership'
import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  all,
  below,
  fill,
  find,
  has,
  page,
  press,
  settled,
  textOf,
  typedIn,
} from '#web/engine/testing/find.ts'
import { lineDown } from '#web/engine/testing/line-down.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { notices } from '#web/lib/notify.ts'
import { GuideView } from '../guide/guide-view.tsx'
import { PartnerFrame } from './partner-frame.tsx'

const ROOMS = {
  ...{ product_choose: false, instructions_count: 2, show_attention_photo_modal: true },
  ...{ has_blogger_user_agreement: true, has_blogger_privacy_policy: true },
}
const NOBODY: Membership = {
  ...ROOMS,
  ...{ state: 'none', reason: '', name: '', handle: '', since: null },
  agreement: { version: '2030-01', accepted_at: null },
}
const PARTNER: Membership = {
  ...ROOMS,
  ...{ state: 'partner', reason: '', name: 'Mila Sorel', handle: 'mila', since: '2029-05-01T10:00:00Z' },
  agreement: { version: '2030-01', accepted_at: '2030-01-01T10:00:00Z' },
}
const ARTICLES = [
  {
    slug: 'first',
    title: 'Your first parcel',
    content: '<p>Four pieces. In your size. And more.</p>',
    parent: null,
  },
  { slug: 'money', title: 'When the money comes', content: '<p>In thirty days.</p>', parent: 'first' },
]
let shop: ReturnType<typeof scriptedEngine>
let me: Membership
/** Each is somebody else: of whoever is in the cabinet remembers what it was told. */
let customers = 6
beforeEach(() => {
  notices.set([])
  me = NOBODY
  shop = scriptedEngine()
  shop.session.set({ status: 'signed-in', customer: String(++customers) })
  shop.client.script['partner.me'] = () => me
  shop.client.script['blogger.wiki'] = () => ({ title: 'Good to know', articles: ARTICLES })
  shop.client.script['blogger.paper'] = () => ({ title: 'Partner agreement', content: '<p>We share.</p>' })
})
async function open(slug?: string, address = '/cabinet/wiki') {
  const opened = await openPage(
    <PartnerFrame title="partner.guide" isThere={(me) => me.instructions_count > 0} missing="Nothing here">
      <GuideView slug={slug} />
    </PartnerFrame>,
    { shop, address },
  )
  await settled()
  return opened
}

it('a session that ends takes nothing of what was typed', async () => {
  await open()
  await fill('Your name where you post', '@mila')
  const who = shop.session.get()
  await act(async () => shop.session.set({ status: 'guest', customer: null }))
  expect(find('field', 'Your name where you post').closest('[hidden]')).not.toBeNull()
  expect(page()).toContain('What you had started here is kept for you.')
  await act(async () => shop.session.set(who))
  await settled()
  expect(find('field', 'Your name where you post').closest('[hidden]')).toBeNull()
  expect([typedIn('Your name where you post'), has('button', 'Sign in')]).toEqual(['@mila', false])
})

describe('who is no partner', () => {
  it('and not signed in is asked in', async () => {
    shop.session.set({ status: 'guest', customer: null })
    await open()
    expect([has('button', 'Sign in'), shop.count('partner.me')]).toEqual([true, 0])
  })

  it('asks to become one, with an address that gets its https, and waits then', async () => {
    shop.client.script['partner.apply'] = () => {
      me = { ...NOBODY, state: 'waiting', handle: 'mila' }
      return me
    }
    await open()
    await fill('Your name where you post', '@mila')
    await fill('Address of your page', 'example.com/mila')
    await fill('What do you show, and to whom?', 'Linen, mostly, to friends.')
    await press('button', 'Ask to become a partner')
    await settled()
    expect(shop.client.asked.find(({ id }) => id === 'partner.apply')).toMatchObject({
      input: { body: { handle: '@mila', link: 'https://example.com/mila' } },
    })
    expect(page()).toContain('We have your application for @mila.')
  })

  it('is told beside the field what the shop does not take', async () => {
    shop.client.script['partner.apply'] = refuses(400, { field: 'about' })
    await open()
    await press('button', 'Ask to become a partner')
    expect(below('What do you show, and to whom?')).toContain('at least twenty letters')
    expect(document.activeElement).toBe(find('field', 'What do you show, and to whom?'))
  })

  it('whose application is here already reads that, and nothing was sent twice', async () => {
    shop.client.script['partner.apply'] = refuses(409)
    await open()
    await fill('Your name where you post', 'mila')
    await press('button', 'Ask to become a partner')
    expect([shop.count('partner.apply'), textOf(find('alert'))]).toEqual([
      ...[1, expect.stringContaining('That did not work.')],
    ])
  })

  it('without a line keeps what was written, and is told that there is none', async () => {
    shop.client.script['partner.apply'] = refuses(0)
    await open()
    await fill('What do you show, and to whom?', 'Linen, mostly, to friends.')
    await press('button', 'Ask to become a partner')
    expect(textOf(find('alert'))).toContain('There is no connection at the moment.')
    expect(page()).toContain('Linen, mostly, to friends.')
  })

  it('reads why it was no, and may ask again', async () => {
    me = { ...NOBODY, state: 'refused', reason: 'Not now.' }
    await open()
    expect([page().includes('Not now.'), has('button', 'Ask to become a partner')]).toEqual([true, true])
  })
})

describe('a partner', () => {
  it('reads and agrees before anything else', async () => {
    me = { ...PARTNER, agreement: { version: '2030-02', accepted_at: null } }
    shop.client.script['partner.accept'] = () => {
      me = PARTNER
      return me
    }
    await open()
    expect([page().includes('We share.'), page().includes('Good to know')]).toEqual([true, false])
    await press('button', 'I agree')
    await settled()
    expect(shop.client.asked.find(({ id }) => id === 'partner.accept')).toMatchObject({
      input: { body: { version: '2030-02' } },
    })
    expect(page()).toContain('Good to know')
  })

  it('who agrees to words that have changed meanwhile reads the new ones first', async () => {
    me = { ...PARTNER, agreement: { version: '2030-02', accepted_at: null } }
    await open()
    expect(page()).toContain('Version 2030-02')
    shop.client.script['partner.accept'] = () => {
      me = { ...PARTNER, agreement: { version: '2030-03', accepted_at: null } }
      return refuses(409)()
    }
    await press('button', 'I agree')
    await settled()
    expect([page().includes('Version 2030-03'), page().includes('Good to know')]).toEqual([true, false])
  })

  it('sees who they are, every room, and how each article begins', async () => {
    me = PARTNER
    await open()
    expect(page()).toContain('Mila Sorel@mila, partner since 2029')
    expect(all('link', /^Guide/)).toHaveLength(1)
    expect(textOf(find('link', /^Your first parcel/))).toBe('Your first parcelFour pieces. In your size.')
  })

  it('finds the selection only where the shop lets partners choose', async () => {
    me = PARTNER
    await open()
    expect(has('link', 'Selection')).toBe(false)
    me = { ...PARTNER, product_choose: true }
    await press('button', /^Updated/)
    await settled()
    expect(has('link', 'Selection')).toBe(true)
  })

  it('finds the papers there are, and no guide where nothing is written', async () => {
    me = { ...PARTNER, has_blogger_privacy_policy: false }
    await open()
    expect([has('link', 'Partner agreement'), has('link', 'Privacy for partners')]).toEqual([true, false])
    me = { ...PARTNER, instructions_count: 0 }
    await press('button', /^Updated/)
    await settled()
    expect(page()).toBe('Nothing here')
  })

  it('brings the cabinet up to date by a press, and is told', async () => {
    me = PARTNER
    shop.client.script['blogger.counts'] = () => ({ selection: {} })
    await open()
    const before = shop.count('blogger.wiki')
    await press('button', /^Updated/)
    await settled()
    expect(shop.count('blogger.wiki')).toBeGreaterThan(before)
    expect(notices.get()).toMatchObject([{ text: 'The cabinet is up to date.' }])
  })

  it.each([
    ['the line is gone', 0, 'There is no connection at the moment.'],
    ['the shop says no', 403, 'That did not work.'],
  ])('does not hear that all is up to date where %s', async (_, code, words) => {
    me = PARTNER
    await open()
    shop.client.script['blogger.counts'] = refuses(code)
    await press('button', /^Updated/)
    await settled()
    expect(notices.get()).toMatchObject([{ text: expect.stringContaining(words), tone: 'error' }])
  })

  it('reads one article whole, with the next below it', async () => {
    me = PARTNER
    await open('first')
    expect(page()).toContain('And more.')
    expect(find('link', /^When the money comes/).getAttribute('href')).toBe('/cabinet/wiki/money')
  })

  it('is told when an article is gone', async () => {
    me = PARTNER
    await open('none')
    expect(page()).toContain('This article is gone.')
  })
})

it.each([
  ['/cabinet/products/12/story', 'Products'],
  ['/cabinet/products/12', 'Products'],
  ['/cabinet/products/set', 'Sets'],
])('the room one stands in at %s is %s', async (address, name) => {
  me = PARTNER
  await open(undefined, address)
  const current = all('link').filter((one) => one.getAttribute('aria-current') === 'page')
  expect(current.map(textOf)).toEqual([name])
})

it('each room says how much it holds, once that is known', async () => {
  me = { ...PARTNER, product_choose: true }
  shop.client.script['blogger.counts'] = () => ({
    ...{ orders: 138, payouts: 31, products: 14, sets: 4, archive: 3, posts: 38 },
    selection: { to_look_at: 8, approved: 64, rejected: 12 },
  })
  await open()
  const rooms = all('link', /\d$/).map((one) => textOf(one))
  expect(rooms).toEqual([
    ...[
      'Orders 138',
      'Payouts 31',
      'Products 14',
      'Selection 8',
      'Sets 4',
      'Posts 38',
      'Archive 3',
      'Guide 2',
    ],
  ])
})

it('a cabinet without a line says so, and not that it failed', async () => {
  shop.client.script['partner.me'] = refuses(0)
  await lineDown(shop)
  await open()
  expect(textOf(find('alert'))).toContain('There is no connection at the moment.')
})

it('a cabinet that does not open can be tried again', async () => {
  shop.client.script['partner.me'] = refuses(404)
  await open()
  expect(textOf(find('alert'))).toContain('That did not work.')
  me = PARTNER
  shop.client.script['partner.me'] = () => me
  await press('button', 'Try again')
  await settled()
  expect(page()).toContain('Good to know')
})

describe('the next room', () => {
  it('keeps its column where the line is gone meanwhile', async () => {
    me = PARTNER
    const { leave } = await open()
    leave()
    shop.client.script['partner.me'] = refuses(0)
    await lineDown(shop)
    await open('first')
    expect([has('link', 'Payouts'), has('alert')]).toEqual([true, false])
  })

  it('tells nobody else on the same device who was in before', async () => {
    me = PARTNER
    const { leave } = await open()
    leave()
    shop.session.set({ status: 'signed-in', customer: 'somebody else' })
    shop.client.script['partner.me'] = refuses(0)
    await open()
    expect([page().includes('@mila'), has('alert')]).toEqual([false, true])
  })
})
