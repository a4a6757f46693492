// What a colleague's program may write as the value of a filter, and what the search is asked then.
import { describe, expect, test } from 'vitest'
import { parseValue } from './parse-value.ts'

const inCents = (value: string | number) => Number(value) * 100
const parse = (value: unknown) => parseValue('price', value, inCents)

describe('a filter asks for', () => {
  test.each<[asked: string, value: unknown, operators: object]>([
    ['one value told alone', '58', { in: ['58'] }],
    ['any of a list', ['58', 59], { in: ['58', 59] }],
    ['yes and no as the index keeps them', { eq: true }, { in: [1] }],
    ['both ends of a range', { gte: 50, lte: '100' }, { gte: 5_000, lte: 10_000 }],
    ['a range by its other words', { from: 0, to: 10 }, { gte: 0, lte: 1_000 }],
    ['a range without its ends', { gt: 1, lt: 2 }, { gt: 100, lt: 200 }],
    ['the narrower of two lower ends', { gte: 50, from: 20 }, { gte: 5_000 }],
    ['the narrower of two upper ends, whichever stands first', { to: 20, lte: 50 }, { lte: 2_000 }],
    ['the first word alone, where not all are of a range', { eq: 1, neq: 2 }, { in: [1] }],
    ['the first word alone, beside a bound', { neq: 2, gte: 5 }, { nin: [2] }],
    ['the values of a word it does not know', { like: 'red' }, { in: ['red'] }],
    ['any value at all', { eq: null }, { exists: true }],
    ['no value', { neq: null }, { exists: false }],
    ['nothing, of no values', [], { in: [] }],
  ])('%s: %j', (_, value, operators) => {
    expect(parse(value)).toEqual({ operators, isAlternative: false })
  })

  test.each<[asked: string, value: unknown, operators: object]>([
    ['one of several', { or: [1, 2] }, { in: [1, 2] }],
    ['none of several', { nor: ['x'] }, { nin: ['x'] }],
    ['a missing value', { or: null }, { exists: false }],
    ['a value that is there', { nor: null }, { exists: true }],
    ['a range', { orGte: 1, orLt: 3 }, { gte: 100, lt: 300 }],
  ])('or for %s: %j', (_, value, operators) => {
    expect(parse(value)).toEqual({ operators, isAlternative: true })
  })
})

describe('a filter that says nothing sensible is refused by the name of its field', () => {
  test.each<[value: unknown, key: string]>([
    [{}, 'REFUSED'],
    [{ gte: '' }, 'NOT_A_NUMBER'],
    [{ gte: null }, 'NOT_A_NUMBER'],
    [{ gte: 1, lte: 'many' }, 'NOT_A_NUMBER'],
    [{ gte: Number.POSITIVE_INFINITY }, 'NOT_A_NUMBER'],
    [{ gte: [1] }, 'NOT_A_NUMBER'],
    [{ in: [{ id: 1 }] }, 'WRONG_TYPE'],
    [[['58']], 'WRONG_TYPE'],
    [Array.from({ length: 1_000 }, String), 'WRONG_TYPE'],
  ])('%j', (value, key) => {
    const details = [expect.objectContaining({ path: 'searchQuery.price', key })]
    expect(() => parse(value)).toThrow(expect.objectContaining({ status: 400, details }))
  })
})
