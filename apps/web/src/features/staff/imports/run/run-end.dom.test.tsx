import type { ImportRun } from '@vitrine/contract/catalog/imports/import-run'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { all, find, has, page, press, settled, textOf } from '#web/engine/testing/find.ts'
import { openPage } from '#web/engine/testing/open-page.tsx'
import { refuses } from '#web/engine/testing/refuses.ts'
import { scriptedEngine } from '#web/engine/testing/scripted-engine.ts'
import * as files from '#web/lib/download/save-file.ts'
import { stubDialog } from '#web/ui/testing/stub-dialog.ts'
import { RunView } from './run-view.tsx'

const OPTIONS: ImportRun['options'] = {
  ...{ format: 'csv', language: 'en', currency: 'USD', charset: 'utf-8', whole: false },
}
const counts = (given: number, created = 0, updated = 0) => ({ given, created, updated, retired: 0 })
const aRun = (facts: Partial<ImportRun> = {}): ImportRun => ({
  ...{ id: 7, state: 'done', reason: 'staff', title: 'spring.csv', origin: { kind: 'file', where: null } },
  ...{ file_id: 3, options: OPTIONS, dry_run: true, asked_at: '2026-03-02T10:00:00Z', by: 'Mona Lind' },
  ...{ started_at: '2026-03-02T10:00:01Z', ended_at: '2026-03-02T10:00:04Z', attempts: 1, progress: null },
  result: { generation: null, ms: 3_100, rows: 9, counts: { product: counts(9, 3, 1) } },
  ...{ lines: { left_out: 0, remark: 0, problem: 0, warning: 0 }, fault: null },
  ...facts,
})
let shop: ReturnType<typeof scriptedEngine>
beforeEach(() => {
  stubDialog()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  shop = scriptedEngine()
  shop.client.script['imports.lines'] = ({ query }) => {
    const { kind } = query as { kind: string }
    return { items: [{ file: 'b.csv', line: null, message: `${kind} one` }], total: 1 }
  }
  shop.client.script['imports.schedules'] = () => ({ items: [] })
  return () => vi.useRealTimers()
})
async function open(facts: Partial<ImportRun> = {}, store = 'us') {
  shop.client.script['imports.get'] = () => aRun(facts)
  const opened = await openPage(<RunView id={7} />, { shop, store, address: '/admin/imports/7' })
  await settled()
  return opened
}
const sent = (id: string) => shop.client.asked.filter((one) => one.id === id).map(({ input }) => input)
const figures = () => [...document.querySelectorAll('dl dd')].map(textOf)

it('tells what is new, changed, as it was, gone and left out, in figures of the reader', async () => {
  const product = { ...counts(12_500, 1_200, 300), retired: 40 }
  await open({
    result: { generation: null, ms: 3_100, rows: 12_500, counts: { product } },
    lines: { left_out: 7, remark: 2, problem: 0, warning: 0 },
  })
  expect(figures()).toEqual(['1,200', '300', '11,000', '40', '2', '7'])
})

it('where every row was left out nothing can be taken', async () => {
  await open({
    result: { generation: null, ms: 10, rows: 2, counts: {} },
    lines: { left_out: 2, remark: 0, problem: 0, warning: 0 },
  })
  const [take] = all('button').filter((one) => one.hasAttribute('disabled'))
  expect([figures().slice(0, 3), take !== undefined]).toEqual([['0', '0', '0'], true])
})

it('what was tried is taken with its columns, and followed at an address of its own', async () => {
  const columns = [{ column: 'Nr', target: 'sku' as const }]
  const { address } = await open({ options: { ...OPTIONS, columns } })
  shop.client.script['imports.start'] = () => aRun({ id: 8, dry_run: false })
  await press('button', /9/)
  expect(sent('imports.start')).toEqual([{ body: { ...OPTIONS, columns, file_id: 3, dry_run: false } }])
  expect(address()).toBe('/admin/imports/8')
})

it.each([
  [404, {}, 'The table is kept no longer: bring it again.'],
  [409, { result: 'IMPORTS_WAIT' }, 'Too many imports wait already.'],
  [500, {}, 'That did not work. Please try again.'],
  [403, {}, 'You may not do this, or no longer may'],
])('where it cannot begin (%i) it says why, and can be pressed again', async (code, more, words) => {
  const { address } = await open()
  shop.client.script['imports.start'] = refuses(code, more)
  await press('button', /9/)
  expect([page().includes(words), address()]).toEqual([true, '/admin/imports/7'])
  expect(find('button', /9/).hasAttribute('disabled')).toBe(false)
})

it('what is in the shop says since which state of the catalogue, kind by kind', async () => {
  await open({
    dry_run: false,
    result: {
      ...{ generation: 41, ms: 10, rows: 9 },
      counts: { product: counts(9, 3, 1), category: counts(2, 2) },
    },
  })
  const rows = [...document.querySelectorAll('section[aria-labelledby="kinds"] tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(textOf),
  )
  expect(rows.slice(0, 2)).toEqual([
    ['3', '1', '5', '0'],
    ['2', '0', '0', '0'],
  ])
  expect([page().includes('41'), has('button', /9/)]).toEqual([true, false])
})

it('one that was stopped begins again as it was meant, for a try or for the shop', async () => {
  await open({ state: 'canceled', result: null, dry_run: false })
  shop.client.script['imports.start'] = () => aRun({ id: 9 })
  const [again] = all('button')
  await act(async () => again?.click())
  await settled()
  expect(sent('imports.start')).toMatchObject([{ body: { dry_run: false } }])
})

it('each kind of remark has its lines, and the file of all of them names where each stands', async () => {
  const saved = vi.spyOn(files, 'saveCsv').mockReturnValue()
  await open({ lines: { left_out: 1, remark: 0, problem: 1, warning: 0 } })
  expect(page()).toContain('b.csv: left_out one')
  const second = [...all('button'), ...all('link')].filter((one) => /1$/.test(textOf(one)))[1]
  await act(async () => second?.click())
  await settled()
  expect(page()).toContain('b.csv: problem one')
  await press('button', /CSV/)
  await settled()
  const rows = saved.mock.lastCall?.[1] ?? []
  expect(rows.slice(1).map((row) => row.slice(2))).toEqual([
    ['left_out one', 'b.csv'],
    ['problem one', 'b.csv'],
  ])
  saved.mockRestore()
})

it('one under way tells how far it is, and how much of it, once that is known', async () => {
  const under = { state: 'running', ended_at: null, result: null } as const
  const waiting = await open({ ...under, state: 'waiting' })
  expect((find('progress') as HTMLProgressElement).hasAttribute('value')).toBe(false)
  waiting.leave()
  await open({ ...under, attempts: 2, progress: { step: 'joining', done: 1_500, total: 3_000 } })
  expect(textOf(find('status'))).toBe('50%')
  const phases = [...document.querySelectorAll('ul li[data-past], ul li[data-now]')].map(textOf)
  expect([phases.length, phases[2]?.includes('1,500 of 3,000')]).toEqual([3, true])
})

it('pressed to stop, it is asked once and says that it is stopping', async () => {
  await open({ state: 'running', ended_at: null, result: null })
  shop.client.script['imports.cancel'] = () => {
    shop.client.script['imports.get'] = () => aRun({ state: 'canceling', ended_at: null, result: null })
    return true
  }
  const [stop] = all('button')
  await act(async () => stop?.click())
  await settled()
  expect([sent('imports.cancel').length, all('button')[0]?.hasAttribute('disabled')]).toEqual([1, true])
})
