import type { Language } from '@vitrine/domain/store/store-view'
import { describe, expect, it } from 'vitest'
import { wrongWords } from './wrong-words.ts'

const faultsOf = (text: string, language: Language, lang: string = language) =>
  wrongWords([{ text, lang }], language).map((fault) => fault.split(':')[0])

describe('words that are wrong', () => {
  it.each<[text: string, language: Language, fault: string]>([
    ['cart.checkout', 'de', 'a key for words'],
    ['Hello, undefined!', 'en', 'a hole'],
    ['[object Object]', 'en', 'a hole'],
    ['NaN €', 'de', 'a hole'],
    ['{count} Artikel', 'de', 'a hole'],
    ['Check out', 'zh', 'left in English'],
    ['A warm jumper for the cold', 'de', 'left in English'],
    ['Warm wool with a collar of silk', 'ru', 'left in English'],
    ['Тёплый свитер', 'en', 'not en'],
    ['Тёплый свитер', 'uk', 'not uk'],
    ['Светр із вовни', 'ru', 'not ru'],
    ['围巾', 'ru', 'not ru'],
    ['美利奴V领毛衣, 石板灰', 'zh', 'Western stops'],
    ['尺码: 均码', 'zh', 'Western stops'],
  ])('%s in %s: %s', (text, language, fault) => expect(faultsOf(text, language)).toEqual([fault]))
})

describe('words that are right', () => {
  it.each<[text: string, language: Language]>([
    ['Check out', 'en'],
    ['Zur Kasse', 'de'],
    ['Tove Lind', 'ru'],
    ['Vitrine Retail GmbH', 'zh'],
    ['每天 9:00–20:00，尺码：M', 'zh'],
    ['Bag', 'en'],
    ['Foto 1, von 陈一', 'de'],
    ['Фото 2, Надія', 'ru'],
    ['12,50 €', 'de'],
    ['help@vitrine.example', 'uk'],
  ])('%s in %s', (text, language) => expect(faultsOf(text, language)).toEqual([]))

  it('and those that say which other language they are in', () => {
    expect(faultsOf('Светр із вовни', 'en', 'uk')).toEqual([])
  })
})
