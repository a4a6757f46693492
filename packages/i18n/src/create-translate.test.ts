// Sentences with numbers, as a native reader expects them.
import { DIALECTS, type Dialect } from '@vitrine/domain/store/dialect'
import { describe, expect, test } from 'vitest'
import { compileMessages } from './compile-messages.ts'
import { createTranslate } from './create-translate.ts'
import { formatRange } from './format-range.ts'
import type { MessageKey } from './message-key.ts'

/** `t` over one invented text, called by the name of a real one. */
const KEY = 'cart.title' as MessageKey
const told = (language: Dialect, text: string, values?: Record<string, string | number>) =>
  createTranslate(language, compileMessages({ [KEY]: text }))(KEY, values)

describe('how many there are', () => {
  test.each<[language: Dialect, text: string, forms: Record<number, string>]>([
    ['en', '{n, plural, one {# piece} other {# pieces}}', { 0: '0 pieces', 1: '1 piece', 21: '21 pieces' }],
    ['de', '{n, plural, one {# Teil} other {# Teile}}', { 1: '1 Teil', 2: '2 Teile', 1200: '1.200 Teile' }],
    [
      'ru',
      '{n, plural, one {# вещь} few {# вещи} many {# вещей} other {# вещи}}',
      {
        1: '1 вещь',
        3: '3 вещи',
        5: '5 вещей',
        11: '11 вещей',
        14: '14 вещей',
        21: '21 вещь',
        112: '112 вещей',
      },
    ],
    [
      'uk',
      '{n, plural, one {# річ} few {# речі} many {# речей} other {# речі}}',
      { 1: '1 річ', 22: '22 речі', 12: '12 речей', 101: '101 річ', 1.5: '1,5 речі' },
    ],
    ['zh', '{n, plural, other {# 件}}', { 0: '0 件', 1: '1 件', 20000: '20,000 件' }],
  ])('in %s', (language, text, forms) => {
    for (const [n, words] of Object.entries(forms)) expect(told(language, text, { n: Number(n) })).toBe(words)
  })

  test('is said in words of its own where the text has them, and not by the rule', () => {
    const text = '{n, plural, =0 {Your bag is empty} one {One piece} other {# pieces}}'
    expect([0, 1, 2].map((n) => told('en', text, { n }))).toEqual([
      'Your bag is empty',
      'One piece',
      '2 pieces',
    ])
  })
})

describe('what is put in', () => {
  test.each<[Dialect, string]>([
    ['en', '12,345.5'],
    ['en-US', '12,345.5'],
    ['de', '12.345,5'],
    ['ru', '12\u00a0345,5'],
    ['uk', '12\u00a0345,5'],
    ['zh', '12,345.5'],
  ])('in %s: a number is written as it is read there', (language, written) => {
    expect(told(language, 'of {n}', { n: 12_345.5 })).toBe(`of ${written}`)
  })

  test('a number told as text is nobody’s to group: an order, a year', () => {
    expect(told('de', 'Bestellung {number}', { number: '000001004' })).toBe('Bestellung 000001004')
  })

  test('is not read again: a name with braces or a hash stays a name', () => {
    expect(told('en', '{n, plural, one {# of {name}} other {# of {name}}}', { n: 2, name: '#{n}' })).toBe(
      '2 of #{n}',
    )
  })

  test('chooses among words', () => {
    const text = '{who, select, guest {Sign in} other {Hello {who}}}'
    expect([told('en', text, { who: 'guest' }), told('en', text, { who: 'Ann' })]).toEqual([
      'Sign in',
      'Hello Ann',
    ])
  })

  test('is left out where nobody told it, and never reads "undefined"', () => {
    expect(told('en', 'Hello {name}!')).toBe('Hello !')
    expect(told('en', '{n, plural, one {# piece} other {# pieces}}')).not.toContain('undefined')
  })
})

test('a text nobody wrote shows its key, so that it is found', () => {
  expect(createTranslate('en', {})('cart.title')).toBe('cart.title')
})

test('a text that is no sentence stops the build with its key in the error', () => {
  expect(() => compileMessages({ 'cart.pieces': '{n, plural, one {# piece' })).toThrow('cart.pieces')
})

test.each(DIALECTS)(
  'in %s: from one hour to another has plain blanks only, on a server as in a browser',
  (dialect) => {
    const clock = new Intl.DateTimeFormat(dialect, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
    const range = formatRange(clock, new Date('2024-01-01T09:00:00Z'), new Date('2024-01-01T18:30:00Z'))
    expect(range).toMatch(/9.*(18:30|6:30)/)
    expect(range).not.toMatch(/[\u2009\u202f]/)
  },
)
