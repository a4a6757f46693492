// Each page of the cabinet by its address: for a partner, for who is none yet, and for a guest.
import type { Membership } from '@vitrine/contract/partner/membership'
import type { ComponentType } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { has, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { aPiece, HERE } from '#web/features/partner/testing/a-piece.ts'
import { aCabinet } from '#web/features/partner/testing/open-room.tsx'
import { signInModal } from '#web/lib/account/sign-in-modal.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { clientLoader, loader } from './cabinet-page.tsx'
import Archive from './goods/archive-page.tsx'
import Piece from './goods/piece-page.tsx'
import Posts from './goods/posts-page.tsx'
import Products from './goods/products-page.tsx'
import Selection from './goods/selection-page.tsx'
import Sets from './goods/set-page.tsx'
import Guide from './guide-page.tsx'
import Paper from './paper-page.tsx'
import Orders from './partner-orders-page.tsx'
import Payouts from './partner-payouts-page.tsx'
import Sales from './partner-sales-page.tsx'
import Settings from './settings-page.tsx'

const ME = {
  ...{ state: 'partner', handle: 'mila', reason: '', product_choose: true, instructions_count: 2 },
  ...{ agreement: { version: '1', accepted_at: '2029-01-01T00:00:00Z' } },
  ...{ has_blogger_user_agreement: true, has_blogger_privacy_policy: true },
} as unknown as Membership
const PAGES: [name: string, Page: ComponentType, address: string][] = [
  ['Products', Products, '/cabinet/products'],
  ['Archive', Archive, '/cabinet/products/archive'],
  ['Posts', Posts, '/cabinet/products/posts'],
  ['Selection', Selection, '/cabinet/products/selection'],
  ['Sets', Sets, '/cabinet/products/set'],
  ['Good to know', Guide, '/cabinet/wiki'],
  ['Orders', Orders, '/cabinet/sales/orders'],
  ['Payouts', Payouts, '/cabinet/sales/payouts'],
  ['Sales', Sales, '/cabinet/sales'],
  ['Settings', Settings, '/cabinet/settings'],
]

let shop: ReturnType<typeof aCabinet>
/** Each is somebody else: of whoever is in the cabinet remembers what it was told. */
let customers = 70
beforeEach(() => {
  stubDialog()
  shop = aCabinet([aPiece(12, { ...HERE, title: 'Roll-neck' })])
  shop.session.set({ status: 'signed-in', customer: String(++customers) })
  shop.client.script['partner.me'] = () => ME
  shop.client.script['blogger.wiki'] = () => ({ title: 'Good to know', articles: [] })
  shop.client.script['blogger.paper'] = ({ params }) => {
    const { name } = params as { name: string }
    return { title: `The ${name}`, content: '<p>words</p>' }
  }
})
async function open(Page: ComponentType, address: string, path = '*') {
  await openPage(<Page />, { shop, address, path })
  await expect.poll(() => document.querySelector('[aria-busy="true"].alone')).toBeNull()
  await settled()
}
const title = () => textOf(document.querySelector('h1'))

describe.each(PAGES)('%s', (name, Page, address) => {
  it('opens to a partner with its own heading, even where nothing of it comes', async () => {
    await open(Page, address)
    await expect.poll(title).toMatch(new RegExp(name, 'i'))
  })

  it('asks a guest in, and asks the shop nothing', async () => {
    shop.session.set({ status: 'guest', customer: null })
    await open(Page, address)
    await press('button', 'Sign in')
    expect([signInModal.get().isOpen, shop.client.asked]).toEqual([true, []])
    signInModal.set({ isOpen: false, contact: '' })
  })

  it('leads who is no partner yet to becoming one', async () => {
    shop.client.script['partner.me'] = () => ({ ...ME, state: 'none', handle: '' })
    await open(Page, address)
    await expect.poll(() => has('field', 'Address of your page')).toBe(true)
  })

  it('of a shop that is away can be asked for again', async () => {
    shop.client.script['partner.me'] = refuses(404)
    await open(Page, address)
    await expect.poll(() => has('button', 'Try again')).toBe(true)
    shop.client.script['partner.me'] = () => ME
    await press('button', 'Try again')
    await expect.poll(title).toMatch(new RegExp(name, 'i'))
  })
})

describe('who is no partner any more', () => {
  const ENDED = { ...ME, state: 'ended', ended_at: '2030-03-04T10:00:00Z', reason: 'You moved away.' }
  beforeEach(() => {
    shop.client.script['partner.me'] = () => ENDED
  })

  it.each([
    ['/cabinet/sales/orders', Orders, 'Orders'],
    ['/cabinet/sales/payouts', Payouts, 'Payouts'],
  ])('still sees the money at %s, and that it comes', async (address, Page, heading) => {
    await open(Page, address)
    await expect.poll(title).toBe(heading)
    expect(page()).toContain('Your partnership ended on March 4, 2030.')
    // Nothing is asked that the shop would refuse.
    expect(shop.count('blogger.counts')).toBe(0)
  })

  it('reads elsewhere why, and can ask anew', async () => {
    await open(Products, '/cabinet/products')
    await expect.poll(title).toBe('Your partnership has ended')
    expect([page().includes('Our reason: You moved away.'), has('field', 'Address of your page')]).toEqual([
      true,
      true,
    ])
  })
})

describe('the papers', () => {
  it.each([
    ['/cabinet/agreement', 'The agreement'],
    ['/cabinet/privacy', 'The privacy'],
  ])('%s is the one the address names', async (address, words) => {
    await open(Paper, address)
    await expect.poll(title).toBe(words)
  })

  it('a shop does not have is not found there', async () => {
    shop.client.script['partner.me'] = () => ({ ...ME, has_blogger_privacy_policy: false })
    await open(Paper, '/cabinet/privacy')
    expect(page()).not.toContain('The privacy')
    expect(shop.count('blogger.paper')).toBe(0)
  })
})

describe('a piece', () => {
  const PATH = '/cabinet/products/:id/:entity?'
  const chosen = () =>
    [...document.querySelectorAll('[aria-current="page"], [aria-pressed="true"]')].map(textOf)

  it.each([
    ['/cabinet/products/12', 'Story'],
    ['/cabinet/products/12/post', 'Post'],
    ['/cabinet/products/12/nonsense', 'Story'],
  ])('at %s shows where it was posted last, else a story', async (address, words) => {
    await open(Piece, address, PATH)
    await expect.poll(title).toContain('Roll-neck')
    expect(chosen()).toContain(words)
  })

  it('that is none of this partner’s says so', async () => {
    await open(Piece, '/cabinet/products/99', PATH)
    await expect.poll(page).toContain('This piece is not in your cabinet.')
  })
})

it('the cabinet begins with its pieces, also where a menu leads there without asking the shop', () => {
  for (const go of [loader, clientLoader]) expect(go().headers.get('location')).toBe('/cabinet/products')
})
