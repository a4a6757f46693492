// A product's words: each sentence was written by hand for its form, cloth or fit; the generator only chooses and orders.
import type { ProductRecord } from '@vitrine/domain/catalog/records'
import type { Language } from '@vitrine/domain/store/store-view'
import { nth } from '../chance/chance.ts'
import type { Good } from '../goods/good.ts'
import { CLOTHS } from '../range/cloths.ts'
import { FORMS } from '../range/forms.ts'
import { bindShortWords } from '../words/bind-short-words.ts'
import { LANGUAGE_TABLES } from '../words/language-tables.ts'
import { inEveryLanguage } from '../words/localized.ts'
import { soften } from '../words/uk/soften.ts'
import { urlKey } from '../words/url-key.ts'

const ENOUGH_WORDS = 44
const ENOUGH_CHARACTERS = 80

/** Which sentence comes first, second and so on; neighbours take different rows. */
const ORDERS = [
  ['intro', 'cloth', 'make', 'fit'],
  ['cloth', 'intro', 'fit', 'make'],
  ['make', 'cloth', 'intro', 'fit'],
  ['intro', 'fit', 'make', 'cloth'],
  ['cloth', 'make', 'fit', 'intro'],
] as const

/** `turn` counts products of the same form, so that two of a kind never open alike. */
export type Telling = { good: Good; index: number; turn: number }

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
    print: good.print ? table.prints[good.print.key] : '',
  }
  const name = tidy(fill(table.forms[good.form].name, slots))
  return bindShortWords(language === 'uk' ? soften(name) : name, language)
}

/** Words in alphabetic languages; Chinese is measured by characters. */
export function textLength(text: string, language: Language): number {
  return language === 'zh' ? Array.from(text.replace(/\s/g, '')).length : text.split(/\s+/).length
}

function sentences({ good, index, turn }: Telling, language: Language): string[] {
  const table = LANGUAGE_TABLES[language]
  const form = table.forms[good.form]
  const parts = {
    intro: nth(form.intro, turn),
    make: nth(form.make, turn + Math.floor(turn / 3)),
    cloth: nth(table.cloths[good.cloth].lines, turn + index),
    fit: nth(table.fits[good.fit ?? FORMS[good.form].fit], turn),
  }
  return nth(ORDERS, index).map((part) => parts[part])
}

function describe(telling: Telling, language: Language): string {
  const { good, index, turn } = telling
  const facts = FORMS[good.form]
  const slots = { gsm: String(gsmOf(good)), cm: String(facts.cm[good.gender === 'men' ? 0 : 1] + (turn % 3)) }
  const glue = language === 'zh' ? '' : ' '
  const enough = language === 'zh' ? ENOUGH_CHARACTERS : ENOUGH_WORDS
  const text = fill(sentences(telling, language).join(glue), slots)
  const care = nth(LANGUAGE_TABLES[language].care[CLOTHS[good.cloth].care], index)
  const full = textLength(text, language) < enough ? text + glue + care : text
  return bindShortWords(full, language)
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
