import { expect, test } from 'vitest'
import { readMessages } from './read-messages.ts'

/** What was once said both ways: the word that is not ours, beside the one that is. */
const NOT_OURS: [language: string, other: RegExp, ours: string][] = [
  ['zh', /店铺/, '商店'],
  ['zh', /类别/, '分类'],
  ['zh', /博主/, '合作伙伴'],
  ['zh', /购物车/, '购物袋'],
  ['zh', /愿望清单/, '心愿单'],
  ['zh', /客户/, '顾客'],
  ['de', /\bTaschen?\b/, 'Warenkorb'],
  ['de', /Wunschliste/, 'Merkliste'],
  ['de', /Geschenkkarte/, 'Geschenkgutschein'],
  ['de', /\bStores?\b(?!-)/, 'Shop'],
  ['ru', /учётн\S+ запис/, 'аккаунт'],
  ['ru', /[Кк]лиент/, 'покупатель'],
  ['ru', /список желаний/i, 'избранное'],
  ['uk', /[Аа]каунт/, 'обліковий запис'],
  ['uk', /[Кк]лієнт/, 'покупець'],
  ['uk', /спис\S+ бажань/i, 'обране'],
  ['uk', /картинк/, 'зображення'],
  ['uk', /[Оо]бер[іе]|[Оо]бира|[Оо]брати/, 'вибрати'],
]

test.each(NOT_OURS)('%s says one thing by two words: %s, where ours is %s', (language, other) => {
  const said = Object.entries(readMessages(language as 'zh')).filter(([, text]) => other.test(text))
  expect(said).toEqual([])
})

test('a German gift card, which is a Gutschein, was spoken of as a card, and as a she', () => {
  const told = Object.entries(readMessages('de')).filter(([key]) => /^staff\.(card[A-Z]|giftCard)/.test(key))
  expect(told.filter(([, text]) => /Karte|\bsie (?:eingelöst|zurück)/.test(text))).toEqual([])
})

test.each(['ru', 'uk'] as const)('%s sets its clauses apart with the long dash', (language) => {
  const short = Object.entries(readMessages(language)).filter(([, text]) => text.includes(' – '))
  expect(short).toEqual([])
})
