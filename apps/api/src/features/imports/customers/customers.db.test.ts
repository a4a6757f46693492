// Tables of customers, into a shop that has some.
import type { TableReport } from '@vitrine/contract/people/table-report'
import type { Role } from '@vitrine/domain/access/roles'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { exportCustomers } from './export-customers.ts'
import { figures, openCustomers } from './testing/open-customers.ts'

const { db, as, take, people, aCustomer } = openCustomers()
const lines = ({ left_out }: TableReport) => left_out.items.map(({ line, message }) => `${line}: ${message}`)
const remarks = (report: TableReport) =>
  report.remarks.items.map(({ line, message }) => `${line}: ${message}`)

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
  const { rows } = await sql`select entity, after from audit order by 1`.execute(db())
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
    const { rows } = await sql`select roles from customer`.execute(db())
    const passwords = await db().selectFrom('customer_password').selectAll().execute()
    expect([rows, passwords]).toEqual([[{ roles: [] }], []])
  })
})

describe('the newsletter', () => {
  const stands = async () =>
    (await sql`select store_id, status from newsletter_subscriber`.execute(db())).rows
  const has = (status: 'pending' | 'subscribed' | 'unsubscribed') =>
    db()
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

test.each([
  ['no table', '', 'is empty'],
  ['nobody to be known by', 'sku,price\nA,1\n', 'no column with e-mail addresses or phone numbers'],
  ['a zero character', 'email\na\0@example.org\n', 'zero character'],
  ['more than are taken at once', `email\n${'x\n'.repeat(20_001)}`, 'more than 20,000 rows'],
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
  const { rows: found } = await sql`select count(*)::int as n from newsletter_subscriber`.execute(db())
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
