// Sets of small things, and a pattern for one of them. Prices are those of the parts a set starts with.
import type { ProductRecord } from '@vitrine/domain/catalog/records'
import { label } from '../data/labels.ts'
import type { GarmentSpec } from '../picture/picture-path.ts'
import { aboutIt, bothFromNear, type Special, together } from './special-product.ts'
import { SPECIAL_WORDS } from './special-words.ts'

const gold = { fabric: 'leather', color: 'camel' } as const
const pearls: GarmentSpec = {
  ...gold,
  color: 'chalk',
  garment: 'necklace',
  options: { kind: 'pearls' },
  seed: 'ha3921',
}
const drops: GarmentSpec = { ...gold, garment: 'earrings', options: { kind: 'drop' }, seed: 'ha3926' }
const coin: GarmentSpec = { ...gold, garment: 'necklace', seed: 'tl1911', brand: 'tove-lind' }
const hoops: GarmentSpec = { ...gold, garment: 'earrings', seed: 'tl1921' }
const glasses: GarmentSpec = {
  garment: 'sunglasses',
  fabric: 'acetate',
  color: 'ink',
  seed: 'br6971',
  brand: 'braak',
}
const watch: GarmentSpec = {
  garment: 'watch',
  fabric: 'leather',
  color: 'tobacco',
  seed: 'ke8971',
  brand: 'kesten',
}
const chart: GarmentSpec = {
  garment: 'papers',
  fabric: 'paper',
  color: 'chalk',
  options: { kind: 'hat' },
  seed: 'paper5',
}
const beanie: GarmentSpec = { garment: 'beanie', fabric: 'knit', color: 'chalk', seed: 'paper5' }

const options: NonNullable<ProductRecord['bundleOptions']> = [
  {
    titles: label('chain'),
    type: 'radio',
    required: true,
    selections: ['TL-1911', 'TL-1914', 'HA-3921'].map((sku, i) => ({ sku, qty: 1, isDefault: i === 0 })),
  },
  {
    titles: label('earrings'),
    type: 'select',
    required: true,
    selections: ['TL-1921', 'TL-1924', 'HA-3926'].map((sku, i) => ({ sku, qty: 1, isDefault: i === 0 })),
  },
]

const SET = { type: 'grouped', ptype: 'set', category: 'accessories/sets' } as const

export const SMALL_SPECIALS: readonly Special[] = [
  {
    ...SET,
    sku: 'HA-SET-01',
    words: SPECIAL_WORDS.pearlPair,
    usd: [164, 78],
    pictures: [together(pearls, drops), ...bothFromNear(pearls, drops)],
  },
  {
    ...SET,
    sku: 'BR-SET-01',
    words: SPECIAL_WORDS.forTheRoad,
    usd: [148, 268],
    pictures: [together(watch, glasses), ...bothFromNear(glasses, watch)],
  },
  {
    ...SET,
    type: 'bundle',
    sku: 'TL-BOX-01',
    words: SPECIAL_WORDS.eveningBox,
    usd: [98, 68],
    pictures: [together(coin, hoops), ...bothFromNear(coin, hoops)],
    rest: { bundleOptions: options },
  },
  {
    type: 'downloadable',
    ptype: 'pattern',
    category: 'accessories/patterns',
    sku: 'VI-PDF-BEANIE',
    words: SPECIAL_WORDS.beaniePattern,
    usd: [9],
    pictures: aboutIt(chart, beanie),
    rest: {
      stock: { qty: 0, manageStock: false },
      downloads: [
        {
          titles: label('patternAndChart'),
          file: 'downloads/beanie-pattern.pdf',
        },
      ],
    },
  },
]

export const SMALL_PARTS: Readonly<Record<string, readonly string[]>> = {
  'HA-SET-01': ['HA-3921', 'HA-3926'],
  'BR-SET-01': ['BR-6971-INK', 'KE-8971-TOBACCO'],
}
