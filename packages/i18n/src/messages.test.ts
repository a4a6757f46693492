import { readdirSync, readFileSync } from 'node:fs'
import { LANGUAGES } from '@vitrine/domain/store/store-view'
import { describe, expect, it } from 'vitest'
import { compileMessages } from './compile-messages.ts'
import { createTranslate } from './create-translate.ts'
import type { MessageKey } from './message-key.ts'
import type { MessageToken } from './message-tokens.ts'
import { readMessages } from './read-messages.ts'

const english = compileMessages(readMessages('en'))

/** The names a text asks for, wherever they stand. */
function namesIn(message: string | MessageToken[]): string[] {
  if (typeof message === 'string') return []
  const names = message.flatMap((token) => {
    if (typeof token === 'string') return []
    const [name, , cases] = token
    const inside = Object.values(cases ?? {}).flatMap((part) => (Array.isArray(part) ? namesIn(part) : []))
    return [name, ...inside]
  })
  return [...new Set(names)].sort()
}

it('a key is told in one file only: of two, one would speak for both', () => {
  const folder = new URL('../messages/en/', import.meta.url)
  const keys = readdirSync(folder).flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
  )
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const texts = readMessages(language)
  const compiled = compileMessages(texts)

  it('have exactly the keys of English', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort())
  })

  it('ask for the same values as English', () => {
    for (const [key, message] of Object.entries(compiled))
      expect([key, namesIn(message)]).toEqual([key, namesIn(english[key] ?? '')])
  })

  it('are not empty and not left in English', () => {
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), key).not.toBe('')
      const isForeign = language === 'ru' || language === 'uk' || language === 'zh'
      const words = text.replaceAll(/\{[^{}]*\}|Vitrine|OK|IBAN/g, '')
      if (isForeign && /[A-Za-z]{4,}/.test(words)) expect(text, key).toMatch(/[\u0400-\u04ff\u4e00-\u9fff]/)
    }
  })
})

it.each(['de', 'ru', 'uk', 'zh'] as const)(
  'in %s a number of pieces was parted from its word',
  (language) => {
    const t = createTranslate(language, compileMessages(readMessages(language)))
    for (const qty of [1, 3, 7]) expect(t('checkout.pieces', { qty })).toMatch(/^\d\u00a0\p{L}+$/u)
  },
)

it.each([
  ['ru', 'Телефон не указан', '30\u00a0дней', '21\u00a0день'],
  ['uk', 'Телефон не вказаний', '30\u00a0днів', '21\u00a0день'],
] as const)(
  'in %s a phone was given in the wrong gender, and days to return were cut short',
  (...[language, phone, many, one]) => {
    const t = createTranslate(language, compileMessages(readMessages(language)))
    expect(`${t('account.phone')} ${t('account.noPhone')}`).toBe(phone)
    expect(t('account.termCashback', { days: 30 })).toContain(`(${many})`)
    expect(t('account.termCashback', { days: 21 })).toContain(`(${one})`)
    for (const [days, words] of [
      [30, many],
      [21, one],
    ] as const)
      expect(t('cart.bonusBack', { percent: 5, days })).toContain(words)
  },
)

it('what is kept of a person was told in three words for the account on one page', () => {
  const words = { ru: /аккаунт/, uk: /акаунт|обліковий запис/, zh: /删除账户/ }
  for (const [language, other] of Object.entries(words))
    for (const [key, text] of Object.entries(readMessages(language as 'ru')))
      if (/^account\.(kept|delete)/.test(key)) expect(text, key).not.toMatch(other)
})

it('Ukrainian names and links had apostrophes of two kinds', () => {
  for (const [key, text] of Object.entries(readMessages('uk'))) expect(text, key).not.toMatch(/[ʼ'`]/)
})

it('American words stand for texts that English has, and ask for the same values', () => {
  const american = compileMessages(readMessages('en-US'))
  expect(Object.keys(american).sort()).toEqual(Object.keys(english).sort())
  for (const [key, message] of Object.entries(american))
    expect([key, namesIn(message)]).toEqual([key, namesIn(english[key] ?? '')])
  expect(readMessages('en-US')['list.colors']).toContain('colors')
})

it('a letter in American said what its English had long stopped saying: they differ in words, not in what is told', () => {
  const swapped: [RegExp, string][] = [
    [/colour/g, 'color'],
    [/cancelled/gi, 'canceled'],
    [/any more/g, 'anymore'],
    [/parcel/g, 'package'],
    [/collect the/g, 'pick up the'],
    [/mobile (phone|number)/gi, 'cell phone'],
  ]
  const inAmerican = (text: string) =>
    swapped.reduce((said, [british, american]) => said.replace(british, american), text).toLowerCase()
  const english = readMessages('en')
  const own = JSON.parse(readFileSync(new URL('../messages/en-US/american.json', import.meta.url), 'utf8'))
  for (const [key, text] of Object.entries<string>(own))
    expect([key, text.toLowerCase().replace('phone number', 'phone')]).toEqual([
      key,
      inAmerican(english[key] ?? ''),
    ])
})

it.each(['ru', 'uk'] as const)(
  'no sentence in %s ends with two full stops, as a long date has its own',
  (language) => {
    for (const [key, text] of Object.entries(readMessages(language)))
      expect(text, key).not.toMatch(/\{date\}\./)
  },
)

describe('Chinese', () => {
  const texts = Object.entries(readMessages('zh'))
  /** What is written, without the syntax of plurals and the names of values. */
  const written = (text: string) =>
    text.replaceAll(/\{\w+, (?:plural|select),|\b(?:other|one|true|false) \{|\{\w+\}/g, '')

  it('settings were told with marks of another script', () => {
    for (const [key, text] of texts) expect(written(text), key).not.toMatch(/[\u4e00-\u9fff][,;:!?()]/)
  })

  it('dates, which end with a word of their own, stood apart from the words around them', () => {
    for (const [key, text] of texts)
      expect(text, key).not.toMatch(
        /[\u4e00-\u9fff] \{(date|day|month)\}|\{(date|day|month)\} [\u4e00-\u9fff]/,
      )
  })
})

it.each(LANGUAGES)('no alert in %s quotes the name of a piece, which holds quotes of its own', (language) => {
  for (const [key, text] of Object.entries(readMessages(language)))
    if (/^(mail\.)?alert/.test(key)) expect(text, key).not.toMatch(/[„«“]\{name\}/)
})

it.each(LANGUAGES)('a sum keeps its name in %s as the shop counts what was estimated', (language) => {
  const said = readMessages(language)
  expect([said['cart.products'], said['cart.delivery']]).toEqual([
    said['commerce.total.subtotal_incl_tax'],
    said['commerce.total.shipping_on_checkout'],
  ])
})

describe('plural forms', () => {
  const count = (language: (typeof LANGUAGES)[number], number: number) =>
    createTranslate(language, compileMessages({ n: readMessages(language)['list.count'] ?? '' }))(
      'n' as MessageKey,
      {
        count: number,
      },
    )

  it('follow Russian and Ukrainian', () => {
    expect([1, 2, 5, 11, 21, 104].map((number) => count('ru', number))).toEqual([
      '1 товар',
      '2 товара',
      '5 товаров',
      '11 товаров',
      '21 товар',
      '104 товара',
    ])
    expect([1, 3, 12].map((number) => count('uk', number))).toEqual(['1 товар', '3 товари', '12 товарів'])
  })

  it('count a span of days by its last one', () => {
    const days = (language: 'ru' | 'uk', last: number) =>
      createTranslate(language, compileMessages(readMessages(language)))('checkout.daysRange', {
        first: 1,
        last,
      })
    expect([2, 5].map((last) => days('ru', last))).toEqual(['1–2 рабочих дня', '1–5 рабочих дней'])
    expect([3, 5].map((last) => days('uk', last))).toEqual(['1–3 робочі дні', '1–5 робочих днів'])
  })

  it('write large numbers as the language does', () => {
    expect(count('en', 1234)).toBe('1,234 products')
    expect(count('de', 1234)).toBe('1.234 Artikel')
  })
})

it('speaks to everybody in German as the shop does, never by du', () => {
  const familiar = Object.entries(readMessages('de')).filter(([, text]) =>
    /(?<!\p{L})(du|dich|dir|dein\p{Ll}*)(?!\p{L})/iu.test(text),
  )
  expect(familiar).toEqual([])
})
