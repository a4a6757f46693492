import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { refusalOfFile } from './expected-failure.ts'

// A backup into a folder of somebody else ended in a stack: what the system refuses of a file is told in one sentence.

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-refused-'))
  writeFileSync(join(folder, 'a-file'), '')
})
afterEach(() => rmSync(folder, { recursive: true }))

function failureOf(work: () => unknown): unknown {
  try {
    work()
  } catch (error) {
    return error
  }
}

test('a file that cannot be had is told by its path and the reason', () => {
  const told = (name: string, work: (path: string) => unknown) =>
    refusalOfFile(failureOf(() => work(join(folder, name))))?.replace(folder, '')
  expect(told('nowhere.csv', readFileSync)).toBe('/nowhere.csv: there is no such file or folder.')
  expect(told('a-file/x', mkdirSync)).toBe('/a-file/x: a file is where a folder should be.')
  expect(refusalOfFile(failureOf(() => readFileSync(folder)))).toBeUndefined()
  const refused = Object.assign(new Error('EACCES'), { code: 'EACCES', path: '/backups/a.tar.gz' })
  expect(refusalOfFile(refused)).toBe('/backups/a.tar.gz: permission denied.')
})

test.each([new Error('a mistake of ours'), 'a word', { code: 'EACCES' }])(
  'of %s nothing is said: its stack is what helps',
  (error) => expect(refusalOfFile(error)).toBeUndefined(),
)
