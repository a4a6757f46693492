import { expect, it } from 'vitest'
import { decimalOf, moneyOf, typedDecimal, typedSum } from './decimal-of.ts'

it.each([
  [157.8, 'de-DE', '157,80'],
  [157.8, 'en-US', '157.80'],
  [1250, 'de-DE', '1250'],
  [12_345.5, 'ru-RU', '12345,50'],
  [0, 'uk-UA', '0'],
  [null, 'zh-CN', ''],
  [Number.NaN, 'de-DE', ''],
])('%s in %s is typed as "%s", and read back as it was', (...[sum, locale, text]) => {
  expect(typedSum(sum, locale)).toBe(text)
  if (text !== '') expect(moneyOf(text)).toBe(sum)
})

it.each([
  [8.875, 'de-DE', '8,875'],
  [7, 'ru-RU', '7'],
  [0.0001, 'en-US', '0.0001'],
])('a rate of %s in %s is typed as "%s", with all its places', (...[rate, locale, text]) => {
  expect(typedDecimal(rate, locale)).toBe(text)
  expect(decimalOf(text)).toBe(rate)
})
