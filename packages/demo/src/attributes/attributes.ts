import type { AttributeRecord } from '@vitrine/domain/catalog/records'
import { bindShortWords } from '../words/bind-short-words.ts'
import { type EveryLanguage, inEveryLanguage, localized, type Words } from '../words/localized.ts'
import { CARE } from './care.ts'
import { BRANDS, COLLECTIONS, GENDERS, TYPES } from './choices.ts'
import { COLORS } from './colors.ts'
import { FITS, MATERIALS, ORIGINS, PATTERNS, SEASONS } from './facts.ts'
import { SIZE_KEYS, sizeLabel } from './sizes.ts'

type Options = AttributeRecord['options']

const choices = (table: Readonly<Record<string, Words>>): Options =>
  Object.entries(table).map(([key, words]) => ({ key, labels: bound(localized(words)) }))

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
const told = { ...plain, isFilterable: false, isComparable: true } as const

type Draft = Omit<AttributeRecord, 'position' | 'labels'> & { words: Words }

const drafts: readonly Draft[] = [
  { ...plain, code: 'size', words: ['Size', 'Größe', 'Размер', 'Розмір', '尺码'], options: sizes },
  { ...plain, code: 'color', words: ['Colour', 'Farbe', 'Цвет', 'Колір', '颜色'], options: colors },
  { ...plain, code: 'ptype', words: ['Type', 'Art', 'Вид', 'Вид', '款式'], options: choices(TYPES) },
  { ...plain, code: 'brand', words: ['Brand', 'Marke', 'Марка', 'Марка', '品牌'], options: choices(BRANDS) },
  { ...plain, code: 'gender', words: ['For', 'Für', 'Кому', 'Кому', '适用'], options: choices(GENDERS) },
  {
    ...plain,
    code: 'collection',
    words: ['Collection', 'Kollektion', 'Коллекция', 'Колекція', '系列'],
    options: choices(COLLECTIONS),
  },
  {
    ...plain,
    code: 'material',
    input: 'multiselect',
    isComparable: true,
    words: ['Material', 'Material', 'Материал', 'Матеріал', '面料'],
    options: choices(MATERIALS),
  },
  {
    ...plain,
    code: 'fit',
    isComparable: true,
    words: ['Fit', 'Passform', 'Посадка', 'Посадка', '版型'],
    options: choices(FITS),
  },
  {
    ...plain,
    code: 'pattern',
    isComparable: true,
    words: ['Pattern', 'Muster', 'Рисунок', 'Малюнок', '图案'],
    options: choices(PATTERNS),
  },
  {
    ...plain,
    code: 'season',
    isComparable: true,
    words: ['Season', 'Saison', 'Сезон', 'Сезон', '季节'],
    options: choices(SEASONS),
  },
  { ...told, code: 'care', words: ['Care', 'Pflege', 'Уход', 'Догляд', '洗护'], options: choices(CARE) },
  {
    ...told,
    code: 'made_in',
    words: ['Made in', 'Hergestellt in', 'Производство', 'Виробництво', '产地'],
    options: choices(ORIGINS),
  },
  {
    ...told,
    code: 'cloth_weight',
    input: 'number',
    words: [
      'Cloth weight, g/m²',
      'Stoffgewicht, g/m²',
      'Плотность, г/м²',
      'Щільність, г/м²',
      '克重（克/平方米）',
    ],
    options: [],
  },
]

export const ATTRIBUTES: readonly AttributeRecord[] = drafts.map(({ words, ...draft }, position) => ({
  ...draft,
  labels: localized(words),
  position,
}))
