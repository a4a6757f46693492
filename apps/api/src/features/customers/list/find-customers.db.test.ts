import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { inTransaction } from '#api/db/in-transaction.ts'
import { json } from '#api/db/json.ts'
import { getCustomer } from '../get-customer.ts'
import { knownCustomers } from '../testing/known-customers.ts'
import { guests } from './select-guests.ts'

const { db, mona, idOf, list, namesOf } = knownCustomers()

test('the latest seen stand first, each with what they bought, and guests in a list of their own', async () => {
  const { items, counts, total, new_this_week } = await list()
  expect(items.map(({ name }) => name).slice(2)).toEqual(['ann', 'vera'])
  expect({ total, new_this_week, counts }).toEqual({
    ...{ total: 4, new_this_week: 3 },
    counts: { all: 4, vip: 1, partners: 0, staff: 2, guests: 1 },
  })
  expect(items[2]).toMatchObject({ orders: 1, email: 'ann@example.org', store_code: 'de', bonuses: [] })
  const guests = await list({ view: 'guests' })
  expect(guests.items).toMatchObject([{ id: null, orders: 1, last_order_id: expect.any(Number) }])
})

test.each([
  ['as it is kept', '+493055501877'],
  ['as it is dialed in its country', '030 555 018 77'],
  ['with other signs', '(0)30/555-018-77'],
  ['without its area', '55501877'],
])('a phone is found %s, as among the orders', async (_, q) => {
  await db()
    .updateTable('customer')
    .set({ phone: '+493055501877' })
    .where('customer_id', '=', idOf('vera'))
    .execute()
  expect(await namesOf({ q })).toEqual(['vera'])
})

test('figures within other words are no phone, nor are three of them', async () => {
  for (const q of ['vera 1877', '187', 'a30555']) expect(await namesOf({ q })).toEqual([])
})

test('a guest is found by the phone of the last order', async () => {
  const [guest] = (await list({ view: 'guests' })).items
  const telephone = json({ telephone: '030 444 018-66' })
  await sql`update shop_order set billing_address = billing_address || ${telephone}
    where order_id = ${guest?.last_order_id ?? 0}`.execute(db())
  const { items } = await list({ view: 'guests', q: '+49 30 44401866' })
  expect(items.map(({ last_order_id }) => last_order_id)).toEqual([guest?.last_order_id])
  expect((await list({ view: 'guests', q: '+49 30 44401867' })).items).toEqual([])
})

test('by name goes by the alphabet of people, not of machines', async () => {
  const rename = (from: string, firstname: string) =>
    db().updateTable('customer').set({ firstname }).where('customer_id', '=', idOf(from)).execute()
  await rename('ann', 'Özil')
  await rename('vera', 'Vera')
  try {
    expect(await namesOf({ sort: 'name' })).toEqual(['boss', 'mona', 'Özil', 'Vera'])
  } finally {
    await rename('ann', 'ann')
    await rename('vera', 'vera')
  }
})

test('who has told no name is found by the one they are shown by, and a named one by theirs alone', async () => {
  const renamed = (firstname: string) =>
    db().updateTable('customer').set({ firstname }).where('customer_id', '=', idOf('ann')).execute()
  expect(await namesOf({ q: 'anna' })).toEqual([])
  await renamed('')
  const [shown = ''] = await namesOf({ q: 'ann@' })
  expect(shown).toMatch(/^Anna /)
  expect(await list({ q: shown.toUpperCase() })).toMatchObject({ items: [{ name: shown }], total: 1 })
  await renamed('ann')
})

test('a Chinese name is shown and found the family’s first, without a blank', async () => {
  const named = (firstname: string, lastname: string) =>
    db().updateTable('customer').set({ firstname, lastname }).where('customer_id', '=', idOf('ann')).execute()
  await named('小明', '王')
  expect(await namesOf({ q: '王小' })).toEqual(['王小明'])
  expect(await getCustomer(mona(), idOf('ann'))).toMatchObject({ name: '王小明' })
  await named('ann', '')
})

test.each<[string, object, string[]]>([
  ['letters of a name', { q: 'ver' }, ['vera']],
  ['a mailbox', { q: 'ann@' }, ['ann']],
  ['wildcards are letters', { q: '%' }, []],
  ['who never ordered', { view: 'vip', orders: 'none' }, ['vera']],
  ['who ordered once', { orders: 'one' }, ['ann']],
  ['who bought in a store', { store: 'de' }, ['ann']],
  ['and not in another', { store: 'us' }, []],
  ['who has not come for long', { seen: 'longer' }, ['vera']],
  ['by name, the last first', { sort: '-name' }, ['vera', 'mona', 'boss', 'ann']],
])('%s', async (_, query, names) => expect(await namesOf(query)).toEqual(names))

test('of orders nobody had counted yet the words were looked for anew with each: a search took fifteen seconds', async () => {
  await inTransaction(mona(), async ({ db }) => {
    await sql`insert into shop_order (number, store_id, client_order_id, fingerprint, access_hash, currency_code,
        subtotal_minor, shipping_minor, total_minor, payment_method, billing_address, email, totals)
      select lpad((900000 + i)::text, 9, '0'), 1, 'many-guests-' || i, '', uuid_send(gen_random_uuid()), 'USD', 0, 0, 0, '{}',
        '{}', i || '@example.org', '{}' from generate_series(1, 300) i`.execute(db)
    await sql`delete from pg_statistic where starelid = 'shop_order'::regclass`.execute(db)
    await sql`update pg_class set reltuples = -1, relpages = 0 where oid = 'shop_order'::regclass`.execute(db)
    const wish = { view: 'guests', q: 'nobody@', size: 50 } as const
    const { rows } = await sql<{ 'QUERY PLAN': unknown }>`
      explain (analyze, format json) select count(*) ${guests(wish as never)}`.execute(db)
    expect(timesLookedFor(rows[0]?.['QUERY PLAN'])).toEqual([1])
    throw new Error('taken back')
  }).catch((error: Error) => expect(error.message).toBe('taken back'))
})

/** How often each part of a plan ran that reads pairs of letters. */
function timesLookedFor(plan: unknown): number[] {
  if (Array.isArray(plan)) return plan.flatMap(timesLookedFor)
  if (typeof plan !== 'object' || plan === null) return []
  const { Plans, Plan, ...node } = plan as Record<string, unknown>
  const isOne = ['Filter', 'Recheck Cond', 'Index Cond', 'Join Filter'].some((name) =>
    String(node[name] ?? '').includes('_pairs('),
  )
  const own = isOne && node['Node Type'] !== 'Bitmap Index Scan' ? [Number(node['Actual Loops'])] : []
  return [...own, ...timesLookedFor(Plans), ...timesLookedFor(Plan)]
}
