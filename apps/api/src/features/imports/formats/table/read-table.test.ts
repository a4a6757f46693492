// Tables as spreadsheets, shops and half-finished uploads leave them: what was written is found, and what is lost is told by its line.
import { describe, expect, test } from 'vitest'
import { replyOf } from '../../problems.ts'
import { readTable, type TableFile } from './read-table.ts'

type Told = { columns: readonly string[]; rows: Record<string, string>[]; lines: number[]; faults: string[] }

async function read(content: string | Uint8Array, charset?: TableFile['charset']): Promise<Told> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const told: Told = { columns: [], rows: [], lines: [], faults: [] }
  const table = await readTable({ name: 'goods.csv', bytes, charset }, (fault) =>
    told.faults.push(`${fault.place.line}: ${replyOf(fault).message}`),
  )
  told.columns = table.columns
  for await (const row of table.rows) {
    told.rows.push(Object.fromEntries(table.columns.map((name) => [name, row.get(name)])))
    told.lines.push(row.place.line)
  }
  return told
}

const bytesOf = (text: string, encoding: BufferEncoding) => new Uint8Array(Buffer.from(text, encoding))

describe('words between quotes', () => {
  test.each([
    ['a comma', 'sku,name\nA,"Cap, wool"\n', 'Cap, wool'],
    ['quotes of their own', 'sku,name\nA,"The ""best"" cap"\n', 'The "best" cap'],
    ['a line feed', 'sku,name\nA,"Cap\nof wool"\n', 'Cap\nof wool'],
    ['nothing', 'sku,name\nA,""\n', ''],
    ['inches, without any around them', 'sku,name\nA,Cap 6" wide\n', 'Cap 6" wide'],
    ['blanks around them', 'sku,name\nA,"  Cap  "\n', 'Cap'],
  ])('hold %s', async (_, text, name) => {
    expect(await read(text)).toMatchObject({ rows: [{ sku: 'A', name }], faults: [] })
  })

  test('a row below a cell of three lines is told by its own line of the file', async () => {
    const { lines } = await read('sku,text\nA,"one\ntwo\nthree"\nB,plain\n\nC,plain\n')
    expect(lines).toEqual([2, 5, 7])
  })

  test('a header may hold the separator, too', async () => {
    const { columns, rows } = await read('sku;"Price; in euro";name\nA;19,90;Cap\n')
    expect(columns).toEqual(['sku', 'Price; in euro', 'name'])
    expect(rows[0]).toMatchObject({ 'Price; in euro': '19,90', name: 'Cap' })
  })
})

describe('ends of lines', () => {
  test.each([
    ['of Windows', '\r\n'],
    ['of an old Mac', '\r'],
    ['of everybody else', '\n'],
  ])('%s', async (_, end) => {
    const { rows, faults } = await read(['sku;name', 'A;Cap', 'B;Hat'].join(end))
    expect(rows).toEqual([
      { sku: 'A', name: 'Cap' },
      { sku: 'B', name: 'Hat' },
    ])
    expect(faults).toEqual([])
  })

  test('blank lines and rows of bare separators are no rows', async () => {
    expect(await read('sku,name\n\n,\nA,Cap\n  ,  \n\n\n')).toMatchObject({
      rows: [{ sku: 'A' }],
      faults: [],
    })
  })

  test('a table separated by semicolons is known below blank lines as well', async () => {
    expect(await read('\n\nsku;name\nA;Cap\n')).toMatchObject({
      rows: [{ sku: 'A', name: 'Cap' }],
      lines: [4],
    })
  })

  test('a row left free above the header is none', async () => {
    expect(await read(';;\r\nsku;name;\r\nA;Cap;\r\n')).toMatchObject({
      rows: [{ sku: 'A', name: 'Cap' }],
      lines: [3],
    })
  })

  test.each([
    ['a header of Windows above rows of others', 'sku,name\r\nA,"Cap\nred"\nB,Hat\n', [2, 4]],
    ['rows of two programs', 'sku,name\nA,Cap\r\nB,Hat\rC,Bag\n', [2, 3, 4]],
    ['returns that came twice', 'sku,name\r\r\nA,Cap\r\r\nB,Hat\r\r\n', undefined],
  ])('%s are rows of their own, however each ends', async (_, text, lines) => {
    const { rows, faults, ...told } = await read(text)
    expect([rows.map(({ sku }) => sku), faults]).toEqual([text.match(/\b[ABC](?=,)/g), []])
    if (lines) expect(told.lines).toEqual(lines)
  })

  test('one of fifty million characters is told once, and those below it are read', async () => {
    for (const long of ['x'.repeat(50_000_000), `"${'x\n'.repeat(5_000_000)}"`]) {
      const { rows, faults } = await read(`sku,name\nA,Cap\nB,${long}\nC,Hat\n`)
      expect(rows.map(({ sku }) => sku)).toEqual(['A', 'C'])
      expect(faults).toEqual(['3: the row is longer than 8,000,000 characters'])
    }
  })

  test('the hint a spreadsheet wants above the header is no header', async () => {
    expect(await read('sep=;\r\nsku;name\r\nA;Cap\r\n')).toMatchObject({
      columns: ['sku', 'name'],
      rows: [{ sku: 'A', name: 'Cap' }],
      lines: [3],
    })
  })
})

describe('columns', () => {
  test('are found whatever their case and blanks', async () => {
    const { rows } = await read(' SKU ,  Name\nA,Cap\n')
    expect(rows).toEqual([{ SKU: 'A', Name: 'Cap' }])
  })

  test('that come twice: the first one that says something counts', async () => {
    const { rows } = await read('sku,price,Price\nA,1,2\nB,,2\nC,,\n')
    expect(rows.map(({ price }) => price)).toEqual(['1', '2', ''])
  })

  test('without a name are passed over, and the others keep their places', async () => {
    const { rows } = await read('sku,,name\nA,left,Cap\n')
    expect(rows[0]).toMatchObject({ sku: 'A', name: 'Cap' })
  })

  test('missing at the end of a row are empty; blank ones too many are forgiven, filled ones told', async () => {
    const { rows, faults } = await read('sku,name,price\nA,Cap\nB,Hat,2,,\nC,Bag,3,more\nD,Belt,4\n')
    expect(rows.map(({ sku }) => sku)).toEqual(['A', 'B', 'D'])
    expect(rows[0]).toMatchObject({ price: '' })
    expect(faults).toEqual(['4: the row has 4 cells where the header has 3'])
  })

  test.each([
    ['nothing at all', ''],
    ['blank lines only', '\n\n\n'],
    ['bare separators', ' , ,\n,,\n'],
    ['nothing but its mark', '\uFEFF'],
  ])('a file of %s says that it is empty', async (_, text) => {
    await expect(read(text)).rejects.toThrow('the file is empty')
  })

  test('a header without rows is a table without rows', async () => {
    expect(await read('sku,name\n')).toMatchObject({ columns: ['sku', 'name'], rows: [], faults: [] })
  })

  test('beyond two thousand are no table of goods', async () => {
    await expect(read(Array.from({ length: 2001 }, (_, at) => `c${at}`).join(','))).rejects.toThrow(
      '2,001 columns',
    )
  })
})

describe('half a file', () => {
  test('that ends within a quote loses that row alone, told by the line where it begins', async () => {
    const { rows, faults } = await read('sku,name\nA,Cap\nB,"Hat with\na long text that was never sent')
    expect(rows.map(({ sku }) => sku)).toEqual(['A'])
    expect(faults).toEqual([
      '3: a quote is opened in this row or below it and never closed: nothing from here to line 4 is read',
    ])
  })

  test('with a quote nobody closed says from where on the rest is lost', async () => {
    const rest = Array.from({ length: 40 }, (_, at) => `N${at},Plain`).join('\n')
    const { rows, faults } = await read(`sku,name\nA,Cap\nB,"Hat\n${rest}\n`)
    expect(rows.map(({ sku }) => sku)).toEqual(['A'])
    expect(faults[0]).toMatch(/^3: a quote is opened .* to line 4\d is read$/)
  })

  test('that ends within a row is read to its end', async () => {
    expect(await read('sku,name,price\nA,Cap,1\nB,Ha')).toMatchObject({
      rows: [{ sku: 'A' }, { sku: 'B', name: 'Ha' }],
    })
  })

  test('cut within a letter of two bytes is not taken for whole', async () => {
    const whole = bytesOf('sku,name\nA,Mütze', 'utf8')
    await expect(read(whole.slice(0, whole.indexOf(0xc3) + 1))).rejects.toThrow('line 2 is not UTF-8')
  })

  test('of an archive cut short is told as a damaged archive', async () => {
    const { gzipSync } = await import('node:zlib')
    const whole = gzipSync(Buffer.from('sku,name\nA,Cap\n'.repeat(100)))
    await expect(read(new Uint8Array(whole.subarray(0, whole.length - 12)))).rejects.toThrow(
      'the archive is damaged',
    )
    expect(await read(new Uint8Array(whole))).toMatchObject({ columns: ['sku', 'name'] })
  })
})

describe('letters', () => {
  const TEXT = 'sku,name\nA,Mütze\n'

  test('a mark of UTF-8 is no part of the first column, whatever somebody said of the file', async () => {
    for (const charset of [undefined, 'windows-1252', 'windows-1251'] as const)
      expect(await read(bytesOf(`\uFEFF${TEXT}`, 'utf8'), charset)).toMatchObject({
        columns: ['sku', 'name'],
        rows: [{ sku: 'A', name: 'Mütze' }],
      })
  })

  test('what a spreadsheet saves as "Unicode text" is read by its mark, in either order of bytes', async () => {
    const little = bytesOf('\uFEFFsku\tname\nA\tMütze\n', 'utf16le')
    const big = little.slice()
    for (let at = 0; at + 1 < big.length; at += 2) [big[at], big[at + 1]] = [big[at + 1] ?? 0, big[at] ?? 0]
    for (const bytes of [little, big]) expect((await read(bytes)).rows).toEqual([{ sku: 'A', name: 'Mütze' }])
  })

  test('of Windows in Cyrillic are read once somebody says so', async () => {
    const shapka = new Uint8Array([...bytesOf('sku,name\nA,', 'latin1'), 0xd8, 0xe0, 0xef, 0xea, 0xe0])
    await expect(read(shapka)).rejects.toThrow('line 2 is not UTF-8')
    expect((await read(shapka, 'windows-1251')).rows).toEqual([{ sku: 'A', name: 'Шапка' }])
  })

  test('a picture that was chosen by mistake is told to be none', async () => {
    await expect(read(bytesOf('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), 'windows-1252')).rejects.toThrow(
      'zero character',
    )
  })
})
