import { expect, it } from 'vitest'
import { formatMoment } from './format-moment.ts'

it.each([
  ['us', 'en-US', 'November 29, 2026 at 10:54 PM EST'],
  ['de', 'de-DE', '30. November 2026 um 04:54 MEZ'],
  ['ru', 'ru-RU', '30 ноября 2026 г. в 06:54 GMT+3'],
  ['cn', 'zh-CN', '2026年11月30日 GMT+8 11:54'],
] as const)('a return at %s was dated to the second', (code, locale, told) => {
  expect(formatMoment('2026-11-30T03:54:59Z', { code, locale }).replaceAll(/\s/g, ' ')).toBe(told)
})
