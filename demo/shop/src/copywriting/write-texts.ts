// A product's words: each sentence was written by hand for its form, cloth or fit; the generator only chooses and orders.
import type { ProductRecord } from '@vitrine/domain/catalog/records'
import type { Language } from '@vitrine/domain/store/store-view'
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
import type { Part, Row } from './rows.ts'
import { tellFitting } from './told-lines.ts'

/** Whom size M is cut for. */
const SIZE_M_CM = { man: 187, woman: 176 }

/** `order` is the row of its sentences, `turn` the place among its own form, `lines` the sentence of each part. */
export type Telling = {
  good: Good
  order: number
  turn: number
  lines: Readonly<Record<Language, Readonly<Record<Part, number>>>>
  /** What of its order is told, see leave-out.ts. */
  rows: Readonly<Record<Language, Row>>
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

function describe({ good, turn, lines, rows }: Telling, language: Language): string {
  const isMan = good.gender === 'men'
  const slots = {
    gsm: String(gsmOf(good)),
    cm: String(FORMS[good.form].cm[isMan ? 0 : 1] + (turn % 3)),
    tall: String(isMan ? SIZE_M_CM.man : SIZE_M_CM.woman),
  }
  const text = tellFitting({ good, lines: lines[language], row: rows[language] }, language)
  return bindShortWords(fill(text, slots), language)
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
