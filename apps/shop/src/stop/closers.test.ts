import { expect, test } from 'vitest'
import { createClosers } from './closers.ts'

test('what was opened last is closed first, each waited for, and one that fails keeps none open', async () => {
  const closed: string[] = []
  const failures: unknown[] = []
  const closers = createClosers((error) => failures.push(error))
  closers.add(() => closed.push('database'))
  closers.add(() => {
    throw new Error('the queue hung')
  })
  closers.add(async () => {
    await Promise.resolve()
    closed.push('pages')
  })
  closers.add(() => Promise.reject(new Error('no line')))
  await closers.closeAll()
  expect(closed).toEqual(['pages', 'database'])
  expect(failures.map(String)).toEqual(['Error: no line', 'Error: the queue hung'])
  await closers.closeAll()
  expect(closed).toHaveLength(2)
})

test('what is opened while the shop closes is closed, too', async () => {
  const closed: string[] = []
  const closers = createClosers(() => {})
  closers.add(() => closers.add(() => closed.push('late')))
  await closers.closeAll()
  expect(closed).toEqual(['late'])
})
