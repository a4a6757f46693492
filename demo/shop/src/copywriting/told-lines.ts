// The sentences of a text, as they stand in the tables, and whether they are enough of them.
import type { Language } from '@vitrine/domain/store/store-view'
import type { Good } from '../goods/good.ts'
import { CLOTHS } from '../range/cloths.ts'
import { FORMS } from '../range/forms.ts'
import type { FormWords } from '../words/garment-words.ts'
import { LANGUAGE_TABLES } from '../words/language-tables.ts'
import type { Part, Row } from './rows.ts'

/**
 * How long a description is, at least before its care is told too. Russian and Ukrainian say the same in fewer words,
 * having no articles; Chinese is counted in characters.
 */
const LENGTHS: Readonly<Record<Language, { least: number; most: number }>> = {
  en: { least: 40, most: 88 },
  de: { least: 37, most: 88 },
  ru: { least: 34, most: 88 },
  uk: { least: 34, most: 88 },
  zh: { least: 66, most: 176 },
}
/** The lines a good of this form may open with. */
export const introsOf = ({ intro, introForWomen = [] }: FormWords, { gender }: Good): readonly string[] =>
  gender === 'men' ? intro : [...intro, ...introForWomen]

/** Words in alphabetic languages; Chinese is measured by characters. */
export function textLength(text: string, language: Language): number {
  return language === 'zh' ? Array.from(text.replace(/\s/g, '')).length : text.split(/\s+/).length
}

/** The sentences of one part of a telling, as they stand in the tables; a good without a print has none of it. */
export function linesOf(
  { good, lines }: { good: Good; lines: Readonly<Record<Part, number>> },
  part: Part | 'remark',
  language: Language,
): readonly string[] {
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
  return [(part === 'remark' ? table.remarks[good.sku] : parts[part][lines[part]]) ?? []].flat()
}

const glueOf = (language: Language) => (language === 'zh' ? '' : ' ')

type Lines = { good: Good; row: Row; lines: Readonly<Record<Part, number>> }

const told = (one: Lines, language: Language): string[] =>
  one.row.flatMap((part) => linesOf(one, part, language))

const lengthOf = (lines: readonly string[], language: Language) =>
  textLength(lines.join(glueOf(language)), language)

/** Whether it makes a text that needs neither more nor less. */
export function isFitting(one: Lines, language: Language): boolean {
  const length = lengthOf(told(one, language), language)
  return length >= LENGTHS[language].least && length <= LENGTHS[language].most
}

/** What is told in the end: with its care where that is too little, without its last line where it is too much. */
export function tellFitting(one: Lines, language: Language): string {
  const { least, most } = LENGTHS[language]
  const text = told(one, language)
  const enough = lengthOf(text, language) < least ? [...text, ...linesOf(one, 'care', language)] : text
  const fitting = lengthOf(enough, language) <= most ? enough : enough.slice(0, -1)
  return fitting.join(glueOf(language))
}
