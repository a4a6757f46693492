import type { ImportRun } from '@vitrine/contract/catalog/imports/import-run'
import { CallError } from '@vitrine/contract/reply'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage, wordsIn } from '#web/engine/testing/open-page.tsx'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import * as files from '#web/lib/download/save-file.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { RunView } from './run/run-view.tsx'
import { refusalWords } from './told.tsx'

const german = wordsIn('de')
let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  stubDialog()
  shop = scriptedEngine()
  shop.client.script['imports.lines'] = () => ({ items: LINES, total: LINES.length })
  shop.client.script['imports.schedules'] = () => ({ items: [] })
  shop.client.script['imports.get'] = () => FAILED
})

const LINES = [
  { file: 'a.csv', line: 1, message: 'the SKU is empty', reason: 'SKU_EMPTY' },
  { file: 'b.csv', line: 2, message: 'of a former build' },
  { file: 'a.csv', line: 3, message: 'of a later build', reason: 'NOT_KNOWN_YET', params: { sku: 'A' } },
]
const FAILED: ImportRun = {
  ...{ id: 7, state: 'failed', reason: 'staff', title: 'a.csv', origin: { kind: 'file', where: null } },
  options: { format: 'csv', language: 'en', currency: 'USD', charset: 'utf-8', whole: true },
  ...{ file_id: 3, dry_run: true, asked_at: '2026-03-02T10:00:00Z', by: 'Mona Lind' },
  ...{ started_at: '2026-03-02T10:00:01Z', ended_at: '2026-03-02T10:00:04Z', attempts: 1 },
  ...{ progress: null, result: null, lines: { left_out: 3, remark: 0, problem: 0, warning: 0 } },
  fault: { key: 'UNREADABLE', message: 'no row … (a.csv:1: the SKU is empty)', reason: 'NO_PRODUCTS' },
}
async function open() {
  await openPage(<RunView id={7} />, { shop, store: 'de', t: german, address: '/admin/imports/7' })
  await settled()
}

it('a German reader was told in English why a table failed, and by line why rows were left out', async () => {
  await open()
  expect(page()).toContain('Keine Zeile der Tabelle ist ein Produkt')
  const cells = [...document.querySelectorAll('tbody td')]
  expect(cells.map(textOf)).toEqual(['Die SKU fehlt.', 'b.csv: of a former build', 'of a later build'])
  expect(cells.map((cell) => cell.querySelector('[lang=en]')?.textContent)).toEqual([
    undefined,
    'of a former build',
    'of a later build',
  ])
})

it('the file of all lines says what the screen says', async () => {
  const saved = vi.spyOn(files, 'saveCsv').mockReturnValue()
  await open()
  await press('button', /CSV/)
  await settled()
  expect(saved.mock.lastCall?.[1].slice(1).map((row) => row[2])).toEqual([
    'Die SKU fehlt.',
    'of a former build',
    'of a later build',
  ])
  saved.mockRestore()
})

const refused = (code: number, details: unknown) => new CallError({ code, result: 'no', meta: { details } })

it('a table refused whole was told to a German reader as “not accepted”, without its reason', () => {
  const detail = { path: 'file', key: 'REFUSED', message: 'wird nicht angenommen' }
  expect(refusalWords(german, refused(400, [{ ...detail, reason: 'ZIP_ARCHIVE' }]))).toMatch(
    /^Die Datei ist ein Zip/,
  )
  expect(refusalWords(german, refused(400, [detail]))).toBe('wird nicht angenommen')
})

it.each([
  [0, 'login.noLine'],
  [503, 'login.shopBusy'],
  [500, 'login.failed'],
  [403, 'login.denied'],
] as const)('a table whose process was killed was said to have changed nothing: %i', (code, words) => {
  expect(refusalWords(german, refused(code, undefined))).toBe(german(words))
})
