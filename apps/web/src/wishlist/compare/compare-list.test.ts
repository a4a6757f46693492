import { expect, it } from 'vitest'
import { type Compared, readCompared, withToggled } from './compare-list.ts'

const piece = (sku: string): Compared => ({ sku, name: sku, brand_name: null, image: null, path: `/${sku}` })
const four = ['A', 'B', 'C', 'D'].map(piece)

it('takes four in the order they came, each out by the same press, and no fifth', () => {
  expect(withToggled([], piece('A'))).toEqual([piece('A')])
  expect(withToggled(four, piece('B'))).toEqual([four[0], four[2], four[3]])
  expect(withToggled(four, piece('E'))).toBe('full')
})

it.each([null, '', '{', '7', '{"sku":"A"}', '[null,7,{"sku":1}]'])('does not stumble over %s', (text) => {
  expect(readCompared(text)).toEqual([])
})

it('reads no more than four', () => {
  expect(readCompared(JSON.stringify([...four, piece('E')]))).toEqual(four)
})
