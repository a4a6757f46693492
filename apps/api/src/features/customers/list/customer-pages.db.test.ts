import { expect, test } from 'vitest'
import { signIn } from '#api/features/sessions/testing/sign-in.ts'
import { knownCustomers, NOW } from '../testing/known-customers.ts'

const { db, list, orderAsGuest } = knownCustomers()

const pagesOf = async (query: object, meanwhile: () => Promise<unknown> = async () => undefined) => {
  const seen: (string | null)[] = []
  let page = await list({ ...query, size: 1 })
  for (;;) {
    seen.push(...page.items.map(({ name, email }) => name || email))
    if (page.next === null) return seen
    await meanwhile()
    page = await list({ ...query, size: 1, before: page.next })
  }
}

test.each([
  ['seen', ['vera', 'ann']],
  ['-seen', ['ann', 'vera']],
  ['orders', ['vera', 'ann']],
  ['-orders', ['ann', 'vera']],
  ['name', ['ann', 'boss', 'mona', 'vera']],
  ['-name', ['vera', 'mona', 'boss', 'ann']],
])('page by page, by %s, everybody stands there once', async (sort, order) => {
  const seen = await pagesOf({ sort })
  expect(seen.toSorted()).toEqual(['ann', 'boss', 'mona', 'vera'])
  expect(seen.filter((name) => order.includes(name ?? ''))).toEqual(order)
})

test('who comes between two pages moves nobody: none stands there twice, or is passed over', async () => {
  const names = ['mona', 'boss', 'ann', 'vera']
  let come = 0
  const newcomer = async () => {
    come += 1
    const { customerId } = await signIn(db(), { email: `late${come}@example.org`, now: () => NOW })
    await db()
      .updateTable('customer')
      .set({ firstname: `Aaron ${come}` })
      .where('customer_id', '=', customerId)
      .execute()
  }
  const [bySight, byName] = [
    await pagesOf({ sort: '-seen' }, newcomer),
    await pagesOf({ sort: '-name' }, newcomer),
  ]
  await db().deleteFrom('customer').where('email', 'like', 'late%').execute()
  expect(bySight.filter((name) => names.includes(name ?? '')).toSorted()).toEqual(names.toSorted())
  expect(byName.filter((name) => names.includes(name ?? ''))).toEqual(['vera', 'mona', 'boss', 'ann'])
  expect(new Set(byName).size).toBe(byName.length)
})

test('guests are read page by page by what they are sorted by, too', async () => {
  await orderAsGuest()
  const all = (await list({ view: 'guests', sort: '-seen' })).items.map(({ email }) => email)
  for (const sort of ['-seen', 'orders', '-name']) {
    const seen = await pagesOf({ view: 'guests', sort })
    expect([seen.length, new Set(seen).size]).toEqual([all.length, all.length])
  }
})

test('read on in another order than it was begun in, a list is refused by its field', async () => {
  for (const wish of [
    { sort: 'orders', before: '5:Ann' },
    { sort: '-seen', before: '5' },
    { sort: '-seen', before: '5:7' },
  ])
    await expect(list(wish)).rejects.toMatchObject({ status: 400, details: [{ path: 'before' }] })
})
