// A product and what the shopper chose on it, made into a line: price of one piece, words to show, stock it takes.
// Refuses with the reason; the same rule on both sides.
import { canonicalOption, type LooseProductOption, type ProductOption } from '../product-option.ts'
import { type StockNeed, sumNeeds } from '../stock-need.ts'
import { answerOptions } from './answer-options.ts'
import { chooseParts } from './choose-parts.ts'
import { type Refused, refuse } from './line-problem.ts'
import { bundleUnitPrice, surchargeOf } from './option-price.ts'
import type { Sellable } from './sellable.ts'

export type ConfiguredLine = {
  unitMinor: number
  /** Struck through; null when nothing is lowered. */
  oldUnitMinor: number | null
  options: { label: string; value: string }[]
  productOption: ProductOption
  /** For one piece. */
  needs: StockNeed[]
}
export type Configured = { ok: true; line: ConfiguredLine } | Refused

export function configureLine(product: Sellable, option: LooseProductOption): Configured {
  if (!product.isOffered) return refuse({ kind: 'not_offered' })
  if (product.type === 'configurable' || product.type === 'grouped') return refuse({ kind: 'choice_missing' })
  const chosen = canonicalOption(option).extension_attributes
  const answers = answerOptions(product.customOptions, chosen.custom_options)
  if (!answers.ok) return answers
  const parts = chooseParts(product.bundleOptions, chosen.bundle_options)
  if (!parts.ok) return parts
  const base = basePrice(product, parts.parts)
  if (base === null) return refuse({ kind: 'price_unknown' })
  const surcharge = surchargeOf(base.minor, answers.surcharges)
  const unitMinor = base.minor + surcharge
  if (unitMinor <= 0) return refuse({ kind: 'price_unknown' })
  return {
    ok: true,
    line: {
      unitMinor,
      oldUnitMinor: base.oldMinor === null ? null : base.oldMinor + surcharge,
      options: [
        ...product.variant.map(({ label, value }) => ({ label, value })),
        ...answers.shown,
        ...parts.shown,
      ],
      productOption: {
        extension_attributes: { ...chosen, configurable_item_options: variantChoice(product) },
      },
      needs: stockNeeds(product, parts.parts),
    },
  }
}

function variantChoice(
  product: Sellable,
): ProductOption['extension_attributes']['configurable_item_options'] {
  return product.variant.map(({ attributeId, optionId }) => ({
    option_id: attributeId,
    option_value: optionId,
  }))
}

type Part = { part: Sellable; qty: number }

function basePrice(
  product: Sellable,
  parts: readonly Part[],
): { minor: number; oldMinor: number | null } | null {
  if (product.type !== 'bundle')
    return product.priceMinor === null ? null : { minor: product.priceMinor, oldMinor: product.oldMinor }
  const minor = bundleUnitPrice(parts.map(({ part, qty }) => ({ unitMinor: part.priceMinor ?? 0, qty })))
  const before = bundleUnitPrice(
    parts.map(({ part, qty }) => ({ unitMinor: part.oldMinor ?? part.priceMinor ?? 0, qty })),
  )
  return { minor, oldMinor: before > minor ? before : null }
}

/** A set has no stock of its own: it takes its parts, one that is chosen twice twice. */
function stockNeeds(product: Sellable, parts: readonly Part[]): StockNeed[] {
  if (product.type !== 'bundle') return [{ productId: product.productId, sku: product.sku, qty: 1 }]
  return sumNeeds(parts.map(({ part, qty }) => ({ productId: part.productId, sku: part.sku, qty })))
}
