// What the staff wrote, put into the record of a product; parts that were not written stay as they are.
import type { ProductParts } from '@vitrine/contract/catalog/editing/product-parts'
import type { LinkRecord, MediaRecord, MoneyByStore, ProductRecord } from '@vitrine/domain/catalog/records'
import { toMinor } from '@vitrine/domain/money/money'
import type { Language } from '@vitrine/domain/store/store-view'
import { americanToo, withAmerican } from './american-words.ts'
import { applyPrices } from './apply-prices.ts'
import { stoodAs } from './stood-as.ts'

export function applyParts(record: ProductRecord, parts: ProductParts): ProductRecord {
  return {
    ...record,
    ...factsOf(parts),
    ...(parts.texts && { texts: applyTexts(record, parts.texts) }),
    ...(parts.prices && { prices: applyPrices(record.prices, parts.prices) }),
    ...(parts.flags && { flags: { ...record.flags, ...parts.flags } }),
    ...(parts.attributes && { attributes: applyAttributes(record, parts.attributes) }),
    ...(parts.categories && { categoryKeys: parts.categories }),
    ...(parts.media && { media: applyMedia(record, parts.media) }),
    ...(parts.axes && { axes: parts.axes }),
    ...(parts.children && { childSkus: parts.children }),
    ...choicesOf(record, parts),
  }
}

function factsOf({
  status,
  visibility,
  tax_class,
  article,
  weight_grams,
}: ProductParts): Partial<ProductRecord> {
  return {
    ...(status && { status }),
    ...(visibility && { visibility }),
    ...(tax_class && { taxClass: tax_class }),
    ...(article !== undefined && { article: article === '' ? undefined : article }),
    ...(weight_grams !== undefined && { weightGrams: weight_grams ?? undefined }),
  } as Partial<ProductRecord>
}

function applyTexts({ texts }: ProductRecord, given: NonNullable<ProductParts['texts']>) {
  const written = Object.entries(given).map(([language, text]) => [
    language,
    {
      name: '',
      ...texts[language as Language],
      ...(text.name !== undefined && { name: text.name }),
      ...(text.description !== undefined && { description: text.description }),
      ...(text.short_description !== undefined && { shortDescription: text.short_description }),
      // An empty one is made from the name.
      ...(text.url_key !== undefined && { urlKey: text.url_key || undefined }),
    },
  ])
  const all = withAmerican(texts, { ...texts, ...Object.fromEntries(written) })
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text.name !== ''))
}

function applyAttributes({ attributes }: ProductRecord, given: NonNullable<ProductParts['attributes']>) {
  const all = Object.entries({ ...attributes, ...given })
  return Object.fromEntries(all.filter(([, values]) => values.length > 0))
}

/** What a page shows while a picture comes stays with the picture it was measured from. */
function applyMedia({ media }: ProductRecord, given: NonNullable<ProductParts['media']>): MediaRecord[] {
  return given.map(({ path, label, color_key }) => {
    const {
      label: _,
      colorKey: __,
      ...known
    } = media.find((one) => one.path === path) ?? {
      path,
      kind: 'image' as const,
    }
    return { ...known, ...(label !== '' && { label }), ...(color_key !== null && { colorKey: color_key }) }
  })
}

function choicesOf(record: ProductRecord, parts: ProductParts): Partial<ProductRecord> {
  const { bundle_options = [], custom_options = [], downloads = [], downloads_sold_separately } = parts
  const [bundles, questions, files] = [
    stoodAs(bundle_options, record.bundleOptions),
    stoodAs(custom_options, record.customOptions),
    stoodAs(downloads, record.downloads),
  ]
  return {
    ...(parts.bundle_options && {
      bundleOptions: bundle_options.map((option, at) => ({
        ...toBundleOption(option),
        titles: americanToo(option.titles, bundles[at]?.titles),
      })),
    }),
    ...(parts.custom_options && {
      customOptions: custom_options.map((option, at) => ({
        // How an answer is checked, and what becomes of it, is set up by feeds alone.
        ...ruleOf(questions[at], option.type),
        ...toCustomOption(option, questions[at]),
      })),
    }),
    ...(parts.downloads && {
      downloads: downloads.map(({ titles, file, prices }, at) => ({
        ...{ titles: americanToo(titles, files[at]?.titles), file, priceMinor: minorOf(prices) },
      })),
    }),
    ...(downloads_sold_separately !== undefined && { downloadsSoldSeparately: downloads_sold_separately }),
  } as Partial<ProductRecord>
}

type BundleOption = NonNullable<ProductParts['bundle_options']>[number]
type KnownOption = NonNullable<ProductRecord['customOptions']>[number]
type CustomOption = NonNullable<ProductParts['custom_options']>[number]

const toBundleOption = ({ selections, ...option }: BundleOption) => ({
  ...option,
  selections: selections.map(({ sku, qty, is_default, can_change_quantity }) => ({
    ...{ sku, qty, isDefault: is_default, canChangeQuantity: can_change_quantity },
  })),
})

const toCustomOption = (option: CustomOption, known: KnownOption | undefined) => {
  const stood = stoodAs(option.values, known?.values)
  return {
    titles: americanToo(option.titles, known?.titles),
    ...{ type: option.type, required: option.required },
    ...{
      priceMinor: minorOf(option.prices),
      priceType: option.price_type,
      maxCharacters: option.max_characters,
    },
    values: option.values.map(({ titles, prices, price_type }, at) => ({
      titles: americanToo(titles, stood[at]?.titles),
      ...{ priceMinor: minorOf(prices), priceType: price_type },
    })),
  }
}

function ruleOf(known: KnownOption | undefined, type: string) {
  if (known === undefined || known.type !== type) return {}
  const { validators, purpose } = known
  return { ...(validators && { validators }), ...(purpose && { purpose }) }
}

const minorOf = (money: MoneyByStore): MoneyByStore =>
  Object.fromEntries(Object.entries(money).map(([store, major]) => [store, toMinor(major)]))

/** All links of a product, in the order they were given. */
export function toLinks(sku: string, links: NonNullable<ProductParts['links']>): LinkRecord[] {
  return links.map(({ type, sku: linkedSku, qty }, position) => ({
    ...{ kind: 'link', sku, linkedSku, type, position, qty },
  }))
}
