import { afterEach, beforeEach, expect, test } from 'vitest'
import { drawInThread } from './in-thread.ts'
import type { InvoicePage } from './invoice-page.ts'

const PAGE: InvoicePage = {
  ...{ title: 'Payout P-000001', seller: ['Vitrine GmbH'], buyer: ['Mila'], facts: [], notes: [] },
  columns: ['Order', '', 'Goods', 'Share'],
  lines: [{ name: '000000042', detail: '', qty: '', price: '12,00 €', sum: '1,20 €' }],
  sums: [['Payout', '1,20 €']],
}
const head = (pdf: Buffer) => pdf.subarray(0, 5).toString()

let started: number
const count = () => {
  started += 1
}
beforeEach(() => {
  started = 0
  process.on('worker', count)
})
afterEach(() => process.off('worker', count))

test('six statements at once took six threads, one after the other: they share one', async () => {
  const sheets = await Promise.all(Array.from({ length: 6 }, () => drawInThread(PAGE)))
  expect(sheets.map(head)).toEqual(Array(6).fill('%PDF-'))
  expect(started).toBe(1)
})

test('a sheet that cannot be drawn fails alone', async () => {
  const [before, broken, after] = await Promise.allSettled([
    drawInThread(PAGE),
    drawInThread(null as never),
    drawInThread(PAGE),
  ])
  expect([before.status, broken.status, after.status]).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
