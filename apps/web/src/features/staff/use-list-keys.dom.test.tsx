// What the keys of a list do is the same in every room: told once, over all of them.
import { act, type ReactNode } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { find, press, pressKey, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { CouponsView } from './coupons/coupons-view.tsx'
import { aCoupon, COUPON_COUNTS } from './coupons/testing/a-coupon.ts'
import { CustomersView } from './customers/customers-view.tsx'
import { aCustomer, aCustomerShop, someone } from './customers/testing/a-customer-shop.ts'
import { setLetters } from './frame/letter-keys.ts'
import { GiftCardsView } from './gift-cards/gift-cards-view.tsx'
import { aGiftCard, CARD_COUNTS } from './gift-cards/testing/a-gift-card.ts'
import { OrdersView } from './orders/orders-view.tsx'
import { anOrder, aStaffShop, COUNTS, until } from './orders/testing/a-staff-shop.ts'

type Shop = ReturnType<typeof scriptedEngine>
type Room = { at: string; by: string; next: string; shop(): Shop; view(openId?: number): ReactNode }

const inOrder =
  (by: string, [first, ...rest]: readonly unknown[], facts: object) =>
  ({ query }: { query?: unknown }) => ({
    ...facts,
    items: (query as { sort?: string }).sort === by ? [...rest, first] : [first, ...rest],
  })

/** Of each room three rows, numbered 1 to 3, which the shop sends in the order 2, 3, 1 where it is asked to sort them by `by`. */
const ROOMS: readonly Room[] = [
  {
    ...{ at: '/admin/orders', by: 'total', next: 'Next order' },
    shop() {
      const shop = aStaffShop()
      const items = [1, 2, 3].map((id) => anOrder(id))
      shop.client.script['staff.orders'] = inOrder('total', items, { counts: COUNTS, next: null })
      return shop
    },
    view: (openId) => <OrdersView openId={openId} />,
  },
  {
    ...{ at: '/admin/customers', by: 'orders', next: 'Next customer' },
    shop() {
      const shop = aCustomerShop()
      const items = [1, 2, 3].map((id) => aCustomer(id))
      shop.client.script['staff.customers'] = inOrder('orders', items, someone(items))
      return shop
    },
    view: (openId) => <CustomersView openId={openId} />,
  },
  {
    ...{ at: '/admin/coupons', by: 'ends', next: 'Next coupon' },
    shop() {
      const shop = scriptedEngine()
      const items = [1, 2, 3].map((id) => aCoupon({ id, code: `CODE${id}` }))
      shop.client.script['staff.coupons'] = inOrder('ends', items, { counts: COUPON_COUNTS, next: null })
      return shop
    },
    view: (openId) => <CouponsView openId={openId} />,
  },
  {
    ...{ at: '/admin/gift-cards', by: 'ends', next: 'Next card' },
    shop() {
      const shop = scriptedEngine()
      const items = [1, 2, 3].map((id) => aGiftCard(id))
      shop.client.script['staff.giftCards'] = inOrder('ends', items, { counts: CARD_COUNTS, next: null })
      return shop
    },
    view: (openId) => <GiftCardsView openId={openId} />,
  },
]
const [ORDERS] = ROOMS as readonly [Room]

beforeEach(() => setLetters(true))

async function open(
  { at, shop, view }: Room,
  { openId, search = '' }: { openId?: number; search?: string } = {},
) {
  const path = openId === undefined ? at : `${at}/${openId}`
  const page = await openPage(view(openId), { shop: shop(), address: path + search })
  await until(() => document.querySelector('tbody tr') !== null)
  return page
}
const key = (name: string) => pressKey(document.activeElement ?? document.body, name)
async function keys(...names: string[]) {
  for (const name of names) await key(name)
}
const current = () =>
  [...document.querySelectorAll('tbody tr')].findIndex((row) => row.hasAttribute('data-current'))
const peek = () => textOf(document.querySelector('section[aria-label] header'))
const way = (at: 0 | 1) =>
  document.querySelectorAll('section[aria-label] header button')[at] as HTMLButtonElement

for (const room of ROOMS) {
  const { at, by, next } = room

  it(`${at}: J goes down the list as it is sorted, and Enter opens what is marked`, async () => {
    const { address } = await open(room, { search: `?sort=${by}` })
    await keys('j', 'j')
    expect(current()).toBe(1)
    await key('Enter')
    expect(address()).toBe(`${at}/3?sort=${by}`)
  })

  it(`${at}: beside the sorted list, the next one is the one below it, and is called what it is`, async () => {
    const { address } = await open(room, { openId: 2, search: `?sort=${by}` })
    expect(peek()).toContain('1 of 3')
    expect([way(0).disabled, way(1).disabled]).toEqual([true, false])
    await press('button', next)
    expect(address()).toBe(`${at}/3?sort=${by}`)
  })

  it(`${at}: Escape closes what is open beside it, and how it was narrowed stays`, async () => {
    const { address } = await open(room, { openId: 2, search: '?q=x&store=de' })
    await key('Escape')
    expect(address()).toBe(`${at}?q=x&store=de`)
  })
}

it('K goes up again, and neither key leaves the list', async () => {
  await open(ORDERS)
  await keys('k')
  expect(current()).toBe(0)
  await keys('j', 'j', 'j', 'j')
  expect(current()).toBe(2)
  await keys('k')
  expect(current()).toBe(1)
})

it('with one open beside the list J opens the next at once', async () => {
  const { address } = await open(ORDERS, { openId: 1 })
  await key('j')
  expect(address()).toBe('/admin/orders/2')
})

it('what is opened from the address alone, and is not in the list, has no neighbours', async () => {
  await open(ORDERS, { openId: 77 })
  expect([way(0).disabled, way(1).disabled, / of 3/.test(peek())]).toEqual([true, true, false])
})

it('/ leads into the search, does not write itself there, and letters typed there are words', async () => {
  await open(ORDERS)
  expect(await key('/')).toBe(false)
  expect(document.activeElement).toBe(find('field', 'Number, name, phone, SKU'))
  await keys('j', 'j')
  expect(current()).toBe(-1)
})

it('a key pressed with Ctrl or Alt is the browser’s, and so is each one while a dialog asks', async () => {
  await open(ORDERS)
  for (const more of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
    await act(async () => void dispatchEvent(new KeyboardEvent('keydown', { key: 'j', ...more })))
  const dialog = document.body.appendChild(document.createElement('dialog'))
  dialog.open = true
  await keys('j')
  expect(current()).toBe(-1)
  dialog.remove()
  await keys('j')
  expect(current()).toBe(0)
})

it('with single letters switched off J does nothing, and Escape still closes', async () => {
  setLetters(false)
  const { address } = await open(ORDERS, { openId: 1 })
  await keys('j')
  expect(address()).toBe('/admin/orders/1')
  await keys('Escape')
  expect(address()).toBe('/admin/orders')
})

it('Enter on a button is that button’s, also with a row marked', async () => {
  const { address } = await open(ORDERS)
  await keys('j')
  find('button', 'All 7').focus()
  await keys('Enter')
  expect(address()).toBe('/admin/orders')
})
