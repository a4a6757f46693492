import { expect, it } from 'vitest'
import { formatAge } from './format-age.ts'

it.each([
  [400, 'en', 'now'],
  [400, 'zh-CN', '刚刚'],
  [400, 'ru-RU', 'только что'],
  [400, 'uk', 'щойно'],
  [20_000, 'en', '20 seconds ago'],
  [5 * 60_000, 'en', '5 minutes ago'],
  [5 * 60_000, 'de', 'vor 5 Minuten'],
  [2 * 60_000, 'ru', '2 минуты назад'],
  [3 * 3_600_000, 'uk', '3 години тому'],
  [30 * 3_600_000, 'en', 'yesterday'],
  [73 * 3_600_000, 'zh', '3天前'],
])('an age of %i ms is told in %s as "%s"', (age, locale, text) => {
  expect(formatAge(age, locale)).toBe(text)
})
