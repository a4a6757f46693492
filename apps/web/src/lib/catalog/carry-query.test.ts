import { expect, it } from 'vitest'
import { carryQuery, withoutChild } from './carry-query.ts'

const carried = (path: string, query: string) => carryQuery(path, new URLSearchParams(query))

it.each([
  ['nothing', '/coat', '', '/coat'],
  ['a size and a filter', '/coat', 'size=M&color=3', '/coat?size=M&color=3'],
  ['every value of a name', '/coats', 'size=1&size=2', '/coats?size=1&size=2'],
  ['what the way does not say', '/coat?childSku=C-m', 'childSku=C-s&size=M', '/coat?childSku=C-m&size=M'],
])('a redirect carries on %s', (...[, path, query, target]) => {
  expect(carried(path, query)).toBe(target)
})

it('leaves a variant nobody knows behind', () => {
  expect(`${withoutChild(new URLSearchParams('childSku=gone&size=M'))}`).toBe('size=M')
})
