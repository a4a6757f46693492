import type { Product } from '@vitrine/domain/catalog/product'
import { isEnabled } from '@vitrine/domain/catalog/standing'
import { SIZE } from '#web/lib/catalog/variant/size.ts'
import { valuesOf } from '#web/lib/catalog/variant/values-of.ts'

export type Row = { code: string; label: string; texts: string[]; isSame: boolean }
type Described = Pick<Product, 'details' | 'configurable_options' | 'configurable_children'>
/** Which attributes the shop compares by, where it says so. */
type Flagged = { attributes_metadata?: readonly { attribute_code: string; is_comparable: boolean }[] }
export type ComparedProduct = (Described & Flagged) | undefined

type Words = { comma: string; none: string; noneLeft: string; sizes: string }

/** A line for each attribute at least one of them has; what all share is told once. */
export function compareRows(products: readonly ComparedProduct[], words: Words): Row[] {
  const flagged = products.flatMap((one) => one?.attributes_metadata ?? []).filter((one) => one.is_comparable)
  const comparable = new Set(flagged.map((one) => one.attribute_code))
  const labels = new Map(
    products
      .flatMap((one) => one?.details ?? [])
      .filter(({ code }) => comparable.size === 0 || comparable.has(code))
      .map(({ code, label }) => [code, label]),
  )
  const told = [...labels].map(([code, label]) =>
    toRow(
      { code, label },
      products.map((one) => one?.details.find((detail) => detail.code === code)?.values.join(words.comma)),
      words,
    ),
  )
  const sizes = products.map((one) => one && sizesOf(one).join(words.comma))
  if (sizes.every((text) => !text)) return told
  const ofSizes = products.map((one, at) => sizes[at] || (one && hasSizes(one) ? words.noneLeft : undefined))
  return [...told, toRow({ code: SIZE, label: words.sizes }, ofSizes, words)]
}

function toRow(
  head: Pick<Row, 'code' | 'label'>,
  texts: readonly (string | undefined)[],
  { none }: Words,
): Row {
  const shown = texts.map((text) => text || none)
  return { ...head, texts: shown, isSame: new Set(shown).size === 1 }
}

const hasSizes = ({ configurable_options: axes }: Described): boolean =>
  axes.some(({ attribute_code: code }) => code === SIZE)

/** That can be had now. */
function sizesOf({ configurable_options: axes, configurable_children: children }: Described): string[] {
  const left = children.filter((child) => isEnabled(child) && child.stock.is_in_stock)
  const axis = axes.find(({ attribute_code: code }) => code === SIZE)
  return (axis ? valuesOf(axis) : [])
    .filter(({ value_index: value }) => left.some((child) => child.attributes[SIZE] === value))
    .map(({ label }) => label)
}
