// A product's words: each sentence was written by hand for its form, cloth or fit; the generator only chooses and orders.
import type { ProductRecord } from '@vitrine/domain/catalog/records'
import type { Language } from '@vitrine/domain/store/store-view'
import { nth } from '../chance/chance.ts'
import type { Good } from '../goods/good.ts'
import { CLOTHS } from '../range/cloths.ts'
import { FORMS } from '../range/forms.ts'
import { bindShortWords } from '../words/bind-short-words.ts'
import type { FormWords } from '../words/garment-words.ts'
import { LANGUAGE_TABLES } from '../words/language-tables.ts'
import { inEveryLanguage } from '../words/localized.ts'
import { withModel } from '../words/model-names.ts'
import { soften } from '../words/soften.ts'
import { urlKey } from '../words/url-key.ts'

/** Care is told where there is room for it: up to so many words, or characters in Chinese. */
const MOST_WORDS = 88
const MOST_CHARACTERS = 176
/** The people who try on for us. */
const MODEL_CM = { man: 187, woman: 176 }

export type Part = 'intro' | 'make' | 'cloth' | 'fit' | 'print' | 'care'

/** Which sentence comes first, second and so on; neighbours take different rows. */
const ORDERS: readonly (readonly Part[])[] = [
  ['intro', 'print', 'cloth', 'make', 'fit'],
  ['cloth', 'print', 'intro', 'fit', 'make'],
  ['make', 'cloth', 'print', 'intro', 'fit'],
  ['intro', 'fit', 'make', 'cloth', 'print'],
  ['cloth', 'make', 'print', 'fit', 'intro'],
]

/** `index` is the place in the row, `turn` the one among its own form, `lines` the sentence of each part. */
export type Telling = {
  good: Good
  index: number
  turn: number
  lines: Readonly<Record<Language, Readonly<Record<Part, number>>>>
}

const fill = (text: string, slots: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? '')

const tidy = (text: string): string => {
  const clean = text.replace(/\s+/g, ' ').trim()
  return clean.charAt(0).toUpperCase() + clean.slice(1)
}

function productName(good: Good, language: Language): string {
  const table = LANGUAGE_TABLES[language]
  const slots = {
    cloth: table.cloths[good.cloth].name,
    print: good.print ? table.prints[good.print.key].name : '',
  }
  const form: FormWords = table.forms[good.form]
  const called = good.gender === 'men' ? (form.men ?? form.name) : form.name
  const plain = tidy(fill(called, slots))
  const name = good.model ? withModel(plain, good.model, language) : plain
  return bindShortWords(language === 'uk' ? soften(name) : name, language)
}

/** Words in alphabetic languages; Chinese is measured by characters. */
export function textLength(text: string, language: Language): number {
  return language === 'zh' ? Array.from(text.replace(/\s/g, '')).length : text.split(/\s+/).length
}

function sentences({ good, index, lines }: Telling, language: Language): string[] {
  const table = LANGUAGE_TABLES[language]
  const form = table.forms[good.form]
  const parts: Record<Part, readonly string[]> = {
    intro: form.intro,
    make: form.make,
    cloth: table.cloths[good.cloth].lines,
    fit: table.fits[good.fit ?? FORMS[good.form].fit],
    print: good.print ? table.prints[good.print.key].lines : [],
    care: table.care[CLOTHS[good.cloth].care],
  }
  return [...nth(ORDERS, index), 'care' as const].flatMap((part) => parts[part][lines[language][part]] ?? [])
}

function describe(telling: Telling, language: Language): string {
  const { good, turn } = telling
  const isMan = good.gender === 'men'
  const slots = {
    gsm: String(gsmOf(good)),
    cm: String(FORMS[good.form].cm[isMan ? 0 : 1] + (turn % 3)),
    tall: String(isMan ? MODEL_CM.man : MODEL_CM.woman),
  }
  const glue = language === 'zh' ? '' : ' '
  const told = sentences(telling, language)
  const whole = told.join(glue)
  const most = language === 'zh' ? MOST_CHARACTERS : MOST_WORDS
  const fitting = textLength(whole, language) <= most ? whole : told.slice(0, -1).join(glue)
  return bindShortWords(fill(fitting, slots), language)
}

/** Denser cloth on the dearer pieces: the weight moves in steps of five around the cloth's own. */
export function gsmOf(good: Good): number {
  const { gsm } = CLOTHS[good.cloth]
  return gsm === 0 ? 0 : gsm + (good.usd % 5) * 5
}

export function writeTexts(telling: Telling): ProductRecord['texts'] {
  const { good } = telling
  const names = inEveryLanguage((language) => productName(good, language))
  return inEveryLanguage((language) => ({
    name: names[language],
    description: describe(telling, language),
    shortDescription: bindShortWords(
      fill(LANGUAGE_TABLES[language].cloths[good.cloth].facts, { gsm: String(gsmOf(good)) }),
      language,
    ),
    urlKey: urlKey(names, language),
  }))
}
