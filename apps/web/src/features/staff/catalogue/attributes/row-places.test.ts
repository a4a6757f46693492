import { expect, it } from 'vitest'
import { dropOf, placed, stepOf } from './row-places.ts'

const ROWS = ['a', 'b', 'c', 'd']
const after = (id: string, to: { before: string | null } | undefined) =>
  to && placed(ROWS, id, to.before).join('')

it('a row goes a step up or down, and no further than the ends', () => {
  expect(after('c', stepOf(ROWS, 'c', -1))).toBe('acbd')
  expect(after('b', stepOf(ROWS, 'b', 1))).toBe('acbd')
  expect(after('c', stepOf(ROWS, 'c', 1))).toBe('abdc')
  expect([stepOf(ROWS, 'a', -1), stepOf(ROWS, 'd', 1), stepOf(ROWS, 'x', 1)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

it('a row is dropped on either side of another one', () => {
  expect(after('a', dropOf(ROWS, 'a', { on: 'c', side: 'above' }))).toBe('bacd')
  expect(after('a', dropOf(ROWS, 'a', { on: 'd', side: 'below' }))).toBe('bcda')
  expect(after('d', dropOf(ROWS, 'd', { on: 'a', side: 'above' }))).toBe('dabc')
  expect(dropOf(ROWS, 'a', { on: 'a', side: 'below' })).toBeUndefined()
})
