import type { AttributeMeta } from '@vitrine/contract/catalog'
import { expect, test } from 'vitest'
import { knownChoices } from './known-choices.ts'
import { readListState } from './list-address.ts'

const size = {
  attribute_code: 'size',
  options: [
    { value: '1', label: 'S' },
    { value: '2', label: 'M' },
  ],
} as AttributeMeta

test.each([
  ['?size=1,2', { size: ['1', '2'] }],
  ['?size=1,999', { size: ['1'] }],
  ['?size=999&color=1', {}],
])('of %s the catalogue knows %j', (address, chosen) => {
  const state = readListState(new URLSearchParams(address))
  expect(knownChoices(state, [size])).toEqual({ ...state, chosen })
})
