// What somebody is shown of a file before it is taken in: what it seems to be, its columns and some of what they hold.
import { describe, expect, test } from 'vitest'
import { peekTable } from './peek-table.ts'

const peek = (text: string) => peekTable({ name: 'goods.csv', bytes: new TextEncoder().encode(text) })

describe('a file is known by its columns', () => {
  test.each([
    ['shopify', 'Handle,Title,Option1 Name,Variant Price'],
    ['shopify', 'Title,URL handle,Option1 name,Price'],
    ['woocommerce', '\uFEFFID,Type,SKU,Name,Regular price'],
    ['woocommerce', 'Type,SKU,Name,Tax status,In stock?'],
    ['magento', 'SKU,attribute_set_code,product_type,name'],
    ['csv', 'sku,name,price'],
    ['csv', 'Handle,Title,Price'],
  ])('as %s', async (format, header) => {
    expect((await peek(`${header}\n`)).format).toBe(format)
  })

  test('whatever stands between its cells', async () => {
    for (const delimiter of [',', ';', '\t'])
      expect(await peek(['sku', 'product_type', 'attribute_set_code'].join(delimiter))).toMatchObject({
        format: 'magento',
        delimiter,
      })
  })
})

test('each column is shown with up to three different values, short, and a guess', async () => {
  const rows = [
    'A,Cap,19,red',
    'B,Cap,20,',
    'C,Hat,20,blue',
    'D,Bag,21,green',
    `E,${'x'.repeat(200)},22,pink`,
  ]
  const { columns } = await peek(`sku,Title,Price,Mood\n${rows.join('\n')}\n`)
  expect(columns).toEqual([
    { column: 'sku', values: ['A', 'B', 'C'], target: 'sku' },
    { column: 'Title', values: ['Cap', 'Hat', 'Bag'], target: 'name' },
    { column: 'Price', values: ['19', '20', '21'], target: 'price' },
    { column: 'Mood', values: ['red', 'blue', 'green'], target: null },
  ])
  expect((await peek(`sku,Title\nA,${'x'.repeat(200)}\n`)).columns[1]?.values).toEqual(['x'.repeat(80)])
})

test('a column that comes twice, or has no name, is shown once or not at all', async () => {
  const { columns } = await peek('sku,,price,price\nA,what,1,2\n')
  expect(columns.map(({ column }) => column)).toEqual(['sku', 'price'])
})

test('rows that cannot be read do not keep the file from being looked at', async () => {
  expect((await peek('sku,name\nA,Cap,more\nB,Hat\nC,"half')).columns[0]?.values).toEqual(['B'])
})

test('what is no table is not shown as one', async () => {
  await expect(peek('')).rejects.toThrow('the file is empty')
})
