import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { bookBonuses } from '#api/features/promotions/bonus/book-bonuses.ts'
import { getCustomer } from './get-customer.ts'
import { addNote, removeNote } from './notes/notes.ts'
import { signCustomerOut } from './sign-out.ts'
import { knownCustomers, NOW } from './testing/known-customers.ts'

const { db, as, mona, boss, idOf, list, namesOf } = knownCustomers()

test('what went back of an order was not bought either, in parts as in whole', async () => {
  const order = await db()
    .updateTable('shop_order')
    .set({ payment_state: 'part_refunded' })
    .where('customer_id', '=', idOf('ann'))
    .returning(['order_id', 'total_minor'])
    .executeTakeFirstOrThrow()
  const { order_id, total_minor } = order
  const refund = { order_id, key: randomUUID(), amount_minor: total_minor - 1_000, created_at: NOW }
  await db().insertInto('refund').values(refund).execute()
  const left = [{ currency: 'EUR', sum: 10 }]
  try {
    const [listed] = (await list({ q: 'ann@' })).items
    expect([listed?.bought, (await getCustomer(mona(), idOf('ann'))).bought]).toEqual([left, left])
  } finally {
    await db().deleteFrom('refund').execute()
  }
})

test('what was canceled was not bought, though it was paid', async () => {
  const set = (state: 'placed' | 'canceled', payment_state: 'open' | 'paid') =>
    db()
      .updateTable('shop_order')
      .set({ state, payment_state })
      .where('customer_id', '=', idOf('ann'))
      .execute()
  const boughtBy = async () => (await list({ q: 'ann@' })).items[0]?.bought
  await set('placed', 'paid')
  expect(await boughtBy()).toMatchObject([{ sum: expect.any(Number) }])
  await set('canceled', 'paid')
  expect([await boughtBy(), (await getCustomer(mona(), idOf('ann'))).bought]).toEqual([[], []])
  await set('placed', 'open')
})

test('one is shown with orders, ledger, devices and notes', async () => {
  const id = idOf('ann')
  await bookBonuses(mona(), {
    ...{ key: randomUUID(), customerId: id, currency: 'USD', changeMinor: 1_000, reason: 'Parcel came late' },
  })
  await addNote(mona(), { customerId: id }, 'Calls rather than writes.')
  expect(await getCustomer(mona(), id)).toMatchObject({
    ...{ name: 'ann', orders: 1, under_way: 1, bonuses: [{ currency: 'USD', sum: 10 }], came_back: 0 },
    last_orders: [{ lines: 1, states: { order: 'placed' } }],
    bookings: [{ kind: 'given', change: 10, balance: 10, by: 'mona', reason: 'Parcel came late' }],
    devices: [{ device: expect.any(String) }],
    notes: [{ words: 'Calls rather than writes.', by: 'mona' }],
  })
  expect(await namesOf({ bonuses: 'some' })).toEqual(['ann'])
})

test('a note goes once, and only from whom it is about', async () => {
  const [note] = await addNote(mona(), { customerId: idOf('vera') }, 'Gift wrap.')
  const noteId = note?.id ?? 0
  await removeNote(mona(), { customerId: idOf('ann') }, noteId)
  expect((await getCustomer(mona(), idOf('vera'))).notes).toHaveLength(1)
  expect(await removeNote(mona(), { customerId: idOf('vera') }, noteId)).toEqual([])
  expect(await removeNote(mona(), { customerId: idOf('vera') }, noteId)).toEqual([])
  await expect(addNote(mona(), { customerId: 9_999 }, 'x')).rejects.toMatchObject({ status: 404 })
})

test('a note sent again because its answer was lost stood there twice', async () => {
  const about = { customerId: idOf('vera') }
  const write = (words: string, ctx = mona()) => addNote(ctx, about, words)
  await Promise.all([write('Rings in the evening.'), write('Rings in the evening.')])
  expect(await write('Rings in the evening.')).toHaveLength(1)
  // What is said by another, or once more after something else, is no repeat.
  await write('Rings in the evening.', boss())
  await write('Moved.')
  expect(await write('Rings in the evening.')).toHaveLength(4)
  await db().deleteFrom('staff_note').where('customer_id', '=', about.customerId).execute()
})

test('a manager signs a customer out, but not an admin; an admin both', async () => {
  await signCustomerOut(mona(), idOf('vera'))
  await expect(signCustomerOut(mona(), idOf('boss'))).rejects.toMatchObject({ status: 403 })
  await signCustomerOut(boss(), idOf('mona'))
  const rows = await db().selectFrom('session').select(['customer_id', 'end_reason']).execute()
  const ended = rows
    .filter(({ end_reason }) => end_reason === 'elsewhere')
    .map(({ customer_id }) => customer_id)
  expect(ended.toSorted()).toEqual([idOf('mona'), idOf('vera')].toSorted())
})

test('a customer sees nobody', async () => {
  await expect(list({}, as('ann'))).rejects.toMatchObject({ status: 403 })
  await expect(getCustomer(as('ann'), idOf('ann'))).rejects.toMatchObject({ status: 403 })
  await expect(getCustomer(mona(), 9_999)).rejects.toMatchObject({ status: 404 })
})
