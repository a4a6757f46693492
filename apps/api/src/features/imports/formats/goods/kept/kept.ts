// What no column of another shop's table can say goes beside them, in one cell as JSON: a table that was written here and comes
// back loses nothing, and other programs pass it over.
import type {
  AttributeRecord,
  CategoryRecord,
  LinkRecord,
  ProductRecord,
  SourcePlace,
} from '@vitrine/domain/catalog/records'
import { LANGUAGES, type Language } from '@vitrine/domain/store/store-view'
import { z } from 'zod'
import { type Told, told } from '#api/refusal/told.ts'
import { recordSchema } from '../../../records/record-schema.ts'
import type { Row } from '../../table/read-table.ts'
import { CURRENCIES, type Currency } from '../prices.ts'
import { keyOf } from '../words.ts'

export type Around = AttributeRecord | CategoryRecord
export type Kept = {
  /** Of the columns beside it, whatever the table is taken for. */
  language: Language
  currency: Currency
  record: ProductRecord
  links: readonly LinkRecord[]
  /** Words of the shop it came from; each row carries some. */
  around: readonly Around[]
}

/** By format; Shopify's first row of a product tells it beside its first variant. */
export const KEPT_COLUMNS = {
  shopify: 'Vitrine record (product.metafields.vitrine.record)',
  shopifyVariant: 'Vitrine variant (product.metafields.vitrine.variant)',
  woocommerce: 'Meta: _vitrine_record',
  magento: 'vitrine_record',
  csv: 'vitrine_record',
} as const

const record = recordSchema(new Date(0))
const KeptSchema = z.object({
  v: z.literal(1),
  language: z.enum(LANGUAGES),
  currency: z.enum(CURRENCIES),
  record,
  links: z.array(record),
  around: z.array(record).default([]),
})

/** What a make of shop that has no SKU for a product with variants calls it by. */
export const handleOf = ({ record, language }: Pick<Kept, 'record' | 'language'>): string =>
  (record.texts[language] ?? record.texts.en)?.urlKey || keyOf(record.sku)

/** Longer than any product of ours. */
const MAX_CELL = 2_000_000

export function writeKept({ around, ...kept }: Kept): string {
  return JSON.stringify({ v: 1, ...kept, ...(around.length > 0 && { around }) })
}

type Report = { remark(place: SourcePlace, why: Told): void }

/** Undefined where there is none, or nothing that makes sense: then the columns alone count. */
export function keptIn(row: Row, column: string, report: Report): Kept | undefined {
  if (!row.has(column)) return undefined
  const kept = parse(row.get(column))
  if (kept === undefined) report.remark(row.place, told('CELL_DAMAGED', { column }))
  return kept
}

function parse(cell: string): Kept | undefined {
  if (cell.length > MAX_CELL) return undefined
  try {
    const { success, data } = KeptSchema.safeParse(JSON.parse(cell))
    if (!success || data.record.kind !== 'product') return undefined
    return {
      ...{ language: data.language, currency: data.currency, record: data.record },
      links: data.links.filter((one) => one.kind === 'link'),
      around: data.around.filter((one) => one.kind === 'attribute' || one.kind === 'category'),
    }
  } catch {
    return undefined
  }
}
