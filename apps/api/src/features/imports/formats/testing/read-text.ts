import type { ProductRecord, ShopRecord } from '@vitrine/domain/catalog/records'
import { describeProblem } from '../../problems.ts'
import type { KnownCatalogue } from '../goods/to-records.ts'
import { type Format, type FormatOptions, readFormat } from '../read-format.ts'

/** A shop that has nothing yet. */
export const EMPTY_CATALOGUE: KnownCatalogue = {
  conversions: new Map([
    ['us', { rate: 1, stepMinor: 100 }],
    ['de', { rate: 0.9, stepMinor: 100 }],
  ]),
  attributes: [],
  categories: [],
  skus: new Set(),
  counted: new Set(),
}

export type ReadText = {
  records: ShopRecord[]
  products: Map<string, ProductRecord>
  leftOut: string[]
  remarks: string[]
  rows: number
  named: ReadonlySet<string>
}

export async function readText(
  text: string | Uint8Array,
  format: Format,
  { catalogue = EMPTY_CATALOGUE, ...options }: Partial<FormatOptions> & { catalogue?: KnownCatalogue } = {},
): Promise<ReadText> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  const reading = await readFormat(
    { name: 'goods.csv', bytes, format },
    { language: 'en', currency: 'USD', ...options },
    catalogue,
  )
  const records = [...reading.records]
  return {
    records,
    products: new Map(records.filter((one) => one.kind === 'product').map((one) => [one.sku, one])),
    leftOut: reading.leftOut.listed.map(describeProblem),
    remarks: reading.remarks.listed.map(describeProblem),
    rows: reading.rows,
    named: reading.named,
  }
}
