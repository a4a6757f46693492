import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { drawInvoice } from './draw-invoice.ts'
import type { InvoicePage } from './invoice-page.ts'
import { MARGIN } from './pen.ts'

/** As a PDF has it, counted from the foot of the sheet. */
type Piece = { text: string; left: number; right: number; foot: number }

async function sheetsOf(pdf: Uint8Array): Promise<Piece[][]> {
  const reading = getDocument({ data: Uint8Array.from(pdf), verbosity: 0 })
  const document = await reading.promise
  const sheets: Piece[][] = []
  for (let at = 1; at <= document.numPages; at += 1) {
    const { items } = await (await document.getPage(at)).getTextContent()
    sheets.push(
      items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return []
        const [, , , , left, foot] = item.transform as number[]
        return [{ text: item.str, left: left ?? 0, right: (left ?? 0) + item.width, foot: foot ?? 0 }]
      }),
    )
  }
  await reading.destroy()
  return sheets
}

const line = (at: number, detail = ''): InvoicePage['lines'][number] => ({
  ...{ name: `Jumper no. ${at}`, detail, qty: '1', price: `${at},00 €`, sum: `S${at} €` },
})
const aPage = (overrides: Partial<InvoicePage>): InvoicePage => ({
  title: 'Rechnung 2026-000042',
  seller: ['Vitrine GmbH', 'Lindenstraße 12', '10969 Berlin'],
  buyer: ['Ada Klein', 'Hauptstraße 3', '80331 München'],
  facts: [['Datum', '5. November 2026']],
  columns: ['Ware', 'Menge', 'Preis', 'Summe'],
  lines: [line(1)],
  sums: [
    ['Versand', '4,90 €'],
    ['Gesamt', '63,90 €'],
  ],
  notes: [],
  ...overrides,
})
const plain = (text: string) => text.replace(/\s/g, '')
const allOf = (sheets: readonly Piece[][]) =>
  plain(
    sheets
      .flat()
      .map(({ text }) => text)
      .join(''),
  )
const draw = async (overrides: Partial<InvoicePage>) => sheetsOf(await drawInvoice(aPage(overrides)))

function expectOnPaper(sheets: readonly Piece[][]): void {
  for (const { text, left, right, foot } of sheets.flat()) {
    expect(foot, text).toBeGreaterThanOrEqual(MARGIN)
    expect(left, text).toBeGreaterThanOrEqual(MARGIN - 1)
    expect(right, text).toBeLessThanOrEqual(595 - MARGIN + 1)
  }
}

const SEWN = 'Sewn into the collar: for Ada, who never lost one, from all of us. '.repeat(6).trim()

describe('an invoice', () => {
  test.each([1, 7, 12, 23, 60])('of %i lines has each of them on its sheets, once', async (count) => {
    const lines = Array.from({ length: count }, (_, at) => line(at + 1))
    const sheets = await draw({ lines })
    expectOnPaper(sheets)
    for (const { sum } of lines) expect(allOf(sheets).split(plain(sum))).toHaveLength(2)
    expect(allOf(sheets)).toContain('63,90€')
  })

  test('keeps what was sewn in on the sheet of its jumper, wherever that begins', async () => {
    for (let before = 0; before < 18; before += 2) {
      const lines = [...Array.from({ length: before }, (_, at) => line(at + 1)), line(99, SEWN)]
      const sheets = await draw({ lines })
      expectOnPaper(sheets)
      expect(allOf(sheets)).toContain(plain(SEWN))
      const own = sheets.find((sheet) => allOf([sheet]).includes('Jumperno.99'))
      expect(allOf([own ?? []])).toContain(plain(SEWN))
    }
  })

  test('loses no word of what the law wants said below, and none beyond the foot', async () => {
    const note = 'Es gilt das Umsatzsteuergesetz; der Verkäufer haftet nach Vorschrift. '.repeat(9).trim()
    for (let count = 1; count < 18; count += 2) {
      const lines = Array.from({ length: count }, (_, at) => line(at + 1))
      const sheets = await draw({ lines, notes: [note, 'HRB 1234'] })
      expectOnPaper(sheets)
      expect(allOf(sheets)).toContain(plain(note))
      expect(allOf(sheets)).toContain('HRB1234')
    }
  })

  test('breaks names of one long word, and Chinese ones without any gap, inside their column', async () => {
    const names = [
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenband'.repeat(3),
      '红色夏季连衣裙'.repeat(12),
    ]
    const sheets = await draw({ lines: names.map((name) => ({ ...line(1), name })) })
    expectOnPaper(sheets)
    for (const name of names) expect(allOf(sheets)).toContain(name)
    const [first = []] = sheets
    const leftmost = Math.min(...first.filter(({ text }) => text.includes('S1')).map(({ left }) => left))
    const ofNames = first.filter(({ text }) => /band|裙/.test(text))
    for (const { right } of ofNames) expect(right).toBeLessThan(leftmost)
  })

  test('a Chinese note began a line with the comma of the line before', async () => {
    for (let before = 0; before < 4; before += 1) {
      const note = '号'.repeat(before) + '请将退货单放入包裹，'.repeat(20)
      const [sheet = []] = await draw({ notes: [note] })
      const begins = sheet.filter(({ left }) => left < MARGIN + 1).map(({ text }) => text)
      expect(begins.filter((text) => /^[，。]/.test(text))).toEqual([])
    }
  })

  test.each(['Льняное платье', 'Лляна сукня з ґудзиками', '真丝衬衫', 'Kjøle – ½ „Größe“ 1 234,50 ₽'])(
    'can be read and copied in every language: %s',
    async (name) => {
      expect(allOf(await draw({ lines: [{ ...line(1), name }] }))).toContain(plain(name))
    },
  )
})
