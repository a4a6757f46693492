import type { AttributeMeta } from '@vitrine/contract/catalog'
import { expect, test } from 'vitest'
import { knownChoices, optionIds } from './known-choices.ts'
import { readListState } from './list-address.ts'

const size = {
  attribute_code: 'size',
  options: [
    { value: '1', key: 's', label: 'S' },
    { value: '2', key: 'm', label: 'M' },
    { value: '3', key: '2', label: '2' },
    { value: '4', key: 'за', label: 'За' },
  ],
} as AttributeMeta

// An address read `?size=35&color=53`, which tells nobody anything.
test.each([
  ['?size=m,s', { size: ['m', 's'] }],
  ['?size=s,999', { size: ['s'] }],
  ['?size=1', { size: ['s'] }],
  ['?size=2', { size: ['2'] }],
  ['?size=4', { size: ['4'] }],
  ['?size=999&color=1', {}],
])('of %s the catalogue knows %j', (address, chosen) => {
  const state = readListState(new URLSearchParams(address))
  expect(knownChoices(state, [size])).toEqual({ ...state, chosen })
})

test('what is chosen has ids', () => {
  expect(optionIds([size], 'size', ['s', '4', '2'])).toEqual(['1', '3', '4'])
})
