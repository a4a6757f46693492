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

/** How long a description is, at least before its care is told too; Chinese is counted in characters. */
const WORDS = { least: 48, most: 88 }
const CHARACTERS = { least: 90, most: 176 }
/** Whom size M is cut for. */
const SIZE_M_CM = { man: 187, woman: 176 }

/** The lines a good of this form may open with. */
export const introsOf = ({ intro, introForWomen = [] }: FormWords, { gender }: Good): readonly string[] =>
  gender === 'men' ? intro : [...intro, ...introForWomen]

export type Part = 'intro' | 'make' | 'cloth' | 'fit' | 'print' | 'care'

/**
 * Which sentences are said, in the order a reader asks: the idea, the cut, the cloth, the size; care comes last. What is
 * said of this product alone, and three of the four that it may share with others; neighbours take different rows.
 */
export const ORDERS: readonly (readonly (Part | 'remark')[])[] = [
  ['remark', 'make', 'print', 'cloth', 'fit'],
  ['intro', 'remark', 'make', 'print', 'cloth'],
  ['remark', 'intro', 'make', 'print', 'fit'],
  ['intro', 'remark', 'print', 'cloth', 'fit'],
  ['remark', 'print', 'make', 'cloth', 'fit'],
  ['remark', 'intro', 'print', 'make', 'cloth'],
  ['intro', 'remark', 'print', 'make', 'fit'],
  ['remark', 'intro', 'print', 'cloth', 'fit'],
  ['remark', 'intro', 'make', 'cloth'],
  ['intro', 'remark', 'cloth', 'fit'],
]

/** `order` is the row of its sentences, `turn` the place among its own form, `lines` the sentence of each part. */
export type Telling = {
  good: Good
  order: number
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

function sentences({ good, order, lines }: Telling, language: Language): { told: string[]; care: string[] } {
  const table = LANGUAGE_TABLES[language]
  const form = table.forms[good.form]
  const parts: Record<Part, readonly string[]> = {
    intro: introsOf(form, good),
    make: form.make,
    cloth: table.cloths[good.cloth].lines,
    fit: table.fits[good.fit ?? FORMS[good.form].fit],
    print: good.print ? table.prints[good.print.key].lines : [],
    care: table.care[CLOTHS[good.cloth].care],
  }
  const lineOf = (part: Part | 'remark') =>
    (part === 'remark' ? table.remarks[good.sku] : parts[part][lines[language][part]]) ?? []
  return { told: nth(ORDERS, order).flatMap(lineOf), care: [lineOf('care')].flat() }
}

function describe(telling: Telling, language: Language): string {
  const { good, turn } = telling
  const isMan = good.gender === 'men'
  const slots = {
    gsm: String(gsmOf(good)),
    cm: String(FORMS[good.form].cm[isMan ? 0 : 1] + (turn % 3)),
    tall: String(isMan ? SIZE_M_CM.man : SIZE_M_CM.woman),
  }
  const glue = language === 'zh' ? '' : ' '
  const { least, most } = language === 'zh' ? CHARACTERS : WORDS
  const { told, care } = sentences(telling, language)
  const lengthOf = (lines: readonly string[]) => textLength(lines.join(glue), language)
  const enough = lengthOf(told) < least ? [...told, ...care] : told
  const fitting = lengthOf(enough) <= most ? enough : enough.slice(0, -1)
  return bindShortWords(fill(fitting.join(glue), slots), language)
}

/** Denser cloth on the dearer pieces: the weight moves in steps of five around the cloth's own. */
export function gsmOf(good: Good): number {
  const { gsm } = CLOTHS[good.cloth]
  return gsm === 0 ? 0 : gsm + (good.usd % 5) * 5
}

function madeOf(good: Good, language: Language): string {
  const { cloths, forms } = LANGUAGE_TABLES[language]
  const facts = fill(cloths[good.cloth].facts, { gsm: String(gsmOf(good)) })
  const form: FormWords = forms[good.form]
  if (!form.facts) return facts
  const within = language === 'de' ? facts : facts.charAt(0).toLowerCase() + facts.slice(1)
  return fill(form.facts, { facts: within })
}

export function writeTexts(telling: Telling): ProductRecord['texts'] {
  const { good } = telling
  const names = inEveryLanguage((language) => productName(good, language))
  return inEveryLanguage((language) => ({
    name: names[language],
    description: describe(telling, language),
    shortDescription: bindShortWords(madeOf(good, language), language),
    urlKey: urlKey(names, language),
  }))
}
