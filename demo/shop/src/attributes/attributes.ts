import type { AttributeRecord } from '@vitrine/domain/catalog/records'
import { label } from '../data/labels.ts'
import { GOODS } from '../goods/goods.ts'
import { compositionKey, compositionOf } from '../range/composition.ts'
import { bindShortWords } from '../words/bind-short-words.ts'
import { type EveryLanguage, inEveryLanguage } from '../words/localized.ts'
import { BRANDS, CHOICES, type ChoiceCode } from './choices.ts'
import { COLORS } from './colors.ts'
import { SIZE_KEYS, sizeLabel } from './sizes.ts'

type Options = AttributeRecord['options']

const choices = (table: Readonly<Record<string, EveryLanguage>>): Options =>
  Object.entries(table).map(([key, words]) => ({ key, labels: bound(words) }))
const choicesOf = (code: ChoiceCode): Options => choices(CHOICES[code])

const bound = (labels: EveryLanguage): EveryLanguage =>
  inEveryLanguage((language) => bindShortWords(labels[language], language))

const colors: Options = Object.entries(COLORS).map(([key, { hex, labels }]) => ({
  key,
  labels,
  swatch: hex,
}))

const sizes: Options = SIZE_KEYS.map((key) => ({
  key,
  labels: inEveryLanguage((language) => sizeLabel(key, language)),
}))

const plain = { kind: 'attribute', input: 'select', isFilterable: true, isVisibleOnFront: true } as const
/** Told on its page; lists are narrowed by what more people choose by. */
const told = { ...plain, isFilterable: false } as const
const described = { ...plain, isFilterable: false, isComparable: true } as const

/** One for each that is sold. */
function compositions(): Options {
  const goods = new Map(GOODS.map((good) => [compositionKey(good), good]))
  return [...goods].map(([key, good]) => ({ key, labels: compositionOf(good) }))
}

type Draft = Omit<AttributeRecord, 'position' | 'labels'> & { words: EveryLanguage }

const drafts: readonly Draft[] = [
  { ...plain, code: 'size', words: label('size'), options: sizes },
  { ...plain, code: 'color', words: label('colour'), options: colors },
  { ...plain, code: 'ptype', words: label('type'), options: choicesOf('ptype') },
  { ...plain, code: 'brand', words: label('brand'), options: choices(BRANDS) },
  { ...plain, code: 'gender', words: label('for'), options: choicesOf('gender') },
  {
    ...told,
    code: 'collection',
    words: label('collection'),
    options: choicesOf('collection'),
  },
  { ...described, code: 'composition', words: label('composition'), options: compositions() },
  {
    ...plain,
    code: 'material',
    input: 'multiselect',
    // Chosen by; read as the composition.
    isVisibleOnFront: false,
    words: label('material'),
    options: choicesOf('material'),
  },
  {
    ...told,
    code: 'fit',
    isComparable: true,
    words: label('fit'),
    options: choicesOf('fit'),
  },
  {
    ...plain,
    code: 'pattern',
    isComparable: true,
    words: label('pattern'),
    options: choicesOf('pattern'),
  },
  {
    ...told,
    code: 'season',
    isComparable: true,
    words: label('season'),
    options: choicesOf('season'),
  },
  { ...described, code: 'care', words: label('care'), options: choicesOf('care') },
  {
    ...described,
    code: 'made_in',
    words: label('madeIn'),
    options: choicesOf('made_in'),
  },
  {
    ...described,
    code: 'cloth_weight',
    input: 'number',
    words: label('clothWeight'),
    options: [],
  },
]

export const ATTRIBUTES: readonly AttributeRecord[] = drafts.map(({ words, ...draft }, position) => ({
  ...draft,
  labels: words,
  position,
}))
