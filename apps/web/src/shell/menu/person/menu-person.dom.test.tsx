import type { User } from '@vitrine/contract/user/user'
import { act } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { all, find, has, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { lineDown } from '#web/engine/testing/line-down.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { promoMode } from '#web/lib/promo/promo-mode.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { MenuDrawer } from '../menu-drawer.tsx'

const ANNA: User = {
  ...{ id: 7, phone: null, email: 'anna@berg.example', firstname: 'Anna', lastname: 'Berg', photo: null },
  ...{ city: '', postcode: '', country: 'US', roles: [], may: [], account: 52.4, account_currency: 'USD' },
  group_id: 1,
}
const PROGRESS = {
  ...{ stage: 3, canceled: false, returned: false, cancel_reason: null, tracking: null, carried: true },
  ...{ expected: '2030-01-05T10:00:00Z', steps: [{ stage: 1, at: '2030-01-01T10:00:00Z' }] },
}
const anOrder = (number: string, more: object = {}) => ({
  ...{ id: Number(number), number, progress: PROGRESS, returned: false, price: 112, pay_until: null },
  ...{ products: Array.from({ length: 5 }, () => ({ sku: 'A', image: null })), ...more },
})

let shop: ReturnType<typeof scriptedEngine>
let user: User
let orders: object[]
beforeEach(() => {
  stubDialog()
  user = ANNA
  orders = [anOrder('42'), anOrder('41', { pay_until: '2030-01-01T12:00:00Z' })]
  shop = scriptedEngine()
  shop.session.set({ status: 'signed-in', customer: '7' })
  const { script } = shop.client
  script['user.profile'] = () => user
  script['user.orderHistory'] = () => ({ items: orders, total_count: orders.length && 12 })
})
/** Parts for few come a moment later. */
const until = (check: () => void) =>
  vi.waitFor(
    async () => {
      await settled()
      check()
    },
    { timeout: 5_000 },
  )
const closed = vi.fn()
async function open() {
  const opened = await openPage(<MenuDrawer menu={[]} isOpen onClose={closed} />, { shop })
  await settled()
  return opened
}
const asked = (id: string) => shop.client.asked.find((one) => one.id === id)?.input

describe('a customer', () => {
  it('finds their name and bonuses, which lead to the account', async () => {
    await open()
    const who = find('link', /Anna Berg/)
    expect([who.getAttribute('href'), textOf(who)]).toEqual([
      '/my-account',
      expect.stringContaining('Bonuses: $52.40'),
    ])
  })

  it('who is a privileged client is told so', async () => {
    user = { ...ANNA, roles: ['vip'] }
    await open()
    expect(page()).toContain('Privileged client, Bonuses: $52.40')
  })

  it('sees no bar of a parcel under an order of films or gift cards alone', async () => {
    orders = [anOrder('42', { progress: { ...PROGRESS, carried: false, expected: null } }), anOrder('41')]
    await open()
    const rows = ['12', '11'].map((place) => find('link', new RegExp(`^No. ${place}`)).closest('li'))
    expect(rows.map((row) => row?.querySelectorAll('i').length)).toEqual([0, 5])
  })

  it('finds the last three orders, numbered as in the list, with their state, photos and the rest', async () => {
    await open()
    expect(asked('user.orderHistory')).toEqual({ query: { pageSize: 3 } })
    const first = find('link', /^No\. 12/)
    expect([first.getAttribute('href'), textOf(first)]).toEqual([
      '/my-account/orders/42',
      'No. 12On its way, expected by January 5, 2030+2',
    ])
    expect(find('link', 'Pay $112').getAttribute('href')).toBe('/my-account/orders/41')
    expect(textOf(find('link', /^All orders/))).toBe('All orders 12')
  })

  it('who never ordered finds no empty list', async () => {
    orders = []
    await open()
    expect([has('link', /Anna Berg/), has('link', /^All orders/)]).toEqual([true, false])
  })

  it('whose account does not come can ask again, and the menu stands', async () => {
    shop.client.script['user.profile'] = refuses(404)
    await open()
    expect(textOf(find('alert'))).toContain('Your account could not be loaded.')
    expect(has('link', /^Wishlist/)).toBe(true)
    shop.client.script['user.profile'] = () => ANNA
    await press('button', 'Try again')
    expect([has('alert'), has('link', /Anna Berg/)]).toEqual([false, true])
  })

  it('without a line is told so', async () => {
    shop.client.script['user.profile'] = refuses(0)
    await lineDown(shop)
    await open()
    expect(textOf(find('alert'))).toContain('There is no connection at the moment.')
  })

  it('never sees who was in before', async () => {
    await open()
    shop.client.script['user.profile'] = () => new Promise(() => {})
    await act(async () => shop.session.set({ status: 'signed-in', customer: '8' }))
    await settled()
    expect(page()).not.toContain('Anna Berg')
  })

  it('finds neither the doors of the staff nor those of partners', async () => {
    await open()
    expect([page().includes('For the staff'), has('link', 'Sales')]).toEqual([false, false])
  })
})

describe('somebody of the staff', () => {
  it('whose word alone says so, without the permission, finds no door of the staff', async () => {
    user = { ...ANNA, roles: ['manager'], may: [] }
    await open()
    expect([page().includes('Manager'), has('link', 'Back office')]).toEqual([true, false])
  })

  it.each([
    ['manager', 'Manager'],
    ['admin', 'Administrator'],
  ])('as %s finds the back office and acts for a customer from here', async (role, part) => {
    user = { ...ANNA, roles: [role], may: ['customer:impersonate'] }
    await open()
    await until(() => expect(has('link', 'Back office')).toBe(true))
    expect([page().includes(part), has('field', 'Phone or e-mail of a customer')]).toEqual([true, true])
  })

  it('who acts for a customer finds the way back, and stays where they are', async () => {
    const signOut = vi.fn(async () => undefined)
    shop.engine.session.signOut = signOut
    shop.session.set({ status: 'signed-in', customer: '7', actor: '9' })
    user = {
      ...ANNA,
      impersonated_by: {
        id: 9,
        name: 'Julia Kern',
        is_admin: true,
        until: '2030-01-01T12:00:00Z',
        seconds_left: 60,
      },
    }
    await open()
    await until(() => expect(page()).toContain('signed in first: Julia Kern, administrator'))
    expect(has('field', 'Phone or e-mail of a customer')).toBe(false)
    expect([has('button', 'Sign out'), all('button', 'Back to myself').length]).toEqual([false, 2])
    await press('button', 'Back to myself')
    expect(signOut).toHaveBeenCalledOnce()
  })
})

it('a partner finds their money, their week and the rooms of the cabinet', async () => {
  user = { ...ANNA, roles: ['blogger'], may: ['royalty:read', 'partner:change'] }
  const { script } = shop.client
  script['partner.me'] = () => ({ product_choose: true, instructions_count: 0 })
  script['blogger.balance'] = () => ({ active: 612.75, currency: 'USD', next_payment: null })
  script['blogger.statistics'] = () => ({
    weekly: { profit: 418.5, count: 26, mentioned: 9, mentions_goal: 12 },
  })
  await open()
  await until(() => expect(page()).toContain('$612.75'))
  expect([page().includes('Profit$418.50Orders26Posts9 / 12'), has('link', 'Selection')]).toEqual([
    true,
    true,
  ])
  expect(has('link', 'Guide')).toBe(false)
  expect(page()).not.toContain('Bonuses:')
  await press('checkbox', /^Promo mode/)
  expect(promoMode.get()).toBe(true)
  await press('checkbox', /^Promo mode/)
  expect(promoMode.get()).toBe(false)
})
