import type { Language } from '@vitrine/domain/store/store-view'
import { label } from '../data/labels.ts'

const ONE_SIZE = label('oneSize')

const LETTERS = ['xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl']
const WAISTS = Array.from({ length: 13 }, (_, i) => `w${24 + i}`)
const SHOES = Array.from({ length: 12 }, (_, i) => String(35 + i))
/** Belts: centimetres from the buckle to the middle hole. */
const BELTS = ['75', '85', '95', '105', '115']

/** Every size in the order people expect to see them. */
export const SIZE_KEYS: readonly string[] = [...LETTERS, ...WAISTS, ...SHOES, ...BELTS, 'one-size']

export const sizeLabel = (key: string, language: Language): string =>
  key === 'one-size' ? ONE_SIZE[language] : key.toUpperCase()
