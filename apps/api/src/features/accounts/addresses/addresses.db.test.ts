import { MAX_ADDRESSES } from '@vitrine/contract/user/addresses'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type AccountShop, anAccountShop } from '../testing/an-account-shop.ts'

const YORK = {
  ...{ firstname: 'Ada', lastname: 'Byron', street: ['1 Main Street', 'Flat 3'], city: 'Hamburg' },
  ...{ postcode: '20095', country_id: 'DE', region: '', region_id: 0, region_code: '' },
  ...{ telephone: '+49 40 123456', company: 'Engines Ltd', vat_id: '' },
}
const BONN = { ...YORK, city: 'Bonn', postcode: '53111' }

let shop: AccountShop
let [ada, bea] = ['', '']
beforeAll(async () => {
  shop = await anAccountShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.deleteFrom('customer_address').execute()
  ada = (await shop.signedIn('ada@shopper.example')).token
  bea = (await shop.signedIn('bea@shopper.example')).token
})

const add = async (address: object, token = ada) => shop.post('addresses', address, { token })
const added = async (address: object, token = ada) => (await add(address, token)).body.result.id as number
const listed = async (token = ada) => (await shop.get('addresses', { token })).body.result

describe('saved addresses', () => {
  test('the first is the default, the others follow, the newest first', async () => {
    const first = await added(YORK)
    const second = await added(BONN)
    expect(await listed()).toEqual([
      { ...YORK, id: first, is_default: true },
      { ...BONN, id: second, is_default: false },
    ])
  })

  test('are one’s own in every store, whatever its language', async () => {
    await added(YORK)
    const { body } = await shop.get('addresses', { token: ada, store: 'us' })
    expect(body.result).toMatchObject([{ city: 'Hamburg' }])
  })

  test('the same one again is the one there is', async () => {
    expect(await added(YORK)).toBe(await added({ ...YORK, city: ' Hamburg ' }))
    expect(await listed()).toHaveLength(1)
  })

  test('one is written anew, and another one made the default', async () => {
    const [first, second] = [await added(YORK), await added(BONN)]
    await shop.post(`addresses/${second}`, { ...BONN, city: 'Beuel' }, { token: ada })
    await shop.post(`addresses/${second}/default`, {}, { token: ada })
    expect(await listed()).toMatchObject([
      { id: second, city: 'Beuel', is_default: true },
      { id: first, is_default: false },
    ])
  })

  test('after the default one the newest is', async () => {
    const [first, second, third] = [
      await added(YORK),
      await added(BONN),
      await added({ ...BONN, company: '' }),
    ]
    await shop.post(`addresses/${first}/remove`, {}, { token: ada })
    expect(await listed()).toMatchObject([
      { id: third, is_default: true },
      { id: second, is_default: false },
    ])
  })
})

test('another’s cannot be told from none, and stays as it was', async () => {
  const id = await added(YORK)
  await added(BONN, bea)
  for (const [path, body] of [
    ['', BONN],
    ['/default', {}],
    ['/remove', {}],
  ] as const) {
    const foreign = await shop.post(`addresses/${id}${path}`, body, { token: bea })
    const missing = await shop.post(`addresses/999999${path}`, body, { token: bea })
    expect(foreign).toMatchObject({ status: 404, body: missing.body })
  }
  expect(await listed()).toMatchObject([{ ...YORK, is_default: true }])
  expect(await listed(bea)).toMatchObject([{ ...BONN, is_default: true }])
  expect((await shop.get('addresses')).status).toBe(401)
})

test.each<[string, object, string]>([
  ['a postcode of another country', { postcode: '1010' }, 'postcode'],
  ['no name', { firstname: '' }, 'firstname'],
  ['a name without a letter', { lastname: '42' }, 'lastname'],
  ['no street', { street: [] }, 'street'],
  ['four lines of street', { street: ['a', 'b', 'c', 'd'] }, 'street'],
  ['no city', { city: ' ' }, 'city'],
  ['a country that is none', { country_id: 'Germany' }, 'country_id'],
  ['a country nothing is delivered to', { country_id: 'AQ', postcode: '123' }, 'country_id'],
  ['a list for a city', { city: ['Bonn'] }, 'city'],
  ['ten kilobytes', { company: 'x'.repeat(10_000) }, 'company'],
  ['whose it is', { customer_id: 1 }, 'customer_id'],
  ['that it is the default', { is_default: true }, 'is_default'],
])('%s is refused by the name of the field, and nothing is kept', async (_, change, field) => {
  const { status, text } = await add({ ...YORK, ...change })
  expect([status, text.includes(field)]).toEqual([400, true])
  const id = await added(BONN)
  expect((await shop.post(`addresses/${id}`, { ...YORK, ...change }, { token: ada })).status).toBe(400)
  expect(await listed()).toMatchObject([BONN])
})

test.each(['x', '0', '-1', '1.5', '1e99'])('"%s" is no address', async (id) => {
  const { status } = await shop.post(`addresses/${id}/remove`, {}, { token: ada })
  expect(status).toBe(400)
})

test('of many at once as many are kept as may be, and exactly one is the default', async () => {
  const wishes = Array.from({ length: MAX_ADDRESSES + 8 }, (_, index) => ({
    ...YORK,
    company: `No. ${index}`,
  }))
  const replies = await Promise.all(wishes.map((address) => add(address)))
  const refused = replies.filter(({ status }) => status === 409)
  expect(refused).toHaveLength(8)
  expect(refused[0]?.body.result).toBe('TOO_MANY_ADDRESSES')
  const ids = (await listed()).map(({ id }: { id: number }) => id)
  expect(ids).toHaveLength(MAX_ADDRESSES)
  await Promise.all(ids.map((id: number) => shop.post(`addresses/${id}/default`, {}, { token: ada })))
  await Promise.all(ids.slice(1).map((id: number) => shop.post(`addresses/${id}/remove`, {}, { token: ada })))
  expect(await listed()).toMatchObject([{ is_default: true }])
})
