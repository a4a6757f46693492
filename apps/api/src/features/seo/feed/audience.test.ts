import { expect, test } from 'vitest'
import type { FullProduct, ReadContext } from '#api/features/catalog/index.ts'
import { audienceOf } from './audience.ts'

/** A catalogue whose attribute `gender` has these words; their ids are 1, 2, 3 … */
function read(words: readonly string[], chosen: FullProduct['gender']) {
  const options = words.map((en, at) => ({ id: at + 1, labels: { en } }))
  const attributes = { find: () => ({ options }) }
  return audienceOf({ gender: chosen }, { snapshot: { attributes } } as unknown as ReadContext)
}

const GROWN_UP = ['Women', 'Men', 'Everyone']
const FAMILY = ['Women', 'Men', 'Unisex', 'Girls', 'Boys']

test.each<[story: string, words: string[], chosen: FullProduct['gender'], expected: object]>([
  ['a dress', GROWN_UP, 1, { gender: 'female', ageGroup: 'adult' }],
  ['a suit', GROWN_UP, '2', { gender: 'male', ageGroup: 'adult' }],
  ['a scarf for both', GROWN_UP, [1, 2], { gender: 'unisex', ageGroup: 'adult' }],
  ['a bag in a shop of grown-ups', GROWN_UP, 3, { gender: 'unisex', ageGroup: 'adult' }],
  ['a bag in a shop of families', FAMILY, [3], { gender: 'unisex' }],
  ['a girls’ skirt', FAMILY, 4, { gender: 'female', ageGroup: 'kids' }],
  ['for girls and boys', FAMILY, [4, 5], { gender: 'unisex', ageGroup: 'kids' }],
  ['for mothers and daughters', FAMILY, [1, 4], { gender: 'female' }],
  ['a gift card', GROWN_UP, null, {}],
  ['a word nobody knows', ['constructor'], 1, {}],
  ['an option that is gone', GROWN_UP, 9, {}],
])('%s', (...[, words, chosen, expected]) => expect(read(words, chosen)).toEqual(expected))

test('a catalogue without the attribute says nothing', () => {
  const attributes = { find: () => undefined }
  expect(audienceOf({ gender: 1 }, { snapshot: { attributes } } as unknown as ReadContext)).toEqual({})
})
