// Tables of customers, into a shop that has some and out of it.
import type { TableReport } from '@vitrine/contract/people/table-report'
import { type Role, rightsOf } from '@vitrine/domain/access/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { json } from '#api/db/json.ts'
import { aContext } from '#api/testing/test-context.ts'
import { createTestDatabase, type TestDatabase } from '#api/testing/test-database.ts'
import { takeCustomers } from './bring-customers.ts'
import { exportCustomers } from './export-customers.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(async () => {
  await database.db.deleteFrom('audit').execute()
  await database.db.deleteFrom('newsletter_subscriber').execute()
  await database.db.deleteFrom('customer').execute()
})

const as = (...roles: Role[]) =>
  aContext(database.db, {
    actor: { kind: 'customer', customerId: 1, sessionId: 1, rights: rightsOf(roles) },
  })
const take = (text: string, mode: 'try' | 'take' = 'take', ctx = as('manager')) =>
  takeCustomers(ctx, {
    ...{ title: 'people.csv', store: 'de', charset: 'utf-8', mode },
    bytes: new TextEncoder().encode(text),
  })
const lines = ({ left_out }: TableReport) => left_out.items.map(({ line, message }) => `${line}: ${message}`)
const remarks = (report: TableReport) =>
  report.remarks.items.map(({ line, message }) => `${line}: ${message}`)
const figures = ({ rows, created, updated, same, left_out }: TableReport) => [
  ...[rows, created, updated, same, left_out.count],
]

async function people(): Promise<object[]> {
  const { rows } = await sql<object>`
    select c.email, c.phone, c.firstname, c.lastname, c.city, c.created_at as since,
      (select jsonb_agg(jsonb_build_array(a.address, a.is_default) order by a.is_default desc, a.address_id desc)
        from customer_address a where a.customer_id = c.customer_id) as places,
      (select jsonb_agg(jsonb_build_array(n.store_id, n.status) order by n.store_id)
        from newsletter_subscriber n where n.email = c.email) as letters
    from customer c order by c.email nulls last`.execute(database.db)
  return rows
}
async function aCustomer(values: {
  email?: string
  phone?: string
  firstname?: string
  lastname?: string
  roles?: Role[]
}) {
  const { customer_id: id } = await database.db
    .insertInto('customer')
    .values({ ...values, created_at: new Date('2024-05-01T08:00:00Z') })
    .returning('customer_id')
    .executeTakeFirstOrThrow()
  return id
}

const SHOPIFY = `First Name,Last Name,Email,Accepts Email Marketing,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone,Total Spent,Tags
Ada,Lovelace,Ada@Example.org,yes,,1 Main Street,Flat 3,New York,NY,US,10001,,'+12125550123,12.50,vip
Bea,Bloch,bea@example.org,no,,,,,,DE,,,,0,
`

test('Shopify’s table makes customers with number, address and newsletter', async () => {
  expect(figures(await take(SHOPIFY))).toEqual([2, 2, 0, 0, 0])
  expect(await people()).toMatchObject([
    {
      ...{ email: 'ada@example.org', phone: '+12125550123', firstname: 'Ada', lastname: 'Lovelace' },
      places: [
        [
          {
            ...{ firstname: 'Ada', street: ['1 Main Street', 'Flat 3'], city: 'New York', postcode: '10001' },
            ...{ country_id: 'US', region: 'New York', region_code: 'NY' },
          },
          true,
        ],
      ],
      letters: [[4, 'subscribed']],
    },
    { email: 'bea@example.org', phone: null, places: null, letters: null },
  ])
})

test('a trial counts all of it and writes none of it; the same table twice changes nothing', async () => {
  expect(figures(await take(SHOPIFY, 'try'))).toEqual([2, 2, 0, 0, 0])
  expect(await people()).toEqual([])
  await take(SHOPIFY)
  expect(figures(await take(SHOPIFY))).toEqual([2, 0, 0, 2, 0])
  const { rows } = await sql`select entity, after from audit order by 1`.execute(database.db)
  expect(rows).toMatchObject([
    { entity: 'customer_table', after: { rows: 2, created: 2, left_out: 0 } },
    { entity: 'customer_table', after: { rows: 2, same: 2 } },
  ])
})

test('a plain table with semicolons and names of its own', async () => {
  const report = await take(
    'E-Mail;Name;Telephone;Street;Postcode;City;Country\ncleo@example.org;Cleo Prinz;030 123456;Torstr. 61;10119;Berlin;DE\n',
  )
  expect(figures(report)).toEqual([1, 1, 0, 0, 0])
  expect(await people()).toMatchObject([{ firstname: 'Cleo', lastname: 'Prinz', phone: '+4930123456' }])
})

test('who is known is changed, and an emptied cell changes nothing', async () => {
  await aCustomer({ email: 'ada@example.org', firstname: 'Augusta' })
  await aCustomer({ phone: '+12125550123', firstname: 'By number' })
  const report = await take(
    'email,firstname,lastname,phone\n ADA@example.org ,,Lovelace,\nnew@example.org,,,+1 212 555 0123\n',
  )
  expect(figures(report)).toEqual([2, 0, 2, 0, 0])
  expect(await people()).toMatchObject([
    { email: 'ada@example.org', firstname: 'Augusta', lastname: 'Lovelace' },
    { email: 'new@example.org', firstname: 'By number', phone: '+12125550123' },
  ])
})

test('rows that are wrong are told by their line, and the others are taken', async () => {
  await aCustomer({ email: 'has@example.org', phone: '+12125550199' })
  const report = await take(
    [
      'email,phone,firstname',
      ...[
        ',,Nobody',
        'no mail,,X',
        'a@example.org,12,X',
        'b@example.org,+12125550199,X',
        'ok@example.org,,Ok',
      ],
      ...['OK@example.org,,Twice', `long@example.org,,${'x'.repeat(101)}`, 'c@example.org,,C,extra'],
    ].join('\n'),
  )
  expect(lines(report)).toEqual([
    '2: there is neither an e-mail address nor a phone number',
    '3: "no mail" is no e-mail address',
    '4: "12" is no phone number',
    '5: "+12125550199" is the number of another customer',
    '7: "ok@example.org" stands in line 6 already',
    '8: the name is longer than 100 letters or holds what is none',
    '9: the row has 4 cells where the header has 3',
  ])
  expect(figures(report)).toEqual([8, 1, 0, 0, 7])
  expect(await people()).toMatchObject([
    { email: 'has@example.org' },
    { email: 'ok@example.org', firstname: 'Ok' },
  ])
})

test('an address that cannot be one is passed over with a remark, and the customer stays', async () => {
  const report = await take(
    [
      'email,name,street,city,country,zip',
      ...['a@example.org,A B,Torstr. 1,Berlin,DE,ABC', 'b@example.org,A B,Torstr. 1,Berlin,Germany,10119'],
      'c@example.org,,Torstr. 1,Berlin,DE,10119',
    ].join('\n'),
  )
  expect(figures(report)).toEqual([3, 3, 0, 0, 0])
  expect(remarks(report)).toEqual([
    '2: its address was passed over: postcode is wrong',
    '3: its address was passed over: country_id is wrong',
    '4: its address was passed over: firstname is missing',
  ])
})

describe('what signs somebody in', () => {
  test('is filled in where it is missing, and never changed', async () => {
    await aCustomer({ email: 'ada@example.org', phone: '+12125550100' })
    const report = await take('email,phone\nada@example.org,+1 212 555 0123\n')
    expect([figures(report), remarks(report)]).toEqual([
      [1, 0, 0, 1, 0],
      ['2: has another phone number here, which stays: customers change it themselves'],
    ])
  })

  test.each<Role>(['admin', 'manager', 'blogger'])('of somebody who is %s stays as it is', async (role) => {
    await aCustomer({ email: 'boss@example.org', roles: [role] })
    const report = await take('email,phone,firstname\nboss@example.org,+1 212 555 0123,\n')
    expect(lines(report)).toEqual(['2: is somebody of the staff or a partner: a table changes nothing there'])
    expect(await people()).toMatchObject([{ phone: null }])
    expect(figures(await take('email,firstname\nboss@example.org,\n'))).toEqual([1, 0, 0, 1, 0])
  })

  test('no password and no role is read', async () => {
    await take('email,password,roles,tags\nada@example.org,Secret-1234,admin,admin\n')
    const { rows } = await sql`select roles from customer`.execute(database.db)
    const passwords = await database.db.selectFrom('customer_password').selectAll().execute()
    expect([rows, passwords]).toEqual([[{ roles: [] }], []])
  })
})

describe('the newsletter', () => {
  const stands = async () =>
    (await sql`select store_id, status from newsletter_subscriber`.execute(database.db)).rows
  const has = (status: 'pending' | 'subscribed' | 'unsubscribed') =>
    database.db
      .insertInto('newsletter_subscriber')
      .values({ email: 'ada@example.org', store_id: 4, status, asked_at: new Date('2025-01-01') })
      .execute()

  test.each([
    ['pending', 'yes', 'subscribed'],
    ['subscribed', 'no', 'unsubscribed'],
    ['subscribed', '', 'subscribed'],
    ['unsubscribed', 'yes', 'unsubscribed'],
  ] as const)('%s and then %j is %s', async (before, said, after) => {
    await has(before)
    const report = await take(`email,newsletter\nada@example.org,${said}\n`)
    expect(await stands()).toEqual([{ store_id: 4, status: after }])
    expect(report.remarks.count).toBe(before === 'unsubscribed' ? 1 : 0)
  })
})

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
    await database.db.updateTable('customer').set({ city: 'Ulm' }).where('customer_id', '=', id).execute()
    for (const [city, is_default] of [['Bonn', false], ['Hamburg', true], ['Kiel', false]] as const) // biome-ignore format: a table
      await database.db
        .insertInto('customer_address')
        .values({ customer_id: id, address: json({ ...YORK, city }), is_default, created_at: new Date() })
        .execute()
    for (const store_id of [1, 5])
      await database.db
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
    await database.db.deleteFrom('customer').execute()
    await database.db.deleteFrom('newsletter_subscriber').execute()
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
    await database.db.deleteFrom('customer').execute()
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
  const { rows } = await sql`select entity_id, after from audit`.execute(database.db)
  expect(rows).toEqual([{ entity_id: 'export', after: { customers: 2, format: 'csv' } }])
})

test.each([
  ['no table', '', 'is empty'],
  ['nobody to be known by', 'sku,price\nA,1\n', 'no column with e-mail addresses or phone numbers'],
  ['a zero character', 'email\na\0@example.org\n', 'zero character'],
  ['more than are taken at once', `email\n${'x\n'.repeat(20_001)}`, 'more than 20000 rows'],
])('%s is refused by its field', async (_, text, words) => {
  await expect(take(text)).rejects.toMatchObject({
    status: 400,
    details: [{ path: 'file', message: expect.stringContaining(words) }],
  })
})

test('five hundred rows and one more, some of them known', async () => {
  await aCustomer({ email: 'p7@example.org' })
  const rows = Array.from({ length: 501 }, (_, at) => `p${at}@example.org,P${at},yes`)
  expect(figures(await take(`email,firstname,newsletter\n${rows.join('\n')}\n`))).toEqual([501, 500, 1, 0, 0])
  const { rows: found } = await sql`select count(*)::int as n from newsletter_subscriber`.execute(database.db)
  expect(found).toEqual([{ n: 501 }])
})

test('of two tables at once one waits for another time, and a mailbox is made once', async () => {
  const table = `email\n${Array.from({ length: 300 }, (_, at) => `p${at}@example.org`).join('\n')}\n`
  const all = await Promise.allSettled(Array.from({ length: 6 }, () => take(table)))
  for (const one of all) if (one.status === 'rejected') expect(one.reason).toMatchObject({ status: 409 })
  expect(all.some(({ status }) => status === 'fulfilled')).toBe(true)
  expect(await people()).toHaveLength(300)
})

test('only who looks after customers', async () => {
  for (const ctx of [as(), as('blogger')]) {
    await expect(take(SHOPIFY, 'take', ctx)).rejects.toMatchObject({ status: 403 })
    await expect(exportCustomers(ctx, { format: 'csv', after: 0 })).rejects.toMatchObject({ status: 403 })
  }
})
