// Every text of the shop, wherever it stands in a record, in the letters of its own language.
import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'
import { describe, expect, it } from 'vitest'
import { RECORDS } from '../testing/records.ts'

/** Keys, addresses and codes are the same in every language. */
const CODES =
  /^(sku|key|kind|type|path|url|urlKey|img|file|slug|link|identifier|picture|image|language|code|value|photos|pages)$|_key|_keys$|_link$|email|phone|keys$|sku$|At$|date$|code$/i
const texts = Object.fromEntries(LANGUAGES.map((language) => [language, new Set<string>()])) as Record<
  Language,
  Set<string>
>

const isTranslated = (value: object): value is Record<Language, unknown> =>
  LANGUAGES.every((language) => language in value)

function gather(value: unknown, language?: Language): void {
  if (typeof value === 'string') keep(value, language)
  else if (typeof value === 'object' && value !== null)
    for (const [part, of] of partsOf(value, language)) gather(part, of)
}

function keep(text: string, language?: Language): void {
  if (language) texts[language].add(text.replace(/<[^>]*>/g, ' '))
}

function partsOf(value: object, language?: Language): (readonly [part: unknown, of?: Language])[] {
  if (isTranslated(value)) return LANGUAGES.map((one) => [value[one], one] as const)
  const named = Object.entries(value).filter(([key]) => !CODES.test(key))
  return named.map(([, part]) => [part, language] as const)
}

for (const record of RECORDS) {
  const language = 'language' in record && record.language !== '*' ? record.language : undefined
  gather(record, language)
}

/** Makers, the company with its account, an address in Berlin; sizes, a V-neck and a T-shirt. */
const NAMES =
  /Vitrine Retail GmbH|Vitrine|help@vitrine\.example|Torstrasse|HRB 123456 B|DE123456789|Retouren|Maximilianallee|Leipzig|Deutschland|Ida Brandt|DE89 3704 0044 0532 0130 00|COBADEFFXXX|Orsa|Kesten|Halma|Braak|Tove Lind|Merrow|Sund|Calder|°C|\bX*[SML]\b|(?<=X)[SL]|\bW\d\d\b|V(?=-|\u2060领)|T(?=\u2060恤)|M(?=\u2060码)/g
const FOREIGN: Record<Language, RegExp> = {
  en: /[\p{Script=Cyrillic}\p{Script=Han}]/u,
  de: /[\p{Script=Cyrillic}\p{Script=Han}]/u,
  ru: /[a-zіїєґ\p{Script=Han}]/iu,
  uk: /[a-zыэъё\p{Script=Han}]/iu,
  zh: /[a-z\p{Script=Cyrillic}]/iu,
}
/** A straight apostrophe inside a word, Western commas in Chinese, a percent sign on its own. */
const UNKEMPT: Record<Language, RegExp> = {
  en: / %/,
  de: /\d %|"/,
  ru: /\d %|"/,
  uk: /\d %|"|\p{L}'\p{L}/u,
  zh: /[,;?!"]|\p{Script=Han} \p{Script=Han}/u,
}

describe.each(LANGUAGES)('every text in %s', (language) => {
  const all = [...texts[language]]

  it('is there', () => expect(all.length).toBeGreaterThan(4000))

  it('keeps to its own letters', () => {
    expect(all.filter((text) => FOREIGN[language].test(text.replace(NAMES, '')))).toEqual([])
  })

  it('is set as its readers are used to', () => {
    const paragraphs = all.flatMap((text) => text.split(/ {2,}/))
    expect(paragraphs.filter((text) => UNKEMPT[language].test(text))).toEqual([])
  })
})
