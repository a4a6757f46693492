// The tables of delivery as a file: out, edited, in again; what makes no sense is refused by line and column.
import { askShippingMethods } from '@vitrine/contract/cart/checkout'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { aBuyer } from '#api/features/orders/testing/a-buyer.ts'
import { openOrderShop } from '#api/features/orders/testing/open-order-shop.ts'
import { aContext } from '#api/testing/test-context.ts'
import { DeliveryFileInvalid } from './delivery-file-invalid.ts'
import { importDelivery } from './import-delivery.ts'
import { readDeliveryFile } from './read-file.ts'
import { writeDeliveryFile } from './write-file.ts'

const shop = openOrderShop()
const ctx = () => aContext(shop.db(), { actor: { kind: 'system', job: 'command:delivery' } })
const bringIn = (text: string) => importDelivery(ctx(), text)
const auditLines = () =>
  shop.db().selectFrom('audit').selectAll().where('entity', '=', 'delivery').orderBy('audit_id').execute()

let first: string
beforeAll(async () => {
  first = await writeDeliveryFile(shop.db())
})
const POINT =
  'point,parcelshop,standard,DE,k1,"Kiosk ""Eck"", Mitte",Torstr. 83,10119,Berlin,Mo-Fr 09:00-19:00\n'

describe('a file that was written', () => {
  test('comes in again unchanged, words and points and quotes included', async () => {
    await sql`update shipping_method set titles = '{"de": "Paketshop, nah"}' where method_id = 1`.execute(
      shop.db(),
    )
    const edited = (await writeDeliveryFile(shop.db())) + POINT
    await bringIn(edited)
    expect(await writeDeliveryFile(shop.db())).toBe(edited)
    expect(await bringIn(edited)).toMatchObject({ way: 3, point: 1 })
    expect(await writeDeliveryFile(shop.db())).toBe(edited)
    await bringIn(first)
    expect(await writeDeliveryFile(shop.db())).toBe(first)
  })

  test('leaves a line in the audit, in the transaction of the change', async () => {
    const before = (await auditLines()).length
    await bringIn(`${first}${POINT}`)
    expect((await auditLines()).slice(before)).toMatchObject([
      {
        ...{ job: 'command:delivery', permission: 'commerce:change', entity_id: 'file' },
        ...{ before: { point: 0 }, after: { point: 1 } },
      },
    ])
  })

  test('prices carts as soon as it is in, and keeps the number of a way', async () => {
    const [, rate = ''] = /^(rate,de,home,courier,door,,6\.90.*)$/m.exec(first) ?? []
    await bringIn(first.replace(rate, rate.replace('6.90', '7.77')))
    const { cartId } = await aBuyer(shop.store(), [{ sku: 'SCARF', qty: 1 }])
    const ways = () =>
      shop.store().call(askShippingMethods, { query: { cartId }, body: { address: { country_id: 'DE' } } })
    await vi.waitFor(async () =>
      expect(await ways()).toContainEqual(
        expect.objectContaining({ carrier_code: 'courier', price_incl_tax: 7.77 }),
      ),
    )
    const numbers = await shop
      .db()
      .selectFrom('shipping_method')
      .select('method_id')
      .orderBy('method_id')
      .execute()
    expect(numbers.map(({ method_id }) => method_id)).toEqual([1, 2, 3])
    await bringIn(first)
  })
})

describe('a file that makes no sense', () => {
  const lineOf = (text: string, start: string) =>
    text.split('\n').findIndex((line) => line.startsWith(start)) + 1
  const change = (from: RegExp, to: string) => first.replace(from, to)
  test.each([
    ['an amount with a comma', () => change(/6\.90/, '"6,90"'), 'price', 'is no amount such as 4.90'],
    ['a store there is not', () => change(/^country,de,/m, 'country,fr,'), 'store', /is no store/],
    ['a column nobody knows', () => change(/^#rate,store/m, '#rate,colour'), 'store', 'is missing'],
    ['days the wrong way round', () => change(/,2,3$/m, ',9,3'), 'days_max', 'is less than days_min'],
    [
      'a way the file does not have',
      () => change(/^way,express.*\n/m, ''),
      /^carrier\+method$/,
      'no other line of the file says so',
    ],
    ['hours nobody can read', () => first + POINT.replace('Mo-Fr', 'always'), 'hours', /reads like Mo-Fr/],
    ['the same point twice', () => first + POINT + POINT, /^carrier\+/, /says again what line \d+ says/],
    ['a word that is no kind', () => `${first}parcel,1\n`, undefined, /"parcel" is none of way, country/],
    [
      'more cells than columns',
      () => first + POINT.replace('\n', ',more\n'),
      undefined,
      'has more cells than columns',
    ],
    ['nothing', () => '', undefined, /no line that begins with way/],
    ['a quote that never ends', () => `${first}point,"`, undefined, /./],
  ])('%s is refused by line and column, and nothing changes', async (...[, textOf, column, message]) => {
    const lines = (await auditLines()).length
    const error: DeliveryFileInvalid = await bringIn(textOf()).then(
      () => Promise.reject(new Error('It came in.')),
      (refused: unknown) => refused as DeliveryFileInvalid,
    )
    expect(error).toBeInstanceOf(DeliveryFileInvalid)
    const asked = (one: { column?: string; message: string }) =>
      (column === undefined || new RegExp(column).test(one.column ?? '')) &&
      new RegExp(message).test(one.message)
    expect(error.problems.filter(asked)).not.toEqual([])
    expect(error.problems.every(({ line }) => line >= 1)).toBe(true)
    expect([await writeDeliveryFile(shop.db()), (await auditLines()).length]).toEqual([first, lines])
  })

  test('is named where an editor shows it', () => {
    const broken = change(/^(rate,de,home,courier,door,,)6\.90/m, '$1free')
    const line = lineOf(broken, 'rate,de,home,courier,door,,free')
    expect(() => readDeliveryFile(broken)).toThrow(`line ${line}, price: is no amount such as 4.90`)
  })
})

test('of two at once the second waits, and the shop holds one of them whole', async () => {
  const [cheap, dear] = ['1.00', '99.00'].map((price) =>
    first.replaceAll(/^(rate,(?:[^,]*,){5})[\d.]+/gm, `$1${price}`),
  )
  await Promise.all([cheap, dear, cheap, dear].map((text) => bringIn(text ?? '')))
  expect([cheap, dear]).toContain(await writeDeliveryFile(shop.db()))
  await bringIn(first)
})

test('nobody without the right brings one in', async () => {
  const guest = aContext(shop.db(), { actor: { kind: 'system', job: 'command:session' } })
  await expect(importDelivery(guest, first)).rejects.toThrow('ACCESS_DENIED')
})
