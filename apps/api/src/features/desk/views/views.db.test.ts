import { MAX_VIEWS } from '@vitrine/contract/desk/desk'
import { type Role, rightsOf } from '@vitrine/domain/access/roles'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { getDesk } from '../get-desk.ts'
import { removeView, saveView } from './views.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  const people = [7, 8].map((customer_id) => ({ customer_id, email: `p${customer_id}@example.org` }))
  await database.db.insertInto('customer').values(people).execute()
})
afterAll(() => database.drop())

const as = (customerId: number, ...roles: Role[]) =>
  aContext(database.db, {
    actor: { kind: 'customer', customerId, sessionId: 1, rights: rightsOf(roles) },
  })
const mona = () => as(7, 'manager')
const paid = { room: '/admin/orders', name: 'To pack', search: 'view=paid&store=de' }

test('a view is kept for whoever keeps it, found at their desk, and replaced under its name', async () => {
  const [kept] = await saveView(mona(), paid)
  expect(kept).toEqual({ id: expect.any(Number), ...paid })
  await saveView(mona(), { ...paid, search: 'view=paid' })
  await saveView(mona(), { ...paid, room: '/admin/customers' })
  expect((await getDesk(mona(), {})).views).toEqual([
    { ...kept, search: 'view=paid' },
    expect.objectContaining({ room: '/admin/customers' }),
  ])
  expect((await getDesk(as(8, 'manager'), {})).views).toEqual([])
  expect((await getDesk(as(8), {})).views).toEqual([])
})

test('nobody else forgets it, and what is forgotten is not there to be forgotten again', async () => {
  const [first] = await saveView(mona(), paid)
  const id = first?.id ?? 0
  await expect(removeView(as(8, 'manager'), id)).rejects.toMatchObject({ status: 404 })
  expect((await removeView(mona(), id)).map(({ room }) => room)).toEqual(['/admin/customers'])
  await expect(removeView(mona(), id)).rejects.toMatchObject({ status: 404 })
})

test('there is an end to views, but not to changing one', async () => {
  const { length } = await saveView(mona(), paid)
  for (let at = length; at < MAX_VIEWS; at += 1) await saveView(mona(), { ...paid, name: `View ${at}` })
  await expect(saveView(mona(), { ...paid, name: 'One more' })).rejects.toMatchObject({
    details: [{ path: 'name', key: 'TOO_MANY' }],
  })
  expect(await saveView(mona(), { ...paid, search: 'q=coat' })).toHaveLength(MAX_VIEWS)
})
