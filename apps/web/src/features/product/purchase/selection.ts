// What the shopper has chosen on a product page, and what follows from it: price, problem, lines for the bag.
// Prices and refusals are the cart's own rule, asked before the server is.
import { type Configured, configureLine } from '@vitrine/domain/cart/line/configure-line'
import type { Sellable } from '@vitrine/domain/cart/line/sellable'
import type { LooseProductOption } from '@vitrine/domain/cart/product-option'
import type { BundleOption, ConfigurableChild, Product, ProductCard } from '@vitrine/domain/catalog/product'
import { addMoney, multiplyMoney, toMajor, toMinor } from '@vitrine/domain/money/money'
import { toSellable } from '#web/lib/catalog/to-sellable.ts'
import { sizesOf } from '../variant/sized-part.ts'

export type PartChoice = { ids: readonly string[]; qty: number }
export type Selection = {
  /** Custom option id → own words, or ids of values joined by commas. */
  answers: Readonly<Record<string, string>>
  /** Bundle option id → what was taken from its list. */
  parts: Readonly<Record<string, PartChoice>>
  /** Part of a grouped product by sku → pieces. */
  counts: Readonly<Record<string, number>>
}
export type GroupedRow = { part: ProductCard; isOut: boolean }

/** A bundle as it comes, a group with what can be had of it; nothing answered yet. */
export function firstSelection(product: Product): Selection {
  return { answers: {}, parts: Object.fromEntries(defaultParts(product)), counts: startCounts(product) }
}

function defaultParts({ bundle_options: options }: Product): [string, PartChoice][] {
  return options.map((option) => [
    String(option.option_id),
    // Nobody's size is the usual one.
    sizesOf(option) ? { ids: [], qty: 1 } : usualPart(option),
  ])
}

function usualPart({ required, product_links }: BundleOption): PartChoice {
  const offered = product_links.filter(({ product }) => product?.stock.is_in_stock)
  const chosen = offered.filter((one) => one.is_default)
  const first = required && chosen.length === 0 ? offered.slice(0, 1) : chosen
  return { ids: first.map(({ id }) => id), qty: Math.max(1, first[0]?.qty ?? 1) }
}

/** A size not chosen yet costs what the usual one costs. */
function withUsualSizes({ bundle_options: options }: Product, selection: Selection): Selection {
  const open = options.filter((option) => sizesOf(option) && !selection.parts[option.option_id]?.ids.length)
  const usual = open.map((option) => [String(option.option_id), usualPart(option)] as const)
  return { ...selection, parts: { ...selection.parts, ...Object.fromEntries(usual) } }
}

export function groupedRows({ product_links: links }: Product): GroupedRow[] {
  return links.flatMap(({ link_type, product: part }) =>
    link_type === 'associated' && part ? [{ part, isOut: !part.stock.is_in_stock }] : [],
  )
}

function startCounts(product: Product): Record<string, number> {
  const wanted = new Map(product.product_links.map((link) => [link.linked_product_sku, link.qty]))
  return Object.fromEntries(
    groupedRows(product).map(({ part, isOut }) => [
      part.sku,
      isOut ? 0 : Math.max(1, wanted.get(part.sku) ?? 1),
    ]),
  )
}

/** In the wire form of a cart line. */
export function optionOf({ answers, parts }: Selection): LooseProductOption {
  const custom_options = Object.entries(answers)
    .filter(([, value]) => value.trim() !== '')
    .map(([option_id, option_value]) => ({ option_id, option_value }))
  const bundle_options = Object.entries(parts).map(([option_id, { ids, qty }]) => ({
    option_id,
    option_qty: qty,
    option_selections: ids,
  }))
  return { extension_attributes: { custom_options, bundle_options } }
}

export type Quote = {
  now: number
  old: number | null
  /** Of the thirty days before the reduction. */
  lowest?: number
}

/** What it costs as far as it is chosen: what is still missing or wrong does not hide the price. */
export function quoteOf(product: Product, child: ConfigurableChild | undefined, selection: Selection): Quote {
  if (product.type_id === 'grouped') return groupedQuote(product, selection)
  const { price_incl_tax, old_price, lowest_price: lowest } = child ?? product
  const made = configured(unchecked(toSellable(product, child)), withUsualSizes(product, selection))
  if (!made.ok) return { now: price_incl_tax, old: old_price, ...(lowest !== undefined && { lowest }) }
  const { unitMinor, oldUnitMinor } = made.line
  if (oldUnitMinor === null) return { now: toMajor(unitMinor), old: null }
  // What was chosen on top was always on top.
  const onTop = oldUnitMinor - toMinor(old_price ?? 0)
  return {
    now: toMajor(unitMinor),
    old: toMajor(oldUnitMinor),
    ...(lowest !== undefined && { lowest: toMajor(toMinor(lowest) + onTop) }),
  }
}

function groupedQuote(product: Product, { counts }: Selection): Quote {
  const sumOf = (price: (part: ProductCard) => number) =>
    toMajor(
      addMoney(
        ...groupedRows(product).map(({ part }) => multiplyMoney(toMinor(price(part)), counts[part.sku] ?? 0)),
      ),
    )
  const now = sumOf((part) => part.price_incl_tax)
  const old = sumOf((part) => part.old_price ?? part.price_incl_tax)
  return { now, old: old > now ? old : null }
}

/** What keeps it out of the bag, all of it at once; a grouped product has its own question, how many. */
export function problemsOf(
  product: Product,
  child: ConfigurableChild | undefined,
  selection: Selection,
): OptionProblem[] {
  const sellable = toSellable(product, child)
  const found: OptionProblem[] = []
  for (;;) {
    const waived = new Set(found.map(({ field }) => field))
    const made = configured(
      withoutRules(sellable, (id) => waived.has(String(id))),
      selection,
    )
    if (made.ok || made.problem.kind !== 'option' || waived.has(made.problem.optionId)) return found
    found.push({ field: made.problem.optionId, reason: made.problem.reason })
  }
}
/** `reason`: the rule that is broken. */
type OptionProblem = { field: string; reason: string }

const configured = (sellable: Sellable, selection: Selection): Configured =>
  // A variant not chosen yet is priced as its parent.
  configureLine(
    sellable.type === 'configurable' ? { ...sellable, type: 'simple' } : sellable,
    optionOf(selection),
  )

const unchecked = (sellable: Sellable): Sellable => ({
  ...withoutRules(sellable, () => true),
  isOffered: true,
})

/** With some of its questions open to any answer, or to none. */
const withoutRules = (sellable: Sellable, isWaived: (id: string | number) => boolean): Sellable => ({
  ...sellable,
  customOptions: sellable.customOptions.map((one) =>
    isWaived(one.id) ? { ...one, required: false, maxCharacters: 0, validators: [] } : one,
  ),
  bundleOptions: sellable.bundleOptions.map((one) => (isWaived(one.id) ? { ...one, required: false } : one)),
})
