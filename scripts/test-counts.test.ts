import { expect, test } from 'vitest'
import { addCounts, countTests, nameFailures, sayCounts } from './test-counts.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((name) => ({ status: name })),
})

test('tests are counted by outcome over all files', () => {
  const report = {
    success: false,
    testResults: [file('passed', 'passed', 'skipped'), file('failed', 'failed', 'todo')],
  }
  expect(countTests(report, 1)).toEqual({ passed: 1, failed: 1, skipped: 2 })
})

test('a file that does not load is one failure', () => {
  expect(countTests({ success: false, testResults: [file('failed')] }, 1)).toMatchObject({
    passed: 0,
    failed: 1,
  })
})

test('a run that breaks off is a failure, with or without a report', () => {
  expect(countTests(undefined, 1).failed).toBe(1)
  expect(countTests({ success: false, testResults: [file('passed', 'passed')] }, 1)).toMatchObject({
    passed: 1,
    failed: 1,
  })
})

test('skipped tests are named only when there are some', () => {
  const one = { passed: 2, failed: 0, skipped: 0 }
  expect(sayCounts(one)).toBe('2 passed, 0 failed')
  expect(sayCounts(addCounts(one, { passed: 1, failed: 1, skipped: 3 }))).toBe(
    '3 passed, 1 failed, 3 skipped',
  )
})

test('the end of a red run names what failed and why, also a file that does not load', () => {
  const report = {
    success: false,
    testResults: [
      {
        ...file('failed', 'passed'),
        name: 'a.test.ts',
        assertionResults: [
          { status: 'passed', fullName: 'fits' },
          { status: 'failed', fullName: 'breaks', failureMessages: ['expected 1 to be 2'] },
        ],
      },
      { ...file('failed'), name: 'b.test.ts', message: 'no such module' },
    ],
  }
  expect(nameFailures(report).join('\n')).toBe(
    '\n  FAILED a.test.ts > breaks\n  expected 1 to be 2\n\n  FAILED b.test.ts\n  no such module',
  )
  expect(nameFailures(undefined)).toEqual([])
})
