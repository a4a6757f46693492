import { describe, expect, it } from 'vitest'
import { all, find, has, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { lineDown } from '#web/engine/testing/line-down.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import { notices } from '#web/lib/notify.ts'
import { openCabinet, PARTNER } from './testing/open-cabinet.tsx'

const { shop, open, become } = openCabinet()

describe('a partner', () => {
  it('sees who they are, every room, and how each article begins', async () => {
    become(PARTNER)
    await open()
    expect(page()).toContain('Mila Sorel@mila, partner since 2029')
    expect(all('link', /^Guide/)).toHaveLength(1)
    expect(textOf(find('link', /^Your first parcel/))).toBe('Your first parcelFour pieces. In your size.')
  })

  it('finds the selection only where the shop lets partners choose', async () => {
    become(PARTNER)
    await open()
    expect(has('link', 'Selection')).toBe(false)
    become({ ...PARTNER, product_choose: true })
    await press('button', /^Updated/)
    await settled()
    expect(has('link', 'Selection')).toBe(true)
  })

  it('finds the papers there are, and no guide where nothing is written', async () => {
    become({ ...PARTNER, has_blogger_privacy_policy: false })
    await open()
    expect([has('link', 'Partner agreement'), has('link', 'Privacy for partners')]).toEqual([true, false])
    become({ ...PARTNER, instructions_count: 0 })
    await press('button', /^Updated/)
    await settled()
    expect(page()).toBe('Nothing here')
  })

  it('brings the cabinet up to date by a press, and is told', async () => {
    become(PARTNER)
    shop().client.script['blogger.counts'] = () => ({ selection: {} })
    await open()
    const before = shop().count('blogger.wiki')
    await press('button', /^Updated/)
    await settled()
    expect(shop().count('blogger.wiki')).toBeGreaterThan(before)
    expect(notices.get()).toMatchObject([{ text: 'The cabinet is up to date.' }])
  })

  it.each([
    ['the line is gone', 0, 'There is no connection at the moment.'],
    ['the shop says no', 403, 'That did not work.'],
  ])('does not hear that all is up to date where %s', async (_, code, words) => {
    become(PARTNER)
    await open()
    shop().client.script['blogger.counts'] = refuses(code)
    await press('button', /^Updated/)
    await settled()
    expect(notices.get()).toMatchObject([{ text: expect.stringContaining(words), tone: 'error' }])
  })

  it('reads one article whole, with the next below it', async () => {
    become(PARTNER)
    await open('first')
    expect(page()).toContain('And more.')
    expect(find('link', /^When the money comes/).getAttribute('href')).toBe('/cabinet/wiki/money')
  })

  it('is told when an article is gone', async () => {
    become(PARTNER)
    await open('none')
    expect(page()).toContain('This article is gone.')
  })
})

it.each([
  ['/cabinet/products/12/story', 'Products'],
  ['/cabinet/products/12', 'Products'],
  ['/cabinet/products/set', 'Sets'],
])('the room one stands in at %s is %s', async (address, name) => {
  become(PARTNER)
  await open(undefined, address)
  const current = all('link').filter((one) => one.getAttribute('aria-current') === 'page')
  expect(current.map(textOf)).toEqual([name])
})

it('each room says how much it holds, once that is known', async () => {
  become({ ...PARTNER, product_choose: true })
  shop().client.script['blogger.counts'] = () => ({
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
  shop().client.script['partner.me'] = refuses(0)
  await lineDown(shop())
  await open()
  expect(textOf(find('alert'))).toContain('There is no connection at the moment.')
})

it('a cabinet that does not open can be tried again', async () => {
  shop().client.script['partner.me'] = refuses(404)
  await open()
  expect(textOf(find('alert'))).toContain('That did not work.')
  become(PARTNER)
  shop().client.script['partner.me'] = () => PARTNER
  await press('button', 'Try again')
  await settled()
  expect(page()).toContain('Good to know')
})

describe('the next room', () => {
  it('keeps its column where the line is gone meanwhile', async () => {
    become(PARTNER)
    const { leave } = await open()
    leave()
    shop().client.script['partner.me'] = refuses(0)
    await lineDown(shop())
    await open('first')
    expect([has('link', 'Payouts'), has('alert')]).toEqual([true, false])
  })

  it('tells nobody else on the same device who was in before', async () => {
    become(PARTNER)
    const { leave } = await open()
    leave()
    shop().session.set({ status: 'signed-in', customer: 'somebody else' })
    shop().client.script['partner.me'] = refuses(0)
    await open()
    expect([page().includes('@mila'), has('alert')]).toEqual([false, true])
  })
})
