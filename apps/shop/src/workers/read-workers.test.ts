import { expect, test } from 'vitest'
import { readWorkers } from './read-workers.ts'

test('one without a word, as many as are said, and nothing that is no such number', () => {
  expect([readWorkers([]), readWorkers(['--workers', '8'])]).toEqual([1, 8])
  for (const count of ['0', 'two', '1.5', '65'])
    expect(() => readWorkers(['--workers', count])).toThrow(
      `--workers takes a number from 1 to 64, not ${count}.`,
    )
  expect(() => readWorkers(['--wokers', '2'])).toThrow('start takes --workers N and nothing else')
})
