import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '#api/db/in-transaction.ts'
import { aContext } from '#api/testing/test-context.ts'
import { numberEvents } from './feed/number-events.ts'
import { listKeys, revokeKey } from './keys/manage-keys.ts'
import { openOffice } from './testing/open-office.ts'

const office = openOffice()

describe('keys', () => {
  test('are shown once and kept as a hash', async () => {
    const key = await office.keyOf('shown-once', ['orders:read'])
    expect(key).toMatch(/^vitrine_[\w-]{43}$/)
    const [row] = (await listKeys(office.keeper())).filter(({ name }) => name === 'shown-once')
    expect(JSON.stringify(row)).not.toContain(key.slice(8))
    expect(row?.key_hash).toHaveLength(32)
  })

  test('open what their scopes say, nothing else, and nothing once revoked', async () => {
    const key = await office.keyOf('warehouse', ['stock:write'])
    expect(await office.get('orders', key)).toMatchObject({ code: 403 })
    const reader = await office.keyOf('reader', ['orders:read'])
    expect(await office.get('orders', reader)).toMatchObject({ code: 200 })
    expect(await revokeKey(office.keeper(), 'reader')).toBe(true)
    expect(await office.get('orders', reader)).toMatchObject({ code: 401 })
    expect(await revokeKey(office.keeper(), 'reader')).toBe(false)
    expect(await office.keyOf('reader', ['orders:read'])).not.toBe('')
  })

  test('two living ones never share a name', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => office.keyOf('twin', ['orders:read'])))
    expect(made.filter(Boolean)).toHaveLength(1)
  })

  test('leave a line in the audit, without the key', async () => {
    await office.keyOf('audited', ['prices:write'])
    const lines = await office
      .db()
      .selectFrom('audit')
      .selectAll()
      .where('entity', '=', 'api_key')
      .orderBy('audit_id')
      .execute()
    expect(lines.at(-1)).toMatchObject({
      job: 'command:keys',
      permission: 'key:grant',
      after: { name: 'audited', scopes: ['prices:write'] },
    })
    expect(JSON.stringify(lines)).not.toContain('vitrine_')
  })

  test('do not travel in addresses', async () => {
    const key = await office.keyOf('address', ['orders:read'])
    const reply = await office.api().app.inject(`/api/office/orders?token=${key}`)
    expect(reply.json()).toMatchObject({ code: 400 })
  })
})

describe('orders by position', () => {
  const numbers = ({ result }: { result: { items: { order: { number: string } }[] } }) =>
    result.items.map(({ order }) => order.number)

  test('come in pages, each once, and no more until there are new ones', async () => {
    const { result: start } = await office.get('orders?limit=200')
    const placed = [
      (await office.order()).number,
      (await office.order()).number,
      (await office.order()).number,
    ]
    const first = await office.get(`orders?after=${start.next}&limit=2`)
    const second = await office.get(`orders?after=${first.result.next}&limit=2`)
    const third = await office.get(`orders?after=${second.result.next}&limit=2`)
    expect([numbers(first), numbers(second), numbers(third)]).toEqual([
      placed.slice(0, 2),
      placed.slice(2),
      [],
    ])
    expect([first.result.more, second.result.more, third.result.next]).toEqual([
      true,
      false,
      second.result.next,
    ])
  })

  test('are told whole: lines, sums, addresses and payment', async () => {
    const { number } = await office.order()
    const { result } = await office.get(`orders/${number}`)
    expect(result).toMatchObject({
      number,
      store: 'de',
      order_status: 'N',
      grand_total: expect.any(Number),
      email: 'anna@example.org',
      shipping_address: { city: 'Berlin' },
      lines: [{ sku: 'SCARF', qty: 2, returned_qty: 0, price: 119, row_total: 238 }],
      refunds: [],
      events: [{ step: 'place', by: 'customer', job: null }],
    })
  })

  test('an order committed late is not missed by who has read past those after it', async () => {
    const slow = await office.order()
    const fast = await office.order()
    const { db } = { db: office.db() }
    await sql`update order_event set position = null where order_id = ${fast.orderId}`.execute(db)
    const { result: before } = await office.get('orders?limit=200')
    // Its transaction had drawn its event id first and commits only now.
    await sql`update order_event set position = null where order_id = ${slow.orderId}`.execute(db)
    const late = await office.get(`orders?after=${before.next}`)
    expect(numbers(late)).toEqual([slow.number])
  })

  test('numbered by many at once, each event has one position', async () => {
    for (let count = 0; count < 5; count += 1) await office.order()
    const ctx = aContext(office.db())
    const given = await Promise.all(Array.from({ length: 16 }, () => numberEvents(ctx)))
    expect(given.flat()).toHaveLength(5)
    expect(new Set(given.flat()).size).toBe(5)
  })

  test('numbering that dies half-way leaves nothing numbered', async () => {
    await office.order()
    const ctx = aContext(office.db())
    const dying = inTransaction(ctx, async (ctx) => {
      await numberEvents(ctx)
      throw new Error('the power went out')
    })
    await expect(dying).rejects.toThrow('the power went out')
    expect(await numberEvents(ctx)).toHaveLength(1)
  })

  test('odd pages are refused by the name of the field', async () => {
    for (const [query, field] of [
      ['after=-1', 'after'],
      ['limit=0', 'limit'],
      ['limit=201', 'limit'],
      ['what=old', 'what'],
    ])
      expect(await office.get(`orders?${query}`)).toMatchObject({ code: 400, meta: { field } })
    expect(await office.get('orders/none')).toMatchObject({ code: 404 })
  })
})
