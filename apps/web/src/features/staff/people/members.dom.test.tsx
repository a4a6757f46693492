import { act } from 'react'
import { beforeEach, expect, it } from 'vitest'
import {
  all,
  fill,
  find,
  page,
  press,
  pressKey,
  settled,
  submit,
  textOf,
  typedIn,
} from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { notices } from '#web/lib/notify.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { DeskContext } from '../frame/use-desk.ts'
import { PeopleView } from './people-view.tsx'

const member = (id: number, roles: string[], more: object = {}) => ({
  ...{
    id,
    name: `Person ${id}`,
    email: `p${id}@example.org`,
    phone: null,
    roles,
    factor: 'app',
    sessions: [],
  },
  ...more,
})
const session = (id: number, more: object = {}) => ({
  ...{ id, device: null, country: null, last_used_at: '2026-03-02T10:00:00Z', is_current: false },
  ...more,
})
let shop: ReturnType<typeof scriptedEngine>
let stands: { items: object[]; roles: object[] }
const asked = (id: string) => shop.client.asked.filter((one) => one.id === id).map(({ input }) => input)
beforeEach(() => {
  stubDialog()
  notices.set([])
  localStorage.clear()
  stands = { items: [member(1, ['admin']), member(2, ['manager'])], roles: [] }
  shop = scriptedEngine()
  for (const id of ['people', 'invite', 'changeRole', 'resetFactor', 'endSession'])
    shop.client.script[`staff.${id}`] = () => stands
})
async function open(openId?: number, rights: (right: string) => boolean = () => true) {
  const desk = { name: 'Ada', counts: {}, views: [], may: rights, round: 0, recount: () => {} }
  const opened = await openPage(
    <DeskContext value={desk as never}>
      <PeopleView openId={openId} />
    </DeskContext>,
    { shop, address: '/admin/staff' },
  )
  await settled()
  return opened
}

it.each([
  [0, 'There is no connection at the moment. Please try again.'],
  [403, 'Another admin must do that for you.'],
  [404, 'That is over already.'],
  [429, 'That was often enough for now. Please wait a little.'],
  [500, 'That did not work. Please try again.'],
])('a role that could not be given (%i) says why, and is not called given', async (code, words) => {
  await open(2)
  shop.client.script['staff.changeRole'] = refuses(code)
  const [give] = all('button', /admin/i).filter((one) => one.closest('section'))
  await act(async () => give?.click())
  await settled()
  expect(asked('staff.changeRole')).toMatchObject([{ params: { id: 2 }, body: { on: true } }])
  expect(page()).toContain(words)
  expect(notices.get().filter(({ tone }) => tone === 'success')).toEqual([])
})

it('a role that is taken is taken of that person, and the list stands as it is then', async () => {
  await open(2)
  const [take] = all('button', /manager/i).filter((one) => one.closest('section'))
  shop.client.script['staff.changeRole'] = () => ({ ...stands, items: [member(1, ['admin'])] })
  await act(async () => take?.click())
  await settled()
  expect(asked('staff.changeRole')).toMatchObject([
    { params: { id: 2 }, body: { role: 'manager', on: false } },
  ])
  expect(page()).not.toContain('Person 2')
})

it('where somebody is signed in without a name of the device, that is said, and each can be ended', async () => {
  stands.items = [
    member(1, ['admin']),
    member(2, ['manager'], { sessions: [session(20), session(21, { device: 'Firefox', country: 'DE' })] }),
  ]
  await open(2)
  const ends = all('button', /Firefox, DE/)
  expect(ends).toHaveLength(1)
  await act(async () => ends[0]?.click())
  await settled()
  expect(asked('staff.endSession')).toMatchObject([{ params: { id: 2, session: 21 } }])
})

it('without the right to it nobody’s second factor is reset, nor is one that is not there', async () => {
  stands.items = [member(1, ['admin']), member(2, ['manager']), member(3, ['manager'], { factor: 'none' })]
  const may = await open(2)
  expect(all('button', /reset/i).length).toBeGreaterThan(0)
  may.leave()
  const none = await open(3)
  expect(all('button', /reset/i)).toEqual([])
  none.leave()
  await open(2, (right) => right !== 'credential:reset')
  expect(all('button', /reset/i)).toEqual([])
})

it('what a role may is told in words too: all, only what is its own, or not', async () => {
  stands.roles = [
    { role: 'manager', people: 4, may: { 'order:manage': 'any', 'customer:manage': 'own' } },
    { role: 'vip', people: 0, may: {} },
  ]
  await open()
  const rows = [...document.querySelectorAll('section table tbody tr')].filter(
    (row) => row.children.length === 10,
  )
  const [manager, vip] = rows.map((row) => [...row.children].map(textOf))
  expect([manager?.[1], vip?.[1]]).toEqual(['4', '0'])
  expect(new Set([manager?.[2], manager?.[3], manager?.[4]]).size).toBe(3)
  expect(new Set(vip?.slice(2)).size).toBe(1)
})

it('who has no name is called by the contact', async () => {
  stands.items = [member(1, ['admin'], { name: '', email: null, phone: '+49 30 1234' })]
  await open()
  expect(page()).toContain('+49 30 1234')
})

it('J and K go from one to the next while one is open, Escape closes', async () => {
  const { address } = await open(1)
  await pressKey(document.body, 'j')
  expect(address()).toBe('/admin/staff/2')
  await pressKey(document.body, 'Escape')
  expect(address()).toBe('/admin/staff')
})

it('a contact nobody can be reached by stays typed and is told; one with blanks is sent without', async () => {
  await open()
  const name = /mail|contact/i
  await fill(name, 'ada@')
  await submit()
  expect([asked('staff.invite'), typedIn(name)]).toEqual([[], 'ada@'])
  await fill(name, ' ada@example.org ')
  await submit()
  expect(asked('staff.invite')).toMatchObject([{ body: { contact: 'ada@example.org', role: 'manager' } }])
})

it('who may not see the staff is told; a list that did not come is asked for again', async () => {
  shop.client.script['staff.people'] = refuses(403)
  const denied = await open()
  expect(document.querySelector('table')).toBe(null)
  denied.leave()
  shop.client.script['staff.people'] = refuses(400)
  await open()
  shop.client.script['staff.people'] = () => stands
  await press('button', 'Try again')
  expect([page().includes('Person 2'), find('heading').tagName]).toEqual([true, 'H1'])
})
