// What is written out and brought back has lost nothing.
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { json } from '#api/db/json.ts'
import { exportCustomers } from './export-customers.ts'
import { figures, openCustomers } from './testing/open-customers.ts'

const { db, as, take, people, aCustomer } = openCustomers()

const YORK = {
  ...{ firstname: 'Ada', lastname: 'Byron', street: ['1 Main Street', 'Flat 3'], city: 'Hamburg' },
  ...{ postcode: '20095', country_id: 'DE', region: '', region_id: 0, region_code: '' },
  ...{ telephone: '+49 40 123456', company: '=Engines Ltd', vat_id: '' },
}

describe.each(['csv', 'shopify'] as const)('a round trip as %s', (format) => {
  async function aFullShop() {
    const id = await aCustomer({
      email: 'ada@example.org',
      phone: '+4940123456',
      firstname: 'Ada, "the first"',
      lastname: 'B',
    })
    await aCustomer({ phone: '+4930123456', firstname: '+49' })
    await db().updateTable('customer').set({ city: 'Ulm' }).where('customer_id', '=', id).execute()
    for (const [city, is_default] of [['Bonn', false], ['Hamburg', true], ['Kiel', false]] as const) // biome-ignore format: a table
      await db()
        .insertInto('customer_address')
        .values({ customer_id: id, address: json({ ...YORK, city }), is_default, created_at: new Date() })
        .execute()
    for (const store_id of [1, 5])
      await db()
        .insertInto('newsletter_subscriber')
        .values({ email: 'ada@example.org', store_id, status: 'subscribed', asked_at: new Date() })
        .execute()
  }
  const whole = async (size?: number) => {
    let text = ''
    for (let after: number | null = 0; after !== null; ) {
      const piece = await exportCustomers(as('manager'), { format, after, ...(size && { size }) })
      text += piece.text
      after = piece.next
    }
    return text
  }

  test('loses nothing, in an empty shop and in the one it came from', async () => {
    await aFullShop()
    const [before, text] = [await people(), await whole()]
    expect(await whole(1)).toBe(text)
    expect(text).not.toMatch(/(^|,)[=+]/m)
    expect(figures(await take(text))).toEqual([2, 0, 0, 2, 0])
    expect(await people()).toEqual(before)
    await db().deleteFrom('customer').execute()
    await db().deleteFrom('newsletter_subscriber').execute()
    expect(figures(await take(text))).toEqual([2, 2, 0, 0, 0])
    expect(await people()).toEqual(before)
    expect(await whole()).toBe(text)
  })

  test('an edited cell changes that address, and no other', async () => {
    await aFullShop()
    const edited = (await whole()).replace(/(,"?)Hamburg/, '$1Altona')
    expect(figures(await take(edited))).toEqual([2, 0, 1, 1, 0])
    expect(await people()).toMatchObject([
      {
        places: [
          [{ ...YORK, city: 'Altona' }, true],
          [{ city: 'Kiel' }, false],
          [{ city: 'Bonn' }, false],
        ],
      },
      {},
    ])
  })

  test('a damaged cell of further data is told, and the columns are taken', async () => {
    await aFullShop()
    const text = (await whole()).replace('""v"":1', '""v"":7')
    await db().deleteFrom('customer').execute()
    const report = await take(text)
    expect(report).toMatchObject({ created: 2, remarks: { count: 1, items: [{ line: 2 }] } })
    expect(await people()).toMatchObject([
      { places: [[{ city: 'Hamburg', company: '=Engines Ltd' }, true]] },
      {},
    ])
  })
})

test('the way out is written down once, whatever its pieces', async () => {
  for (const email of ['a@example.org', 'b@example.org']) await aCustomer({ email })
  const first = await exportCustomers(as('manager'), { format: 'csv', after: 0, size: 1 })
  await exportCustomers(as('manager'), { format: 'csv', after: first.next ?? 0, size: 1 })
  const { rows } = await sql`select entity_id, after from audit`.execute(db())
  expect(rows).toEqual([{ entity_id: 'export', after: { customers: 2, format: 'csv' } }])
})
