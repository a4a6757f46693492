// What a report says by line is said to its reader in their language, to programs in English.

import type { ToldReply } from '@vitrine/contract/catalog/imports/import-reasons'
import type { ImportLineKind } from '@vitrine/contract/catalog/imports/import-run'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { said } from '../testing/said.ts'
import { listLines } from './read/read-runs.ts'
import { anImportDesk, type ImportDesk } from './testing/an-import-desk.ts'

let desk: ImportDesk
beforeAll(async () => {
  desk = await anImportDesk()
})
afterAll(() => desk.close())

const linesOf = async (id: number, kind: ImportLineKind) =>
  (await listLines(desk.mona(), id, { kind, from: 0, size: 100 })).items

const BROKEN = `sku,parent,name,price,colour
SHOE,,Shoes,cheap,Red
BOOT,,Boots,89,Red
BOOT,,Boots again,79,Red
HAT,,,12,Red
CAP-1,CAPS,Cap,12,Red,too,many
TIE-1,TIES,Tie,9,
TIE-2,TIES,Tie,9,
`

test('a broken table was told to everybody in English: its lines are read in German and Russian', async () => {
  const { id } = await desk.bring(BROKEN)
  const run = await desk.take({ file_id: id, dry_run: true })
  const leftOut = await linesOf(run.id, 'left_out')
  const byLine = leftOut.toSorted((a, b) => Number(a.line) - Number(b.line))
  expect(byLine.map((one) => `${one.line}: ${said('de', one)}`)).toEqual([
    '2: Der Preis von „SHOE“ ist keine eindeutige Zahl.',
    '4: Die SKU „BOOT“ steht schon in Zeile 3, es zählt die erste.',
    '5: Der Name von „HAT“ fehlt.',
    '6: Die Zeile hat 7 Zellen, die Kopfzeile 5.',
  ])
  expect(byLine.map((one) => said('ru', one))).toEqual([
    'Цена «SHOE» — не число, или его можно прочесть по-разному.',
    'Артикул «BOOT» уже есть в строке 3: взят первый.',
    'У «HAT» нет названия.',
    'В строке 7 ячеек, а в заголовке — 5.',
  ])
  const [remark] = await linesOf(run.id, 'remark')
  expect(remark && [said('de', remark), remark.message]).toEqual([
    'Die Zeilen von „TIES“ unterscheiden sich in nichts, wonach man wählen könnte: Jede wird ein eigenes Produkt.',
    'the rows of "TIES" say nothing to choose by: each is a product of its own',
  ])
})

test('a table that is refused whole says so in any language, and which rows it was refused for', async () => {
  const { id } = await desk.bring('sku,name,price\nA,Boots,\nB,Shoes,\n')
  const { fault, lines, id: run } = await desk.take({ file_id: id, whole: true })
  expect(fault && said('uk', fault)).toBe(
    'Жоден рядок таблиці не став товаром: як увесь каталог вона спорожнила б магазин.',
  )
  expect(lines.left_out).toBe(2)
  expect((await linesOf(run, 'left_out')).map((one) => said('zh', one))).toEqual([
    '“A”没有价格。',
    '“B”没有价格。',
  ])
})

test('a file that is no table is refused in English, with its reason beside', async () => {
  const latin = Buffer.from('sku,name\nA,Schuh\nB,Stiefel für\n', 'latin1')
  const refused = await desk.bring(latin).then(
    () => Promise.reject(new Error('It was taken.')),
    (error: { details: ToldReply[] }) => error.details,
  )
  expect(refused).toMatchObject([{ path: 'file', reason: 'NOT_CHARSET', params: { line: '3' } }])
  expect(refused[0] && said('de', refused[0])).toContain('Zeile 3 ist nicht in UTF-8')
})

test.each([199, 498])(
  'a key cut in the middle of its sign %i ended the import without a word',
  async (at) => {
    const handle = `${'x'.repeat(at)}🧣`
    const { id } = await desk.bring(`Handle,Title,Variant Price\n${handle},Scarf,\n`)
    const run = await desk.take({ file_id: id, format: 'shopify' })
    expect(run).toMatchObject({ state: 'done', lines: { left_out: 1 } })
    expect(await linesOf(run.id, 'left_out')).toMatchObject([{ line: 2, reason: 'NO_PRICE_ROW' }])
  },
)

test('a SKU too long for the shop is told by its beginning, and never by half a sign', async () => {
  const sku = `${'x'.repeat(39)}🧣${'y'.repeat(40)}`
  const { id } = await desk.bring(`sku,name,price\n${sku},Scarf,9\n`)
  const run = await desk.take({ file_id: id, dry_run: true })
  expect(await linesOf(run.id, 'left_out')).toMatchObject([{ params: { sku: 'x'.repeat(39) } }])
})

test('a line a former build has written is read as it stands', async () => {
  const { id } = await desk.bring('sku,name,price\nA,Boots,x\n')
  const run = await desk.take({ file_id: id, dry_run: true })
  await desk.db.updateTable('import_line').set({ reason: null, params: null }).execute()
  expect(await linesOf(run.id, 'left_out')).toEqual([
    { file: 'goods.csv', line: 2, message: 'the price of "A" is not a number' },
  ])
})
