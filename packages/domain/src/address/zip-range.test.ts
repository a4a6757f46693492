import { expect, test } from 'vitest'
import { rangeOfZip } from './zip-range.ts'

const RANGES = [
  { first: '010', last: '027', state: 'MA' },
  { first: '055', last: '055', state: 'MA' },
  { first: '200', last: '200', state: 'DC' },
]

test.each([
  ['01001', 'MA'],
  [' 02799-1234 ', 'MA'],
  ['05544', 'MA'],
  ['02800', undefined],
  ['20001', 'DC'],
  ['', undefined],
])('%j lies in %s', (zip, state) => {
  expect(rangeOfZip(RANGES, zip)?.state).toBe(state)
})
