// Gift card, files, grouped sets and bundles. Parts of sets are skus of the range; the tests keep them true.
import type { LinkRecord, ProductRecord } from '@vitrine/domain/catalog/records'
import { label } from '../data/labels.ts'
import type { GarmentSpec } from '../picture/picture-path.ts'
import type { DemoContext } from '../range/demo-context.ts'
import type { EveryLanguage } from '../words/localized.ts'
import { bundles } from './bundles.ts'
import { giftCardOptions, giftCardPrice } from './gift-card-options.ts'
import { SMALL_PARTS, SMALL_SPECIALS } from './small-sets.ts'
import { aboutIt, bothFromNear, type Special, specialProduct, together } from './special-product.ts'
import { SPECIAL_WORDS } from './special-words.ts'
import { SUITS } from './suits.ts'

const unmanaged = { stock: { qty: 0, manageStock: false } }
const paper = { garment: 'papers', fabric: 'paper', color: 'chalk' } as const
const paperShirt: GarmentSpec = { ...paper, seed: 'paper1' }
const paperTote: GarmentSpec = { ...paper, options: { kind: 'tote' }, seed: 'paper2' }
const card: GarmentSpec = { garment: 'giftCard', fabric: 'paper', color: 'forest', seed: 'gift1' }
const care: GarmentSpec = { ...paper, options: { kind: 'care' }, seed: 'paper4' }
const shirt: GarmentSpec = { garment: 'shirt', fabric: 'poplin', color: 'chalk', seed: 'paper1' }
const wool: GarmentSpec = { garment: 'folded', fabric: 'fineKnit', color: 'oat', seed: 'paper4' }
const tote: GarmentSpec = {
  garment: 'tote',
  fabric: 'canvas',
  color: 'ivory',
  options: { shape: 'sail' },
  seed: 'su5801',
  brand: 'sund',
}
const hat: GarmentSpec = { garment: 'beanie', fabric: 'knit', color: 'slate', seed: 'or2901', brand: 'orsa' }
const blueHat: GarmentSpec = {
  garment: 'beanie',
  fabric: 'knit',
  color: 'denim',
  seed: 'su5811',
  brand: 'sund',
}
const checkScarf: GarmentSpec = {
  garment: 'scarf',
  fabric: 'knit',
  color: 'slate',
  print: 'check',
  second: 'chalk',
  third: 'bordeaux',
  seed: 'or2911',
}

const pdf = (file: string, titles: EveryLanguage): Partial<ProductRecord> => ({
  ...unmanaged,
  downloads: [{ titles, file: `downloads/${file}.pdf` }],
})

const PATTERN = { type: 'downloadable', ptype: 'pattern', category: 'accessories/patterns' } as const
const SET = { type: 'grouped', ptype: 'set', category: 'accessories/sets' } as const

const SPECIALS: readonly Special[] = [
  {
    sku: 'VI-GIFT',
    type: 'virtual',
    words: SPECIAL_WORDS.giftCard,
    usd: [25],
    ptype: 'gift-card',
    category: 'accessories/gift-cards',
    pictures: [
      card,
      { ...card, view: 'back' },
      { ...card, view: 'detail' },
      together({ ...checkScarf, seed: 'gift2' }, card),
    ],
    // Tax is due on what is bought with it.
    rest: {
      ...unmanaged,
      taxClass: 'None',
      prices: { priceMinor: giftCardPrice },
      customOptions: giftCardOptions,
    },
  },
  {
    ...PATTERN,
    sku: 'VI-PDF-SHIRT',
    words: SPECIAL_WORDS.shirtPattern,
    usd: [18],
    pictures: aboutIt(paperShirt, shirt),
    rest: pdf('shirt-pattern', label('patternAndInstructions')),
  },
  {
    ...PATTERN,
    sku: 'VI-PDF-TOTE',
    words: SPECIAL_WORDS.totePattern,
    usd: [12],
    pictures: aboutIt(paperTote, { ...tote, brand: undefined, seed: 'paper2' }),
    rest: pdf('tote-pattern', label('patternAndInstructions')),
  },
  {
    ...PATTERN,
    sku: 'VI-PDF-CARE',
    words: SPECIAL_WORDS.careGuide,
    usd: [6],
    pictures: aboutIt(care, wool),
    rest: pdf('care-guide', label('careGuide')),
  },
  {
    ...SET,
    sku: 'OR-SET-01',
    words: SPECIAL_WORDS.coldMorning,
    usd: [98, 48],
    pictures: [together(checkScarf, hat), ...bothFromNear(checkScarf, hat)],
  },
  {
    ...SET,
    sku: 'SU-SET-01',
    words: SPECIAL_WORDS.weekend,
    usd: [78, 38, 12],
    pictures: [together(tote, blueHat), ...bothFromNear(tote, blueHat)],
  },
  {
    ...SET,
    type: 'bundle',
    sku: 'OR-SET-02',
    words: SPECIAL_WORDS.winterSet,
    usd: [98, 48],
    pictures: [together(checkScarf, { ...hat, seed: 'winterset' }), ...bothFromNear(hat, checkScarf)],
    rest: { bundleOptions: bundles.winterSet },
  },
  {
    ...SET,
    type: 'bundle',
    sku: 'VI-BOX-01',
    words: SPECIAL_WORDS.giftBox,
    usd: [78, 38],
    pictures: [
      together({ ...tote, seed: 'box1' }, blueHat, checkScarf),
      { ...tote, seed: 'box1' },
      checkScarf,
      blueHat,
      { ...checkScarf, view: 'detail' },
    ],
    rest: { bundleOptions: bundles.giftBox },
  },
  ...SMALL_SPECIALS,
  ...SUITS,
]

const PARTS: Readonly<Record<string, readonly string[]>> = {
  'OR-SET-01': ['OR-2911', 'OR-2901-SLATE'],
  'SU-SET-01': ['SU-5801', 'SU-5811', 'VI-PDF-TOTE'],
  ...SMALL_PARTS,
}

export const specialProducts = (context: DemoContext): ProductRecord[] =>
  SPECIALS.map((special) => specialProduct(special, context))

export const partLinks = (): LinkRecord[] =>
  Object.entries(PARTS).flatMap(([sku, parts]) =>
    parts.map(
      (linkedSku, i): LinkRecord => ({
        kind: 'link',
        sku,
        linkedSku,
        type: 'associated',
        position: i + 1,
        qty: 1,
      }),
    ),
  )
