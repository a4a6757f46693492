// What may be brought, and what is told to who brings something else.
import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anImportDesk, type ImportDesk } from './testing/an-import-desk.ts'

let desk: ImportDesk
beforeAll(async () => {
  desk = await anImportDesk()
})
afterAll(() => desk.close())

test('a table shows its columns with some values, what they seem to be, and its make', async () => {
  const file = await desk.bring('sku;title;price;Colour;mystery\nA;Boots;89;Red;1\nB;Shoes;59;Red;2\n')
  expect(file).toMatchObject({ title: 'goods.csv', delimiter: ';', format: 'csv' })
  expect(file.columns).toEqual([
    { column: 'sku', values: ['A', 'B'], target: 'sku' },
    { column: 'title', values: ['Boots', 'Shoes'], target: 'name' },
    { column: 'price', values: ['89', '59'], target: 'price' },
    { column: 'Colour', values: ['Red'], target: 'attribute' },
    { column: 'mystery', values: ['1', '2'], target: null },
  ])
  const audited = await desk.db.selectFrom('audit').selectAll().where('entity', '=', 'import_file').execute()
  expect(audited).toMatchObject([
    { customer_id: 7, permission: 'catalog:import', after: { title: 'goods.csv' } },
  ])
})

test.each([
  ['shopify', 'Handle,Title,Option1 Name,Variant Price'],
  ['woocommerce', 'ID,Type,SKU,Name,Regular price'],
  ['magento', 'sku,store_view_code,attribute_set_code,product_type'],
])('a table of %s is known by its header', async (format, header) => {
  expect((await desk.bring(`${header}\na,b,c,d\n`)).format).toBe(format)
})

const refusal = (path: string, words: string) => ({
  status: 400,
  details: [{ path, message: expect.stringContaining(words) }],
})
const bomb = gzipSync(Buffer.alloc(65 * 1024 * 1024))

describe('is refused, and told why:', () => {
  test.each<[string, string | Uint8Array, string]>([
    ['a zip archive', Buffer.from('PK\u0003\u0004xxxx', 'latin1'), 'zip archive'],
    ['a small file that unpacks to gigabytes', bomb, 'unpacks to more than 64 MB'],
    [
      'another charset, by its line',
      Buffer.from('sku,name\nA,Schuh\nB,Stiefel für\n', 'latin1'),
      'line 3 is not UTF-8',
    ],
    ['an empty file', '', 'empty'],
    ['what is no text', Buffer.from([0x61, 0, 0x62]), 'line 1 holds a zero character'],
  ])('%s', async (_, bytes, words) => {
    await expect(desk.bring(bytes)).rejects.toMatchObject(refusal('file', words))
  })

  test('an address inside the shop’s own network, and one without encryption', async () => {
    for (const url of [
      'https://127.0.0.1/x.csv',
      'https://169.254.169.254/x',
      'https://[::1]/x',
      'https://localhost/x',
    ])
      await expect(desk.bringFrom({ url })).rejects.toMatchObject(refusal('url', 'private network'))
    await expect(desk.bringFrom({ url: 'http://shop.example/x' })).rejects.toMatchObject(
      refusal('url', 'https'),
    )
  })

  test('a folder outside of the catalogues, also by a link that leads there', async () => {
    symlinkSync('/etc', join(desk.deps.shopDataDir, 'aside'))
    for (const folder of ['../../etc', '/etc', '..', 'aside', 'aside/passwd', 'nothing'])
      await expect(desk.bringFrom({ folder })).rejects.toMatchObject(refusal('folder', ''))
  })

  test('a folder without a table, and one of two', async () => {
    desk.put('none/readme.txt', 'x')
    await expect(desk.bringFrom({ folder: 'none' })).rejects.toMatchObject(refusal('folder', '0 CSV files'))
    desk.put('two/a.csv', 'sku')
    desk.put('two/b.csv', 'sku')
    await expect(desk.bringFrom({ folder: 'two' })).rejects.toMatchObject(refusal('folder', '2 CSV files'))
  })

  test('nothing at all, and two tables at once', async () => {
    await expect(desk.bringFrom({})).rejects.toMatchObject(refusal('file', 'no table'))
    await expect(desk.bringFrom({ url: 'https://a.example/x', folder: 'two' })).rejects.toMatchObject(
      refusal('url', 'beside another'),
    )
  })
})

test('another charset is read when it is said', async () => {
  const file = await desk.bring(Buffer.from('sku,name\nA,Stiefel für\n', 'latin1'), {
    charset: 'windows-1252',
  })
  expect(file.columns[1]?.values).toEqual(['Stiefel für'])
})
