import { expect, test } from 'vitest'
import { conversionsOf } from './size-conversions.ts'
import { type Body, tableFor } from './size-tables.ts'

function elsewhere(sizes: string[], body: Body = 'women') {
  const table = tableFor(sizes, body)
  const found = table && conversionsOf(table, body)
  return found?.rows.map(({ size, names }) => [
    size,
    Object.fromEntries(found.regions.map((region, at) => [region, names[at]?.join('–')])),
  ])
}

test('a woman who buys 38 in Germany, 6 in America or 44 in Russia finds her letter', () => {
  expect(elsewhere(['S', 'M', 'L'])).toEqual([
    ['S', { EU: '36', UK: '10', US: '4', RU: '42' }],
    ['M', { EU: '38–40', UK: '12–14', US: '6–8', RU: '44–46' }],
    ['L', { EU: '42', UK: '16', US: '10', RU: '48' }],
  ])
})

test('a man who buys 50 or a 40 jacket finds his', () => {
  expect(elsewhere(['M', 'L'], 'men')).toEqual([
    ['M', { EU: '48', UK: '38', US: '38', RU: '48' }],
    ['L', { EU: '50–52', UK: '40–42', US: '40–42', RU: '50–52' }],
  ])
})

test.each(['women', 'men'] as const)('no letter of %s is without a number', (body) => {
  const rows = elsewhere(['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'], body) ?? []
  expect(rows.filter(([, names]) => Object.values(names ?? {}).includes(''))).toEqual([])
})

test('shoes are told in halves where the country has them', () => {
  expect(elsewhere(['38', '42'])).toEqual([
    ['38', { EU: '38', UK: '5', 'US (W)': '7.5', 'US (M)': '6', RU: '37' }],
    ['42', { EU: '42', UK: '8', 'US (W)': '10.5', 'US (M)': '9', RU: '41' }],
  ])
})

test('inches of a waist are the same everywhere', () => {
  expect(elsewhere(['W28', 'W30'])).toBeUndefined()
})
