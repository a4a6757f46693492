// What a record may hold, field by field: the types of packages/domain/src/catalog/records.ts, checked where a feed comes
// from outside. A field nobody knows is refused: it is a misspelled one more often than a new one.
import { MAX_SKU_LENGTH } from '@vitrine/domain/catalog/editing/product-limits'
import {
  LINK_TYPES,
  OPTION_PURPOSES,
  PRODUCT_FLAGS,
  PRODUCT_TYPES,
  type ShopRecord,
} from '@vitrine/domain/catalog/records'
import { DIALECTS } from '@vitrine/domain/store/dialect'
import { LANGUAGES, STORE_CODES } from '@vitrine/domain/store/store-view'
import { z } from 'zod'
import { daysBefore } from '#api/jobs/retention.ts'
import { dayOfImport } from './day-of-import.ts'

const text = z.string()
const count = z.int()
const language = z.enum(LANGUAGES)
const localized = z.strictObject({
  en: text,
  de: text.optional(),
  ru: text.optional(),
  uk: text.optional(),
  zh: text.optional(),
  'en-US': text.optional(),
})
const money = z.partialRecord(z.enum(STORE_CODES), count)
const priceType = z.enum(['fixed', 'percent'])
const textsOf = <const T extends z.ZodRawShape>(fields: T) =>
  z.partialRecord(z.enum(DIALECTS), z.strictObject(fields))

const relative = z.strictObject({ daysAgo: z.number().min(-36_500).max(36_500) })

/** A moment as ISO 8601 tells it, or so many days before the day of the import: what is new in a demo stays new. */
const momentBefore = (now: Date) =>
  z
    .union(
      [z.iso.datetime({ offset: true }), relative],
      'expected a date such as 2026-01-31T08:00:00Z or {"daysAgo": 3}',
    )
    .transform((at) => (typeof at === 'string' ? at : daysBefore(dayOfImport(now), at.daysAgo).toISOString()))

const attribute = z.strictObject({
  kind: z.literal('attribute'),
  code: text.min(1),
  input: z.enum(['select', 'multiselect', 'boolean', 'text', 'number']),
  labels: localized,
  position: count,
  isFilterable: z.boolean(),
  isComparable: z.boolean().optional(),
  isVisibleOnFront: z.boolean().optional(),
  options: z.array(z.strictObject({ key: text.min(1), labels: localized, swatch: text.optional() })),
})

const category = z.strictObject({
  kind: z.literal('category'),
  key: text.min(1),
  parentKey: text.nullable(),
  position: count,
  isActive: z.boolean(),
  includeInMenu: z.boolean(),
  image: text.optional(),
  block: text.optional(),
  texts: textsOf({ name: text, description: text.optional(), urlKey: text.optional() }),
})

const media = z.strictObject({
  path: text.min(1),
  kind: z.enum(['image', 'video']),
  label: text.optional(),
  tone: z
    .string()
    .regex(/^#[\da-f]{6}$/i, 'expected a colour such as #c9bba4')
    .optional(),
  colorKey: text.optional(),
  video: z.strictObject({ url: text, title: text, type: text, videoId: text.optional() }).optional(),
})

const customOption = z.strictObject({
  titles: localized,
  type: z.enum(['field', 'area', 'drop_down', 'radio', 'checkbox', 'multiple']),
  required: z.boolean(),
  priceMinor: money.optional(),
  priceType: priceType.optional(),
  maxCharacters: count.optional(),
  validators: z
    .array(z.strictObject({ rule: text, value: z.union([text, z.number()]).optional() }))
    .optional(),
  purpose: z.enum(OPTION_PURPOSES).optional(),
  values: z.array(z.strictObject({ titles: localized, priceMinor: money, priceType })).optional(),
})

const bundleOption = z.strictObject({
  titles: localized,
  type: z.enum(['select', 'radio', 'checkbox', 'multi']),
  required: z.boolean(),
  selections: z.array(
    z.strictObject({
      sku: text,
      qty: count,
      isDefault: z.boolean(),
      canChangeQuantity: z.boolean().optional(),
    }),
  ),
})

const productOf = (moment: ReturnType<typeof momentBefore>) =>
  z.strictObject({
    kind: z.literal('product'),
    sku: text.min(1).max(MAX_SKU_LENGTH),
    type: z.enum(PRODUCT_TYPES),
    status: z.literal([1, 2]).optional(),
    visibility: z.literal([1, 2, 3, 4]),
    taxClass: text.optional(),
    article: text.optional(),
    texts: textsOf({
      name: text,
      description: text.optional(),
      shortDescription: text.optional(),
      urlKey: text.optional(),
    }),
    prices: z.strictObject({
      priceMinor: money,
      specialMinor: money.optional(),
      specialFrom: moment.optional(),
      specialTo: moment.optional(),
      windows: z
        .partialRecord(
          z.enum(STORE_CODES),
          z.strictObject({ from: moment.optional(), to: moment.optional() }),
        )
        .optional(),
      former: z.array(z.strictObject({ until: moment, priceMinor: money })).optional(),
    }),
    stock: z
      .strictObject({ qty: count, manageStock: z.boolean().optional(), lowStockQty: count.optional() })
      .optional(),
    attributes: z.record(text, z.array(text)),
    flags: z.partialRecord(z.enum(PRODUCT_FLAGS), z.boolean()).optional(),
    promoted: count.optional(),
    sold: count.optional(),
    chosenAt: moment.optional(),
    createdAt: moment.optional(),
    weightGrams: count.optional(),
    categoryKeys: z.array(text),
    media: z.array(media),
    axes: z.array(text).optional(),
    childSkus: z.array(text).optional(),
    bundleOptions: z.array(bundleOption).optional(),
    customOptions: z.array(customOption).optional(),
    downloadsSoldSeparately: z.boolean().optional(),
    downloads: z
      .array(z.strictObject({ titles: localized, file: text, priceMinor: money.optional() }))
      .optional(),
  })

const link = z.strictObject({
  kind: z.literal('link'),
  sku: text,
  linkedSku: text,
  type: z.enum(LINK_TYPES),
  position: count,
  qty: count.optional(),
})

const reviewOf = (moment: ReturnType<typeof momentBefore>) =>
  z.strictObject({
    kind: z.literal('review'),
    key: text.min(1),
    sku: text,
    rating: z.literal([1, 2, 3, 4, 5]),
    title: text,
    detail: text,
    nickname: text,
    language,
    status: z.literal([1, 2]),
    createdAt: moment,
    size: text.optional(),
    fit: z.literal([-1, 0, 1]).optional(),
    photos: z.array(text).optional(),
  })

const pageOf = (now: Date) =>
  z.strictObject({
    kind: z.literal('cms_page'),
    identifier: text.min(1),
    language,
    title: text,
    heading: text.optional(),
    content: text,
    metaTitle: text.optional(),
    metaDescription: text.optional(),
    news: z
      .strictObject({
        date: z
          .union([z.iso.date(), relative], 'expected a day such as 2026-01-31 or {"daysAgo": 3}')
          .transform((day) =>
            typeof day === 'string'
              ? day
              : daysBefore(dayOfImport(now), day.daysAgo).toISOString().slice(0, 10),
          ),
        picture: text.optional(),
      })
      .optional(),
  })

const block = z.strictObject({
  kind: z.literal('cms_block'),
  identifier: text.min(1),
  language: z.union([language, z.literal('*')]),
  title: text,
  content: text.optional(),
  json: z.record(text, z.unknown()).optional(),
})

/** Relative dates count from the day of `now`. */
export function recordSchema(now: Date): z.ZodType<ShopRecord> {
  const moment = momentBefore(now)
  return z.discriminatedUnion('kind', [
    attribute,
    category,
    productOf(moment),
    link,
    reviewOf(moment),
    pageOf(now),
    block,
  ])
}
