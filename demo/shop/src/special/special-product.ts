import type { PictureSpec } from '@vitrine/art/picture-spec'
import type { ProductRecord } from '@vitrine/domain/catalog/records'
import { between } from '../chance/chance.ts'
import { daysBefore } from '../chance/days-before.ts'
import { drawn, type GarmentSpec } from '../picture/picture-path.ts'
import type { DemoContext } from '../range/demo-context.ts'
import { sumOf } from '../trade/money.ts'
import { bindShortWords } from '../words/bind-short-words.ts'
import { inEveryLanguage } from '../words/localized.ts'
import { urlKey } from '../words/url-key.ts'
import type { SpecialWords } from './special-words.ts'

export type Special = {
  sku: string
  type: ProductRecord['type']
  words: SpecialWords
  /** The price, or the prices of the parts a set starts with. */
  usd: readonly number[]
  ptype: string
  category: string
  pictures: readonly PictureSpec[]
  rest?: Partial<ProductRecord>
}

/** Two things of a set, each whole and from near. */
export const bothFromNear = (one: GarmentSpec, other: GarmentSpec): GarmentSpec[] => [
  one,
  other,
  { ...one, view: 'detail' },
  { ...other, view: 'detail' },
]

/** Things of a set laid beside each other, the largest first. */
export const together = (...items: GarmentSpec[]): PictureSpec => ({
  items,
  seed: items.map(({ seed }) => seed).join(''),
})

/** A file as it is bought, on paper and on a screen, and only then what is made with it or cared for by it. */
export const aboutIt = (file: GarmentSpec, made: GarmentSpec): GarmentSpec[] => [
  file,
  { ...file, view: 'detail' },
  { ...file, view: 'back' },
  made,
]

const wordsOf = ({ name, text }: SpecialWords): ProductRecord['texts'] => {
  return inEveryLanguage((language) => ({
    name: bindShortWords(name[language], language),
    description: bindShortWords(text[language], language),
    urlKey: urlKey(name, language),
  }))
}

/** A suit is a set of clothes, and called by its own name. */
const SETS: ReadonlySet<string> = new Set(['set', 'suit'])

/** Products outside the range of garments: cards, files, sets. They are told one by one, so nothing is generated here. */
export function specialProduct(special: Special, { seed, now }: DemoContext): ProductRecord {
  const key = `${seed}/${special.sku}`
  return {
    kind: 'product',
    sku: special.sku,
    type: special.type,
    status: 1,
    visibility: 4,
    article: special.sku,
    texts: wordsOf(special.words),
    prices: { priceMinor: sumOf(special.usd) },
    attributes: { ptype: [special.ptype], gender: ['unisex'] },
    flags: { approved: true, set: SETS.has(special.ptype) },
    promoted: between(`${key}/promoted`, 0, 20),
    sold: between(`${key}/sold`, 10, 140),
    createdAt: daysBefore(now, between(`${key}/age`, 40, 300)),
    chosenAt: daysBefore(now, between(`${key}/chosen`, 20, 200)),
    categoryKeys: ['accessories', special.category],
    media: special.pictures.map((spec) => drawn(spec)),
    ...special.rest,
  }
}
