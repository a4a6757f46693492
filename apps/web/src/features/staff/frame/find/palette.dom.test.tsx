import { act } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { all, find, has, press, settled, textOf, type } from '#web/engine/testing/find.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import { aCustomer, someone } from '../../customers/testing/a-customer-shop.ts'
import { anOrder, COUNTS, until } from '../../orders/testing/a-staff-shop.ts'
import { aDesk, aDeskShop, Keys, key, MANAGER, openFrame } from '../testing/open-frame.tsx'
import { Palette } from './palette.tsx'

const FORMER = {
  ...{
    id: 9,
    number: 'A-77',
    at: '2019-05-01T10:00:00Z',
    currency: 'PLN',
    total: 90,
    ending: null,
    lines: [],
  },
  ...{ email: 'eve@example.org', name: '', city: 'Kraków' },
}

let shop: ReturnType<typeof aDeskShop>
beforeEach(() => {
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
  shop = aDeskShop(() => aDesk({ may: [...MANAGER, 'customer:manage'] }))
  shop.client.script['staff.orders'] = () => ({ items: [anOrder(1001)], counts: COUNTS, next: null })
  shop.client.script['staff.formerOrders'] = () => ({ items: [FORMER], total: 1, has_any: true })
  shop.client.script['staff.customers'] = () =>
    someone([aCustomer(7), aCustomer(8, { id: null, name: '', last_order_id: 31, phone: '+1646' })])
})
async function open(address = '/admin/audit?q=x&store=de') {
  const opened = await openFrame(
    <>
      <Keys />
      <Palette />
    </>,
    { shop, address },
  )
  const isPrevented = !(await act(() =>
    dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, cancelable: true })),
  ))
  await settled()
  return { ...opened, isPrevented }
}
const groups = () => [...document.querySelectorAll('[cmdk-group-heading]')].map(textOf)
const found = () => [...document.querySelectorAll('[cmdk-item]')].map(textOf)
const words = (text: string) => type(/^Find an order/, text)
/** Until what is asked of the shop is there. */
const finds = (text: string) => until(() => found().some((one) => one.includes(text)))
const asked = () =>
  ['staff.orders', 'staff.formerOrders', 'staff.customers'].map((id) => shop.asked(id).length)

it('before anything is typed it offers the rooms that open and what can be done, and asks nothing', async () => {
  const { isPrevented } = await open()
  expect([isPrevented, groups(), asked()]).toEqual([true, ['Go to', 'Do'], [0, 0, 0]])
  expect(found()).toContain('Customers')
  expect(found()).not.toContain('Audit')
})

it('words find orders, those of the shop before, people and rooms at once, and each leads to its page', async () => {
  await open()
  await words('er')
  await finds('Anna Berg, Bonn')
  await finds('A-77 eve@example.org, Kraków')
  await finds('Anna Berg anna@example.org, Brooklyn')
  expect(groups()).toEqual(['Orders', expect.any(String), 'Customers', 'Go to'])
  expect(shop.asked('staff.orders')).toEqual([{ query: { view: 'all', q: 'er', size: 5 } }])
})

it.each([
  ['#10', '1001 Anna Berg', '/admin/orders/1001?view=all'],
  ['#A-77', 'A-77', '/admin/orders/former/9'],
  ['@anna', 'Anna Berg anna@example.org', '/admin/customers/7'],
  ['@anna', 'anna@example.org +1646', '/admin/orders/31?view=all'],
  ['customers', 'Customers', '/admin/customers?store=de'],
])('%s finds %s and leads to %s', async (typed, text, to) => {
  const { address } = await open()
  await words(typed)
  await finds(text)
  const item = [...document.querySelectorAll<HTMLElement>('[cmdk-item]')].find((one) =>
    textOf(one).startsWith(text),
  )
  await act(async () => item?.click())
  await settled()
  expect([address(), has('dialog')]).toEqual([to, false])
})

it('# finds orders alone, @ people alone, > only what can be done', async () => {
  await open()
  await words('@anna')
  await finds('Anna Berg')
  expect([groups(), asked()]).toEqual([['Customers'], [0, 0, 1]])
  await words('>sign')
  expect([groups(), found()]).toEqual([['Do'], ['Sign out']])
  await words('#10')
  await finds('1001')
  expect([groups()[0], asked()[2]]).toEqual(['Orders', 1])
})

it('what is found for former words is gone with them', async () => {
  await open()
  await words('#10')
  await finds('1001')
  await words('#')
  expect(found()).toEqual([])
  expect(document.querySelector('dialog')?.textContent).toContain('Nothing found')
})

it('who may not see orders or customers is not asked for them', async () => {
  shop.client.script['staff.desk'] = () => aDesk({ may: ['review:approve'] })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await open()
  await words('anna')
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(found()).toEqual([])
  expect(asked()).toEqual([0, 0, 0])
})

it('while one of the lists cannot be read, the others are found', async () => {
  shop.client.script['staff.customers'] = refuses(400)
  await open()
  await words('an')
  await finds('1001')
  expect(groups()).not.toContain('Customers')
})

it('goes down and up by the arrows, around the end, and opens by Enter', async () => {
  const { address } = await open()
  await words('re')
  await finds('Reviews')
  await words('>')
  await until(() => groups().join() === 'Do')
  await key('ArrowDown')
  await key('ArrowDown')
  await key('ArrowDown')
  await key('ArrowDown')
  await key('Enter')
  expect(address()).toBe('/')
})

it('signing out from here leads to the shop’s first page', async () => {
  const signOut = vi.fn(async () => undefined)
  shop.engine.session.signOut = signOut
  const { address } = await open()
  await words('>sign')
  await key('Enter')
  expect([signOut.mock.calls.length, address(), has('dialog')]).toEqual([1, '/', false])
})

it('begun anew it is empty', async () => {
  await open()
  await words('berg')
  await press('button', 'Esc')
  expect(has('dialog')).toBe(false)
  await act(() => void dispatchEvent(new KeyboardEvent('keydown', { key: 'k', metaKey: true })))
  expect([(find('field', /^Find an order/) as HTMLInputElement).value, all('dialog').length]).toEqual(['', 1])
})
