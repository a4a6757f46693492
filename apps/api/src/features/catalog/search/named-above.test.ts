import { expect, it } from 'vitest'
import { namedAbove } from './named-above.ts'

it('"jumper" was offered in Women and in New, but not in Men: of one name all that are as high up', () => {
  const found = [
    { id: 1, name: 'Jumpers', level: 5, count: 3 },
    { id: 2, name: 'Jumpers', level: 4, count: 9 },
    { id: 3, name: 'Jumpers', level: 4, count: 12 },
    { id: 4, name: 'Jumper care', level: 3, count: 1 },
  ]
  expect(namedAbove(found).map(({ id }) => id)).toEqual([4, 3, 2])
})
