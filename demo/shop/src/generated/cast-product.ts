import { type ColorName, PALETTE } from '@vitrine/art/palette'
import type { PriceRecord, ProductRecord } from '@vitrine/domain/catalog/records'
import { hash32, nth } from '../chance/chance.ts'
import { daysBefore } from '../chance/days-before.ts'
import { sizesOf } from '../range/forms.ts'
import { everyStore } from '../trade/money.ts'
import { modelName } from './model-name.ts'
import type { Mould } from './mould.ts'

const COLORS = Object.keys(PALETTE) as ColorName[]
const LOWEST_USD = 19
const PRICE_STEPS = 480
const REDUCED_EVERY = 5
const NEW_DAYS = 30
const OLDEST_DAYS = 720
const LISTED = 4
const NOT_LISTED = 1

type Caster = (mould: Mould, index: number) => ProductRecord[]

/** Prices and dates repeat, so each is worked out once and shared by the records that carry it. */
function remember<T>(make: (n: number) => T): (n: number) => T {
  const known = new Map<number, T>()
  return (n) => {
    const value = known.get(n) ?? make(n)
    known.set(n, value)
    return value
  }
}

type Draw = { mould: Mould; index: number; bits: number; sku: string; color: ColorName; prices: PriceRecord }

/** Casts the n-th product: its hidden children first, if it has any, itself last. */
export function caster({ seed, now }: { seed: string; now: string }): Caster {
  const dated = remember((days) => daysBefore(now, days))
  const priced = remember((usd): PriceRecord => ({ priceMinor: everyStore(usd) }))
  const reduced = remember((usd): PriceRecord => ({
    priceMinor: everyStore(usd),
    specialMinor: everyStore(Math.round(usd * 0.8)),
    specialFrom: dated(14),
    specialTo: dated(-30),
  }))
  return (mould, index) => {
    const bits = hash32(`${seed}/${index}`)
    const usd = LOWEST_USD + (bits % PRICE_STEPS)
    const isReduced = (bits >>> 9) % REDUCED_EVERY === 0
    const days = (bits >>> 3) % OLDEST_DAYS
    const draw: Draw = {
      mould,
      index,
      bits,
      sku: `G-${String(index + 1).padStart(6, '0')}`,
      color: nth(COLORS, bits >>> 5),
      prices: isReduced ? reduced(usd) : priced(usd),
    }
    const flags = { sale: isReduced, new: days < NEW_DAYS, approved: bits % 3 !== 0 }
    return assemble(draw, { createdAt: dated(days), chosenAt: dated(days / 2), flags })
  }
}

function assemble(draw: Draw, standing: Partial<ProductRecord>): ProductRecord[] {
  const { mould, bits, color, prices, sku, index } = draw
  const children = childrenOf(draw)
  const listed: ProductRecord = {
    kind: 'product',
    sku,
    type: children.length > 0 ? 'configurable' : 'simple',
    visibility: LISTED,
    article: sku,
    texts: textsOf(mould, modelName(index)),
    prices,
    attributes: mould.attributes,
    promoted: bits % 100,
    sold: (bits >>> 7) % 1000,
    categoryKeys: mould.categoryKeys,
    media: [mould.pictureOf(color)],
    ...standing,
  }
  if (children.length > 0) {
    listed.axes = ['color', 'size']
    listed.childSkus = children.map((child) => child.sku)
    return [...children, listed]
  }
  listed.stock = { qty: bits % 40 }
  listed.attributes = { ...mould.attributes, color: [color], size: [nth(sizesOf(mould.good.form, mould.good.gender), bits)] }
  return [listed]
}

/** Two, three or four sizes of one colour for a little under half of the products; none for the rest. */
function childrenOf({ mould, bits, sku, color, prices }: Draw): ProductRecord[] {
  const sizes = sizesOf(mould.good.form, mould.good.gender)
  const count = sizes.length < 4 || (bits >>> 11) % 9 < 5 ? 0 : 2 + ((bits >>> 15) % 3)
  return Array.from({ length: count }, (_, i): ProductRecord => {
    const size = nth(sizes, i + (bits >>> 20))
    return {
      kind: 'product',
      sku: `${sku}-${size.toUpperCase()}`,
      type: 'simple',
      visibility: NOT_LISTED,
      texts: { en: { name: sku } },
      prices,
      stock: { qty: (bits >>> i) % 25 },
      attributes: { color: [color], size: [size] },
      categoryKeys: [],
      media: [],
    }
  })
}

function textsOf(mould: Mould, model: string): ProductRecord['texts'] {
  const texts: ProductRecord['texts'] = {}
  const tail = model.toLowerCase().replace(' ', '-')
  for (const [language, text] of mould.texts)
    texts[language] = {
      name: `${text.name} ${model}`,
      description: text.description,
      urlKey: `${text.urlKey}-${tail}`,
    }
  return texts
}
