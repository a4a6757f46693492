import type { ImportFile } from '@vitrine/contract/catalog/imports/import-files'
import type { ImportRun } from '@vitrine/contract/catalog/imports/import-run'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import {
  type as fill,
  find,
  has,
  page,
  press,
  select,
  settled,
  submit,
  textOf,
} from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { until } from '../orders/testing/a-staff-shop.ts'
import { ImportsView } from './imports-view.tsx'

const OPTIONS: ImportRun['options'] = {
  ...{ format: 'csv', language: 'en', currency: 'USD', charset: 'utf-8', whole: false },
}
const COUNT = { given: 5, created: 3, updated: 1, retired: 0 }
const aRun = (facts: Partial<ImportRun> = {}): ImportRun => ({
  ...{ id: 7, state: 'done', reason: 'staff', title: 'spring.csv', origin: { kind: 'file', where: null } },
  ...{ file_id: 3, options: OPTIONS, dry_run: true, asked_at: '2026-03-02T10:00:00Z', by: 'Mona Lind' },
  ...{ started_at: '2026-03-02T10:00:01Z', ended_at: '2026-03-02T10:00:04Z', attempts: 1, progress: null },
  result: { generation: null, ms: 3_100, rows: 9, counts: { product: COUNT } },
  ...{ lines: { left_out: 2, remark: 1, problem: 0, warning: 0 }, fault: null },
  ...facts,
})
const FILE: ImportFile = {
  ...{ id: 3, title: 'spring.csv', bytes: 4_100_000, delimiter: ';', format: 'csv' },
  columns: [
    { column: 'Artikel', values: ['A-1', 'A-2'], target: 'sku' },
    { column: 'Titel', values: ['Coat'], target: 'name' },
    { column: 'Was es kostet', values: ['12,50'], target: null },
  ],
}
let shop: ReturnType<typeof scriptedEngine>
const asked = (id: string) => shop.client.asked.filter((one) => one.id === id).map(({ input }) => input)
beforeEach(() => {
  vi.useRealTimers()
  stubDialog()
  shop = scriptedEngine()
  const { script } = shop.client
  script['imports.list'] = () => ({ items: [aRun()], next: null })
  script['imports.mappings'] = () => ({ items: [] })
  script['imports.bringFile'] = () => FILE
  script['imports.schedules'] = () => ({ items: [] })
  script['imports.start'] = () => aRun({ id: 8, state: 'waiting', ended_at: null })
  script['imports.get'] = () => aRun()
  script['imports.lines'] = () => ({
    items: [{ file: null, line: 118, message: 'two rows of one size' }],
    total: 2,
  })
})
async function open(openId?: number) {
  const address = openId === undefined ? '/admin/imports' : `/admin/imports/${openId}`
  const opened = await openPage(<ImportsView openId={openId} />, { shop, address })
  await until(() => document.querySelector('[aria-busy=true]') === null)
  return opened
}
async function pick(file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  await act(async () => void input?.dispatchEvent(new Event('change', { bubbles: true })))
  await settled()
}

it('a make chosen by hand stays when the header of the file is of no known make', async () => {
  await open()
  await act(async () => document.querySelectorAll<HTMLElement>('input[name=format]')[0]?.click())
  await pick(new File(['x'], 'spring.csv'))
  await press('button', 'Dry run')
  const body = { ...OPTIONS, format: 'shopify', file_id: 3, dry_run: true }
  expect(asked('imports.start')).toEqual([{ body }])
})

it('a file of no known make is matched by its columns, and only then tried', async () => {
  const { address } = await open()
  await pick(new File(['x'], 'spring.csv'))
  expect(page()).toContain('4,100 kB, semicolon, 3 columns')
  await press('button', 'Match columns')
  expect([
    page().includes('Still needs a column: price'),
    find('button', 'Dry run').hasAttribute('disabled'),
  ]).toEqual([true, true])
  await select('Goes to: Was es kostet', 'price')
  await press('button', 'Dry run')
  const columns = [
    { column: 'Artikel', target: 'sku' },
    { column: 'Titel', target: 'name' },
    { column: 'Was es kostet', target: 'price' },
  ]
  expect(asked('imports.start')).toEqual([{ body: { ...OPTIONS, file_id: 3, dry_run: true, columns } }])
  expect(address()).toBe('/admin/imports/8')
})

it('a table whose make is known is tried at once, from an address', async () => {
  shop.client.script['imports.bringFile'] = () => ({ ...FILE, format: 'shopify' })
  await open()
  await press('button', 'Address')
  await fill('Address, beginning with https', 'https://old.example/p.csv')
  await submit()
  expect(asked('imports.bringFile')).toEqual([
    { body: { url: 'https://old.example/p.csv', charset: 'utf-8' } },
  ])
  await select('Prices are in', 'EUR')
  await press('button', 'Dry run')
  expect(asked('imports.start')).toEqual([
    { body: { ...OPTIONS, format: 'shopify', currency: 'EUR', file_id: 3, dry_run: true } },
  ])
})

it('what is no table is told in the words of the shop, and read again by another charset', async () => {
  const details = [{ path: 'file', message: 'line 3 is not UTF-8' }]
  shop.client.script['imports.bringFile'] = refuses(400, { details })
  await open()
  await pick(new File(['x'], 'alt.csv'))
  expect(textOf(find('alert'))).toBe('line 3 is not UTF-8')
  shop.client.script['imports.bringFile'] = () => FILE
  await select('Character set', 'WINDOWS-1252')
  expect([has('alert'), page().includes('3 columns')]).toEqual([false, true])
  await press('choice', /^Shopify/)
  await press('button', 'Dry run')
  expect([asked('imports.bringFile').length, asked('imports.start')]).toEqual([
    2,
    [{ body: { ...OPTIONS, format: 'shopify', charset: 'windows-1252', file_id: 3, dry_run: true } }],
  ])
})

it('a file that is too large does not leave the device', async () => {
  await open()
  const file = new File(['x'], 'all.csv')
  Object.defineProperty(file, 'size', { value: 65 * 1024 * 1024 })
  await pick(file)
  expect([textOf(find('alert')), asked('imports.bringFile')]).toEqual(['The file is larger than 64 MB.', []])
})

it('a kept matching names the columns that are there, and this one is kept under a name', async () => {
  const columns = [
    { column: 'Was es kostet', target: 'price' },
    { column: 'Elsewhere', target: 'qty' },
  ]
  shop.client.script['imports.mappings'] = () => ({
    items: [{ id: 4, name: 'Winter', columns, updated_at: '2026-03-02T10:00:00.000Z' }],
  })
  shop.client.script['imports.saveMapping'] = () => ({ id: 4 })
  await open()
  await pick(new File(['x'], 'spring.csv'))
  await press('button', 'Match columns')
  await select('Saved matchings', 'Winter')
  expect(page()).toContain('Still needs a column: SKU, name')
  await select('Goes to: Artikel', 'SKU')
  await submit()
  const kept = [
    { column: 'Was es kostet', target: 'price' },
    { column: 'Artikel', target: 'sku' },
  ]
  expect(asked('imports.saveMapping')).toEqual([
    { body: { name: 'Winter', was: '2026-03-02T10:00:00.000Z', columns: kept } },
  ])
})

it('a dry run tells what would come of it by figures and by line, and is taken from there', async () => {
  const { address } = await open(7)
  expect(page()).toMatch(/products new3changed1as they are1taken out0remarks1rows left out2/)
  expect(page()).toContain('118two rows of one size')
  await press('button', 'Remarks 1')
  expect(asked('imports.lines').at(-1)).toEqual({
    params: { id: 7 },
    query: { kind: 'remark', from: 0, size: 100 },
  })
  await press('button', 'Import 7 of 9 rows')
  expect(asked('imports.start')).toEqual([{ body: { ...OPTIONS, file_id: 3, dry_run: false } }])
  expect(address()).toBe('/admin/imports/8')
})

it('one under way says how far it is, is followed to its end, and can be stopped', async () => {
  const progress = { step: 'reading', done: 1_268, total: 2_041 } as const
  const moving = aRun({
    state: 'running',
    dry_run: false,
    ended_at: null,
    result: null,
    progress,
    attempts: 2,
  })
  shop.client.script['imports.get'] = () => moving
  shop.client.script['imports.cancel'] = () => moving
  await open(7)
  expect(page()).toMatch(/62%.*1,268 of 2,041.*Begun 2 times/)
  shop.client.script['imports.get'] = () => aRun({ state: 'canceled', dry_run: false, result: null })
  await press('button', 'Stop, and keep nothing of it')
  await until(() => page().includes('Nothing of it is in the shop'))
  expect(asked('imports.cancel')).toEqual([{ params: { id: 7 } }])
  await press('button', 'Begin again')
  expect(asked('imports.start')).toEqual([{ body: { ...OPTIONS, file_id: 3, dry_run: false } }])
})

it('one that failed says why and that the shop is as it was; without its file it cannot begin again', async () => {
  const fault = { key: 'UNREADABLE', message: 'line 1269: the file ends inside a quote' } as const
  shop.client.script['imports.get'] = () => aRun({ state: 'failed', result: null, fault, file_id: null })
  await open(7)
  expect(textOf(find('alert'))).toContain('line 1269: the file ends inside a quote')
  expect([page().includes('the shop is as it was'), has('button', 'Begin again')]).toEqual([true, false])
})

it('says that a number is no import, that the list did not come, and what an update came to', async () => {
  shop.client.script['imports.get'] = refuses(404)
  const { leave } = await open(99)
  expect(page()).toContain('There is no such import.')
  leave()
  shop.client.script['imports.list'] = refuses(400)
  shop.client.script['manage.update'] = refuses(409, { result: 'IMPORT_RUNNING' })
  await open()
  expect(page()).toContain('That could not be loaded.')
  await press('button', 'Update import')
  expect(page()).toContain('An import is under way already.')
})

it.each([
  ['an import that failed was said to be under way', 409, 'An error occurred when importing.'],
  ['one without an answer was said to have changed nothing', 0, 'There is no connection at the moment.'],
])('%s', async (_, code, words) => {
  shop.client.script['manage.update'] = refuses(code, { result: 'ERROR_OCCURRED_WHEN_IMPORTING' })
  await open()
  await press('button', 'Update import')
  expect(page()).toContain(words)
})

it('the catalogue is written piece by piece into one table, or not at all', async () => {
  const saved: Blob[] = []
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`
  URL.revokeObjectURL = () => undefined
  const pieces = [
    { text: 'Handle\r\n', products: 2, next: 40 },
    { text: 'cap\r\n', products: 1, next: null },
  ]
  shop.client.script['imports.exportTable'] = () => pieces.shift()
  await open()
  await press('button', 'Write the table')
  expect(page()).toContain('3 products are in the table.')
  expect(await saved[0]?.text()).toBe('Handle\r\ncap\r\n')
  const query = { format: 'shopify', language: 'en', currency: 'USD' }
  expect(asked('imports.exportTable')).toEqual([
    { query: { ...query, after: 0 } },
    { query: { ...query, after: 40 } },
  ])
  shop.client.script['imports.exportTable'] = refuses(500)
  await press('button', 'Write the table')
  expect([page().includes('Nothing was saved.'), saved.length]).toEqual([true, 1])
})

it('what came from an address is repeated by the clock until somebody ends it', async () => {
  const origin = { kind: 'url', where: 'https://old.example/p.csv' } as const
  shop.client.script['imports.get'] = () => aRun({ dry_run: false, origin })
  shop.client.script['imports.saveSchedule'] = () => ({ id: 5 })
  const { leave } = await open(7)
  await select('Repeat from the same place', 'every 6 hours')
  await press('button', 'Repeat by the clock')
  expect(asked('imports.saveSchedule')).toEqual([{ body: { run_id: 7, every_minutes: 360 } }])
  leave()
  const kept = { id: 5, title: 'p.csv', origin, options: OPTIONS, every_minutes: 1_440, last_run_id: null }
  shop.client.script['imports.schedules'] = () => ({ items: [{ ...kept, next_at: '2026-03-03T10:00:00Z' }] })
  shop.client.script['imports.removeSchedule'] = () => ({ removed: true })
  await open()
  expect(page()).toContain('https://old.example/p.csvevery day, next')
  await press('button', 'End: p.csv')
  expect(asked('imports.removeSchedule')).toEqual([{ params: { id: 5 } }])
})
