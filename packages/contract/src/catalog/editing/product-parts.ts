// A product as the staff writes it. Money is in major units, references are keys, texts by language.

import { MAX_AXES } from '@vitrine/domain/catalog/editing/product-limits'
import { LINK_TYPES, PRODUCT_FLAGS } from '@vitrine/domain/catalog/records'
import { isWholeMinor } from '@vitrine/domain/money/is-whole-minor'
import { LANGUAGES, STORE_CODES } from '@vitrine/domain/store/store-view'
import { z } from 'zod'
import { moment, oneLine, SkuSchema, wholeNumber } from '../../atoms.ts'

export const MAX_PIECES = 1_000_000_000
const MAX_DESCRIPTION = 60_000
const LanguageSchema = z.enum(LANGUAGES)
const KeySchema = z.string().min(1).max(200)

/** Major units with at most two digits, as a price tag has them. */
const AmountSchema = z
  .number()
  .nonnegative()
  .max(1e9)
  .refine(isWholeMinor, 'has more than two digits after the point')
const MomentSchema = moment({ offset: true })

/** A language without a name has no text of its own, and shows the English one; what is left out stays. */
const TextSchema = z
  .strictObject({
    name: oneLine(255),
    description: z.string().max(MAX_DESCRIPTION),
    short_description: z.string().max(MAX_DESCRIPTION),
    /** The last part of its address; made from the name where it is empty. */
    url_key: oneLine(200),
  })
  .partial()
  .meta({ id: 'EditedText' })

const PriceSchema = z
  .strictObject({
    price: AmountSchema,
    special_price: AmountSchema.nullable(),
    special_from: MomentSchema.nullable(),
    special_to: MomentSchema.nullable(),
  })
  .meta({ id: 'EditedPrice' })
export type EditedPrice = z.output<typeof PriceSchema>

const LocalizedSchema = z.strictObject({
  en: oneLine(200, 1),
  de: oneLine(200).optional(),
  ru: oneLine(200).optional(),
  uk: oneLine(200).optional(),
  zh: oneLine(200).optional(),
})
const MoneySchema = z.partialRecord(z.enum(STORE_CODES), AmountSchema)
const PriceTypeSchema = z.enum(['fixed', 'percent'])

export const MAX_PICTURE_BYTES = 15 * 1024 * 1024
/** A picture from somebody’s own machine, for a product or a category. */
export const CATALOGUE_UPLOADS = { field: 'picture', maxFiles: 1, maxFileBytes: MAX_PICTURE_BYTES } as const
export const MAX_MEDIA = 60

const MediaSchema = z.strictObject({
  /** One the product has, or one that was brought for it. */
  path: z.string().min(1).max(300),
  /** Read out in place of the picture. */
  label: oneLine(300),
  /** Of the colour it shows, where it shows one alone. */
  color_key: KeySchema.nullable(),
})

const BundleOptionSchema = z.strictObject({
  titles: LocalizedSchema,
  type: z.enum(['select', 'radio', 'checkbox', 'multi']),
  required: z.boolean(),
  selections: z
    .array(
      z.strictObject({
        sku: SkuSchema,
        qty: wholeNumber(1, 10_000),
        is_default: z.boolean(),
        can_change_quantity: z.boolean(),
      }),
    )
    .max(100),
})

const CustomOptionSchema = z.strictObject({
  titles: LocalizedSchema,
  type: z.enum(['field', 'area', 'drop_down', 'radio', 'checkbox', 'multiple']),
  required: z.boolean(),
  prices: MoneySchema,
  price_type: PriceTypeSchema,
  max_characters: wholeNumber(0, 100_000),
  values: z
    .array(z.strictObject({ titles: LocalizedSchema, prices: MoneySchema, price_type: PriceTypeSchema }))
    .max(100),
})

const DownloadSchema = z.strictObject({
  titles: LocalizedSchema,
  file: z.string().min(1).max(500),
  prices: MoneySchema,
})

const LinkSchema = z.strictObject({
  type: z.enum(LINK_TYPES),
  sku: SkuSchema,
  qty: wholeNumber(1, 10_000),
})

/** What can be written of a product of any type; what is left out stays as it is. */
export const ProductPartsSchema = z
  .strictObject({
    status: z.literal([1, 2]),
    visibility: z.literal([1, 2, 3, 4]),
    tax_class: z.string().min(1).max(100),
    article: oneLine(100),
    weight_grams: wholeNumber(0, 10_000_000).nullable(),
    texts: z.partialRecord(LanguageSchema, TextSchema),
    /** Null takes a store's price away. */
    prices: z.partialRecord(z.enum(STORE_CODES), PriceSchema.nullable()),
    flags: z.partialRecord(z.enum(PRODUCT_FLAGS), z.boolean()),
    /** By code: keys of options, `1` or `0`, or one text; an empty list takes them away. */
    attributes: z.record(z.string().max(100), z.array(z.string().max(1_000)).max(100)),
    /** Keys, such as `women/knitwear`. */
    categories: z.array(KeySchema).max(100),
    /** All of them, in their order. */
    media: z.array(MediaSchema).max(MAX_MEDIA),
    /** Codes of the attributes variants differ in. */
    axes: z.array(z.string().min(1).max(100)).max(MAX_AXES),
    children: z.array(SkuSchema).max(500),
    links: z.array(LinkSchema).max(300),
    bundle_options: z.array(BundleOptionSchema).max(50),
    custom_options: z.array(CustomOptionSchema).max(50),
    downloads: z.array(DownloadSchema).max(100),
    downloads_sold_separately: z.boolean(),
  })
  .partial()
  .meta({ id: 'ProductParts' })
export type ProductParts = z.output<typeof ProductPartsSchema>

/** What is counted; `was` is what its reader saw, so that pieces sold meanwhile are not brought back. */
export const StockEditSchema = z
  .strictObject({
    was: wholeNumber(0, MAX_PIECES).nullable(),
    qty: wholeNumber(0, MAX_PIECES),
    manage_stock: z.boolean().optional(),
    low_stock_qty: wholeNumber(0, 1_000_000).optional(),
  })
  .meta({ id: 'StockEdit' })
export type StockEdit = z.output<typeof StockEditSchema>
