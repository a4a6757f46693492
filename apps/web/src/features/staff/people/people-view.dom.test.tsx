import { beforeEach, expect, it } from 'vitest'
import { type as fill, find, has, page, press, pressKey, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { DeskContext } from '../frame/use-desk.ts'
import { until } from '../orders/testing/a-staff-shop.ts'
import { PeopleView } from './people-view.tsx'

const session = (id: number, is_current: boolean) => ({
  ...{ id, device: 'Chrome, Mac', country: 'DE', last_used_at: '2026-03-02T10:00:00Z', is_current },
})
const member = (id: number, name: string, roles: string[]) => ({
  ...{ id, name, email: `${name.toLowerCase()}@example.org`, phone: null, roles, factor: 'app' },
  sessions: [session(id * 10, id === 1)],
})
const STAFF = {
  items: [
    member(1, 'Ada', ['admin']),
    { ...member(2, 'Petra', ['manager']), factor: 'none', sessions: [] },
    member(3, 'Olga', ['manager']),
  ],
  roles: [{ role: 'admin', people: 1, may: { 'order:manage': 'any', 'role:grant': 'any' } }],
}
let shop: ReturnType<typeof scriptedEngine>
const asked = (id: string) => shop.client.asked.filter((one) => one.id === id).map(({ input }) => input)
beforeEach(() => {
  stubDialog()
  shop = scriptedEngine()
  for (const id of ['people', 'invite', 'changeRole', 'resetFactor', 'endSession'])
    shop.client.script[`staff.${id}`] = () => STAFF
})

async function open(openId?: number, address = '/admin/staff') {
  const desk = { name: 'Ada', counts: {}, views: [], may: () => true, round: 0, recount: () => {} }
  const opened = await openPage(
    <DeskContext value={desk}>
      <PeopleView openId={openId} />
    </DeskContext>,
    { shop, address },
  )
  await until(() => document.querySelector('[aria-busy=true]') === null)
  return opened
}

it('says who works here, who proves nothing besides a code, and what a role may', async () => {
  await open()
  const rows = [...document.querySelectorAll('table')].map((table) => textOf(table))
  expect(rows[0]).toMatch(/PetraAda|AdaPetra|Petra/)
  expect(page()).toContain('none')
  expect(rows[1]).toContain('Admin1')
})

it('on a phone, without heads of columns, "none" says that it is the second factor', async () => {
  await open()
  const none = document.querySelector('[data-factor="none"]')?.closest('td')
  expect(none?.dataset.label).toBe('Second factor')
})

it('gives a role to a contact, and says beforehand what it brings; nonsense is not asked', async () => {
  await open()
  await fill('E-mail or phone', 'nobody')
  await press('button', 'Give the role Manager')
  expect(asked('staff.invite')).toEqual([])
  expect(page()).toContain('can sign in as any customer')
  await fill('E-mail or phone', ' ines@example.org ')
  await press('button', 'Give the role Manager')
  expect(asked('staff.invite')).toEqual([{ body: { contact: 'ines@example.org', role: 'manager' } }])
})

it('the last admin is told why they stay one', async () => {
  await open(1)
  shop.client.script['staff.changeRole'] = refuses(409)
  await press('button', 'Take the role Admin')
  await settled()
  expect(page()).toContain('The shop needs an admin')
  expect(asked('staff.changeRole')).toEqual([{ params: { id: 1 }, body: { role: 'admin', on: false } }])
})

it('of others a session is ended and a second factor reset, once it is said what goes; of oneself neither', async () => {
  await open(1)
  expect([has('button', 'Reset the second factor'), has('button', /^Sign out/)]).toEqual([false, false])
  await press('button', 'Next person')
  await open(3)
  await press('button', /^Sign out/)
  expect(asked('staff.endSession')).toEqual([{ params: { id: 3, session: 30 } }])
  await press('button', 'Reset the second factor')
  expect(asked('staff.resetFactor')).toEqual([])
  find('button', 'Reset it for Olga')
  await press('button', 'Reset it for Olga')
  expect(asked('staff.resetFactor')).toEqual([{ params: { id: 3 } }])
})

it('beside somebody the store and the order of the list stay, at their neighbour and when they are shut', async () => {
  const list = '?store=de&sort=-person'
  const all = await open(undefined, `/admin/staff${list}`)
  await press('button', 'Petra')
  expect(all.address()).toBe(`/admin/staff/2${list}`)
  all.leave()
  const one = await open(2, `/admin/staff/2${list}`)
  await press('button', 'Next person')
  expect(one.address()).toBe(`/admin/staff/3${list}`)
  await pressKey(document, 'Escape')
  expect(one.address()).toBe(`/admin/staff${list}`)
})
