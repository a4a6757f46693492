import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type MeasuredOnce, type Results, withMeasured } from './results.ts'
import { tableOf, withTable } from './results-table.ts'

const machine = { cores: 2, model: 'A processor', memoryGb: 24, node: 'v24.0.0' }
const figure = (ours: string, reached = true) => ({
  ...{ what: 'a page | made', ours, limit: 'bare 1 ms', value: 1 },
  goal: { text: '≤ 2 ms', reached },
})
const measured = (id: string, ours: string, more: Partial<MeasuredOnce> = {}): MeasuredOnce => ({
  ...{ id, title: id, day: '2030-01-01', version: 'abcdef01', quick: false, figures: [figure(ours)] },
  ...more,
})
const results: Results = { machine, measured: [measured('B1', '1 ms'), measured('B10', '3 s')] }

describe('the figures of the last run', () => {
  it('a run of one measurement leaves those of the others, in their order', () => {
    const next = withMeasured(withMeasured(results, measured('B2', '5 ms')), measured('B1', '2 ms'))
    expect(next.measured.map(({ id, figures }) => [id, figures[0]?.ours])).toEqual([
      ['B1', '2 ms'],
      ['B2', '5 ms'],
      ['B10', '3 s'],
    ])
  })

  it('a goal that was missed and a run that was shortened are told so', () => {
    const missed = measured('B3', '9 ms', { quick: true, figures: [figure('9 ms', false)] })
    const rows = tableOf(withMeasured(results, missed)).split('\n')
    expect(rows.find((row) => row.startsWith('| B3'))).toMatch(/^\| B3 \(quick\) .*9 ms.*\*\*no\*\*/)
  })

  it('a stroke in a name breaks no column', () => {
    const [, , head = '', , row = ''] = tableOf(results).split('\n')
    expect(row.replaceAll('\\|', '').split('|')).toHaveLength(head.split('|').length)
  })

  it('replaces the former table and nothing else of the page', () => {
    const page = 'Before\n<!-- figures of bench/results.json -->\nold\n<!-- end of figures -->\nAfter'
    const once = withTable(page, results)
    expect(once.startsWith('Before\n')).toBe(true)
    expect(once).not.toContain('old')
    expect(once.endsWith('\nAfter')).toBe(true)
    expect(withTable(once, results)).toBe(once)
    expect(() => withTable('a page without marks', results)).toThrow('no place')
  })
})

it('the table a reader finds in the documentation is that of the results', () => {
  const file = new URL('../results.json', import.meta.url)
  const page = readFileSync(new URL('../../docs/performance.md', import.meta.url), 'utf8')
  if (existsSync(file)) expect(withTable(page, JSON.parse(readFileSync(file, 'utf8')) as Results)).toBe(page)
})
