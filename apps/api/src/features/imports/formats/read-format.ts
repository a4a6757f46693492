// One door to all formats of tables: bytes in, neutral records out, with what was left out told by line.
import type { ShopRecord } from '@vitrine/domain/catalog/records'
import type { Language } from '@vitrine/domain/store/store-view'
import { told } from '#api/refusal/told.ts'
import type { ProblemList } from '../problems.ts'
import { guessMapping, type Mapping, readGeneric } from './generic.ts'
import { Goods } from './goods/goods.ts'
import type { Currency } from './goods/prices.ts'
import { type KnownCatalogue, toRecords } from './goods/to-records.ts'
import { readMagento } from './magento/read-magento.ts'
import { readShopify } from './shopify.ts'
import { type Charset, Unreadable } from './table/decode-text.ts'
import { readTable, type Table } from './table/read-table.ts'
import { skuIn } from './table/text-in.ts'
import { readWooCommerce } from './woocommerce/read-woocommerce.ts'

export const FORMATS = ['shopify', 'woocommerce', 'magento', 'csv'] as const
export type Format = (typeof FORMATS)[number]

/** What goods of tables are remembered by, whatever the format. */
export const TABLE_SOURCE = 'table'

export type FormatOptions = {
  language: Language
  currency: Currency
  charset?: Charset | undefined
  /** What it does not hold will be taken off the shelves. */
  isWhole?: boolean
  /** Of a table of no known make. */
  mapping?: Mapping | undefined
  /** Whoever throws here ends the reading. */
  onRow?: (() => void) | undefined
}
type FormatFile = { name: string; bytes: Uint8Array; format: Format }
export type FormatReading = {
  records: Generator<ShopRecord>
  rows: number
  /** Products that will come of it. */
  products: number
  leftOut: ProblemList
  remarks: ProblemList
  /** Keys of all it speaks of, taken or not. */
  named: ReadonlySet<string>
}

/** Throws `Unreadable` where the file as a whole is none of this format. */
export async function readFormat(
  file: FormatFile,
  options: FormatOptions,
  catalogue: KnownCatalogue,
): Promise<FormatReading> {
  const goods = new Goods()
  let isCut = false
  const read = await readTable({ ...file, charset: options.charset }, (fault) => {
    isCut ||= fault.isCut === true
    for (const cell of fault.cells ?? []) goods.named.add(skuIn(cell))
    goods.leaveOut(fault.place, fault)
  })
  const table = { ...read, rows: heard(read, options.onRow) }
  if (file.format === 'shopify') await readShopify(table, goods)
  else if (file.format === 'woocommerce') await readWooCommerce(table, goods)
  else if (file.format === 'magento') await readMagento(table, goods)
  else {
    const codes = catalogue.attributes.map(({ code }) => code)
    const mapping = options.mapping ?? guessMapping(table.columns, codes)
    await readGeneric(table, { goods, mapping, currency: options.currency })
  }
  if (options.isWhole) assertWhole(goods, isCut)
  return {
    records: toRecords(goods, { ...options, catalogue }),
    rows: goods.rows,
    products: goods.drafts.size,
    leftOut: goods.leftOut,
    remarks: goods.remarks,
    named: goods.named,
  }
}

async function* heard({ rows }: Pick<Table, 'rows'>, onRow: () => void = () => {}): Table['rows'] {
  for await (const row of rows) {
    onRow()
    yield row
  }
}

/** What was lost on the way must not be taken off the shelves. */
function assertWhole({ drafts, leftOut }: Goods, isCut: boolean): void {
  if (isCut) throw new Unreadable(told('END_LOST'), leftOut)
  if (drafts.size === 0) throw new Unreadable(told('NO_PRODUCTS'), leftOut)
}
