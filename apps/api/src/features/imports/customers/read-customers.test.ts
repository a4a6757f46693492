// Tables of customers as other shops and newsletters write them: who is meant, and which rows mean nobody.

import type { StoreView } from '@vitrine/domain/store/store-view'
import { STORE_VIEWS } from '@vitrine/domain/store/testing/store-views'
import { describe, expect, test } from 'vitest'
import { ProblemList, replyOf } from '../problems.ts'
import { readCustomers } from './read-customers.ts'

const storeOf = (code: string) => STORE_VIEWS.find((one) => one.code === code) as StoreView

async function read(lines: readonly string[], { store = 'de', maxRows = 100 } = {}) {
  const [leftOut, remarks] = [new ProblemList(), new ProblemList()]
  const file = { name: 'people.csv', bytes: new TextEncoder().encode(lines.join('\n')) }
  const { rows, given } = await readCustomers({ file, store: storeOf(store), maxRows, leftOut, remarks })
  const told = ({ listed }: ProblemList) => listed.map((one) => `${one.place?.line}: ${replyOf(one).message}`)
  return { rows, given, told: told(leftOut), remarks: told(remarks) }
}

describe('columns of every maker', () => {
  test.each([
    [
      'Shopify',
      'First Name,Last Name,Email,Accepts Email Marketing,Default Address Address1,Default Address City,Default Address Country Code,Default Address Zip',
      'Ann,Lee,Ann@Example.org,yes,Torstr. 1,Berlin,DE,10119',
    ],
    [
      'WooCommerce',
      'user_email,billing_first_name,billing_last_name,billing_address_1,billing_city,billing_country,billing_postcode,newsletter',
      'ann@example.org,Ann,Lee,Torstr. 1,Berlin,DE,10119,1',
    ],
    [
      'Magento',
      'email,firstname,lastname,_address_street,_address_city,_address_country_id,_address_postcode,is_subscribed',
      'ann@example.org,Ann,Lee,Torstr. 1,Berlin,DE,10119,1',
    ],
    [
      'a plain list',
      ' E-Mail ;Name;Street;City;Country;Postal Code;Newsletter',
      'ann@example.org;Ann Lee;Torstr. 1;Berlin;DE;10119;Ja',
    ],
  ])('%s', async (_, header, row) => {
    const { given, told } = await read([header, row])
    expect(told).toEqual([])
    expect(given[0]).toMatchObject({
      ...{ email: 'ann@example.org', phone: null, firstname: 'Ann', lastname: 'Lee', letters: true },
      cells: { street: 'Torstr. 1', city: 'Berlin', country_id: 'DE', postcode: '10119' },
    })
  })

  test('a mailbox at a domain of other letters was left out; it is known by its ASCII form, and once', async () => {
    const { given, told } = await read(['email', 'Anna@Bücher.example', 'anna@xn--bcher-kva.example'])
    expect(given.map(({ email }) => email)).toEqual(['anna@xn--bcher-kva.example'])
    expect(told).toHaveLength(1)
  })

  test('without one to know people by are no table of customers', async () => {
    await expect(read(['Name,City', 'Ann,Berlin'])).rejects.toThrow(
      'no column with e-mail addresses or phone numbers',
    )
  })
})

describe('whom a row means', () => {
  test('is somebody with an address of mail or a number, however it is written', async () => {
    const { given, told } = await read([
      'email,phone',
      'A@B.DE,',
      ',030 901820',
      ',+49 (30) 90-18-21',
      ",'+4930901822",
    ])
    expect(told).toEqual([])
    expect(given.map(({ email, phone }) => email ?? phone)).toEqual([
      'a@b.de',
      '+4930901820',
      '+4930901821',
      '+4930901822',
    ])
  })

  test('a number without a country is one of the country of its address, else of the store', async () => {
    const { given } = await read(['phone,Country', '030901820,DE', '2125550123,US', '2125550124,'], {
      store: 'us',
    })
    expect(given.map(({ phone }) => phone)).toEqual(['+4930901820', '+12125550123', '+12125550124'])
  })

  test.each([
    [',', 'there is neither an e-mail address nor a phone number'],
    ['ann(at)example.org,', '"ann(at)example.org" is no e-mail address'],
    ['ann@example.org,12', '"12" is no phone number'],
    ['ann@example.org,call me', '"call me" is no phone number'],
  ])('%j is told', async (row, message) => {
    const { given, told } = await read(['email,phone,name', `${row},Somebody`, 'bo@example.org,,Bo'])
    expect(told).toEqual([`2: ${message}`])
    expect(given.map(({ email }) => email)).toEqual(['bo@example.org'])
  })

  test('twice in one table, in any letters, by mail or by number, is told by the first line', async () => {
    const { given, told } = await read([
      'email,phone',
      'ann@example.org,',
      'bo@example.org,030901820',
      'ANN@example.org,',
      'cy@example.org,+49 30 901820',
    ])
    expect(given).toHaveLength(2)
    expect(told).toEqual([
      '4: "ann@example.org" stands in line 2 already',
      '5: "+4930901820" stands in line 3 already',
    ])
  })

  test('a row left out keeps nobody below from being taken', async () => {
    const { given } = await read(['email,phone', 'ann@example.org,12', 'ann@example.org,'])
    expect(given.map(({ place }) => place.line)).toEqual([3])
  })
})

describe('names', () => {
  test('in two columns are not guessed from one', async () => {
    const { given } = await read([
      'email,first name,last name,name',
      'a@b.de,,Lee,Ann Marie Lee',
      'c@d.de,,,Ann Marie Lee',
      'e@f.de,,,Cher',
      'g@h.de,,,',
    ])
    expect(given.map(({ firstname, lastname }) => [firstname, lastname])).toEqual([
      ['', 'Lee'],
      ['Ann Marie', 'Lee'],
      ['Cher', ''],
      ['', ''],
    ])
  })

  test('with entities and blanks are read as people write them', async () => {
    const { given } = await read(['email,first name,last name', 'a@b.de,  Zo&euml; ,O&#39;Neill'])
    expect(given[0]).toMatchObject({ firstname: 'Zoë', lastname: "O'Neill" })
  })

  test('longer than any form takes, or with letters nobody sees, are told', async () => {
    const { told } = await read([
      'email,first name',
      `a@b.de,${'x'.repeat(101)}`,
      `b@b.de,${'x'.repeat(100)}`,
      'c@b.de,An\u0007n',
    ])
    expect(told.map((one) => one.split(':')[0])).toEqual(['2', '4'])
  })
})

describe('the newsletter', () => {
  test.each([
    ['yes', true],
    ['TRUE', true],
    ['no', false],
    ['0', false],
    ['', undefined],
  ])('%j', async (cell, letters) => {
    expect((await read(['email,accepts marketing', `a@b.de,${cell}`])).given[0]?.letters).toBe(letters)
  })

  test('of a table that does not speak of it stays as it is', async () => {
    expect((await read(['email', 'a@b.de'])).given[0]?.letters).toBeUndefined()
  })
})

test('a damaged cell of further data is told, and the row is taken by its columns', async () => {
  const { given, remarks } = await read(['email,vitrine_customer', 'a@b.de,"{""v"":1"', 'c@d.de,"{""v"":2}"'])
  expect(given.map(({ kept }) => kept)).toEqual([undefined, undefined])
  expect(remarks).toEqual(
    [2, 3].map((line) => `${line}: the cell of further data is damaged: the columns alone were read`),
  )
})

test('more rows than are taken at once are refused as a whole; as many are taken', async () => {
  const lines = ['email', ...Array.from({ length: 4 }, (_, at) => `a${at}@b.de`)]
  await expect(read(lines, { maxRows: 3 })).rejects.toThrow('more than 3 rows')
  expect((await read(lines, { maxRows: 4 })).rows).toBe(4)
})

test('rows that cannot be read are counted, too', async () => {
  const { rows, told } = await read(['email,name', 'a@b.de,Ann,surplus', 'c@d.de,"half'])
  expect(rows).toBe(2)
  expect(told).toHaveLength(2)
})
