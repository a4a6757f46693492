import { expect, test } from 'vitest'
import { reportTable } from './report-table.ts'
import { showProgress } from './show-progress.ts'

const none = { given: 0, created: 0, updated: 0, retired: 0 }
const counts = {
  attribute: none,
  option: none,
  category: { given: 3, created: 1, updated: 2, retired: 0 },
  product: { given: 12, created: 12, updated: 0, retired: 4 },
  link: none,
  review: none,
  cms_page: none,
  cms_block: none,
}
const report = {
  source: 'test',
  generation: 7,
  ms: 1234,
  counts,
  productTypes: { simple: 10, bundle: 2 },
  warnings: { count: 25, listed: Array.from({ length: 25 }, (_, n) => ({ message: `odd ${n}` })) },
}

test('an import ends with a table, products told by type', () => {
  const lines = reportTable(report).split('\n')
  expect(lines[0]).toBe('              given   created   updated   retired')
  expect(lines).toContain('product          12        12         0         4')
  expect(lines).toContain('  simple         10')
  expect(lines).toContain('The catalogue is at generation 7 now (1.2 s).')
})

test('many warnings are counted and the first ones shown', () => {
  const text = reportTable(report)
  expect(text).toContain('25 warnings:\n  odd 0\n')
  expect(text).toMatch(/ {2}odd 19\n {2}… and 5 more$/)
})

test('a feed that changes nothing says so', () => {
  expect(reportTable({ ...report, generation: null })).toContain('Nothing had changed')
})

test('a dry run that would change a lot does not say that nothing had changed', () => {
  const text = reportTable({ ...report, generation: null }, [], true)
  expect(text).toContain('That is what would change (1.2 s).')
  expect(text).not.toContain('Nothing had changed')
})

test('progress is a moving bar on a terminal and a line per step in a log', () => {
  const written: string[] = []
  const write = (text: string) => written.push(text)
  const log = showProgress({ write })
  log.update({ step: 'reading', done: 1 })
  log.update({ step: 'reading', done: 2 })
  log.update({ step: 'documents', done: 1, total: 2 })
  expect(written).toEqual(['Reading the feed …\n', 'Writing what shoppers will see …\n'])
  const terminal = showProgress({ isTTY: true, write })
  terminal.update({ step: 'documents', done: 1, total: 2 })
  expect(written.at(-1)).toMatch(/█{15}░{15} 1\/2$/)
})
