// A product with those that are chosen in it, ready to be written as rows.
import type { LinkType } from '@vitrine/domain/catalog/records'
import type { Flat } from '../goods/kept/flat.ts'

export type Item = {
  flat: Flat
  /** The cell that brings back what no column says. */
  kept: string
  axes: readonly { code: string; name: string }[]
  links: readonly { type: LinkType; sku: string; qty: number }[]
  handle: string
}
export type Family = { lead: Item; children: readonly Item[] }
export type AttributeName = { code: string; name: string }

export type TableWriter = {
  columns(attributes: readonly AttributeName[]): string[]
  rows(family: Family, now: Date): Record<string, string>[]
}

export const choiceOf = ({ flat }: Item, code: string): string =>
  flat.attributes.find((one) => one.code === code)?.values[0] ?? ''
export const skusOf = ({ links }: Item, type: Item['links'][number]['type']): string[] =>
  links.filter((one) => one.type === type).map(({ sku }) => sku)

/** Where a format has no room for the days of a reduction, only one that is on is told. */
export function reductionNow({ special, specialFrom, specialTo }: Flat, now: Date): number | undefined {
  const at = now.toISOString()
  return (specialFrom ?? '') <= at && at <= (specialTo ?? '9999') ? special : undefined
}
