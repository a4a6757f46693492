import { act } from 'react'
import { Link } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import {
  find,
  has,
  press,
  pressKey,
  settled,
  submit,
  textOf,
  type,
  typedIn,
} from '#web/engine/testing/find.ts'
import { refuses } from '#web/engine/testing/refuses.ts'
import { notices } from '#web/lib/notify.ts'
import { aDesk, aDeskShop, openFrame } from '../testing/open-frame.tsx'
import { SavedViews } from './saved-views.tsx'

const aView = (id: number, facts: object = {}) => ({
  ...{ id, room: '/admin/orders', name: `View ${id}`, search: `q=${id}` },
  ...facts,
})
const VIEWS = [
  aView(1, { name: 'Late in Bonn', search: 'q=bonn&view=open' }),
  aView(2, { room: '/admin/audit', name: 'Prices', search: 'did=price%3Awrite' }),
  aView(3, { room: '/admin/orders/former', name: 'Of 2019', search: 'q=2019' }),
]

let shop: ReturnType<typeof aDeskShop>
beforeEach(() => {
  notices.set([])
  shop = aDeskShop(() => aDesk({ views: VIEWS }))
  shop.client.script['staff.countViews'] = () => ({ items: [] })
})
const open = (address: string) =>
  openFrame(
    <>
      <SavedViews />
      <Link to="/admin/audit?q=z">The audit</Link>
    </>,
    { shop, address },
  )
const links = () => [...document.querySelectorAll('nav a')].map(textOf)
const current = () => [...document.querySelectorAll('nav [aria-current=page]')].map(textOf)
const told = () => notices.get().map(({ text }) => text)
const NAME = 'Name of the view'

it.each([
  ['/admin/orders', ['Late in Bonn']],
  ['/admin/orders/1001', ['Late in Bonn']],
  ['/admin/orders/former', ['Of 2019']],
  ['/admin/orders/former/9', ['Of 2019']],
  ['/us/admin/audit', ['Prices']],
  ['/admin/system', []],
  ['/admin/coupons', []],
])('%s shows the views of its own list alone', async (address, names) => {
  await open(address)
  expect(links()).toEqual(names)
})

it('a view is the one that is looked at, in whatever order its address says the same', async () => {
  await open('/admin/orders?view=open&q=bonn')
  expect([current(), has('button', 'Keep this view')]).toEqual([['Late in Bonn'], false])
})

it('a list that is narrowed further is another, and can be kept; one that is not narrowed is nothing to keep', async () => {
  const { leave } = await open('/admin/orders?view=open&q=bonn&store=de')
  expect([current(), has('button', 'Keep this view')]).toEqual([[], true])
  leave()
  await open('/admin/orders')
  expect(has('button', 'Keep this view')).toBe(false)
})

it('opened, a view leads from one of its orders back to the whole list', async () => {
  const { address } = await open('/admin/orders/1001?q=x')
  await press('link', 'Late in Bonn')
  expect(address()).toBe('/admin/orders?q=bonn&view=open')
})

it('a view without a name is not kept, and the field waits for one', async () => {
  await open('/admin/orders?q=x')
  await press('button', 'Keep this view')
  await type(NAME, '   ')
  await submit()
  expect([shop.asked('staff.saveView'), has('field', NAME)]).toEqual([[], true])
})

it('Escape puts the field away again', async () => {
  await open('/admin/orders?q=x')
  await press('button', 'Keep this view')
  expect(document.activeElement).toBe(find('field', NAME))
  await pressKey(find('field', NAME), 'Escape')
  expect([has('field', NAME), has('button', 'Keep this view')]).toEqual([false, true])
})

it.each([400, 500, 0])('when the shop answers %s it is said, and the name stays typed', async (code) => {
  shop.client.script['staff.saveView'] = refuses(code)
  await open('/admin/orders?q=x')
  await press('button', 'Keep this view')
  await type(NAME, 'Mine')
  await submit()
  expect([told().length, typedIn(NAME)]).toEqual([1, 'Mine'])
})

it('too many views are told in other words than a shop that stumbles', async () => {
  await open('/admin/orders?q=x')
  for (const code of [400, 500]) {
    shop.client.script['staff.removeView'] = refuses(code)
    await press('button', 'Forget Late in Bonn')
  }
  const [full, failed] = told()
  expect([full === failed, links()]).toEqual([false, ['Late in Bonn']])
})

it('pressed twice while it is sent, a view is kept once', async () => {
  let answer: (views: object) => void = () => undefined
  shop.client.script['staff.saveView'] = () => new Promise((resolve) => (answer = resolve))
  const kept = [...VIEWS, aView(4, { name: 'Mine', search: 'q=x' })]
  await open('/admin/orders?q=x')
  await press('button', 'Keep this view')
  await type(NAME, 'Mine')
  await submit()
  await submit()
  shop.client.script['staff.desk'] = () => aDesk({ views: kept })
  await act(async () => answer(kept))
  await settled()
  expect([shop.asked('staff.saveView').length, links(), current()]).toEqual([
    1,
    ['Late in Bonn', 'Mine'],
    ['Mine'],
  ])
})

it('a name begun in one room is not offered in the next', async () => {
  await open('/admin/orders?q=x')
  await press('button', 'Keep this view')
  await type(NAME, 'Late orders')
  await press('link', 'The audit')
  expect([links()[0], has('field', NAME), has('button', 'Keep this view')]).toEqual(['Prices', false, true])
})

it('a view that was kept in another window is there once the desk is counted anew, also after one was forgotten here', async () => {
  await open('/admin/orders?q=x')
  const left = VIEWS.slice(1)
  shop.client.script['staff.removeView'] = () => left
  shop.client.script['staff.desk'] = () => aDesk({ views: left })
  await press('button', 'Forget Late in Bonn')
  expect(links()).toEqual([])
  shop.client.script['staff.desk'] = () => aDesk({ views: [...left, aView(5, { name: 'New' })] })
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')))
  await settled()
  expect(links()).toEqual(['New'])
})
