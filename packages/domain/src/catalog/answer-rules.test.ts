import { describe, expect, test } from 'vitest'
import { addAnswerRule, answerRules, brokenRule, isAnswerRule } from './answer-rules.ts'

describe('an answer', () => {
  test.each([
    ['required', undefined, 'Anna', '   '],
    ['max_length', 3, '🧣🧣🧣', 'Anna'],
    ['min_length', 3, 'Ann', 'An'],
    ['one_line', undefined, 'Ann-Marie O’Neil', 'Ann\r\nBcc: eve@example.com'],
    ['one_line', undefined, 'Ann', 'Ann\u2028and Ben'],
    ['number', undefined, '-12,5', '12 pieces'],
    ['min', 18, '18', '17,9'],
    ['max', 5, '5', 'many'],
    ['date', undefined, '2024-02-29', '2023-02-29'],
    ['date', undefined, '2026-12-31', '31.12.2026'],
    ['email', undefined, 'ada@example.com', 'ada@example'],
    ['pattern', '[A-Z]{2}\\d+', 'AB12', 'AB12 or so'],
  ])('keeps or breaks %s %s: %s, %s', (...[rule, value, good, bad]) => {
    expect(brokenRule([{ rule, value }], good)).toBeUndefined()
    expect(brokenRule([{ rule, value }], bad)).toBe(rule)
  })

  test('that was not given breaks requiredness only', () => {
    expect(brokenRule([{ rule: 'email' }, { rule: 'min_length', value: 3 }], '')).toBeUndefined()
    expect(brokenRule(answerRules({ required: true, maxCharacters: 3 }), '')).toBe('required')
  })

  test('is told of the first rule it breaks', () => {
    const rules = answerRules({ required: true, maxCharacters: 3, validators: [{ rule: 'number' }] })
    expect(brokenRule(rules, 'four')).toBe('max_length')
    expect(brokenRule(rules, 'two')).toBe('number')
  })
})

test('a shop adds a rule by its name', () => {
  expect(isAnswerRule({ rule: 'even' })).toBe(false)
  expect(brokenRule([{ rule: 'even' }], '2')).toBe('even')
  addAnswerRule('even', (answer) => Number(answer) % 2 === 0)
  expect(isAnswerRule({ rule: 'even' })).toBe(true)
  expect(brokenRule([{ rule: 'even' }], '2')).toBeUndefined()
  expect(brokenRule([{ rule: 'even' }], '3')).toBe('even')
})

test('a pattern nobody can read is no rule', () => {
  expect(isAnswerRule({ rule: 'pattern', value: '[A-' })).toBe(false)
  expect(isAnswerRule({ rule: 'pattern', value: '[A-Z]' })).toBe(true)
})
