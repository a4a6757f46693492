import type { ConfigurableChild } from './product.ts'
import { isEnabled } from './standing.ts'

export type Variant = Pick<ConfigurableChild, 'sku' | 'status'> & {
  /** The regular price stands in where no other is known. */
  price_incl_tax?: number | null
  original_price_incl_tax?: number | null
  stock: Pick<ConfigurableChild['stock'], 'is_in_stock'>
  attributes: Readonly<Record<string, string | number>>
}

/** An option id, however a client writes it. */
type OptionId = string | number | { id: string | number }
export type VariantChoice = {
  sku?: string | null
  /** Option id or ids by attribute code; `price` is no choice of a variant. */
  attributes?: Readonly<Record<string, OptionId | readonly OptionId[] | null | undefined>>
}

export type PickOptions = {
  /** Set where sold-out variants are not listed at all. */
  skipOutOfStock?: boolean
  /** The first available variant when nothing of the choice fits; on unless switched off. */
  fallbackToFirst?: boolean
}

/** Exact sku, else the variant meeting most of the choice (ties: the cheaper, then the earlier), else the first. */
export function pickVariant<V extends Variant>(
  variants: readonly V[],
  choice: VariantChoice,
  { skipOutOfStock = false, fallbackToFirst = true }: PickOptions = {},
): V | undefined {
  const available = variants.filter((one) => isOffered(one, skipOutOfStock))
  const exact = choice.sku && available.find((one) => one.sku === choice.sku)
  if (exact) return exact
  return bestMatch(available, choice) ?? (fallbackToFirst ? available[0] : undefined)
}

export function isOffered(variant: Variant, skipOutOfStock = false): boolean {
  return isEnabled(variant) && (!skipOutOfStock || variant.stock.is_in_stock)
}

function bestMatch<V extends Variant>(variants: readonly V[], choice: VariantChoice): V | undefined {
  let best: { variant: V; score: number } | undefined
  for (const variant of variants) {
    const score = matchesOf(variant, choice)
    if (score === 0) continue
    if (best === undefined || isBetter({ variant, score }, best)) best = { variant, score }
  }
  return best?.variant
}

type Rated = { variant: Variant; score: number }
function isBetter(one: Rated, other: Rated): boolean {
  if (one.score !== other.score) return one.score > other.score
  return priceOf(one.variant) < priceOf(other.variant)
}

function priceOf({ price_incl_tax, original_price_incl_tax }: Variant): number {
  return price_incl_tax ?? original_price_incl_tax ?? Number.POSITIVE_INFINITY
}

function matchesOf(variant: Variant, { attributes = {} }: VariantChoice): number {
  return Object.entries(attributes).filter(([code, wanted]) => {
    const own = variant.attributes[code]
    return code !== 'price' && own !== undefined && idsOf(wanted).includes(String(own))
  }).length
}

function idsOf(wanted: OptionId | readonly OptionId[] | null | undefined): string[] {
  if (wanted === null || wanted === undefined) return []
  if (isList(wanted)) return wanted.flatMap((one) => idsOf(one))
  return [String(typeof wanted === 'object' ? wanted.id : wanted)]
}

function isList(wanted: OptionId | readonly OptionId[]): wanted is readonly OptionId[] {
  return Array.isArray(wanted)
}
