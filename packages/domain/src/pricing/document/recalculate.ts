// Prices of a whole document, from whatever source: net or gross, with or without an indexer's own price. May be run
// again at any later moment: it always starts from the source amounts it keeps, never from its own results.
import type { PriceFields, PriceSource, TaxPriceFields } from '../../catalog/product.ts'
import { isEnabled } from '../../catalog/standing.ts'
import { toMinor } from '../../money/money.ts'
import { type EffectivePrice, effectivePrice } from '../effective-price.ts'
import { variantsPrice } from '../price-of-parts.ts'
import { splitAmount } from '../tax/split-amount.ts'
import { toPriceFields, toTaxFields } from '../tax/taxed-prices.ts'

export type SourceDocument = {
  price?: number | null
  special_price?: number | null
  final_price?: number | null
  special_from_date?: string | null
  special_to_date?: string | null
  tax_class_id?: number | null
  status?: number
  stock?: { is_in_stock: boolean } | null
  price_source?: PriceSource | null
  configurable_children?: readonly SourceDocument[]
}

export type SourceTerms = {
  sourcePriceIncludesTax: boolean
  finalPriceIncludesTax: boolean
  percentOf(taxClassId: number | null): number
}
type Remembered<D> = D & { price_source: PriceSource }
type Calculated = PriceFields & TaxPriceFields

/** Keeps what the source said beside a document and its children, once: later prices never pass for the source's. */
export function rememberSource<D extends SourceDocument>(document: D, terms: SourceTerms): Remembered<D> {
  const taxClassId = document.tax_class_id ?? null
  return {
    ...document,
    price_source: document.price_source ?? {
      price: document.price ?? 0,
      special_price: document.special_price ?? 0,
      final_price: document.final_price ?? 0,
      includes_tax: terms.sourcePriceIncludesTax,
      final_includes_tax: terms.finalPriceIncludesTax,
      tax_percent: terms.percentOf(taxClassId),
    },
    ...(document.configurable_children && {
      configurable_children: document.configurable_children.map((child) =>
        rememberSource({ tax_class_id: taxClassId, ...child }, terms),
      ),
    }),
  }
}

/**
 * Prices of this moment; a document without a source stays as it is. A parent takes its lowest child's price unless
 * its own is lower; a parent without a price always does.
 */
export function recalculate<D extends SourceDocument>(document: D, now: string): D & Partial<Calculated> {
  const { price_source: source, configurable_children } = document
  if (!source) return document as D & Partial<Calculated>
  const children = configurable_children?.map((child) => recalculate(child, now))
  const price = lowest(priceOf(document, source, now), children ?? [])
  const { special_from_date: from, special_to_date: to } = document
  return {
    ...document,
    ...toPriceFields(price),
    ...toTaxFields(price, { percent: source.tax_percent, from, to }),
    ...(children && { configurable_children: children }),
  }
}

/** Compared with tax: two sources may disagree about holding it. */
function priceOf(document: SourceDocument, source: PriceSource, now: string): EffectivePrice {
  const percent = source.tax_percent
  const gross = (major: number, includesTax: boolean) =>
    splitAmount(toMinor(major), { percent, includesTax }).gross
  const listPrice = {
    price: gross(source.price, source.includes_tax),
    special: gross(source.special_price, source.includes_tax),
    final: gross(source.final_price, source.final_includes_tax),
    from: document.special_from_date,
    to: document.special_to_date,
  }
  return effectivePrice(listPrice, now)
}

type Child = SourceDocument & Partial<Calculated>

function lowest(own: EffectivePrice, children: readonly Child[]): EffectivePrice {
  const offered = children
    .filter(({ status }) => status === undefined || isEnabled({ status }))
    .map((child) => ({ price: fromFields(child), available: child.stock?.is_in_stock !== false }))
  const cheapest = variantsPrice(offered)?.price
  if (cheapest === undefined) return own
  return own.final === 0 || cheapest.final <= own.final ? cheapest : own
}

function fromFields(fields: Partial<PriceFields>): EffectivePrice {
  const { old_price: old } = fields
  return {
    final: toMinor(fields.price_incl_tax ?? 0),
    regular: toMinor(fields.original_price_incl_tax ?? 0),
    special: toMinor(fields.special_price_incl_tax ?? 0),
    old: old === null || old === undefined ? null : toMinor(old),
  }
}
