import { expect, it } from 'vitest'
import { compileMessages } from './compile-messages.ts'
import { createTranslate } from './create-translate.ts'
import { formatAnswer, labelAnswers } from './format-answer.ts'
import { readMessages } from './read-messages.ts'

it.each([
  ['2026-12-24', 'de-DE', '24. Dezember 2026'],
  ['2026-12-24', 'en-US', 'December 24, 2026'],
  ['2026-13-31', 'de-DE', '2026-13-31'],
  ['For Oma, 2026-12-24', 'de-DE', 'For Oma, 2026-12-24'],
])('%s in %s reads %s', (value, locale, words) => {
  expect(formatAnswer(value, { locale, code: 'us' })).toBe(words)
})

it.each([
  ['en', 'en-US', ['Size: M', 'Day: December 24, 2026']],
  ['zh', 'zh-CN', ['Size：M', 'Day：2026年12月24日']],
] as const)('in %s each stands behind its label as the language parts them', (language, locale, told) => {
  const answers = [
    { label: 'Size', value: 'M' },
    { label: 'Day', value: '2026-12-24' },
  ]
  const t = createTranslate(language, compileMessages(readMessages(language)))
  expect(labelAnswers(answers, { store: { locale, code: 'us' }, t })).toEqual(told)
})
