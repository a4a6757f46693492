import { aStoreView } from '@vitrine/domain/store/testing/store-views'
import { act, type ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { cartNotice } from '#web/engine/cart-notice.ts'
import { type as fill, find, has, page, press, textOf, typedIn } from '#web/engine/testing/find.ts'
import { english, openPage } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { notices, notify } from '#web/lib/notify.ts'
import { ShopProvider } from '#web/ui/shop-context.tsx'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { openPanel } from './frame/frame-panels.ts'
import { anOrder, COUNTS, until } from './orders/testing/a-staff-shop.ts'
import { StaffDialog } from './staff-dialog.tsx'
import { StaffFrame } from './staff-frame.tsx'

const MANAGER = ['account:read', 'order:manage', 'review:approve', 'partner:approve']

const VIEWS = [{ id: 3, room: '/admin/audit', name: 'Prices', search: 'entity=price' }]
let views = VIEWS

beforeEach(() => {
  views = VIEWS
  stubDialog()
  // What the list of findings asks of a browser, and a simulated page has not.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  Element.prototype.scrollIntoView = () => undefined
  openPanel(undefined)
})

const open = async (may?: string[]) => (await openWith(may)).opened

async function openWith(may: string[] = MANAGER, content: ReactNode = 'The page.') {
  const shop = scriptedEngine()
  shop.session.set({ status: 'signed-in', customer: '7' })
  shop.client.script['staff.desk'] = () => ({
    name: 'Mona Lind',
    may,
    counts: { orders: 14, reviews: 0 },
    views,
  })
  shop.client.script['staff.orders'] = () => ({ items: [anOrder(1001)], counts: COUNTS, next: null })
  const opened = await openPage(<StaffFrame>{content}</StaffFrame>, { shop, address: '/admin/audit?q=x' })
  await until(() => page().includes('Mona Lind'))
  return { shop, opened }
}
const FIND = 'Find an order, a person, a room, or do something'
const type = (key: string, more: KeyboardEventInit = {}) =>
  act(async () => {
    const target = document.activeElement ?? document.body
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }))
  })
const rail = () => textOf(document.querySelector('aside'))

it('the frame was signed with the name of the program: it is that of the shop', async () => {
  const shop = scriptedEngine()
  shop.session.set({ status: 'signed-in', customer: '7' })
  const store = { ...aStoreView(), shopName: 'Oak & Sons' }
  await openPage(
    <ShopProvider store={store} t={english}>
      <StaffFrame>The page.</StaffFrame>
    </ShopProvider>,
    { shop, address: '/admin' },
  )
  const marks = [...document.querySelectorAll('a[href="/admin"]')].filter(({ className }) =>
    className.includes('mark'),
  )
  expect(marks.map((mark) => textOf(mark))).toEqual(['Oak & Sons', 'Oak & Sons'])
  expect(page()).not.toContain('Vitrine')
})

it('shows the rooms that open for whoever is in, and how much waits where somebody does', async () => {
  await open()
  expect(rail()).toContain('Orders14')
  expect(rail()).toMatch(/Reviews(?!0)/)
  expect(rail()).not.toContain('Audit')
})

it('the thumb finds Search in its place before it is known which rooms open', async () => {
  const shop = scriptedEngine()
  shop.session.set({ status: 'signed-in', customer: '7' })
  const desk = Promise.withResolvers<object>()
  shop.client.script['staff.desk'] = () => desk.promise
  await openPage(<StaffFrame>The page.</StaffFrame>, { shop, address: '/admin' })
  const dock = () => [...document.querySelectorAll('nav[aria-label="At hand"] > :not(dialog)')].map(textOf)
  const before = dock()
  expect(before).toEqual(['Today', 'Orders', 'Reviews', 'Find', 'More'])
  await act(async () => desk.resolve({ name: 'Mona Lind', may: MANAGER, counts: {}, views: [] }))
  expect(dock()).toEqual(before)
})

it('an owner finds the audit, too', async () => {
  await open([...MANAGER, 'audit:read'])
  expect(rail()).toContain('Audit')
})

it('the store is chosen by a key, stands in the address and goes along to another room', async () => {
  const { address } = await open()
  await type('4')
  await until(() => address() === '/admin/audit?q=x&store=de')
  await type('g')
  await type('o')
  await until(() => address() === '/admin/orders?store=de')
})

it('a letter goes nowhere once single letters are switched off', async () => {
  const { address } = await open()
  await type('?')
  await until(() => page().includes('Single letters are keys'))
  await press('checkbox', 'Single letters are keys')
  await press('button', 'Close')
  await type('g')
  await type('o')
  expect(address()).toBe('/admin/audit?q=x')
  localStorage.clear()
})

it('Ctrl K finds an order by what is typed, and opens it', async () => {
  const { address } = await open()
  await type('k', { ctrlKey: true })
  await until(() => document.querySelector('dialog input') !== null)
  await fill(FIND, '#10')
  await until(() => page().includes('Anna Berg'))
  await type('Enter')
  await until(() => address() === '/admin/orders/1001?view=all')
})

it('a list is kept as it is narrowed now, under a name, and forgotten again', async () => {
  const { shop } = await openWith()
  const names = () => [...document.querySelectorAll('nav[aria-label=Views] a')].map(textOf)
  expect(names()).toEqual(['Prices'])
  const kept = { id: 4, room: '/admin/audit', name: 'My x', search: 'q=x' }
  shop.client.script['staff.saveView'] = () => (views = [...VIEWS, kept])
  await press('button', 'Keep this view')
  await fill('Name of the view', ' My x ')
  await press('button', 'Keep')
  expect(names()).toEqual(['Prices', 'My x'])
  expect(document.querySelector('nav[aria-label=Views] [aria-current=page]')?.textContent).toBe('My x')
  shop.client.script['staff.removeView'] = () => (views = [kept])
  await press('button', 'Forget Prices')
  expect(names()).toEqual(['My x'])
  expect(shop.client.asked.filter(({ id }) => /View$/.test(id)).map(({ input }) => input)).toEqual([
    { body: { room: '/admin/audit', name: 'My x', search: 'q=x' } },
    { params: { id: 3 } },
  ])
})

const counted = (items: readonly { id: number; count: number; is_more: boolean }[]) => () => ({ items })

it('a kept view tells how many stand in it now, and is counted anew with the desk', async () => {
  const { shop } = await openWith()
  const view = () => textOf(document.querySelector('nav[aria-label=Views] a'))
  shop.client.script['staff.countViews'] = counted([{ id: 3, count: 12, is_more: false }])
  const lookAgain = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await lookAgain()
  await until(() => view() === 'Prices12')
  shop.client.script['staff.countViews'] = counted([{ id: 3, count: 999, is_more: true }])
  await lookAgain()
  await until(() => view() === 'Prices999+')
  shop.client.script['staff.countViews'] = counted([])
  await lookAgain()
  await until(() => view() === 'Prices')
  expect(shop.client.asked.findLast(({ id }) => id === 'staff.countViews')?.input).toEqual({
    query: { room: '/admin/audit' },
  })
})

describe('a session that ends over a form', () => {
  const NOTE = 'Note to myself'
  /** As one sees the page: what is there but hidden is not. */
  const seen = (label: string) => find('field', label).closest('[hidden]') === null
  const signsIn = (shop: Awaited<ReturnType<typeof openWith>>['shop'], customer: string | null) =>
    act(async () =>
      shop.session.set(customer === null ? { status: 'guest', customer } : { status: 'signed-in', customer }),
    )
  const form = (
    <label>
      {NOTE}
      <textarea />
    </label>
  )

  it('takes nothing that was typed: it waits out of sight, and is there for whoever typed it', async () => {
    const { shop } = await openWith(MANAGER, form)
    await fill(NOTE, 'half a sentence')
    await signsIn(shop, null)
    expect([seen(NOTE), page().includes('What you had started here is kept for you.')]).toEqual([false, true])
    expect(rail()).not.toContain('Orders')
    await signsIn(shop, '7')
    expect([seen(NOTE), typedIn(NOTE)]).toEqual([true, 'half a sentence'])
    expect(has('button', 'Sign in')).toBe(false)
  })

  it('leaves nothing of it to a colleague', async () => {
    const { shop } = await openWith(MANAGER, form)
    await fill(NOTE, 'half a sentence')
    await signsIn(shop, null)
    await signsIn(shop, '8')
    expect([seen(NOTE), typedIn(NOTE)]).toEqual([true, ''])
  })

  it('a dialog it lay in blocks nobody who is to sign in, and opens again with what it held', async () => {
    const onClose = vi.fn()
    const { shop } = await openWith(
      MANAGER,
      <StaffDialog title="New coupon" onClose={onClose}>
        {form}
      </StaffDialog>,
    )
    const isOpen = () => find('dialog', /^New coupon/).hasAttribute('open')
    await fill(NOTE, 'half a sentence')
    await signsIn(shop, null)
    expect(isOpen()).toBe(false)
    await signsIn(shop, '7')
    expect([isOpen(), typedIn(NOTE), onClose.mock.calls.length]).toEqual([true, 'half a sentence', 0])
  })
})

it('a session that ended told the staff of their bag', async () => {
  const { opened } = await openWith()
  notices.set([])
  act(() => notify(cartNotice(english, { type: 'warning', key: 'SESSION_LOST' })))
  act(() => notify(cartNotice(english, { type: 'warning', key: 'SIGNED_OUT_ELSEWHERE' })))
  act(() => notify({ text: 'Saved' }))
  expect(notices.get().map(({ text }) => text)).toEqual([
    'You have been signed out. Sign in again: what you had started here is kept.',
    'You were signed out in another tab. Sign in again: what you had started here is kept.',
    'Saved',
  ])
  opened.leave()
  act(() => notify(cartNotice(english, { type: 'warning', key: 'SESSION_LOST' })))
  expect(notices.get().at(-1)?.text).toContain('Your bag stays here')
})
