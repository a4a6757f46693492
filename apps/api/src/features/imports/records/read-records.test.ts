import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { ShopRecord } from '@vitrine/domain/catalog/records'
import { afterAll, describe, expect, test } from 'vitest'
import { describeProblem, ImportRefused } from '../problems.ts'
import { aCategory, aProduct, aReview } from '../testing/small-feed.ts'
import { checkRecords, readRecords } from './read-records.ts'

const folder = mkdtempSync(join(tmpdir(), 'vitrine-records-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const NOW = new Date('2026-03-10T12:00:00Z')
const without = <T extends ShopRecord & { place?: unknown }>({ place: _, ...record }: T) => record
const CAP = without(aProduct({ sku: 'CAP' }))

function fileOf(content: string | Buffer): string {
  const file = join(folder, 'feed.ndjson')
  writeFileSync(file, content)
  return file
}

async function read(content: string | Buffer): Promise<ShopRecord[]> {
  return Array.fromAsync(readRecords(fileOf(content), NOW))
}

async function problemsOf(content: string | Buffer): Promise<string[]> {
  const error = await read(content).catch((caught: unknown) => caught)
  if (!(error instanceof ImportRefused)) throw new Error('the feed was taken')
  return error.problems.listed.map(describeProblem)
}

const linesOf = (...values: unknown[]) => values.map((value) => JSON.stringify(value)).join('\n')

describe('a file of records', () => {
  const lines = linesOf({ kind: 'feed', version: 1 }, aCategory({ key: 'women' }), CAP)

  test.each([
    ['plain', lines],
    ['with an empty line and a line end of Windows', `\uFEFF${lines.replaceAll('\n', '\r\n')}\r\n\r\n`],
    ['compressed, whatever its name', gzipSync(lines)],
  ])('%s', async (_what, content) => {
    const records = await read(content)
    expect(records.map(({ kind }) => kind)).toEqual(['category', 'product'])
    expect(records[1]).toEqual({ ...CAP, place: { file: 'feed.ndjson', line: 3 } })
  })

  test('without its first line is taken too, and one of another version is not', async () => {
    expect(await read(linesOf(CAP))).toHaveLength(1)
    expect(await problemsOf(linesOf({ kind: 'feed', version: 2 }, CAP))).toEqual([
      'feed.ndjson:1: version: this shop reads version 1, not 2',
    ])
  })

  test('days ago are counted from the day of the import', async () => {
    const review = without(aReview({}))
    const page = { kind: 'cms_page', identifier: 'n', language: 'en', title: 'N', content: '' }
    const records = await read(
      linesOf(
        { ...CAP, createdAt: { daysAgo: 3 }, prices: { ...CAP.prices, specialTo: { daysAgo: -1.5 } } },
        { ...review, createdAt: { daysAgo: 0 } },
        { ...page, news: { date: { daysAgo: 10 } } },
      ),
    )
    expect(records).toMatchObject([
      { createdAt: '2026-03-07T00:00:00.000Z', prices: { specialTo: '2026-03-11T12:00:00.000Z' } },
      { createdAt: '2026-03-10T00:00:00.000Z' },
      { news: { date: '2026-02-28' } },
    ])
  })
})

test('the example of the page about the format is one', async () => {
  const page = readFileSync(new URL('../../../../../../docs/records.md', import.meta.url), 'utf8')
  const [, example = ''] = /```json\n(.*?)```/s.exec(page) ?? []
  const records = await read(example.replace(/\n(?!\{"kind")/g, ' '))
  expect(new Set(records.map(({ kind }) => kind)).size).toBe(7)
})

describe('what is wrong is told by line and field, all of it', () => {
  test.each<[string, object, string]>([
    ['a wrong type', { ...CAP, visibility: 'yes' }, 'visibility: Invalid option'],
    ['a price that is no amount', { ...CAP, prices: { priceMinor: { us: 1.5 } } }, 'prices.priceMinor.us:'],
    [
      'an unknown store',
      { ...CAP, prices: { priceMinor: { xx: 1 } } },
      'prices.priceMinor: Unrecognized key: "xx"',
    ],
    ['a misspelled field', { ...CAP, colour: 'red' }, 'Unrecognized key: "colour"'],
    ['a date nobody can read', { ...CAP, createdAt: 'yesterday' }, 'createdAt: Invalid ISO datetime'],
    ['a picture without a path', { ...CAP, media: [{ kind: 'image' }] }, 'media.0.path:'],
    ['an unknown kind', { kind: 'products' }, 'kind: Invalid'],
  ])('%s', async (_what, wrong, problems) => {
    const [first, ...rest] = await problemsOf(linesOf(CAP, wrong))
    expect(first).toContain(`feed.ndjson:2: ${problems}`)
    expect(rest).toEqual([])
  })

  test('several lines at once, and a line that is no JSON', async () => {
    const problems = await problemsOf(
      `${linesOf({ ...CAP, sku: '' })}\n{"kind":\n${linesOf({ ...CAP, type: 'odd' })}`,
    )
    expect(problems.map((one) => one.split(': ')[0])).toEqual([
      'feed.ndjson:1',
      'feed.ndjson:2',
      'feed.ndjson:3',
    ])
  })

  test.each<[string, Buffer, RegExp]>([
    ['a file cut short', gzipSync(linesOf(CAP).repeat(50)).subarray(0, 60), /damaged/],
    ['a file that is not UTF-8', Buffer.from([0x7b, 0xff, 0xfe]), /not UTF-8/],
  ])('%s', async (_what, content, problems) => {
    expect((await problemsOf(content)).at(-1)).toMatch(problems)
  })

  test('records made by a program are held to the same rules', () => {
    const wrong = [{ ...CAP, visibility: 9 }] as unknown as ShopRecord[]
    expect(() => [...checkRecords(wrong, { file: 'demo', now: NOW })]).toThrow(ImportRefused)
  })
})
