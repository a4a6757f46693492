import { aStoreView } from '@vitrine/domain/store/testing/store-views'
import { expect, test } from 'vitest'
import { pieceName } from './ask-alert.ts'

test.each([
  ['cn', '毛衣，石板灰，M'],
  ['ru', '毛衣, 石板灰, M'],
])('a letter of %s had Latin commas between Chinese words', (code, name) => {
  expect(pieceName(['毛衣', '石板灰', 'M'], aStoreView(code))).toBe(name)
})
