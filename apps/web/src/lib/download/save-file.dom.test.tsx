import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { bytesOf, saveCsv } from './save-file.ts'
import { savePdf } from './save-pdf.ts'

type Saved = { name: string; file: Blob; href: string }
let saved: Saved[]
let gone: string[]
beforeEach(() => {
  vi.useFakeTimers()
  ;[saved, gone] = [[], []]
  const files = new Map<string, Blob>()
  const createObjectURL = (file: Blob) => {
    files.set(`blob:${files.size}`, file)
    return `blob:${files.size - 1}`
  }
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = files.get(this.href)
    if (file) saved.push({ name: this.download, file, href: this.href })
  })
  Object.assign(URL, { createObjectURL, revokeObjectURL: (href: string) => void gone.push(href) })
  onTestFinished(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
})
const bytes = async (file: Blob | undefined) =>
  new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer())
const text = async (file: Blob | undefined) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(await bytes(file))

it('an invoice comes under its name, byte for byte', async () => {
  const whole = Array.from({ length: 256 }, (_, at) => at)
  savePdf({ filename: 'Rechnung-42.pdf', pdf: Buffer.from(whole).toString('base64') })
  expect(saved.map(({ name, file }) => [name, file.type])).toEqual([['Rechnung-42.pdf', 'application/pdf']])
  expect([...(await bytes(saved[0]?.file))]).toEqual(whole)
})

it('nothing is an empty file, and no fault', () => {
  expect([...bytesOf('')]).toEqual([])
})

it('a table opens in a spreadsheet with names of all languages in it, each in one cell', async () => {
  saveCsv('kunden.csv', [
    ['Name', 'Ort'],
    ['Оксана "Ксю" Шевченко', 'Köln; Bonn, 大衣'],
  ])
  expect([saved[0]?.name, saved[0]?.file.type]).toEqual(['kunden.csv', 'text/csv;charset=utf-8'])
  const table = await text(saved[0]?.file)
  expect(table).toContain('"Оксана ""Ксю"" Шевченко"')
  expect(table).toContain('大衣')
})

it.each([
  ['de', '"Schal";12,1'],
  ['ru', '"Schal";12,1'],
  ['uk', '"Schal";12,1'],
  ['en', '"Schal",12.1'],
  ['zh-CN', '"Schal",12.1'],
])('columns and sums are apart in a spreadsheet in %s, too', async (language, line) => {
  const { lang } = document.documentElement
  onTestFinished(() => {
    document.documentElement.lang = lang
  })
  document.documentElement.lang = language
  saveCsv('sums.csv', [['Schal', 12.1]])
  expect(await text(saved[0]?.file)).toContain(line)
})

it.each(['=1+1', '+1', '-1', '@sum', '\t=1'])(
  'what somebody named themselves (%j) is not reckoned with',
  async (name) => {
    saveCsv('customers.csv', [[name]])
    const cell = (await text(saved[0]?.file)).replace(/^\uFEFF?"?/, '')
    expect(cell).not.toMatch(/^[=+\-@\t]/)
  },
)

it('is at hand until the browser has taken it, and then costs no memory', () => {
  saveCsv('customers.csv', [['a']])
  vi.advanceTimersByTime(30_000)
  expect(gone).toEqual([])
  vi.advanceTimersByTime(60_000)
  expect(gone).toEqual([saved[0]?.href])
})
