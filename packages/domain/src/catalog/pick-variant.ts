import type { ConfigurableChild } from './product.ts'

/** The first statuses are for sale; from here on a product is not (spec §9). */
const FIRST_UNAVAILABLE_STATUS = 2

export type Variant = Pick<ConfigurableChild, 'sku' | 'status' | 'price_incl_tax' | 'attributes'> & {
  stock: Pick<ConfigurableChild['stock'], 'is_in_stock'>
}

export type VariantChoice = {
  sku?: string | null
  /** Option id or ids by attribute code; `price` is no choice of a variant. */
  attributes?: Readonly<Record<string, string | readonly string[] | undefined>>
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
  return variant.status < FIRST_UNAVAILABLE_STATUS && (!skipOutOfStock || variant.stock.is_in_stock)
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
  return one.variant.price_incl_tax < other.variant.price_incl_tax
}

function matchesOf(variant: Variant, { attributes = {} }: VariantChoice): number {
  return Object.entries(attributes).filter(([code, wanted]) => {
    const own = variant.attributes[code]
    if (code === 'price' || own === undefined || wanted === undefined) return false
    return typeof wanted === 'string' ? wanted === own : wanted.includes(own)
  }).length
}
