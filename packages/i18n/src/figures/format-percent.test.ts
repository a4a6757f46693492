import { expect, it } from 'vitest'
import { compileMessages } from '../compile-messages.ts'
import { createTranslate } from '../create-translate.ts'
import { readMessages } from '../read-messages.ts'
import { formatPercent } from './format-percent.ts'

it.each([
  ['en', '12.5%'],
  ['de', '12,5\u00a0%'],
  ['ru', '12,5\u00a0%'],
  ['uk', '12,5\u00a0%'],
  ['zh', '12.5%'],
])('in %s it is %s', (locale, text) => {
  expect(formatPercent(12.5, locale)).toBe(text)
})

it('on one page in Ukrainian a reduction had a space before its sign, and a share of bonuses none', () => {
  const t = createTranslate('uk', compileMessages(readMessages('uk')))
  expect(t('product.percent', { percent: 20 })).toBe(formatPercent(20, 'uk'))
})
