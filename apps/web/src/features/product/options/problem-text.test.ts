import type { CustomOption } from '@vitrine/domain/catalog/product'
import type { Translate } from '@vitrine/i18n/create-translate'
import { expect, it } from 'vitest'
import { problemText } from './problem-text.ts'

const t: Translate = (key, values = {}) => [key, ...Object.values(values)].join(' ')
const option = { values: [], validators: [{ rule: 'max_length', value: 3 }] } as unknown as CustomOption

it.each([
  ['required', 'purchase.writeHere'],
  ['max_length', 'purchase.tooLong 3'],
  ['email', 'purchase.notEmail 0'],
  ['days_ahead', 'purchase.notDayAhead 0'],
  ['a_rule_of_their_own', 'purchase.notUnderstood 0'],
])('an answer that breaks %s is told so', (reason, text) => {
  expect(problemText(t, option, reason)).toBe(text)
})
