// One good becomes one simple record, or a parent with a hidden child for every colour and size.
import type { ColorName } from '@vitrine/art/palette'
import type { ProductRecord } from '@vitrine/domain/catalog/records'
import { COLORS, colorKeyOf, colorNumber } from '../attributes/colors.ts'
import { sizeLabel } from '../attributes/sizes.ts'
import { type Telling, writeTexts } from '../copywriting/write-texts.ts'
import type { Good } from '../goods/good.ts'
import { pictures } from '../picture/pictures.ts'
import { priceOf } from '../trade/money.ts'
import { standingOf } from '../trade/standing.ts'
import { stockOf } from '../trade/stock.ts'
import { inEveryLanguage } from '../words/localized.ts'
import { attributesOf } from './attributes-of.ts'
import { categoriesOf } from './categories-of.ts'
import { customOptionsOf } from './custom-options.ts'
import type { DemoContext } from './demo-context.ts'
import { FORMS, sizesOf } from './forms.ts'

const NOT_LISTED = 1
const LISTED = 4
const WEIGHT_GRAMS = { letters: 420, waist: 560, shoes: 1100, belts: 240, none: 260 }

const childSku = (good: Good, color: string, size: string): string => {
  const tail = size === 'one-size' ? '' : `-${size.toUpperCase()}`
  return `${good.sku}-${color.toUpperCase()}${tail}`
}

const weightOf = (good: Good): number => WEIGHT_GRAMS[FORMS[good.form].sizes]

export function* productRecords(telling: Telling, context: DemoContext): Generator<ProductRecord> {
  const { good } = telling
  const shared = parentOf(telling, context)
  if (good.single) {
    yield {
      ...shared,
      type: 'simple',
      attributes: {
        ...shared.attributes,
        color: good.colors.slice(0, 1).map((color) => colorKeyOf(good, color)),
        size: ['one-size'],
      },
      stock: stockOf(good, good.sku, context.seed),
    }
    return
  }
  const children = good.colors.flatMap((color) =>
    sizesOf(good.form, good.gender).map((size) => childOf(shared, { good, color, size, seed: context.seed })),
  )
  yield* children
  yield {
    ...shared,
    type: 'configurable',
    axes: ['color', 'size'],
    childSkus: children.map(({ sku }) => sku),
  }
}

function parentOf(telling: Telling, context: DemoContext): ProductRecord {
  const { good } = telling
  const { isNew, isReduced, ...standing } = standingOf(good, context)
  const customOptions = customOptionsOf(good)
  return {
    kind: 'product',
    sku: good.sku,
    type: 'simple',
    status: 1,
    visibility: LISTED,
    article: good.sku,
    texts: writeTexts(telling),
    prices: priceOf(good, context.now),
    attributes: attributesOf(good),
    weightGrams: weightOf(good),
    categoryKeys: categoriesOf(good, { isNew, isReduced }),
    media: pictures(good),
    ...standing,
    ...(customOptions.length > 0 && { customOptions }),
  }
}

type Variant = { good: Good; color: ColorName; size: string; seed: string }

function childOf(parent: ProductRecord, { good, color, size, seed }: Variant): ProductRecord {
  const key = colorKeyOf(good, color)
  const sku = childSku(good, key, size)
  return {
    kind: 'product',
    sku,
    type: 'simple',
    status: 1,
    visibility: NOT_LISTED,
    article: `${good.sku}-${colorNumber(key)}`,
    texts: variantNames(parent, key, size),
    prices: parent.prices,
    stock: stockOf(good, sku, seed),
    attributes: { color: [key], size: [size] },
    weightGrams: weightOf(good),
    categoryKeys: [],
    media: parent.media.filter((picture) => picture.colorKey === key).slice(0, 1),
  }
}

function variantNames(
  parent: ProductRecord,
  color: keyof typeof COLORS,
  size: string,
): ProductRecord['texts'] {
  return inEveryLanguage((language) => {
    const comma = language === 'zh' ? '，' : ', '
    const tail = [COLORS[color].labels[language], ...(size === 'one-size' ? [] : [sizeLabel(size, language)])]
    return { name: [parent.texts[language]?.name ?? parent.sku, ...tail].join(comma) }
  })
}
