// A table that is the whole catalogue takes off the shelves what it does not hold. What went wrong on the way takes nothing.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anImportDesk, type ImportDesk } from './testing/an-import-desk.ts'

let desk: ImportDesk
beforeAll(async () => {
  desk = await anImportDesk()
})
afterAll(() => desk.close())

const OURS = ['CAP', 'JUMPER', 'JUMPER-navy', 'JUMPER-red', 'SET']
const HEAD = 'sku,name,price\n'
async function takeWhole(text: string, more: object = {}) {
  const { id } = await desk.bring(text)
  return desk.take({ file_id: id, whole: true, ...more })
}

test.each([
  ['nothing but its header', HEAD, 'no row of the table is a product'],
  [
    'rows that all have lost their price',
    `${HEAD}A,Boots,\nB,Shoes,\n`,
    'goods.csv:2: the price of "A" is empty',
  ],
  [
    'half of what was sent, cut within a text',
    `${HEAD}A,Boots,89\nB,"Shoes and`,
    'the end of the table is lost',
  ],
])('of %s is refused, and the shop goes on selling what it sold', async (_, text, message) => {
  for (const dry_run of [true, false]) {
    const run = await takeWhole(text, { dry_run })
    expect(run).toMatchObject({
      state: 'failed',
      fault: { key: 'UNREADABLE', message: expect.stringContaining(message) },
    })
  }
  expect(await desk.inShop()).toEqual(OURS)
})

test('the same as a part of the catalogue is taken as far as it goes', async () => {
  const { id } = await desk.bring(`${HEAD}A,Boots,89\nB,"Shoes and`)
  expect(await desk.take({ file_id: id })).toMatchObject({ state: 'done', lines: { left_out: 1 } })
  expect(await desk.inShop()).toEqual(['A', ...OURS])
})

test('whose columns are called otherwise since somebody named them is refused by the name of the first', async () => {
  const columns = [
    { column: 'nr', target: 'sku' },
    { column: 'name', target: 'name' },
    { column: 'price', target: 'price' },
  ] as const
  const run = await takeWhole(`${HEAD}A,Boots,89\n`, { columns: [...columns] })
  expect(run.fault).toEqual({
    key: 'UNREADABLE',
    message: 'the column "nr" is missing: it was said to be the sku',
    ...{ reason: 'COLUMN_LOST', params: { column: 'nr', target: 'sku' } },
  })
  expect(await desk.inShop()).toEqual(['A', ...OURS])
})

test('a row that cannot be taken is told, and its product stays on the shelf as it is', async () => {
  const run = await takeWhole(`${HEAD}CAP,Cap,cheap\nA,Boots,79\nB,Shoes,59\n`)
  expect(run).toMatchObject({
    state: 'done',
    lines: { left_out: 1 },
    result: { counts: { product: { retired: 4 } } },
  })
  expect(await desk.inShop()).toEqual(['A', 'B', 'CAP'])
})

test.each([
  ['has too many cells', 'CAP,Cap, red,19'],
  ['is too long', `CAP,${'x'.repeat(8_000_001)},19`],
])('a row that %s to be read at all leaves its product on the shelf', async (_, row) => {
  await desk.take({ file_id: (await desk.bring(`${HEAD}CAP,Cap,19\nB,Shoes,59\n`)).id })
  const run = await takeWhole(`${HEAD}${row}\nA,Boots,79\n`)
  expect(run).toMatchObject({ state: 'done', lines: { left_out: 1 } })
  expect(await desk.inShop()).toEqual(['A', 'CAP'])
})

test('whole and sound it is all there is', async () => {
  expect(await takeWhole(`${HEAD}B,Shoes,59\n`)).toMatchObject({ state: 'done' })
  expect(await desk.inShop()).toEqual(['B'])
})
